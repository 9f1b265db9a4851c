import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { locate } from '../diagnostics/locate.ts';
import { applyFix } from '../edits/apply-fixes.ts';
import { applyEdits } from '../edits/text-edits.ts';
import type { FileCheck } from '../validate/validate.ts';
import { mayUseValues } from '../values/value-uses.ts';
import { hasNothingNew, problemsIn, type Reading, read, valueAt, weigh } from './assess.ts';
import { type Attempt, attempt, isShape, type Judged, judge } from './attempts.ts';
import type { Candidate } from './candidate.ts';
import { type Effort, spend } from './effort.ts';
import { guessAtProblem, guessAtSigns, guessAtSyntax } from './guesses.ts';
import { renamedCopy } from './renamed-copy.ts';
import { hasNumberWithComma } from './signs.ts';

/** The repair after which YAML can be read furthest, and of those the one with the fewest mistakes. */
export async function chooseForSyntax(
  { text, failsAt = 0, isLate }: Reading,
  check: FileCheck,
  effort: Effort,
): Promise<Candidate | undefined> {
  const left = text.length - failsAt;
  const before = linesLeft({ text, failsAt });
  const isProgress = (reading: Reading) => charactersLeft(reading) < left;
  const guesses = guessAtSyntax(text, failsAt);
  const attempts = attempt({ text, failsAt }, guesses, isProgress, check, effort);
  const byLines = Map.groupBy(attempts, ({ reading }) => linesLeft(reading));
  for (const [, equal] of [...byLines].sort(([a], [b]) => a - b)) {
    const [best] = (await judge(equal, check, effort)).filter(
      (one) => !isShape(one.candidate) || isConvincing(one, before, text),
    );
    if (!best) continue;
    const present = weigh(await problemsIn({ text, failsAt }, check), undefined);
    const leavesMore = best.weight > present || best.reading.failsAt !== undefined;
    const plain = isShape(best.candidate) && leavesMore ? plainOf(attempts, before) : [];
    const [first = best] = await judge(plain, check, effort);
    const renamed = await renamedCopy(first, { text, failsAt }, isProgress, check, effort);
    if (renamed) return renamed;
    return isLate ? besideRemoval(first, guesses, text, check) : first.candidate;
  }
  // Where the next line has a mistake of its own, no more can be asked.
  const shapes = attempts.filter(({ candidate }) => isShape(candidate));
  const furthest = shapes.toSorted((a, b) => linesLeft(a.reading) - linesLeft(b.reading));
  const doubtful = await judge(furthest.slice(0, mostDoubtful), check, effort);
  const known = doubtful.find(
    (one) => isOfSchemas(one, text) && hasPlainMistake(one.reading, check, effort),
  );
  return (known ?? doubtful.find(isLoneLine))?.candidate;
}

/** A single line that nothing hangs on, moved by one level, may have a name that no schema knows as well. */
const isLoneLine = ({ candidate: { code, edits }, reading }: Judged): boolean =>
  code === 'Y014' && edits.length === 1 && reading.failsAt === undefined;

const mostDoubtful = 8;

/**
 * What is plain to see, and of that what leads furthest: another mistake below may be why it
 * leads less far than what is out of place, and leaves other mistakes behind.
 */
function plainOf(attempts: readonly Attempt[], before: number): Attempt[] {
  const plain = attempts.filter(
    ({ candidate, reading }) =>
      !isShape(candidate) && candidate.cost < plainCost && linesLeft(reading) < before - 1,
  );
  const least = Math.min(...plain.map(({ reading }) => linesLeft(reading)));
  return plain.filter(({ reading }) => linesLeft(reading) === least);
}

/** What a guess costs that nothing but its line speaks for. */
const plainCost = 2;

/** Where a name stands twice, to move it is not certain if the page would do without it, too. */
function besideRemoval(
  { candidate }: Judged,
  guesses: readonly Candidate[],
  text: string,
  check: FileCheck,
): Candidate {
  const isSpare = ({ code, edits }: Candidate) => {
    if (code !== 'Y002') return false;
    const { failsAt, value } = read(applyEdits(text, edits));
    return failsAt === undefined && check.accept(value) !== undefined;
  };
  const spare = isShape(candidate) ? guesses.find(isSpare) : undefined;
  if (!spare) return candidate;
  const hint = `Or keep one of the two: ${spare.label}.`;
  return { ...candidate, hints: [...candidate.hints, hint], certain: false };
}

/** Whether something that is plain to see explains why a text cannot be read any further. */
function hasPlainMistake(
  { text, failsAt = 0 }: Reading,
  check: FileCheck,
  effort: Effort,
): boolean {
  const plain = guessAtSigns(text, failsAt);
  const left = text.length - failsAt;
  return (
    attempt({ text, failsAt }, plain, (reading) => charactersLeft(reading) < left, check, effort)
      .length > 0
  );
}

/** Whether a repair of what is out of place, which fits nearly everywhere, does more than to move the failure by a line, and the schemas know what it moves. */
function isConvincing(judged: Judged, before: number, text: string): boolean {
  const { reading } = judged;
  if (reading.failsAt !== undefined && before - linesLeft(reading) < 3) return false;
  return isOfSchemas(judged, text);
}

/** Whether the schemas know what stands at another place now. */
function isOfSchemas({ candidate, problems }: Judged, text: string): boolean {
  const name = /[\w-]+/.exec(text.slice(...candidate.place))?.[0];
  // A name that a repair writes has to be one of that place, too.
  const [, written] =
    candidate.code === 'Y016' ? (/([\w-]+):/.exec(candidate.edits[0]?.text ?? '') ?? []) : [];
  const isStrange = (path: Problem['where']['path']) =>
    written !== undefined && path?.at(-2) === written;
  return !problems.some(
    ({ code, where }) =>
      (code === 'P104' || code === 'P114') &&
      (isStrange(where.path) ||
        [name, written].some((each) => each !== undefined && each === bareName(where.path))),
  );
}

/** The name at the end of a path; of an address, its first word. */
const bareName = (path: Problem['where']['path']): string | undefined =>
  /[\w-]+/.exec(String(path?.at(-1) ?? ''))?.[0];

/** The repair that leaves the fewest mistakes, if it leaves fewer than there are. */
export async function chooseForProblems(
  reading: Reading,
  problems: readonly Problem[],
  check: FileCheck,
  effort: Effort,
): Promise<Candidate | undefined> {
  const { text, value } = reading;
  const present = await problemsIn(read(text), check);
  const weight = weigh(present, value);
  for (const problem of problems) {
    if (isSimple(problem, value) && !hasNumberWithComma(text)) continue;
    if (effort.left <= 0) return undefined;
    // Where the schemas know what to write, only what is plain to see is better.
    const fixed = await weightWithFix(problem, text, present, check, effort);
    const isKnown = fixed < weight;
    const guesses = guessAtProblem(text, problem).filter(({ cost }) => !isKnown || cost < 2);
    const best = await bestOf(guesses, text, present, check, effort);
    if (!best) continue;
    const limit = isKnown && problem.replacement?.certain ? fixed : weight;
    // The name of a property without its colon is no part of a text, neither what cannot be seen nor the end of a line is a spelling, and a part of a number is none.
    const isPart = best.weight === fixed && /^Y0(?:13|22|23|24)$/.test(best.candidate.code);
    if (best.weight < limit || isPart) return best.candidate;
  }
  return undefined;
}

/** The guess that leaves the fewest problems, and makes none that is new. */
async function bestOf(
  guesses: readonly Candidate[],
  text: string,
  present: readonly Problem[],
  check: FileCheck,
  effort: Effort,
): Promise<Judged | undefined> {
  const print = JSON.stringify(read(text).value);
  const isOther = ({ failsAt, value }: Reading) =>
    failsAt === undefined && JSON.stringify(value) !== print;
  const attempts = attempt({ text }, guesses, isOther, check, effort);
  // Of a single problem nothing may be left; a page with an unknown value is never valid.
  const possible =
    present.length > 1 || mayUseValues(text) ? attempts : attempts.filter(({ isValid }) => isValid);
  return (await judge(possible, check, effort)).find((one) => hasNothingNew(one.problems, present));
}

/** How much is wrong after the fix that comes with a problem; infinite where it brings anything new. */
async function weightWithFix(
  problem: Problem,
  text: string,
  present: readonly Problem[],
  check: FileCheck,
  effort: Effort,
): Promise<number> {
  const fixed = readFixed(problem, text);
  if (!fixed || fixed.failsAt !== undefined) return Number.POSITIVE_INFINITY;
  spend(effort, 'explaining', text.length);
  const left = await problemsIn(fixed, check);
  return hasNothingNew(left, present) ? weigh(left, fixed.value) : Number.POSITIVE_INFINITY;
}

/** The text with the fix that comes with a problem, if one does. */
function readFixed(problem: Problem, text: string): Reading | undefined {
  const [located] = problem.replacement ? locate('', text, [problem]) : [];
  return located?.fix && read(applyFix(text, located.fix));
}

/** Whether a guess that knows nothing of a fix comes to the same result. */
export async function isConfirmed(
  problem: Problem,
  text: string,
  check: FileCheck,
  effort: Effort,
): Promise<boolean> {
  const fixed = readFixed(problem, text);
  if (fixed?.value === undefined) return false;
  const present = await problemsIn(read(text), check);
  const best = await bestOf(guessAtProblem(text, problem), text, present, check, effort);
  return best !== undefined && isDeepStrictEqual(read(best.reading.text).value, fixed.value);
}

/** A single value of a wrong kind has nothing to do with what stands around it: see `rewritings.ts`. */
function isSimple({ code, where }: Problem, root: unknown): boolean {
  const value = where.path && valueAt(root, where.path);
  if (code !== 'P102') return false;
  // A list of texts is no text that lacks its quotes, nor one with dashes too many.
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return typeof value === 'number' || typeof value === 'boolean' || isList;
}

/** How much stands behind the place where a text cannot be read; -1 where all of it can. */
const charactersLeft = ({ text, failsAt, readTo = failsAt }: Reading): number =>
  readTo === undefined ? -1 : text.length - readTo;

const linesLeft = ({ text, failsAt, readTo = failsAt }: Reading): number =>
  readTo === undefined ? 0 : text.slice(readTo).split('\n').length;
