import { applyEdits } from '../syntax/text-edits.ts';
import type { Candidate } from './candidate.ts';
import { splitLines } from './lines.ts';

/**
 * Combines two moves that were one mistake: lines selected in an editor and indented, of which the
 * second move takes some back or adds the next ones.
 * @param before the text before the first move
 * @param between the text after it
 */
export function joinedMoves(
  first: Candidate,
  second: Candidate,
  before: string,
  between: string,
): Candidate | undefined {
  if (first.code !== 'Y014' || second.code !== 'Y014') return undefined;
  const after = splitLines(applyEdits(between, second.edits));
  const lines = splitLines(before);
  const by = (index: number) => (after[index]?.indent ?? 0) - (lines[index]?.indent ?? 0);
  const start = lines.findIndex(({ index }) => by(index) !== 0);
  const end = lines.findLastIndex(({ index }) => by(index) !== 0) + 1;
  const moved = lines.slice(start, end).filter((line) => !line.isBlank);
  const shift = by(start);
  const isOne = moved.every((line) => by(line.index) === shift || !line.hasContent);
  // The second may be about the lines above those of the first.
  const top = [first, second].find(({ edits }) => edits[0]?.from === moved[0]?.from);
  if (start < 0 || !isOne || !top) return undefined;
  return {
    ...top,
    edits: moved.map((line) => line.moveBy(by(line.index))),
    certain: first.certain && second.certain,
  };
}
