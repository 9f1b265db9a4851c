import { cacheLatest } from '../once-per.ts';
import { insert, type TextEdit } from '../syntax/text-edits.ts';

/** Lines of which there is at least one. */
export type Run = [Line, ...Line[]];

/** One line of a YAML text, split into its parts, with the lines around it. */
export class Line {
  /** Counted from 0. */
  readonly index: number;
  /** Offsets of its first character and of its end, without the line break. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The number of spaces or tabs at its start. */
  readonly indent: number;
  /** The column, from 0, at which its content starts after the dashes of list items. */
  readonly column: number;
  /** How many list items start here. */
  readonly dashes: number;
  /** The property's name and the offsets of the name. */
  readonly key?: { name: string; from: number; to: number };
  /** The value after the name or the dash, without a comment; may be empty. */
  readonly value: { text: string; from: number; to: number };
  readonly isBlank: boolean;
  /** Whether a comment is all there is. `#1` without a space is probably part of a text. */
  readonly isComment: boolean;
  readonly #all: readonly Line[];
  #above?: Line;
  #below?: Line;

  /** @param all the lines of the whole text, which need not be complete yet */
  constructor(text: string, from: number, all: readonly Line[]) {
    const match = anatomy.exec(text) as RegExpExecArray;
    const [, spaces = '', dashes = ''] = match;
    const { key, rest = '' } = match.groups ?? {};
    this.index = all.length;
    this.from = from;
    this.to = from + text.length;
    this.text = text;
    this.indent = spaces.length;
    this.column = spaces.length + dashes.length;
    this.dashes = dashes.replace(/[^-]/g, '').length;
    if (key) {
      const start = from + this.column;
      this.key = { name: key.replace(/^["']|["']$/g, ''), from: start, to: start + key.length };
    }
    const value = withoutComment(rest).trimEnd();
    const valueFrom = this.to - rest.length;
    this.value = { text: value, from: valueFrom, to: valueFrom + value.length };
    this.isBlank = text.trim() === '';
    this.isComment = /^\s*#+(?:\s|$|(?:-|[a-z]\w*:)(?:\s|$))/.test(text);
    this.#all = all;
  }

  /** The offset of its first character that is no space. */
  get start(): number {
    return this.from + this.indent;
  }

  /** What it says behind its dashes, with a comment. */
  get content(): { text: string; from: number; to: number } {
    const text = this.text.slice(this.column).trimEnd();
    const from = this.from + this.column;
    return { text, from, to: from + text.length };
  }

  /** Removes it. Its line break stays, so that the numbers of other lines in messages are right. */
  get removal(): TextEdit {
    return { from: this.from, to: this.to, text: '' };
  }

  /** Starts it in another column. */
  indentTo(column: number): TextEdit {
    return { from: this.from, to: this.start, text: ' '.repeat(Math.max(0, column)) };
  }

  /** Moves it to the right, or to the left as far as it can be. */
  moveBy(by: number): TextEdit {
    return by > 0
      ? insert(this.from, ' '.repeat(by))
      : { from: this.from, to: this.from + Math.min(this.indent, -by), text: '' };
  }

  /** Writes a sign in front of it, such as the one of a comment. */
  prefix(sign: string): TextEdit {
    return insert(this.start, sign);
  }

  /** The offsets of what it says, for a message about the whole line. */
  get place(): [from: number, to: number] {
    return [this.start, this.value.text ? this.value.to : this.to];
  }

  /** Whether it is neither blank nor a comment. */
  get hasContent(): boolean {
    return !this.isBlank && !this.isComment;
  }

  /** The next line above that is neither blank nor a comment. */
  get above(): Line | undefined {
    for (let at = this.index - 1; at >= 0 && !this.#above; at -= 1)
      if (this.#all[at]?.hasContent) this.#above = this.#all[at];
    return this.#above;
  }

  /** The next line below that is neither blank nor a comment. */
  get below(): Line | undefined {
    for (let at = this.index + 1; at < this.#all.length && !this.#below; at += 1)
      if (this.#all[at]?.hasContent) this.#below = this.#all[at];
    return this.#below;
  }

  /** The lines above that are neither blank nor comments, from the nearest on. */
  *linesAbove(): Generator<Line, undefined> {
    for (let line = this.above; line; line = line.above) yield line;
  }

  /** The lines below that are neither blank nor comments, from the nearest on. */
  *linesBelow(): Generator<Line, undefined> {
    for (let line = this.below; line; line = line.below) yield line;
  }

  /** The lines below that have content, up to the first for which a test fails. */
  runBelow(isOfRun: (line: Line) => boolean): Line[] {
    const run: Line[] = [];
    for (const line of this.linesBelow()) {
      if (!isOfRun(line)) break;
      run.push(line);
    }
    return run;
  }

  /** The line and those right below it, blank ones too, up to the first for which a test fails. */
  runDown(isOfRun: (line: Line) => boolean): Run {
    const end = this.#all.findIndex((line) => line.index > this.index && !isOfRun(line));
    return [this, ...this.#all.slice(this.index + 1, end < 0 ? undefined : end)];
  }

  /** The line and those right above and below it that a test holds for; nothing if it fails for the line. */
  runAround(isOfRun: (line: Line) => boolean): Line[] {
    if (!isOfRun(this)) return [];
    const isOut = (line: Line) => !isOfRun(line);
    const start = this.#all.slice(0, this.index).findLastIndex(isOut) + 1;
    return [...this.#all.slice(start, this.index), ...this.runDown(isOfRun)];
  }

  /** The line and its children, which are indented more, without blank lines at the end. */
  subtree(indent = this.indent): Run {
    let end = this.index + 1;
    for (let next = end; next < this.#all.length; next += 1) {
      const line = this.#all[next] as Line;
      if (line.isBlank) continue;
      if (line.indent <= indent) break;
      end = next + 1;
    }
    return [this, ...this.#all.slice(this.index + 1, end)];
  }

  /** The properties of the group that the line is in, from the one behind its dash to the last. */
  siblings(): Line[] {
    const found: Line[] = [this];
    for (const above of this.linesAbove()) {
      if (above.column < this.column) break;
      if (above.column === this.column && above.key) found.unshift(above);
      if (above.indent < this.column) break;
    }
    return [
      ...found,
      ...this.runBelow(({ indent }) => indent >= this.column).filter(
        ({ column, key, dashes }) => column === this.column && key && dashes === 0,
      ),
    ];
  }

  /** The name of the list that the item belongs to. */
  get list(): string | undefined {
    return this.listLine?.key?.name;
  }

  /** The line with the name of the list that the item belongs to. */
  get listLine(): Line | undefined {
    const above = this.linesAbove().find(
      ({ indent, dashes }) => indent < this.indent || (indent === this.indent && dashes === 0),
    );
    return above?.value.text === '' && above.key ? above : undefined;
  }

  /** Whether it is in `values` of site.yaml, where any word may be a name. */
  get isInValues(): boolean {
    const top = this.indent === 0 ? this : this.linesAbove().find(({ indent }) => indent === 0);
    return top?.key?.name === 'values';
  }
}

const anatomy =
  /^([ \t]*)((?:-[ \t]+)*(?:-$)?)(?:(?<key>"[^"]*"|'[^']*'|[\p{L}\p{N}_$</][^\s:#"'{}[\],]*)[ \t]*:(?=[ \t]|$)[ \t]*)?(?<rest>.*)$/su;

/** A comment after a value. `#1` without a space is probably part of the text. */
const comment = /(?:^|(?<![ \t])[ \t]+)#(?=[ \t]|$).*$/;

/**
 * Splits a text at LF or CRLF, which are not part of a line. Several steps look at the same text, and nobody
 * changes a line.
 */
export const splitLines: (text: string) => readonly Line[] = cacheLatest(split);

function split(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const raw of text.split('\n')) {
    lines.push(new Line(raw.replace(/\r$/, ''), from, lines));
    from += raw.length + 1;
  }
  return lines;
}

/** Removes the comment after a value. A `#` inside quotes does not start one. */
function withoutComment(rest: string): string {
  const [quoted = ''] = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(rest) ?? [];
  return quoted + rest.slice(quoted.length).replace(comment, '');
}

/** Removes what is in consecutive lines: see `Line.removal`. */
export const removalOf = (run: Run): TextEdit => ({
  from: run[0].from,
  to: lastOf(run).to,
  text: '',
});

/** Whether there are any lines. */
export const isRun = (lines: readonly Line[]): lines is Run => lines.length > 0;

export const lastOf = (run: Run): Line => run.at(-1) ?? run[0];

/** Writes a text of several lines in one. */
export const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');
