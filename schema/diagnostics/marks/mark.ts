import type { Code } from '../codes.ts';

/** Signs in a text that visitors would read, and that its author meant as something else. */
export interface Mark {
  code: Code;
  message: string;
  label?: string;
  hints: string[];
  /** Where it is in the text. */
  index: number;
  length: number;
  /** What was meant. */
  fix?: { text: string; certain: boolean };
}

/**
 * Looks for marks in a text. `isInline`: whether bold words and links are allowed there; `isHeading`:
 * whether it is the heading of a page or a block.
 */
export type FindMark = (text: string, isInline: boolean, isHeading: boolean) => Mark | undefined;
