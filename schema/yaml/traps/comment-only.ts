import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { asValue, quote } from '../scalar.ts';
import { shortened } from '../shortened.ts';

/** `- # of users` and `label: # of users`: a text that begins with `#` is taken for a comment. */
export const commentOnly: Trap = (line, { lines }) => {
  const { key, dashes, value, text: all, from, isComment } = line;
  const words = all.slice(value.from - from).trimEnd();
  if (isComment || !(key || dashes > 0) || value.text !== '' || !/^#[ \t]+\S/.test(words))
    return [];
  const below = neighbour(lines, line.index, 1);
  // What hangs on the line is its value.
  if (below && below.indent > line.indent) return [];
  const end = value.from + words.length;
  const [, title] = key ? (/^#{1,6}[ \t]+(\p{Lu}.*)$/u.exec(words) ?? []) : [];
  if (title !== undefined) {
    return [
      {
        code: 'Y010',
        place: [value.from, end],
        message: `What starts with ${code('#')} is a comment, so ${code(String(key?.name))} has no value here.`,
        hints: [
          `A heading has no sign before it: ${code(shortened(`${key?.name}: ${asValue(title)}`))}. If the sign is meant, put the text in quotes: ${code(shortened(quote(words)))}.`,
        ],
        title: 'remove the `#`',
        edits: [{ from: value.from, to: end, text: asValue(title) }],
        certain: false,
        cost: 0.4,
      },
    ];
  }
  return [
    {
      code: 'Y010',
      place: [value.from, end],
      message: 'Without quotes, what starts with `#` is a comment, so there is no value here.',
      hints: [`If it is the text, put it in quotes: ${code(shortened(quote(words)))}.`],
      title: 'put the text in quotes',
      edits: [{ from: value.from, to: end, text: quote(words) }],
      certain: false,
      cost: 1.4,
    },
  ];
};
