import { lineStart } from '../../syntax/lines.ts';
import type { Reading } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { guessAtSyntax } from '../guesses.ts';
import { movesLines } from '../kinds-of-codes.ts';
import type { Search } from '../search.ts';
import { type Attempt, attempt } from './attempts.ts';
import { charactersLeft, linesLeft } from './progress.ts';

/** The cost from which a guess is not obvious. */
export const plainCost = 2;

/**
 * Returns an obvious repair after which others lead on line by line, at least as far as moving lines does: the
 * lines below have mistakes of the same kind, such as each text of a list that begins with a star.
 */
export function firstOfChain(
  attempts: readonly Attempt[],
  best: Attempt,
  search: Search,
): Attempt | undefined {
  return attempts
    .filter(({ candidate, reading }) => isLikely(candidate) && reading.failsAt !== undefined)
    .slice(0, mostChains)
    .find(({ reading }) => linesLeft(readOn(reading, search)) <= linesLeft(best.reading));
}

/** Reads on from one mistake to the next with a likely repair for the line of each. */
function readOn(start: Reading, search: Search): Reading {
  let reading = start;
  for (let step = 0; step < longestChain && reading.failsAt !== undefined; step += 1) {
    const left = charactersLeft(reading);
    const line = lineStart(reading.text, reading.failsAt);
    const guesses = guessAtSyntax(reading.text, reading.failsAt).filter(
      (guess) => isLikely(guess) && lineStart(reading.text, guess.place[0]) === line,
    );
    const isProgress = (next: Reading) => charactersLeft(next) < left;
    const found = attempt(reading, guesses.slice(0, mostLinks), isProgress, search);
    const [next] = found.sort((a, b) => linesLeft(a.reading) - linesLeft(b.reading));
    if (!next) break;
    reading = next.reading;
  }
  return reading;
}

const isLikely = (guess: Candidate): boolean => !movesLines(guess) && guess.cost <= plainCost;

const mostChains = 3;
const longestChain = 20;
const mostLinks = 8;
