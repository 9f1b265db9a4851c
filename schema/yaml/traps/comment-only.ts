import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { quote } from '../scalar.ts';
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
