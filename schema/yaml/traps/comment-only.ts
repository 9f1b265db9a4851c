import { code } from '../../diagnostics/wording.ts';
import { rewrite, type Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { asValue, quote } from '../scalar.ts';
import { shortened } from '../shortened.ts';

/** `- # of users` and `label: # of users`: a text that begins with `#` is taken for a comment. */
export const commentOnly: Trap = (line, { lines }) => {
  const { key, dashes, value, text: all, from, isComment } = line;
  const words = all.slice(value.from - from).trimEnd();
  const sign = /^#{1,6}(?=[ \t]+\S)/.exec(words)?.[0];
  if (isComment || !(key || dashes > 0) || sign === undefined) return [];
  // A single sign ends the value, and several are taken for its beginning.
  if (value.text !== '' && sign === '#') return [];
  const below = neighbour(lines, line.index, 1);
  // What hangs on the line is its value.
  if (below && below.indent > (key ? line.column : line.indent)) return [];
  const end = value.from + words.length;
  const isHeading = sign.length > 1 || (key !== undefined && /^#[ \t]+\p{Lu}/u.test(words));
  if (isHeading) {
    const title = words.slice(sign.length).trim();
    return rewrite([value.from, end], asValue(title), {
      code: 'Y010',
      message: `What starts with ${code('#')} is a comment, so ${key ? code(key.name) : 'this item'} has no value here.`,
      hints: [
        `A heading has no sign before it: ${code(shortened(`${key ? `${key.name}:` : '-'} ${asValue(title)}`))}.${
          sign === '#'
            ? ` If the sign is meant, put the text in quotes: ${code(shortened(quote(words)))}.`
            : ''
        }`,
      ],
      title: `remove the ${code(sign)}`,
      certain: sign !== '#',
      cost: 0.4,
    });
  }
  return rewrite([value.from, end], quote(words), {
    code: 'Y010',
    message: 'Without quotes, what starts with `#` is a comment, so there is no value here.',
    hints: [`If it is the text, put it in quotes: ${code(shortened(quote(words)))}.`],
    title: 'put the text in quotes',
    certain: false,
    cost: 1.4,
  });
};
