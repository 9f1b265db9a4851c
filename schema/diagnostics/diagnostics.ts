/** What is wrong with content, as plain data. Nothing here is thrown or printed: `format.ts` does that at the edge. */

import type { Code } from './codes.ts';

export type Severity = 'error' | 'warning';

/** A place in a text file, both counted from 1 as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** From `start` up to, and not including, `end`. */
export interface Range {
  start: Position;
  end: Position;
}

/** A change of the text that fixes a diagnostic. `certain` ones can be made without asking. */
export interface Fix {
  title: string;
  range: Range;
  text: string;
  certain: boolean;
}

/** A place in a file. */
export interface Place {
  /** Path from the content folder, with `/`. */
  file: string;
  range: Range;
}

export interface Diagnostic {
  /** Permanent: see `codes.ts`. */
  code: Code;
  severity: Severity;
  /** It is a warning only because its page is a draft. */
  inDraft?: true;
  /** Path from the content folder, with `/`. */
  file: string;
  range: Range;
  /** One sentence in the author's words. */
  message: string;
  /** Short words for under the caret. */
  label?: string;
  /** What is allowed, what the field is for, which trap it may be: a sentence each. */
  hints: string[];
  /** Where in the page, for people who don't count indexes: `Pricing › block 1 (hero)`. */
  breadcrumb?: string;
  fix?: Fix;
  /** More places with the same cause. */
  others?: Place[];
}

/** Keys and indexes from the top of a file down to a value. */
export type Path = (string | number)[];

/**
 * A diagnostic before it is placed: rules name a path or offsets, and `locate.ts` finds the lines.
 * `at` is the key or the value at `path`, or `inside` for something that is missing in it.
 */
export interface Problem {
  code: Code;
  severity?: Severity;
  where:
    | {
        path: Path;
        at: 'key' | 'value' | 'inside';
        /** Only `text`, where it stands between the other two exactly once, in the file as in the value. */
        part?: { before: string; text: string; after: string };
      }
    /** A part of the text. Its path says only in which block it is. */
    | { offsets: [number, number]; path?: Path };
  message: string;
  label?: string;
  hints?: string[];
  /** Replaces what `where` names, or what stands at `offsets`. Left out where a `part` is not found. */
  replacement?: { title: string; text: string; certain: boolean; offsets?: [number, number] };
  /** Where else in the file to look, for a hint with their lines. */
  see?: Path[];
  /** Where to look in other files, which are not wrong themselves. */
  seeIn?: { file: string; where: Problem['where'] }[];
  /** More places with the same cause in the same file. */
  more?: Problem['where'][];
  /** More places with the same cause, each in the file of that name. */
  others?: { file: string; where: Problem['where'] }[];
}

/** By file, then line, then column, then code: the order in which people fix them. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}

/** The diagnostics where the drafts among these files are looked at like any page: their errors are errors. */
export const strictly = (
  diagnostics: readonly Diagnostic[],
  files: { has(file: string): boolean },
): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const { inDraft, ...rest } = diagnostic;
    return inDraft && files.has(diagnostic.file) ? { ...rest, severity: 'error' } : diagnostic;
  });

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');
