import type { Problem } from '../../model/diagnostics.ts';
import { lineNumber } from '../../syntax/lines.ts';
import type { Reading } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { guessAtSyntax } from '../guesses.ts';
import { movesLines } from '../kinds-of-codes.ts';
import type { Search } from '../search.ts';
import { attempt, type Judged, judge } from './attempts.ts';

/** How many guesses are tried as the first of two, and as the second. */
const mostFirst = 8;
const mostSecond = 30;
const mostMoves = 16;

/** How many of the second guesses that make a file readable are checked. The others are less likely. */
const mostJudged = 8;

const isMove = ({ code }: Candidate): boolean => code === 'Y014';

const isRenaming = ({ code, replacement }: Problem): boolean =>
  code === 'P104' && replacement?.certain === true;

/** The cost from which a guess is too unlikely to be one of two. */
const unlikely = 5;

/**
 * Finds the first of two mistakes that hide each other, such as a dash without a space above a quote that
 * is not closed. Neither repair alone lets the parser read on, but both together make the file readable.
 * @param best the best single repair, which two obvious ones have to beat
 */
export async function firstOfTwo(
  { text, failsAt = 0 }: Pick<Reading, 'text' | 'failsAt'>,
  guesses: readonly Candidate[],
  best: Judged | undefined,
  search: Search,
): Promise<Candidate | undefined> {
  const line = lineNumber(text, failsAt);
  const isNear = ({ edits: [first] }: Candidate) =>
    first !== undefined && Math.abs(lineNumber(text, first.from) - line) <= 1;
  const plain = guesses.filter(
    (guess) => !movesLines(guess) && guess.cost < unlikely && isNear(guess),
  );
  // Where a single repair helps, two moves are too unlikely.
  const moves = best ? [] : guesses.filter((guess) => isMove(guess) && isNear(guess));
  // What single repairs have used up is not left for pairs.
  if (search.isShareUsed) search.share();
  const pairs: { first: Candidate; judged: Judged }[] = [];
  for (const first of [...plain.slice(0, mostFirst), ...moves.slice(0, mostMoves)]) {
    if (search.isOver) break;
    const [repaired] = attempt({ text, failsAt }, [first], () => true, search);
    const next = repaired?.reading;
    if (next?.failsAt === undefined) continue;
    // A line that is right nowhere without another repair has most likely not been moved.
    const movedLine = isMove(first) ? lineNumber(text, first.place[0]) : undefined;
    const all = guessAtSyntax(next.text, next.failsAt).filter(
      ({ place }) => lineNumber(next.text, place[0]) !== movedLine,
    );
    const seconds = [
      ...all.filter(({ cost }) => cost < unlikely).slice(0, mostSecond),
      ...(best ? [] : all.filter(isMove).slice(0, mostMoves)),
    ];
    const isWhole = ({ failsAt: left }: Reading) => left === undefined;
    const whole = attempt(next, seconds, isWhole, search);
    // A sound attempt is the last one: see `attempt`.
    const likely = whole.filter((_, at) => at < mostJudged || at === whole.length - 1);
    const [judged] = await judge(likely, search);
    // A misspelt name is a mistake of its own, wherever its line belongs.
    if (judged?.isSound || judged?.problems.every(isRenaming)) return first;
    if (judged && !isMove(first) && !isMove(judged.candidate)) pairs.push({ first, judged });
  }
  const [pair] = pairs.sort((a, b) => a.judged.weight - b.judged.weight);
  if (!pair) return undefined;
  const isBetter = best?.reading.failsAt !== undefined || pair.judged.weight < (best?.weight ?? 0);
  return isBetter || !best ? pair.first : undefined;
}
