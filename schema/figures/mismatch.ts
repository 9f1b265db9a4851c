import type { Code } from '../model/codes.ts';

/**
 * A mismatch that a schema keyword found in the figures, labels or parts of a page. Plain data, so
 * that it can be cached.
 */
export interface Mismatch {
  code: Code;
  /** JSON pointer of the place. */
  pointer: string;
  message: string;
  hint: string;
  /** Text below the marked place; by default the replacement. */
  label?: string;
  /** The replacement: a number, a text, or the new text for a part of it. */
  instead?: string | number;
  part?: { before: string; text: string; after: string };
  /** JSON pointer of an item to remove. */
  removes?: string;
  /** JSON pointers of related places. */
  others?: string[];
  /** Marks the property name instead of its value. */
  atKey?: true;
  /** Mismatches with the same cause, such as the columns of one row, are reported together. */
  cause?: string;
  /** Words of a button, a name that two things share, or one that is out of order. */
  name?: string;
  /** JSON pointer of the part of the page that it was computed from; by default all that was read. */
  scope?: string;
  /** Not reported until an error in that part is corrected. */
  waits?: true;
  /** Suppressed if names below this pointer are reported as out of order. */
  follows?: string;
}

/** What a keyword finds: one, or several, or none. */
export type Mismatches = Mismatch | readonly Mismatch[];

/** Whether a name with a date in it is out of order. */
export const isOutOfStep = ({ code, name }: Mismatch, date: string): boolean =>
  (code === 'K616' || code === 'K658') && name?.includes(date) === true;
