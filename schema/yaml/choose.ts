import type { Problem } from '../diagnostics/diagnostics.ts';
import type { FileCheck } from '../validate/validate.ts';
import { hasNothingNew, problemsIn, type Reading, read, valueAt, weigh } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { guessAtProblem, guessAtSyntax } from './guesses.ts';
import { splice } from './revision.ts';

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
    ({ code, where }) => code === 'P104' && 'path' in where && where.path.at(-1) === name,
  );
}

/** The repair that leaves the fewest mistakes, if it leaves fewer than there are. */
export async function chooseForProblems(
  { text, value }: Reading,
  problems: readonly Problem[],
  check: FileCheck,
): Promise<Candidate | undefined> {
  const weight = weigh(problems, value);
  for (const problem of problems) {
    // What a renaming repairs for certain is most likely a misspelt name.
    const gain = problem.replacement?.certain ? 2 : 1;
    if (weight < gain || isSimple(problem, value)) continue;
    const readable = (reading: Reading) => reading.failsAt === undefined;
    const choices = await tryAll(text, guessAtProblem(text, problem), readable, check);
    // A repair that makes new mistakes is none.
    const choice = lightest(choices.filter((other) => hasNothingNew(other.problems, problems)));
    if (choice && choice.weight <= weight - gain) return choice.candidate;
  }
  return undefined;
}

/** A single value of a wrong kind has nothing to do with what stands around it: see `rewritings.ts`. */
function isSimple({ code, where }: Problem, root: unknown): boolean {
  const value = 'path' in where ? valueAt(root, where.path) : undefined;
  return code === 'P102' && (typeof value === 'number' || typeof value === 'boolean');
}

/** Tries the likely ones first, and no others after one that leaves nothing wrong. */
async function tryAll(
  text: string,
  candidates: readonly Candidate[],
  isProgress: (reading: Reading) => boolean,
  check: FileCheck,
): Promise<Choice[]> {
  // Several repairs lead to the same value, and none needs to be checked twice.
  const checked = new Map<string, Problem[]>();
  const choices: Choice[] = [];
  for (const candidate of candidates) {
    const reading = read(splice(text, candidate.splices));
    if (!isProgress(reading)) continue;
    const print = reading.failsAt === undefined ? JSON.stringify(reading.value) : '';
    const problems = checked.get(print) ?? (await problemsIn(reading, check));
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
