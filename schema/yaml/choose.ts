import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { locate } from '../diagnostics/locate.ts';
import { applyFixes } from '../edits/apply-fixes.ts';
import { applyEdits } from '../edits/text-edits.ts';
import type { FileCheck } from '../validate/validate.ts';
import { hasNothingNew, problemsIn, type Reading, read, valueAt, weigh } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { guessAtProblem, guessAtSyntax } from './guesses.ts';

/** A guess, the text after its repair, and how much is still wrong with it. */
interface Choice {
  candidate: Candidate;
  reading: Reading;
  weight: number;
  problems: Problem[];
}

/** The repair after which YAML can be read furthest, and of those the one with the fewest mistakes. */
export async function chooseForSyntax(
  { text, failsAt = 0 }: Reading,
  check: FileCheck,
): Promise<Candidate | undefined> {
  const left = text.length - failsAt;
  const choices = await tryAll(
    text,
    guessAtSyntax(text, failsAt),
    (reading) => charactersLeft(reading) < left,
    check,
  );
  const before = linesLeft({ text, failsAt });
  const believable = choices.filter(
    (choice) => !isShape(choice.candidate) || isConvincing(choice, before, text),
  );
  const fewest = Math.min(...believable.map(({ reading }) => linesLeft(reading)));
  return lightest(believable.filter(({ reading }) => linesLeft(reading) === fewest))?.candidate;
}

/** Guesses at what is out of place fit nearly everywhere, so that more is asked of them. */
const isShape = ({ code }: Candidate): boolean => /^Y01[456]$/.test(code);

/** Whether a repair does more than to move the failure by a line, and the schemas know what it moves. */
function isConvincing(
  { candidate, reading, problems }: Choice,
  before: number,
  text: string,
): boolean {
  if (reading.failsAt !== undefined && before - linesLeft(reading) < 3) return false;
  const name = /[\w-]+/.exec(text.slice(...candidate.place))?.[0];
  return !problems.some(
    ({ code, where }) => (code === 'P104' || code === 'P114') && where.path?.at(-1) === name,
  );
}

/** The repair that leaves the fewest mistakes, if it leaves fewer than there are. */
export async function chooseForProblems(
  reading: Reading,
  problems: readonly Problem[],
  check: FileCheck,
): Promise<Candidate | undefined> {
  const { text, value } = reading;
  const present = await problemsIn(reading, check);
  const print = JSON.stringify(read(text).value);
  const isOther = ({ failsAt, value: other }: Reading) =>
    failsAt === undefined && JSON.stringify(other) !== print;
  for (const problem of problems) {
    if (isSimple(problem, value)) continue;
    const canBeFixed = await isFixable(problem, text, present, check);
    if (canBeFixed && problem.replacement?.certain) continue;
    // Where the schemas may know what to write, only what is plain to see is believed.
    const guesses = guessAtProblem(text, problem).filter(({ cost }) => !canBeFixed || cost < 2);
    const choices = await tryAll(text, guesses, isOther, check);
    // A repair that makes new mistakes is none.
    const choice = lightest(choices.filter((other) => hasNothingNew(other.problems, present)));
    if (choice && choice.weight < weigh(present, value)) return choice.candidate;
  }
  return undefined;
}

/** Whether the fix that comes with a problem leaves fewer, and none that is new. */
async function isFixable(
  problem: Problem,
  text: string,
  problems: readonly Problem[],
  check: FileCheck,
): Promise<boolean> {
  const fixed = readFixed(problem, text);
  if (!fixed) return false;
  if (fixed.failsAt !== undefined) return false;
  const left = await problemsIn(fixed, check);
  return left.length < problems.length && hasNothingNew(left, problems);
}

/** The text with the fix that comes with a problem, if one does. */
function readFixed(problem: Problem, text: string): Reading | undefined {
  const [located] = problem.replacement ? locate('', text, [problem]) : [];
  return located?.fix && read(applyFixes(text, [{ ...located.fix, certain: true }]).text);
}

/** Whether a guess that knows nothing of a fix comes to the same result. */
export async function isConfirmed(
  problem: Problem,
  text: string,
  check: FileCheck,
): Promise<boolean> {
  const fixed = readFixed(problem, text);
  if (fixed?.value === undefined) return false;
  const present = await problemsIn(read(text), check);
  const guesses = await tryAll(
    text,
    guessAtProblem(text, problem),
    ({ failsAt }) => failsAt === undefined,
    check,
  );
  const choice = lightest(guesses.filter((other) => hasNothingNew(other.problems, present)));
  return isDeepStrictEqual(choice?.reading.value, fixed.value);
}

/** A single value of a wrong kind has nothing to do with what stands around it: see `rewritings.ts`. */
function isSimple({ code, where }: Problem, root: unknown): boolean {
  const value = where.path && valueAt(root, where.path);
  return code === 'P102' && (typeof value === 'number' || typeof value === 'boolean');
}

/** How many characters are read for one mistake: about a second's work. Checking takes longer than reading. */
const mostEffort = 15_000_000;
const checkingEffort = 5;

/** Tries the likely ones first, and no others after one that leaves nothing wrong. */
async function tryAll(
  text: string,
  candidates: readonly Candidate[],
  isProgress: (reading: Reading) => boolean,
  check: FileCheck,
): Promise<Choice[]> {
  let effort = mostEffort;
  // Several repairs lead to the same value, and none needs to be checked twice.
  const checked = new Map<string, Problem[]>();
  const choices: Choice[] = [];
  for (const candidate of candidates) {
    const reading = read(applyEdits(text, candidate.edits));
    effort -= text.length;
    if (effort < 0) break;
    if (!isProgress(reading)) continue;
    const print = reading.failsAt === undefined ? JSON.stringify(reading.value) : '';
    const cached = checked.get(print);
    if (!cached) effort -= checkingEffort * text.length;
    const problems = cached ?? (await problemsIn(reading, check));
    if (print) checked.set(print, problems);
    const weight = weigh(problems, reading.value);
    choices.push({ candidate, reading, weight, problems });
    if (weight === 0 && reading.failsAt === undefined) break;
  }
  return choices;
}

const lightest = (choices: readonly Choice[]): Choice | undefined =>
  choices.toSorted((a, b) => a.weight - b.weight || a.candidate.cost - b.candidate.cost)[0];

/** How much stands behind the place where a text cannot be read; -1 where all of it can. */
const charactersLeft = ({ text, failsAt }: Reading): number =>
  failsAt === undefined ? -1 : text.length - failsAt;

const linesLeft = ({ text, failsAt }: Reading): number =>
  failsAt === undefined ? 0 : text.slice(failsAt).split('\n').length;
