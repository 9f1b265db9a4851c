/**
 * Diagnostics as plain data. Nothing here throws or prints: `format.ts` prints them at the edge.
 */

import type { Code } from './codes.ts';

export type Severity = 'error' | 'warning';

/** A place in a text file, counted from 1 as in editors. */
export interface Position {
  line: number;
  column: number;
}

/** `end` is exclusive. */
export interface Range {
  start: Position;
  end: Position;
}

/** A text change that fixes a diagnostic. `certain` fixes can be applied without asking. */
export interface Fix {
  title: string;
  range: Range;
  text: string;
  certain: boolean;
}

export interface Place {
  /** Path relative to the content folder, with `/`. */
  file: string;
  range: Range;
}

/** Maximum number of places listed for a repeated cause by default. */
export const mostPlaces = 3;

/**
 * What a mistake is about, for code that decides by it. Messages are for people only: no code reads
 * them, so they can be reworded.
 */
export type About =
  /**
   * An address that the fix makes a link. It may be one of this site: each of these hints is right in only
   * one of the two cases.
   */
  | { kind: 'full address'; href: string; hintIfOwn?: string; hintIfOther: string }
  /** A difference to another file. `messageThere` says the same to the reader of that one. */
  | { kind: 'difference'; messageThere: string }
  /** A list in place of a group of values. */
  | { kind: 'list of values'; items: readonly string[] }
  /** Words in backticks. */
  | { kind: 'backticks' }
  /** What is left of a block without its first lines. */
  | { kind: 'rest of a block'; names: readonly string[] }
  /** A line below `|` that seems to be none of the text. */
  | { kind: 'line of a long text' }
  | { kind: 'missing properties'; names: readonly string[] }
  | {
      kind: 'wrong type';
      /** The type that the schema wants. */
      wanted: string;
      isText: boolean;
      /** How many values it is about. */
      count: number;
      /** What a group may have beside the properties that the fix writes, if it writes a group. */
      optional?: readonly string[] | undefined;
    };

export interface Diagnostic {
  /** Never reused: see `codes.ts`. */
  code: Code;
  severity: Severity;
  /** Whether it is a warning only because its page is a draft. */
  inDraft?: true;
  /** Path relative to the content folder, with `/`. */
  file: string;
  range: Range;
  /** One sentence in the author's words. */
  message: string;
  /** A short text under the caret. */
  label?: string;
  /** One sentence each: allowed values, the purpose of the field, common traps. */
  hints: string[];
  /** Position in the page for people who don't count indexes: `Pricing › block 1 (hero)`. */
  breadcrumb?: string;
  fix?: Fix;
  /** The name in `values` of site.yaml that a text uses here, or tries to. */
  value?: string;
  /** Not a part of any format. */
  about?: About;
  /** Further places with the same cause. */
  others?: Place[];
  /** Places in other files from which it differs. */
  differsFrom?: Place[];
}

/** Keys and indexes from the top of a file to a value. */
export type Path = (string | number)[];

/** A short text under the caret, or a question about what is meant, such as `did you mean …?`. */
export type Label = string | { question: string };

/** A sentence for an author. It is left out if it is false or empty. */
export type Hint = string | false | undefined;

/** One sentence, or several. */
export type Hints = Hint | readonly Hint[];

/** A text in place of another, see `Fix`. It is certain only if it says so. */
export interface Replacement {
  title: string;
  text: string;
  certain?: boolean | undefined;
  offsets?: [number, number] | undefined;
  /** The item or property to remove, instead of the place in `where`. */
  removes?: Path | undefined;
}

/**
 * Returns a replacement whose title says what it writes.
 * @param shown the text in the title; by default all of it
 */
export const writing = (
  text: string,
  {
    shown = text,
    certain = false,
    offsets,
  }: Partial<Replacement> & { shown?: string | number } = {},
): Replacement => ({ title: `write \`${shown}\``, text, certain, offsets });

/** Returns a replacement of a name by another one. */
export const renaming = (
  found: string,
  name: string,
  rest: Pick<Replacement, 'certain' | 'offsets'> = {},
): Replacement => ({ title: `rename \`${found}\` to \`${name}\``, text: name, ...rest });

/**
 * A diagnostic without its position: rules give a path or offsets, and `locate.ts` finds the lines.
 * `at` is the key or the value at `path`, or `inside` if something is missing in it.
 */
export interface Problem {
  code: Code;
  severity?: Severity;
  where:
    | {
        path: Path;
        at: 'key' | 'value' | 'inside';
        /**
         * Marks only `text`, if it occurs exactly once between the other two, in the file as in the
         * value.
         */
        part?: { before: string; text: string; after: string };
      }
    /** A range of the text. Its path only says which block it is in. */
    | { offsets: [number, number]; path?: Path };
  message: string;
  label?: Label | undefined;
  hints?: Hints;
  /** Replaces the place in `where`, or the text at `offsets`. Left out if a `part` is not found. */
  replacement?: Replacement | undefined;
  /** See `Diagnostic`. */
  value?: string;
  about?: About | undefined;
  /** Related places in the same file, for a hint with their lines. */
  see?: Path[];
  /** Related places in other files, which contain no mistake themselves. */
  seeIn?: { file: string; where: Problem['where'] }[];
  /** Further places with the same cause in the same file. */
  more?: Problem['where'][];
  /** Further places with the same cause in other files. */
  others?: { file: string; where: Problem['where'] }[];
}

/** Returns the label that an author reads. */
export const shownLabel = (label: Label | undefined): string | undefined =>
  typeof label === 'object' ? label.question : label;

/** Returns the hints that an author reads. */
export const shownHints = (hints: Hints = []): string[] =>
  [hints].flat().flatMap((hint) => hint || []);

/** Sorts diagnostics by file, line, column and code: the order in which people fix them. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
}

/** Returns diagnostics with drafts treated like other pages: their errors are errors. */
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
