import type { Problem } from '../diagnostics/diagnostics.ts';
import type { FileCheck } from '../validate/validate.ts';
import { type Assessment, assess } from './assess.ts';
import type { Candidate } from './candidate.ts';
import { guessAtProblem, guessAtSyntax } from './guesses.ts';
import { type Revision, revise, splice, unrevised } from './revision.ts';
import { toProblem } from './to-problem.ts';
import { conflictIn } from './traps/conflicts.ts';
import { unreadableLine } from './unreadable-line.ts';

export interface Repaired {
  /** The text with all repairs. */
  revision: Revision;
  /** What the repairs are about, placed in the original text. */
  problems: Problem[];
  value: unknown;
  /** What is wrong with the repaired text, by its paths. */
  remaining: Problem[];
  /** Offsets, in the original text, of lines that could not be read and were left out. */
  omitted: number[];
}

/** More mistakes than anybody fixes at a time. */
const mostRepairs = 60;

/**
 * Finds out what is wrong with a text by repairing it: each guess at a mistake brings its repair,
 * and the guess is right whose repair makes the text readable, or gives it a valid meaning.
 */
export async function repair(text: string, check: FileCheck): Promise<Repaired> {
  let revision = unrevised(text);
  const problems: Problem[] = [];
  const omitted: number[] = [];
  const make = (candidate: Candidate) => {
    problems.push(toProblem(candidate, revision));
    revision = revise(revision, candidate.splices);
  };
  for (let found = conflictIn(text); found; found = conflictIn(revision.text)) make(found);
  let state = await assess(revision.text, check);
  while (problems.length < mostRepairs) {
    const { failsAt } = state;
    const best =
      failsAt === undefined
        ? await bestForProblems(revision.text, state, check)
        : await bestForSyntax(revision.text, state, check);
    if (best) {
      make(best.candidate);
      state = best.state;
    } else if (failsAt !== undefined) {
      const lost = unreadableLine(revision.text, failsAt);
      omitted.push(revision.origins[lost.splices[0]?.from ?? 0] ?? 0);
      make(lost);
      state = await assess(revision.text, check);
    } else break;
  }
  return { revision, problems, value: state.value, remaining: state.problems, omitted };
}

interface Choice {
  candidate: Candidate;
  state: Assessment;
}

async function tryAll(text: string, candidates: readonly Candidate[], check: FileCheck): Promise<Choice[]> {
  const choices: Choice[] = [];
  for (const candidate of candidates) {
    choices.push({ candidate, state: await assess(splice(text, candidate.splices), check) });
  }
  return choices;
}

/** The repair after which YAML can be read furthest, then that with the fewest mistakes. */
async function bestForSyntax(
  text: string,
  { failsAt = 0 }: Assessment,
  check: FileCheck,
): Promise<Choice | undefined> {
  const left = text.length - failsAt;
  const choices = (await tryAll(text, guessAtSyntax(text, failsAt), check)).filter(
    (choice) => charactersLeft(text, choice) < left,
  );
  return choices.sort(
    (a, b) =>
      linesLeft(text, a) - linesLeft(text, b) ||
      a.state.problems.length - b.state.problems.length ||
      a.candidate.cost - b.candidate.cost,
  )[0];
}

/** How much of a text stands behind the place where it cannot be read; -1 where all of it can. */
function charactersLeft(text: string, { candidate, state }: Choice): number {
  if (state.failsAt === undefined) return -1;
  return splice(text, candidate.splices).length - state.failsAt;
}

function linesLeft(text: string, { candidate, state }: Choice): number {
  if (state.failsAt === undefined) return 0;
  return splice(text, candidate.splices).slice(state.failsAt).split('\n').length;
}

/** The repair that leaves the fewest mistakes, if it leaves fewer than there are. */
async function bestForProblems(
  text: string,
  { problems }: Assessment,
  check: FileCheck,
): Promise<Choice | undefined> {
  for (const problem of problems) {
    // What a renaming repairs for certain is most likely a misspelt name.
    const gain = problem.replacement?.certain ? 2 : 1;
    const choices = (await tryAll(text, guessAtProblem(text, problem), check)).filter(
      ({ state }) => state.failsAt === undefined && state.problems.length <= problems.length - gain,
    );
    const [best] = choices.sort(
      (a, b) => a.state.problems.length - b.state.problems.length || a.candidate.cost - b.candidate.cost,
    );
    if (best) return best;
  }
  return undefined;
}
