import { mayBeText } from '../../yaml/signs.ts';
import { charactersOf, codeOf, colon, dash, hash, newline, space } from './characters.ts';

/**
 * Thrown where the text is not plain, or has a mistake. Without a stack, which would take longer
 * than the reading.
 */
export const notPlain = Symbol('not plain');

/** All but line breaks, what is printed on a line, and what only some take for a line break. */
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;

const nameStarts = charactersOf(/[A-Za-z_/]/);
const nameParts = charactersOf(/[\w/.-]/);

/** Names that mean something else than their letters. */
const otherNames = new Set(['__proto__', 'null', 'true', 'false']);

/** As deep as a page can be by far, and far from the end of the stack. */
const deepest = 40;

/** A place in a text that is read forward, line by line. */
export class Cursor {
  readonly text: string;
  at = 0;
  /** Of the line that is to be read next: its column, or -1 at the end. */
  indent = 0;
  /** Between the last value and that line. */
  blankLines = 0;
  hasComment = false;
  depth = 0;
  /** What has a name by now, how often one was repeated, and whether something with a name is being read. */
  readonly anchors = { values: new Map<string, object>(), repetitions: 0, isOpen: false };
  /** Where the next of these signs is, at or after a position. */
  readonly findColon: (from: number) => number;
  readonly findComment: (from: number) => number;

  constructor(text: string) {
    if (unusual.test(text)) throw notPlain;
    this.text = text;
    this.findColon = searchForward(text, ': ');
    this.findComment = searchForward(text, ' #');
    this.nextLine();
  }

  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  skipSpaces(): void {
    while (this.code === space) this.at += 1;
  }

  /** Goes to the next line that is neither blank nor a comment; `at` is at the start of a line. */
  nextLine(): void {
    this.blankLines = 0;
    this.hasComment = false;
    for (;;) {
      const start = this.at;
      this.skipSpaces();
      if (this.at >= this.text.length) {
        this.indent = -1;
        return;
      }
      if (this.code === newline) {
        this.blankLines += 1;
        this.at += 1;
      } else if (this.code === hash) {
        this.hasComment = true;
        this.at = this.endOfLine() + 1;
      } else {
        this.indent = this.at - start;
        return;
      }
    }
  }

  /** After a value nothing may stand in its line but a comment. */
  endLine(): void {
    const start = this.at;
    this.skipSpaces();
    if (this.at < this.text.length && this.code !== newline) {
      const end = this.endOfLine();
      if (this.code !== hash || this.at === start) throw notPlain;
      if (mayBeText(this.text.slice(this.at, end))) throw notPlain;
      this.at = end;
    }
    this.at += 1;
    this.nextLine();
  }

  endOfLine(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  /** Counts the levels of groups and lists. */
  enter(): void {
    this.depth += 1;
    if (this.depth > deepest) throw notPlain;
  }

  leave(): void {
    this.depth -= 1;
  }

  /** A dash with a space or nothing after it. */
  isItem(): boolean {
    if (this.code !== dash) return false;
    const next = this.text.charCodeAt(this.at + 1);
    return next === space || next === newline;
  }

  isNegativeNumber(): boolean {
    const next = this.text.charCodeAt(this.at + 1);
    return this.code === dash && next >= codeOf('0') && next <= codeOf('9');
  }

  /** Takes a name and its colon. Where none stands, takes nothing. */
  takeName(): string | undefined {
    const { text, at: start } = this;
    if (!nameStarts[text.charCodeAt(start)]) return undefined;
    let end = start + 1;
    while (nameParts[text.charCodeAt(end)]) end += 1;
    if (text.charCodeAt(end) !== colon) return undefined;
    const next = text.charCodeAt(end + 1);
    if (next !== space && next !== newline && end + 1 < text.length) return undefined;
    const name = text.slice(start, end);
    if (otherNames.has(name.toLowerCase())) throw notPlain;
    this.at = end + 1;
    return name;
  }
}

/**
 * Returns a function that finds the next sign at or after a position, or infinity. Positions only
 * grow, so that one search serves all lines before what it has found.
 */
function searchForward(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = text.indexOf(sign, from);
      found = at < 0 ? Number.POSITIVE_INFINITY : at;
    }
    return found;
  };
}
