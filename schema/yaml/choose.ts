import type { Problem } from '../diagnostics/diagnostics.ts';
import type { FileCheck } from '../validate/validate.ts';
import { problemsIn, type Reading, read } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { guessAtProblem, guessAtSyntax } from './guesses.ts';
import { splice } from './revision.ts';

/** A guess, and the text after its repair. */
export interface Choice {
  candidate: Candidate;
  reading: Reading;
  problems: Problem[];
}

/** The repair after which YAML can be read furthest, and of those the one with the fewest mistakes. */
export async function chooseForSyntax(
  { text, failsAt = 0 }: Reading,
  check: FileCheck,
): Promise<Choice | undefined> {
  const left = text.length - failsAt;
  const progress = tryAll(text, guessAtSyntax(text, failsAt)).filter(
    ({ reading }) => charactersLeft(reading) < left,
  );
  const fewest = Math.min(...progress.map(({ reading }) => linesLeft(reading)));
  return best(progress.filter(({ reading }) => linesLeft(reading) === fewest), check);
}

/** The repair that leaves the fewest mistakes, if it leaves fewer than there are. */
export async function chooseForProblems(
  text: string,
  problems: readonly Problem[],
  check: FileCheck,
): Promise<Choice | undefined> {
  for (const problem of problems) {
    // What a renaming repairs for certain is most likely a misspelt name.
    const gain = problem.replacement?.certain ? 2 : 1;
    const readable = tryAll(text, guessAtProblem(text, problem)).filter(
      ({ reading }) => reading.failsAt === undefined,
    );
    const choice = await best(readable, check);
    if (choice && choice.problems.length <= problems.length - gain) return choice;
  }
  return undefined;
}

const tryAll = (text: string, candidates: readonly Candidate[]): Omit<Choice, 'problems'>[] =>
  candidates.map((candidate) => ({ candidate, reading: read(splice(text, candidate.splices)) }));

async function best(
  choices: readonly Omit<Choice, 'problems'>[],
  check: FileCheck,
): Promise<Choice | undefined> {
  // Several repairs lead to the same value, and none needs to be checked twice.
  const checked = new Map<string, Problem[]>();
  const all: Choice[] = [];
  for (const choice of choices) {
    const { failsAt, value } = choice.reading;
    const print = failsAt === undefined ? JSON.stringify(value) : '';
    const problems = checked.get(print) ?? (await problemsIn(choice.reading, check));
    if (print) checked.set(print, problems);
    all.push({ ...choice, problems });
  }
  return all.sort(
    (a, b) => a.problems.length - b.problems.length || a.candidate.cost - b.candidate.cost,
  )[0];
}

/** How much stands behind the place where a text cannot be read; -1 where all of it can. */
const charactersLeft = ({ text, failsAt }: Reading): number =>
  failsAt === undefined ? -1 : text.length - failsAt;

const linesLeft = ({ text, failsAt }: Reading): number =>
  failsAt === undefined ? 0 : text.slice(failsAt).split('\n').length;
