import { type Reading, read, readDuplicates } from '../assess.ts';
import type { Candidate } from '../candidate.ts';
import { movesLines } from '../kinds-of-codes.ts';
import type { Search } from '../search.ts';
import { areSound, startsOfBlocks } from '../sound-blocks.ts';

/**
 * Whether the blocks that a repair touches are valid after it, up to the end of the one in which parsing
 * failed. Then it is as right as one that makes the whole file valid: what is wrong in other blocks is
 * another mistake.
 * @param failing the text before the repair
 * @param reading the text after it
 */
export function isSoundAround(
  failing: Pick<Reading, 'text' | 'failsAt' | 'isLate'>,
  candidate: Candidate,
  reading: Reading,
  search: Search,
): boolean {
  const { text, failsAt = 0, isLate = false } = failing;
  const { edits } = candidate;
  const repaired = reading.text;
  const first = Math.min(failsAt, ...edits.map(({ from }) => from));
  const last = Math.max(failsAt, ...edits.map(({ to }) => to)) + repaired.length - text.length;
  const blocks = blocksAround(repaired, first, last);
  if (!blocks) return false;
  // Where no line was moved, a name that is there twice was there before.
  const isRepeating = !isLate && reading.isLate === true && !movesLines(candidate);
  const { failsAt: next = repaired.length } = reading;
  if (!isRepeating && blocks.from <= next && next < blocks.to) return false;
  const slice = `blocks:\n${repaired.slice(blocks.from, blocks.to)}`;
  search.spendReading(slice.length);
  const { value } = (isRepeating && readDuplicates(slice)) || read(slice);
  return areSound(slice, value, search.check);
}

/**
 * The whole blocks between two offsets, with the one above if the first line of a block is among them: it
 * may be the end of that one. `undefined` if they begin above the first block, or are more than two, as
 * that many are hardly moved by mistake.
 */
function blocksAround(
  text: string,
  first: number,
  last: number,
): { from: number; to: number } | undefined {
  const starts = startsOfBlocks(text);
  const index = starts.findLastIndex((start) => start <= first);
  const next = starts.findIndex((start) => start > last);
  const end = next < 0 ? starts.length : next;
  if (index < 0 || end - index > 2) return undefined;
  const isFirstLine = !text.slice(starts[index], first).includes('\n');
  const from = starts[isFirstLine ? Math.max(0, index - 1) : index] as number;
  return { from, to: starts[end] ?? text.length };
}
