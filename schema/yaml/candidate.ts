import type { Code } from '../diagnostics/codes.ts';
import type { TextEdit } from '../edits/text-edits.ts';
import type { Line } from './lines.ts';

/** A guess at what is wrong, with the repair that would prove it. */
export interface Candidate {
  code: Code;
  /** Offsets of what is shown to be wrong. */
  place: [number, number];
  message: string;
  label?: string;
  hints: string[];
  /** What the repair does, in words. */
  title: string;
  edits: TextEdit[];
  /** False where an author should look at the repair first. */
  certain: boolean;
  /** Of guesses that repair equally well, the one with the lowest cost is right. */
  cost: number;
}

/** What guesses are made from. */
export interface Scene {
  text: string;
  lines: readonly Line[];
}

/** Looks at one line, and guesses what may be wrong with it. */
export type Trap = (line: Line, scene: Scene) => Candidate[];

/** Lets lines begin in a column, counted from 0. */
export const moveTo = (
  column: number,
  lines: readonly Line[],
): Pick<Candidate, 'title' | 'edits'> => ({
  title: lines.length > 1 ? `move ${lines.length} lines to the right` : 'move it to the right',
  edits: lines.map(({ from, indent }) => ({ from, to: from + indent, text: ' '.repeat(column) })),
});
