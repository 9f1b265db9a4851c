import { quote } from '../../edits/write-scalar.ts';
import type { Problem } from '../../model/diagnostics.ts';
import { code, shortened } from '../../model/wording.ts';

/** Characters that a backslash and a letter stand for, and paths with codes for spaces. */
const results =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
  /[\0\x07\b\x1b\f\v\x85\u2028\u2029]|\xa0\(|\b[A-Z]:[\n\r\t]/;

/** A backslash and a letter that is its own. Behind the letter of a drive, so is that of a space. */
const literal = /\\(?:[0abefvNLP]|_(?=\()|[nrt](?<=\b[A-Z]:[^\s"]*))/y;

/** Explains a valid text in double quotes in which a backslash and a letter became another sign. */
export function explainWrittenCode(
  value: string,
  readWritten: () => string,
): Pick<Problem, 'message' | 'hints' | 'replacement'> | undefined {
  if (!results.test(value)) return undefined;
  const written = readWritten();
  if (!written.startsWith('"')) return undefined;
  const found: string[] = [];
  let isWhole = true;
  const kept = written.replace(/\\[\s\S]/g, (sequence, at: number) => {
    literal.lastIndex = at;
    if (literal.test(written)) {
      found.push(sequence);
      return `\\${sequence}`;
    }
    isWhole &&= /^\\[\\"]$/.test(sequence);
    return sequence;
  });
  const [first] = found;
  if (!first) return undefined;
  const right = isWhole ? quote(kept.slice(1, -1).replace(/\\([\\"])/g, '$1')) : kept;
  const title = isWhole
    ? 'put the text in single quotes, where a backslash is only a backslash'
    : 'write two backslashes for one';
  return {
    message: `In double quotes, ${code(first)} is a code for one sign, and visitors see neither the backslash nor the letter.`,
    hints: [
      `Write ${code(shortened(right))} if they are part of the text. Otherwise remove ${code(first)}.`,
    ],
    replacement: { title, text: right },
  };
}
