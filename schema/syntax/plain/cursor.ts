import { mayBeText } from '../signs.ts';
import { charactersOf, codeOf, colon, dash, hash, newline, space } from './characters.ts';

/**
 * Thrown if the text is not plain or has a mistake. A symbol, because creating an error's stack
 * takes longer than parsing.
 */
export const notPlain = Symbol('not plain');

/**
 * Control and other unusual characters, such as those that only some parsers take for line breaks.
 */
const unusual = /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;

const nameStarts = charactersOf(/[A-Za-z_/]/);
const nameParts = charactersOf(/[\w/.-]/);

/** Names that YAML or JavaScript treats specially. */
const otherNames = new Set(['__proto__', 'null', 'true', 'false']);

/** Much deeper than any page, and far from a stack overflow. */
const deepest = 40;

/** A position in a text that is read forward, line by line. */
export class Cursor {
  readonly text: string;
  at = 0;
  /** The column of the next line's first character, or -1 at the end. */
  indent = 0;
  /** Blank lines between the last value and the next line. */
  blankLines = 0;
  hasComment = false;
  depth = 0;
  /**
   * Values with anchors so far, the number of aliases, and whether an anchored value is being read.
   */
  readonly anchors = { values: new Map<string, object>(), repetitions: 0, isOpen: false };
  /** The position of the next `: ` or ` #` at or after a position. */
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
    while (this.text.charCodeAt(this.at) === space) this.at += 1;
  }

  /** Moves to the start of the next line that is neither blank nor a comment. */
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

  /** Ends the line after a value, which only a comment may follow. */
  endLine(): void {
    const start = this.at;
    this.skipSpaces();
    if (this.at < this.text.length && this.code !== newline) {
      const end = this.endOfLine();
      if (this.code !== hash || this.at === start) throw notPlain;
      const before = this.text.slice(this.text.lastIndexOf('\n', start) + 1, this.at);
      if (mayBeText(before, this.text.slice(this.at, end))) throw notPlain;
      this.at = end;
    }
    this.at += 1;
    this.nextLine();
  }

  endOfLine(): number {
    const end = this.text.indexOf('\n', this.at);
    return end < 0 ? this.text.length : end;
  }

  /** Counts nested groups and lists. */
  enter(): void {
    this.depth += 1;
    if (this.depth > deepest) throw notPlain;
  }

  leave(): void {
    this.depth -= 1;
  }

  /** Whether a list item starts here: a dash with a space or line break after it. */
  isItem(): boolean {
    if (this.code !== dash) return false;
    const next = this.text.charCodeAt(this.at + 1);
    return next === space || next === newline;
  }

  isNegativeNumber(): boolean {
    const next = this.text.charCodeAt(this.at + 1);
    return this.code === dash && next >= codeOf('0') && next <= codeOf('9');
  }

  /** Takes a name and its colon, or returns `undefined` and takes nothing. */
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
 * Returns a function that finds the next `sign` at or after a position, or infinity. Positions only
 * grow, so one search serves all positions up to its result.
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
