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
 * Looks for marks in a text. `isInline`: whether bold words and links are allowed there; `heading`:
 * whose heading it is, if it is one: only that of a page takes line breaks; `isItem`: whether it is
 * one of a list of texts, such as a cell of a table.
 */
export type FindMark = (
  text: string,
  isInline: boolean,
  heading?: 'page' | 'block',
  isItem?: boolean,
) => Mark | undefined;
