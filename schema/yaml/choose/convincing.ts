import type { Problem } from '../../model/diagnostics.ts';
import { valueAt } from '../../model/pointer.ts';
import { endOfLine, lineStart } from '../../syntax/lines.ts';
import type { Candidate } from '../candidate.ts';
import type { Judged } from './attempts.ts';
import { beginsOtherwise } from './doubts.ts';
import { linesLeft } from './progress.ts';

/** Whether a repair that moves lines is justified: the parser reads on for several lines, and the schemas allow the moved properties in their new place. */
export function isConvincing(judged: Judged, before: number, text: string): boolean {
  const { candidate, reading } = judged;
  const isShort = before - linesLeft(reading) < 3 || beginsOtherwise(text, candidate);
  if (reading.failsAt !== undefined && (isShort || isBelowOpenQuote(candidate, text))) return false;
  return isOfSchemas(judged, text);
}

/** Whether a repair moves a line with a quote that is not closed, or what is below it: it seems to go on with that. */
function isBelowOpenQuote({ edits: [first, ...others] }: Candidate, text: string): boolean {
  const { from } = first ?? { from: 0 };
  const start = lineStart(text, Math.max(0, lineStart(text, from) - 1));
  const end = endOfLine(text, others.at(-1)?.from ?? from);
  return /^[^"'\n]*[:-][ \t]+(?:"[^"\n]*|'[^'\n]*)$/m.test(text.slice(start, end));
}

/** Whether the schemas allow the moved properties in their new place. */
function isOfSchemas({ candidate, problems, reading: { value } }: Judged, text: string): boolean {
  const name = nameIn(text, candidate);
  const startsBlock = ({ code, where }: Problem) =>
    code === 'P106' && Object.keys(Object(valueAt(value, where.path ?? [])))[0] === name;
  if (candidate.code === 'Y015' && problems.some(startsBlock)) return false;
  // The same applies to a name that the repair adds.
  const [, written] = /^Y0(?:02|16)$/.test(candidate.code)
    ? (/([\w-]+):/.exec(candidate.edits[0]?.text ?? '') ?? [])
    : [];
  const isStrange = (path: Problem['where']['path']) =>
    written !== undefined && path?.at(-2) === written;
  return !problems.some(
    (problem) =>
      (problem.code === 'P104' || problem.code === 'P114') &&
      // Under another name, it belongs where that does.
      !(problem.code === 'P104' && problem.replacement) &&
      (isStrange(problem.where.path) ||
        [name, written].some(
          (each) => each !== undefined && each === bareName(problem.where.path),
        )),
  );
}

/** The name of the line that a repair is about. */
export const nameIn = (text: string, { place }: Candidate): string | undefined =>
  /[\w-]+/.exec(text.slice(...place))?.[0];

/** The name at the end of a path; the first word if it is an address. */
export const bareName = (path: Problem['where']['path']): string | undefined =>
  /[\w-]+/.exec(String(path?.at(-1) ?? ''))?.[0];
