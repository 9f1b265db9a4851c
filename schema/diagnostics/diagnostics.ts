/** What is wrong with content, as plain data. Nothing here is thrown or printed: `format.ts` does that at the edge. */

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

export interface Diagnostic {
  /** Permanent: see `codes` below. */
  code: Code;
  severity: Severity;
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
  /** How many more places have the same cause; they are not listed. */
  others?: number;
}

/** Every code there is. A code is never used again for something else. */
export const codes = {
  F001: 'file too large',
  F002: 'file is not UTF-8 text',
  F003: 'link out of the content folder',
  F004: 'names that differ only in case',
  F005: 'file name is no address',
  F006: 'file cannot be read',
  F007: 'file ends in .yml',
  F008: 'address belongs to the engine',
  Y001: 'not YAML',
  Y002: 'duplicate key',
  Y003: 'tab as indentation',
  Y004: 'aliases expand too far',
  Y005: 'nested too deeply',
  Y006: 'no properties',
  P101: 'property missing',
  P102: 'wrong kind of value',
  P103: 'value not in the list',
  P104: 'unknown property',
  P105: 'unknown block',
  P106: 'block without type',
  P107: 'text too long or too short',
  P108: 'text has the wrong form',
  P109: 'too many or too few items',
  P110: 'number out of range',
  P111: 'value not allowed here',
  P112: 'properties that exclude each other',
  R201: 'link to a page that is not there',
  R202: 'link to a planned page',
  R203: 'link to an anchor that is not there',
  R204: 'file is not there',
  R205: 'two files for one address',
  R206: 'page heading missing or repeated',
  R207: 'anchor used twice',
  R208: 'address of a kind that is not allowed',
  R209: 'planned page is there',
  R210: 'menu that is not there',
  R211: 'menu without links',
  B301: 'page could not be rendered',
} as const;

export type Code = keyof typeof codes;

/** Keys and indexes from the top of a file down to a value. */
export type Path = (string | number)[];

/**
 * A diagnostic before it is placed: rules name a path or offsets, and `locate.ts` finds the lines.
 * `at` is the key or the value at `path`, or `inside` for something that is missing in it.
 */
export interface Problem {
  code: Code;
  severity?: Severity;
  where: { path: Path; at: 'key' | 'value' | 'inside' } | { offsets: [number, number] };
  message: string;
  label?: string;
  hints?: string[];
  /** Replaces what `where` names. */
  replacement?: { title: string; text: string; certain: boolean };
  others?: number;
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

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((diagnostic) => diagnostic.severity === 'error');
