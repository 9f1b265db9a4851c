import { isGroup } from '../is-group.ts';
import { type Reading, read, readDuplicates } from './assess.ts';
import { type Candidate, isShape } from './candidate.ts';
import { foldedItems } from './folded-items.ts';
import type { Search } from './search.ts';

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
  const isRepeating = !isLate && reading.isLate === true && !isShape(candidate);
  const { failsAt: next = repaired.length } = reading;
  if (!isRepeating && blocks.from <= next && next < blocks.to) return false;
  const slice = `blocks:\n${repaired.slice(blocks.from, blocks.to)}`;
  search.spendReading(slice.length);
  const { value } = (isRepeating && readDuplicates(slice)) || read(slice);
  return isGroup(value) && foldedItems(slice).length === 0 && isAcceptedPart(value, search);
}

/**
 * Returns the guesses that are not in a block that is valid by itself. Such a block cannot be the cause,
 * unless it is the one in which parsing failed, or the one above, whose end may be there.
 */
export function outsideSoundBlocks(
  { text, failsAt = 0 }: Pick<Reading, 'text' | 'failsAt'>,
  guesses: readonly Candidate[],
  search: Search,
): readonly Candidate[] {
  const starts = startsOfBlocks(text).filter((start) => start <= failsAt);
  const sound = starts.slice(0, -2).flatMap((from, index): [number, number][] => {
    const to = starts[index + 1] ?? from;
    return isSoundAlone(text.slice(from, to), search) ? [[from, to]] : [];
  });
  const isInSound = (at: number) => sound.some(([from, to]) => from <= at && at < to);
  return sound.length === 0
    ? guesses
    : guesses.filter(({ edits }) => !edits.every(({ from }) => isInSound(from)));
}

function isSoundAlone(blocks: string, search: Search): boolean {
  const slice = `blocks:\n${blocks}`;
  search.spendReading(slice.length);
  const { value } = read(slice);
  return isGroup(value) && foldedItems(slice).length === 0 && isAcceptedPart(value, search);
}

/** Whether blocks are valid, whatever else their page has. */
const isAcceptedPart = (value: object, search: Search): boolean =>
  search.check.accept({ title: 'Page', description: 'Page', ...value }) !== undefined;

/** Returns the offsets of the blocks of a page. */
function startsOfBlocks(text: string): number[] {
  const list = /^blocks:.*\n(?:[ \t]*(?:#.*)?\n)*( {0,4})- /m.exec(text);
  return list
    ? [...text.matchAll(new RegExp(`^${list[1]}- `, 'gm'))]
        .map(({ index }) => index)
        .filter((start) => start > list.index)
    : [];
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
