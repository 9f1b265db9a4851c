import { Document, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { writeScalar } from '../edits/write-scalar.ts';
import { type Path, type Problem, writing } from '../model/diagnostics.ts';
import { columnOf, endOfLine, lineNumber, lineStart } from '../syntax/lines.ts';
import { type Spot, spotAt } from '../syntax/node-at.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';

/** Start and exclusive end. */
export type Offsets = [from: number, to: number];

export type Replacement = NonNullable<Problem['replacement']>;

/** A change of a part of the text; `undefined` where the text does not have that part. */
export interface Edit {
  offsets?: Offsets | undefined;
  text: string | undefined;
  certain?: boolean | undefined;
}

/** The text of a file with its nodes, for fixes that move or wrap what the author wrote. */
export class Source {
  readonly text: string;
  #originalPath: (path: Path) => Path;
  #document: Document | undefined;

  /** @param originalPath where the text has a value that is looked for under its current name */
  constructor(text: string, originalPath = (path: Path): Path => path) {
    this.text = text;
    this.#originalPath = originalPath;
  }

  /** Returns the node at a path, if the text has one. */
  at(path: Path): Spot | undefined {
    // Parsed lazily, because most files are only searched and need no positions.
    this.#document ??= composeYaml(this.text).document ?? new Document();
    const spot = spotAt(this.#document.contents, this.#originalPath(path));
    return spot.isWhole ? spot : undefined;
  }

  /** Returns the offsets of a node, without the line break at the end of a multi-line text. */
  offsetsOf(node: unknown): Offsets {
    const [from, to] = (node as Node | undefined)?.range ?? [0, 0];
    return [from, from + this.text.slice(from, to).replace(/[ \t\r\n]+$/, '').length];
  }

  /** Returns the offsets of the value at a path, if the text has one. */
  offsetsOfValue(path: Path): Offsets | undefined {
    const node = this.at(path)?.node;
    return node && this.offsetsOf(node);
  }

  /**
   * Writes what replaces a list beside its name, where the dashes are in the column of that: no other
   * value may be there.
   */
  besideName<Fix extends Replacement>(path: Path, fix: Fix): Fix {
    const { pair, node, inFlow } = this.at(path) ?? {};
    if (!pair || inFlow || !isSeq(node) || !fix.offsets) return fix;
    const [from, to] = fix.offsets;
    const [name, end] = this.offsetsOf(pair.key);
    return columnOf(this.text, from) <= columnOf(this.text, name) &&
      /^:\s*$/.test(this.text.slice(end, from))
      ? { ...fix, text: ` ${fix.text}`, offsets: [end + 1, to] }
      : fix;
  }

  /** Returns the line of the name of the property at a path, or else of its value, counted from 1. */
  lineOf(path: Path): number {
    const [offset] = this.offsetsOfName(path) ?? this.offsetsOfValue(path) ?? [0];
    return lineNumber(this.text, offset);
  }

  /** Returns the paths of what is in other lines than the first, for the list of further places. */
  inOtherLines([first, ...others]: readonly [Path, ...Path[]]): Path[] {
    const line = this.lineOf(first);
    return others.filter((path) => this.lineOf(path) !== line);
  }

  /** Returns the offsets of the name of the property at a path, if the text has one. */
  offsetsOfName(path: Path): Offsets | undefined {
    const pair = this.at(path)?.pair;
    return pair && this.offsetsOf(pair.key);
  }

  /** Returns the offsets of a property, from its name to the end of its value. */
  offsetsOfPair({ key, value }: Pair): Offsets {
    const [from, end] = this.offsetsOf(key);
    const [, to] = this.offsetsOf(value);
    // The place of an empty value may be before its colon, or there is no colon.
    const colon = /\s*:/y;
    colon.lastIndex = end;
    return [from, Math.max(to, end + (colon.exec(this.text)?.[0].length ?? 0))];
  }

  /**
   * Returns properties of one group in the order of the text, and their offsets; `undefined` where
   * something is between them.
   */
  neighbours(
    path: Path,
    names: readonly string[],
  ): { pairs: Pair[]; offsets: Offsets } | undefined {
    const group = this.at(path)?.node;
    if (!isMap(group)) return undefined;
    const places = names.map((name) =>
      group.items.indexOf(this.at([...path, name])?.pair as (typeof group.items)[number]),
    );
    const first = Math.min(...places);
    const pairs = group.items.slice(first, first + names.length);
    const [head, tail] = [pairs[0], pairs.at(-1)];
    if (first < 0 || !head || !tail || Math.max(...places) !== first + names.length - 1)
      return undefined;
    return { pairs, offsets: [this.offsetsOf(head.key)[0], this.offsetsOfPair(tail)[1]] };
  }

  /**
   * Returns a fix that replaces the value at a path, or adds one after the colon of an empty
   * property.
   */
  replaceValue(path: Path, value: unknown, certain = false): Replacement {
    const spot = this.at(path);
    const text = writeValue(value, spot?.inFlow ?? true);
    const title = `write \`${text}\``;
    if (!spot) return { title, text, certain };
    if (!spot.pair || !isScalar(spot.node) || spot.node.value !== null)
      return this.besideName(path, { title, text, certain, offsets: this.offsetsOf(spot.node) });
    const [, end] = this.offsetsOfPair(spot.pair);
    return { title, text: ` ${text}`, certain, offsets: [end, end] };
  }

  /**
   * Returns what to delete to remove a property: whole lines, or within braces a part of the line.
   */
  removal(path: Path): Offsets | undefined {
    const spot = this.at(path);
    if (!spot?.pair || !isMap(spot.parent) || spot.parent.items.length < 2) return undefined;
    const { text } = this;
    const { items, flow } = spot.parent;
    const index = items.indexOf(spot.pair as (typeof items)[number]);
    const [from, to] = this.offsetsOfPair(spot.pair);
    const [next, previous] = [items[index + 1], items[index - 1]];
    if (flow || spot.inFlow) {
      if (next) return [from, this.offsetsOfPair(next)[0]];
      return previous && [this.offsetsOfPair(previous)[1], to];
    }
    const start = lineStart(text, from);
    // The first line of a list item has the dash, which the next property needs.
    if (text.slice(start, from).trim() !== '') return next && [from, this.offsetsOfPair(next)[0]];
    const end = text.indexOf('\n', endOfLine(text, to));
    return [start, end < 0 ? text.length : end + 1];
  }

  /** Returns what is below a name, in the column of that name; `undefined` if it is not in lines of its own. */
  movedOut(pair: Pair): string | undefined {
    const inner = pair.value;
    if (!isMap(inner) || inner.flow || !inner.items[0]) return undefined;
    const { text } = this;
    const [from, to] = this.offsetsOfPair(pair);
    const [start] = this.offsetsOf(inner.items[0].key);
    return indentRest(text.slice(start, to), columnOf(text, from) - columnOf(text, start));
  }

  /**
   * Returns a fix that makes several changes; none if one of them is not possible.
   * @param certain by default, whether each of them is
   */
  editAll(
    edits: readonly (Edit | undefined)[],
    title: string,
    certain = edits.every((edit) => edit?.certain === true),
  ): (Replacement & { offsets: Offsets }) | undefined {
    const possible = edits.flatMap((edit) =>
      edit?.offsets && edit.text !== undefined ? [{ offsets: edit.offsets, text: edit.text }] : [],
    );
    if (possible.length === 0 || possible.length < edits.length) return undefined;
    return { title, certain, ...join(this.text, possible) };
  }

  /** Returns a fix that writes something else in place of the property at a path. */
  rewriteProperty(
    path: Path,
    write: (inFlow: boolean) => string,
    certain = false,
  ): Replacement | undefined {
    const spot = this.at(path);
    if (!spot?.pair) return undefined;
    const text = write(spot.inFlow);
    return writing(text, { certain, offsets: this.offsetsOfPair(spot.pair) });
  }

  /** Returns a fix that writes several properties in place of the one at a path. */
  writeProperties(
    path: Path,
    properties: readonly (readonly [name: string, value: unknown])[],
    titleOf: (lines: readonly string[]) => string,
  ): Replacement | undefined {
    const spot = this.at(path);
    if (!spot?.pair) return undefined;
    const offsets = this.offsetsOfPair(spot.pair);
    const lines = properties.map(([name, value]) => writeProperty(name, value, spot.inFlow));
    return {
      title: titleOf(lines),
      text: lines.join(spot.inFlow ? ', ' : lineBreakAt(this.text, offsets[0])),
      offsets,
    };
  }
}

/**
 * Combines problems with one cause into one at the place of the first, with the fixes of all.
 * @param others how the title of the fix names the others
 */
export function asOneProblem(
  [first, ...more]: readonly [Problem, ...Problem[]],
  source: Source,
  others = ', and the others in the same way',
): Problem {
  if (more.length === 0) return first;
  const { replacement, ...rest } = first;
  const edits = [first, ...more].map(({ replacement: fix, where }) => ({
    offsets: fix?.offsets ?? (where.path && source.offsetsOfValue(where.path)),
    text: fix?.text,
    certain: fix?.certain,
  }));
  return {
    ...rest,
    more: more.map(({ where }) => where),
    replacement: replacement && source.editAll(edits, `${replacement.title}${others}`),
  };
}

export const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Returns a line break with the indentation of what is at an offset, or of what is inside it. */
export const lineBreakAt = (text: string, offset: number, deeper = 0): string =>
  lineBreakOf(text) + ' '.repeat(columnOf(text, offset) + deeper);

/** Changes the indentation of all lines but the first by a number of spaces. */
export const indentRest = (lines: string, by: number): string =>
  by >= 0
    ? lines.replace(/\n(?=[^\r\n])/g, `\n${' '.repeat(by)}`)
    : lines.replace(new RegExp(`\\n {0,${-by}}`, 'g'), '\n');

/** Joins several edits into one that spans all of them. */
export function join(text: string, edits: { offsets: Offsets; text: string }[]) {
  const sorted = edits.toSorted((a, b) => a.offsets[0] - b.offsets[0]);
  const from = sorted[0]?.offsets[0] ?? 0;
  let end = from;
  let result = '';
  for (const edit of sorted) {
    result += text.slice(end, edit.offsets[0]) + edit.text;
    end = edit.offsets[1];
  }
  return { offsets: [from, end] as Offsets, text: result };
}

/** Writes a value as YAML on one line. `inFlow`: whether it will be within braces or brackets. */
export function writeValue(value: unknown, inFlow: boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, true)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) {
    return writeScalar(value as string | number | boolean | null, { inFlow });
  }
  const pairs = Object.entries(value).map(
    ([key, inner]) =>
      `${writeScalar(key, { inFlow: true, isKey: true })}: ${writeValue(inner, true)}`,
  );
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** Writes a property on one line: `action: { label: Start, href: / }` */
export const writeProperty = (name: string, value: unknown, inFlow: boolean): string =>
  `${name}: ${writeValue(value, inFlow)}`;
