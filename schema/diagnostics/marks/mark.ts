import type { Code } from '../../model/codes.ts';
import type { About, Hints, Label, Problem } from '../../model/diagnostics.ts';
import { asOneProblem, type Source } from '../source.ts';

/** Characters in a text that visitors would read although their author meant something else. */
export interface Mark {
  code: Code;
  message: string;
  label?: Label | undefined;
  hints: Hints;
  /** The characters, and their offset in the text. */
  found: { index: number; 0: string };
  fix?: { text: string; certain?: boolean } | undefined;
  about?: About;
}

/** What a text is in its block. */
export interface TextKind {
  /** Whether it supports bold words and links. */
  isInline: boolean;
  /** What it is the heading of, if it is one. Only that of a page may have line breaks. */
  heading: 'page' | 'block' | undefined;
  /** Whether it is shown in quotation marks, so that it needs none of its own. */
  isQuoted: boolean;
  /** Whether it is an item in a list of texts, such as a table cell. */
  isItem: boolean;
  /** Whether another item of its list has a pattern in it. */
  isBesideSome: (pattern: RegExp) => boolean;
  /** Returns how it is written, with its quotes. */
  written: () => string;
}

/** Finds marks in a text. */
export type FindMark = (text: string, kind: TextKind) => Mark | undefined;

/**
 * Combines the warnings of a block that say the same, because authors paste several lines at once.
 * Those about backticks are combined on the whole page: an author writes them in all texts or in none.
 */
export function onePerBlock(problems: readonly Problem[], source: Source): Problem[] {
  const groups = Map.groupBy(problems, ({ where, message, about }) =>
    about?.kind === 'backticks' ? about.kind : `${where.path?.slice(0, 2).join('/')} ${message}`,
  );
  return [...groups.values()].map((group) => asOneProblem(group as [Problem], source));
}

/** Returns where a part of a text first appears, for a mark. */
export const firstIn = (text: string, part: string): Mark['found'] => ({
  index: text.indexOf(part),
  0: part,
});
