import type { Code } from '../model/codes.ts';
import type { Hints, Label, Severity } from '../model/diagnostics.ts';
import { code, shortened } from '../model/wording.ts';
import { insert, type TextEdit } from '../syntax/text-edits.ts';
import type { Line } from './lines.ts';

/** A guess at a mistake. It is right if its repair makes the text valid. */
export interface Candidate {
  code: Code;
  /** Only where the text may be meant as it is; otherwise as the code says. */
  severity?: Severity;
  /** The offsets that the message points to. */
  place: [number, number];
  message: string;
  /** What mistakes of this code at other names must have in common with it, and what is said about all these names. */
  ofNames?: { mistake: string; message: (names: string) => string };
  label?: Label | undefined;
  hints: Hints;
  /** The repair in words; by default, what its edits do. Empty where authors should not see it. */
  title?: string;
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

/** The file that traps look at. */
export interface Scene {
  text: string;
  lines: readonly Line[];
}

/** One guess, or several, or none. */
export type Guesses = Candidate | readonly Candidate[];

/** Returns guesses at what may be wrong with a line. */
export type Trap = (line: Line, scene: Scene) => Guesses;

type Words = Pick<Candidate, 'code' | 'message' | 'cost'> & Partial<Candidate>;

/** Guesses at edits. The message points to the first of them, unless it says where. */
export const change = (edits: readonly TextEdit[], guess: Words): Candidate => {
  const [{ from, to }] = edits as [TextEdit];
  return { place: [from, to], hints: [], edits: [...edits], ...guess };
};

/** Guesses that something else belongs where the message points to. */
export const rewrite = (
  [from, to]: readonly [from: number, to: number],
  right: string,
  guess: Words,
): Candidate =>
  change([{ from, to, text: right }], {
    hints: [right === '' ? 'Remove it.' : `Write ${code(shortened(right))}.`],
    ...guess,
  });

/** Guesses that a line is missing above another one. */
export const lineAbove = (line: Line, column: number, written: string, guess: Words): Candidate =>
  change([insert(line.from, `${' '.repeat(column)}${written}\n`)], {
    place: line.place,
    label: `${code(written)} is missing above it`,
    hints: [`Write ${code(written)} in a line of its own above it.`],
    title: `write ${code(written)} above it`,
    ...guess,
  });

/** What to write where quotes may be shown as a part of a text, or be those around it. */
export const writeOne = (whole: string, withQuotes: string): string =>
  `Write ${code(shortened(withQuotes))}, or ${code(shortened(whole))} where visitors are not to see the quotes.`;

/** A message about a name, which may become one about several. */
export const aboutName = (
  name: string,
  mistake: string,
  message: (names: string) => string,
): Pick<Candidate, 'message' | 'ofNames'> => ({
  message: message(code(name)),
  ofNames: { mistake, message },
});

/** What is behind a name in place of a colon and a space: a colon alone, another sign, or nothing. */
export const wrongColon = (
  name: string,
  sign: string,
): Pick<Candidate, 'code' | 'message' | 'ofNames'> => ({
  code: sign === ':' ? 'Y012' : 'Y013',
  ...aboutName(name, `colon ${sign}`, (names) =>
    sign === ':'
      ? `A space is missing after the colon of ${names}.`
      : sign === ''
        ? `A colon is missing after ${names}.`
        : `${code(sign)} comes after ${names} where a colon belongs.`,
  ),
});
