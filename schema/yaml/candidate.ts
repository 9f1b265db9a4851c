import type { Code } from '../diagnostics/codes.ts';
import type { Hints, Severity } from '../diagnostics/diagnostics.ts';
import { code } from '../diagnostics/wording.ts';
import type { TextEdit } from '../edits/text-edits.ts';
import type { Line } from './lines.ts';

/** A guess at a mistake. It is right if its repair makes the text valid. */
export interface Candidate {
  code: Code;
  /** Only where the text may be meant as it is; otherwise as the code says. */
  severity?: Severity;
  /** The offsets that the message points to. */
  place: [number, number];
  message: string;
  label?: string;
  hints: Hints;
  /** The repair in words, such as `add the missing quote`. */
  title: string;
  edits: TextEdit[];
  /** Whether `--fix` may apply the repair; by default, it may not. */
  certain?: boolean;
  /** Whether the repair leaves out what cannot be read, so that it seems to be missing. */
  isOmission?: true;
  /** Whether it is right only if nothing else is wrong. */
  mustBeValid?: boolean;
  /** How unlikely the guess is. The lowest cost wins if several repair equally well. */
  cost: number;
}

/** Whether a guess moves lines, rather than changing characters in them. */
export const isShape = ({ code }: Candidate): boolean => /^Y01[456]$/.test(code);

/** The file that traps look at. */
export interface Scene {
  text: string;
  lines: readonly Line[];
}

/** One guess, or several, or none. */
export type Guesses = Candidate | readonly Candidate[];

/** Returns guesses at what may be wrong with a line. */
export type Trap = (line: Line, scene: Scene) => Guesses;

/** Guesses that something else belongs where the message points to. */
export const rewrite = (
  place: [from: number, to: number],
  right: string,
  guess: Pick<Candidate, 'code' | 'message' | 'cost'> & Partial<Candidate>,
): Candidate => ({
  place,
  hints: [`Write ${code(shortened(right))}.`],
  title: `write ${code(shortened(right))}`,
  edits: [{ from: place[0], to: place[1], text: right }],
  ...guess,
});

/** What to write where quotes may be those around a text, or shown as a part of it. */
export const writeOne = (whole: string, withQuotes: string): string =>
  `Write ${code(shortened(whole))}, or ${code(shortened(withQuotes))} where visitors are to see the quotes.`;

/** What is behind a name in place of a colon and a space: a colon alone, another sign, or nothing. */
export const wrongColon = (name: string, sign: string): Pick<Candidate, 'code' | 'message'> => ({
  code: sign === ':' ? 'Y012' : 'Y013',
  message:
    sign === ':'
      ? `A space is missing after the colon of ${code(name)}.`
      : sign === ''
        ? `A colon is missing after ${code(name)}.`
        : `${code(sign)} comes after ${code(name)} where a colon belongs.`,
});

/** Indents lines to a column, counted from 0. */
export const moveTo = (
  column: number,
  lines: readonly Line[],
): Pick<Candidate, 'title' | 'edits'> => ({
  title: lines.length > 1 ? `move ${lines.length} lines to the right` : 'move it to the right',
  edits: lines.map(({ from, indent }) => ({ from, to: from + indent, text: ' '.repeat(column) })),
});

/** Shortens a text for a hint to its start and its end. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 50)} … ${line.slice(-12)}`;
};
