import { endOfLine, lineStart } from '../../syntax/lines.ts';
import type { Candidate } from '../candidate.ts';
import { mayBeCut, mayLackWords } from '../cut-words.ts';
import { beginsInLowerCase } from '../scalar.ts';

/** One change of a repair, and what is around it. */
interface Change {
  /** What it replaces, and what it writes instead. */
  found: string;
  written: string;
  /** Its line as far as the change, from there on, and behind what it replaces. */
  before: string;
  behind: string;
  rest: string;
  /** The whole file. */
  text: string;
}

/** How texts begin. With any other sign, only few do. */
const beginning =
  /^(?:[\p{L}\p{N}\p{Sc}\s"'“„«¡¿…]|\*\*\S|[-+−]\p{N}|[#/](?!\p{Lu})\w|\[[^\n]*\]|\([^\n]*\)|\{[^\n]*\}|[[{]?$)/u;

/** A letter or digit alone before a word: it is the first word, was typed by accident, or belongs to that. */
const strayLetter = /^(?:[\p{Ll}\p{N}][ \t]+[\p{Lu}\p{N}]|(?![AIaeoyà])\p{L}[ \t]+\p{Ll})/u;

/** When the repairs of each code have a rival. */
const rivals: Partial<Record<string, (change: Change) => boolean>> = {
  // `["0"a, "3"]`: one letter behind the quote that closes a text.
  Y008: ({ found }) => /^(["'])[^"']*\1\p{L}$/u.test(found),
  Y009: (change) => lacksEnd(change) || lacksStart(change),
  // `-&Ten users` and `title:a Plans`: the sign is there in place of a space.
  Y012: ({ written, behind }) => {
    const [added = ''] = /^(?:-|(?:["']?[A-Za-z][\w-]*["']?)?:+)?/.exec(behind) ?? [];
    const value = behind.slice(added.length);
    return written.length > added.length && (!beginning.test(value) || strayLetter.test(value));
  },
  Y015: ({ written, rest }) => /^\s*- $/.test(written) && !beginning.test(rest),
  Y017: (change) => change.written.startsWith(',') && lacksMore(change),
  Y018: (change) => isClosing(change) && (isInList(change) || isCutAtEnd(change, mayBeCut)),
  // An apostrophe may be where the text was cut.
  Y021: ({ found }) => /"[^"“”]*\p{L}’$/u.test(found),
  Y028: ({ written, found, before }) => written === '' && found === '{' && /-[ \t]*$/.test(before),
};

/**
 * Whether a repair of signs has another one that changes as little: a sign may be there in place of what it
 * adds, or words may be lost with the quote, brace or comma that it adds.
 */
export const hasRivalSign = (text: string, { code, edits }: Candidate): boolean =>
  edits.some(({ from, to, text: written }) => {
    const end = endOfLine(text, to);
    return rivals[code]?.({
      found: text.slice(from, to),
      written,
      before: text.slice(lineStart(text, from), from),
      behind: text.slice(from, endOfLine(text, from)),
      rest: text.slice(to, end),
      text,
    });
  });

const isClosing = ({ written }: Change): boolean => /[}\]"']$/.test(written);

/** Its line as far as it is read. */
const readLine = ({ before, found }: Change): string => before + found.trimEnd();

/** After a comma, more was to come. */
const isInList = (change: Change): boolean => /,\s*$/.test(readLine(change));

const isCutAtEnd = (change: Change, isCut: (line: string, text: string) => boolean): boolean =>
  /^[\s}\]]*$/.test(change.rest) && isCut(readLine(change), change.text);

/** A closing quote is missing, and perhaps more. `'Tis` begins with an apostrophe, and `"One'` has its end. */
function lacksEnd(change: Change): boolean {
  if (!isClosing(change)) return false;
  const isWhole = change.written.startsWith('"\'') || /["']$/.test(readLine(change));
  return isInList(change) || (!isWhole && isCutAtEnd(change, mayLackWords));
}

/** `title: by month"` may have lost its first word with its quote. */
const lacksStart = ({ written, behind }: Change): boolean =>
  written.endsWith(behind.trim()) && (!beginning.test(behind) || beginsInLowerCase(behind));

/** `{ label: Two paid on change: 4 }` lacks more than a comma; `5.5,6 5.15` may have one in place of a digit. */
const lacksMore = ({ before, behind }: Change): boolean =>
  /\s\p{Ll}{1,3}[ \t]*$/u.test(before) ||
  (/\d,\d+[ \t]*$/.test(before) && /^\s*[\d−-]/.test(behind));
