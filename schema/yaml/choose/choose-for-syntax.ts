import { shownHints, shownLabel } from '../../model/diagnostics.ts';
import { problemsIn, type Reading, readDuplicates, weigh } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { titleOf } from '../describe-edits.ts';
import { guessAtSyntax } from '../guesses.ts';
import { movesLines } from '../kinds-of-codes.ts';
import { splitLines } from '../lines.ts';
import type { Search } from '../search.ts';
import { type Attempt, attempt, isListing, type Judged, judge } from './attempts.ts';
import { firstOfChain, plainCost } from './chain.ts';
import { bareName, isConvincing, nameIn } from './convincing.ts';
import { rivalOf } from './doubts.ts';
import { firstOfTwo } from './first-of-two.ts';
import { charactersLeft, linesLeft } from './progress.ts';
import { renamedCopy } from './renamed-copy.ts';

/** A text that the parser does not read to its end, and what may be done about it. */
interface Failure extends Reading {
  failsAt: number;
  /** Whether only a name that is there twice is wrong, so that the lines could be read otherwise. */
  isTwice: boolean;
  guesses: readonly Candidate[];
  /** Whether the parser gets further in a repaired text. */
  isProgress: (reading: Reading) => boolean;
  /** The number of lines that the parser did not reach. */
  left: number;
}

/**
 * Returns the repair of what keeps the parser from reading on: one that makes its block valid, or the
 * best of those that lead furthest. Where none is convincing, it is what may be right all the same.
 */
export async function chooseForSyntax(
  reading: Reading,
  search: Search,
): Promise<Candidate | undefined> {
  const failure = failureOf(reading);
  const attempts = attemptsAt(failure, search);
  const sound = attempts.at(-1);
  const misspelt =
    sound &&
    isRemovalOfLine(sound.candidate) &&
    (await underOtherName(attempts, failure.text, search));
  if (misspelt) return besideRival(misspelt, failure, search);
  if (sound?.isSound && !sound.isValid) return besideRival(sound, failure, search);
  const best = await bestOfFurthest(attempts, failure, search);
  return best ? refined(best, attempts, failure, search) : lastResort(failure, search);
}

/** Whether a guess removes a property that belongs nowhere. */
const isRemovalOfLine = ({ code, mustBeValid }: Candidate): boolean =>
  code === 'Y014' && mustBeValid === true;

/**
 * Of the attempts before the last, which removes a property, returns one after which that is surely another
 * one: its name is misspelt, too.
 */
async function underOtherName(
  attempts: readonly Attempt[],
  text: string,
  search: Search,
): Promise<Judged | undefined> {
  const last = attempts.at(-1) as Attempt;
  const name = nameIn(text, last.candidate);
  const others = attempts.slice(0, -1);
  const furthest = others.filter(({ reading }) => linesLeft(reading) <= linesLeft(last.reading));
  return (await judge(furthest, search)).find(({ problems }) =>
    problems.some(
      ({ code, where, replacement }) =>
        code === 'P104' && replacement?.certain && bareName(where.path) === name,
    ),
  );
}

function failureOf({ text, failsAt = 0, isLate = false }: Reading): Failure {
  const left = charactersLeft({ text, failsAt });
  const isTwice = isLate && readDuplicates(text) !== undefined;
  const start = isTwice ? startOfBlock(text, failsAt) : 0;
  const all = guessAtSyntax(text, failsAt).filter(({ edits }) =>
    edits.some(({ to }) => to >= start),
  );
  return {
    text,
    failsAt,
    isLate,
    isTwice,
    // Where any name may be, moving lines is always valid, and no evidence of what was meant.
    guesses: isTwice && lineOf(text, failsAt)?.isInValues ? all.filter(isRemoval) : all,
    // What breaks lines that are sound is no repair, however far below it does.
    isProgress: (reading) =>
      charactersLeft(reading) < left &&
      !(isTwice && reading.failsAt !== undefined && !reading.isLate),
    left: linesLeft({ text, failsAt }),
  };
}

function attemptsAt(failure: Failure, search: Search): Attempt[] {
  const { guesses, isProgress, isTwice } = failure;
  const attempts = attempt(failure, guesses, isProgress, search);
  // That one of the two has to go, or has another name, is always looked at.
  if (isTwice && search.isShareUsed && !attempts.some(({ candidate }) => isRemoval(candidate))) {
    search.share();
    attempts.push(...attempt(failure, guesses.filter(isRemoval), isProgress, search));
  }
  return attempts;
}

/** Of the attempts that lead furthest, the one after which the fewest mistakes are left, if it is convincing. */
async function bestOfFurthest(
  attempts: readonly Attempt[],
  failure: Failure,
  search: Search,
): Promise<Judged | undefined> {
  const byLines = Map.groupBy(attempts, ({ reading }) => linesLeft(reading));
  for (const [, equal] of [...byLines].sort(([a], [b]) => a - b)) {
    const best = (await judge(equal, search)).find(
      (one) =>
        !(movesLines(one.candidate) || isListing(one.candidate)) ||
        isConvincing(one, failure.left, failure.text),
    );
    if (best) return best;
  }
  return undefined;
}

/** What explains the same better than the best attempt: the first of several, the first of two, or another name. */
async function refined(
  best: Judged,
  attempts: readonly Attempt[],
  failure: Failure,
  search: Search,
): Promise<Candidate> {
  const { text, failsAt, guesses, isProgress, left } = failure;
  const leavesMore =
    best.reading.failsAt !== undefined ||
    (best.weight > 0 &&
      best.weight > weigh(await problemsIn({ text, failsAt }, search.check), undefined));
  const isDoubtful = movesLines(best.candidate) && leavesMore;
  const chain = isDoubtful ? firstOfChain(attempts, best, search) : undefined;
  if (chain) return chain.candidate;
  const isWeak = best.candidate.cost >= plainCost || linesLeft(best.reading) > left - 3;
  return (
    (leavesMore && isWeak ? await firstOfTwo(failure, guesses, best, search) : undefined) ??
    (await renamedCopy(best, { text, failsAt }, isProgress, search)) ??
    besideRival(best, failure, search)
  );
}

async function lastResort(failure: Failure, search: Search): Promise<Candidate | undefined> {
  const { guesses, isTwice } = failure;
  // With nothing left to try, what appears twice is just that.
  if (isTwice && search.isShareUsed) return guesses.find(isRemoval);
  return await firstOfTwo(failure, guesses, undefined, search);
}

/** Where the block around a property begins. What is above it cannot be why the property is there twice. */
function startOfBlock(text: string, offset: number): number {
  const isOfPage = (lineOf(text, offset)?.indent ?? 0) <= 2;
  const starts = isOfPage ? [] : [...text.slice(0, offset).matchAll(/^ {0,2}- /gm)];
  return starts.at(-1)?.index ?? 0;
}

const lineOf = (text: string, offset: number) => splitLines(text).find(({ to }) => to >= offset);

/** Whether a guess removes a property that is there twice. */
const isRemoval = (guess: Candidate): boolean => guess.code === 'Y002' && !isListing(guess);

/** Where another guess is as right, a repair that moves lines, or adds or removes some, is not certain. */
function besideRival({ candidate }: Attempt, failure: Failure, search: Search): Candidate {
  const rival = rivalOf(candidate, failure.guesses, failure, search);
  if (!rival) return candidate;
  const { code } = rival;
  const label = shownLabel(rival.label);
  const hint = isRemoval(rival)
    ? `Or keep one of the two: ${label}.`
    : `Or ${code === 'Y016' ? label : titleOf(rival, failure.text)}.`;
  return { ...candidate, hints: [...shownHints(candidate.hints), hint], certain: false };
}
