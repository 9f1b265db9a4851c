import { code } from '../../model/wording.ts';
import { type Candidate, change } from '../candidate.ts';
import { type Line, splitLines } from '../lines.ts';

/** A file that ends within its last line, in a name, quotes or braces: the rest of it was lost. */
export function cutFileIn(text: string): Candidate | undefined {
  const last = splitLines(text).findLast(({ isBlank }) => !isBlank);
  if (!last) return undefined;
  const endsInLine = !text.endsWith('\n');
  const closers = closersOfCut(last.value.text, endsInLine);
  if (closers === '' && !(endsInLine && isStartOfName(last))) return undefined;
  return change([last.removal], {
    code: 'Y009',
    place: [last.start, last.to],
    message: 'The file ends in the middle of this line, and what came after it is missing.',
    hints: `Write the rest of the line${closers === '' ? '' : `, with ${code(closers)} at its end`}, and what belongs below it. If it was there before, ${code('git diff')} shows it.`,
    title: '',
    isOmission: true,
    cost: 0,
  });
}

/** Whether a line is one word in the column of the property above it, so that no text goes on in it. */
const isStartOfName = ({ text, dashes, key, indent, above }: Line): boolean =>
  dashes === 0 &&
  !key &&
  /^[A-Za-z]\w*$/.test(text.trim()) &&
  above?.key !== undefined &&
  above.column === indent;

/** What is missing at the end of a value that was cut; empty if it was not. */
function closersOfCut(value: string, endsInLine: boolean): string {
  if (!/^[{["']./.test(value) || /[}\]]["']?$/.test(value)) return '';
  const closers = openAtEnd(value);
  const isQuoted = /["']/.test(closers);
  // Where a line ends, a closing sign alone may be missing.
  const isCut = endsInLine || (/[}\]]/.test(closers) && (isQuoted || value.endsWith(',')));
  return isCut ? closers : '';
}

/** What would close all that is open at the end of a text. */
function openAtEnd(text: string): string {
  const open: string[] = [];
  let quoted = '';
  for (const [at, sign] of [...text].entries()) {
    if (quoted) {
      if (sign === quoted) quoted = '';
    } else if (/["']/.test(sign) && (at === 0 || /[\s[{,:]/.test(text.charAt(at - 1))))
      quoted = sign;
    else if (sign === '{' || sign === '[') open.push(sign === '{' ? ' }' : ']');
    else if (sign === '}' || sign === ']') open.pop();
  }
  return quoted + open.toReversed().join('');
}
