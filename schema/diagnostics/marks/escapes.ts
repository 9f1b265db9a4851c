import { hasPath, markdownEscape } from '../../inline/markdown-escape.ts';
import { code } from '../../model/wording.ts';
import type { FindMark } from './mark.ts';

/** Finds `\&` and `1\.`, as text that was exported as Markdown has it. */
export const escapedSign: FindMark = (text) => {
  const escapes = new RegExp(markdownEscape, 'g');
  const inCode = [...text.matchAll(/`[^`\n]+`/g)];
  // In backticks is code, which has backslashes of its own.
  const places = [...text.matchAll(escapes)].filter(
    ({ index }) =>
      !inCode.some((span) => span.index < index && index < span.index + span[0].length),
  );
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last || hasPath(text)) return undefined;
  const found = text.slice(first.index, last.index + last[0].length);
  const meant = found.replace(escapes, '$1');
  return {
    code: 'W903',
    message: `${code(first[0])} is shown with its backslash, which Markdown needs and a text here does not.`,
    hints: [`Write the sign alone: ${code(first[0].slice(1))}.`],
    found: { index: first.index, 0: found },
    // Other signs may be marks without it.
    fix: {
      text: meant,
      certain: places.every(
        ({ index, 1: sign = '', input }) =>
          index > 0 &&
          (/[&!+]/.test(sign) ||
            /(?<=\d)\\\.|(?<= )\\- |\\\$(?=\d)/.test(input.slice(index - 1, index + 3))),
      ),
    },
  };
};
