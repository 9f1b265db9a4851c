import { code, joinAnd, shortened } from '../../model/wording.ts';
import { type Candidate, change } from '../candidate.ts';
import { isReadable } from '../scalar.ts';

/** A punctuation mark behind a backslash of its own. YAML reads `\_` as a space, which nobody means here. */
const escaped = /(?<!\\)(?:\\\\)*\\(?<mark>[!#$%&'()*+,.:;<=>?@[\]^_`{|}~-])/g;

/** Marks that are nothing but themselves. `.` and `#` may begin the name of a file, and `^\+` is a pattern. */
const plain =
  /^(?:.\\[%&',:;-]|[\w\s]\\[+=]|.\\\$(?!\()|\W\\[.#@!~]|.\\[.#@!~](?!\w)|\w\\_(?=\w)|\s\\\*(?=\s))/s;

/** The beginning of a path: `C:\plans`, or two backslashes. */
const path = /(?<!\w)[A-Za-z]:\\|^"\\\\/;

/** Whether a text in double quotes has marks behind a backslash, and is no path. */
export const hasEscapedMarks = (text: string): boolean =>
  text.startsWith('"') && !path.test(text) && text.search(escaped) >= 0;

/** `"R\&D"`, `"50\% off"`: as Markdown and LaTeX write these marks. The rest of the text must be readable. */
export function escapedMarks(text: string, from: number): Candidate | undefined {
  if (!hasEscapedMarks(text)) return undefined;
  const found = [...text.matchAll(escaped)].map(({ index, 0: all, groups }) => ({
    at: index + all.length - 2,
    mark: groups?.mark ?? '',
  }));
  const right = found.reduceRight((rest, { at }) => rest.slice(0, at) + rest.slice(at + 1), text);
  const [first] = found;
  if (!first || !isReadable(right)) return undefined;
  const marks = [...new Set(found.map(({ mark }) => code(mark)))];
  const others = right.replace(/\\[\\"n]/g, '');
  const edits = found.map(({ at }) => ({ from: from + at, to: from + at + 1, text: '' }));
  return change(edits, {
    code: 'Y029',
    place: [from + first.at, from + first.at + 2],
    message: `${joinAnd(marks)} ${marks.length > 1 ? 'need' : 'needs'} no backslash here: that is how Markdown and LaTeX write ${marks.length > 1 ? 'them' : 'it'}.`,
    hints: [`Write ${code(shortened(right))}.`],
    certain: !others.includes('\\') && found.every(({ at }) => plain.test(text.slice(at - 1))),
    cost: 0.5,
  });
}
