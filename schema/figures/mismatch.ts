import type { Code } from '../diagnostics/codes.ts';

/** What a keyword of a schema found in the figures, labels and parts of one page. Plain data, for the cache. */
export interface Mismatch {
  code: Code;
  /** Where it stands, as a JSON pointer. */
  pointer: string;
  message: string;
  /** What to do about it. */
  hint: string;
  /** What is said right below the place; by default what to write instead. */
  label?: string;
  /** What to write instead: a number, a text, or what stands in place of a part of it. */
  instead?: string | number;
  part?: { before: string; text: string; after: string };
  /** Where else to look, as JSON pointers. */
  others?: string[];
  /** The name of the property is marked, and not its value. */
  atKey?: true;
  /** Mismatches of one cause, such as the columns of one row, are reported together. */
  cause?: string;
  /** The words of a button, or the name that two things have. */
  name?: string;
  /** Nothing is said where names below this pointer do not follow one another. */
  follows?: string;
}
