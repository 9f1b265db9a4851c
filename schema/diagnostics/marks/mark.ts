import type { Code } from '../codes.ts';
import type { Hints } from '../diagnostics.ts';

/** Characters in a text that visitors would read although their author meant something else. */
export interface Mark {
  code: Code;
  message: string;
  label?: string;
  hints: Hints;
  /** Offset in the text. */
  index: number;
  length: number;
  /** The intended text. */
  fix?: { text: string; certain: boolean };
}

/**
 * Finds marks in a text. `isInline`: whether it supports bold words and links; `heading`: what it
 * is the heading of, if it is one: only that of a page may have line breaks; `isItem`: whether it
 * is an item in a list of texts, such as a table cell.
 */
export type FindMark = (
  text: string,
  isInline: boolean,
  heading?: 'page' | 'block',
  isItem?: boolean,
) => Mark | undefined;
