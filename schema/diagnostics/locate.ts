import { isMap, isScalar, LineCounter, type Node } from 'yaml';
import { removePart } from '../edits/remove-part.ts';
import {
  type Diagnostic,
  type Path,
  type Place,
  type Position,
  type Problem,
  type Range,
  shownHints,
  shownLabel,
} from '../model/diagnostics.ts';
import { lookalike } from '../model/lookalike.ts';
import { joinAnd } from '../model/wording.ts';
import { columnOf } from '../syntax/lines.ts';
import { pathAt, spotAt } from '../syntax/node-at.ts';
import { type ParsedYaml, parseYaml } from '../syntax/parse-yaml.ts';
import type { Revision } from '../syntax/revision.ts';

/** A file, and the text to which paths refer if it was repaired in memory. */
export interface WrittenFile {
  text: string;
  revision?: Revision | undefined;
}

/** Returns another file; `undefined` if it cannot be read. */
type ReadOther = (file: string) => WrittenFile | undefined;

/**
 * Converts the problems of one file to diagnostics by following each path in the text. `readOther`
 * reads other files in which problems have places. If the text was repaired in memory, paths refer
 * to this `revision`.
 */
export function locate(
  file: string,
  text: string,
  problems: readonly Problem[],
  readOther: ReadOther = () => undefined,
  revision?: Revision,
): Diagnostic[] {
  if (problems.length === 0) return [];
  const own = { text, revision };
  const parsed = readFile(own);
  return problems.map((problem) => {
    const { severity = 'error', hints = [], replacement, where } = problem;
    const label = shownLabel(problem.label);
    const range = rangeOf(parsed, where);
    const places = [
      ...(problem.more ?? []).map((where) => ({ file, where })),
      ...(problem.others ?? []),
    ];
    const others = locateOthers(places, (name) => (name === file ? own : readOther(name)));
    const fix = fixOf(parsed, where, replacement);
    const differsFrom = locateOthers(problem.seeIn ?? [], readOther);
    const see = [
      ...lookalikes(text, parsed, fix),
      ...seeLines(parsed, problem.see ?? [], range.start.line),
      ...seePlaces(differsFrom),
    ];
    return {
      code: problem.code,
      severity,
      file,
      range,
      message: problem.message,
      ...(label && { label }),
      hints: [...shownHints(hints), ...see],
      ...(differsFrom.length > 0 && { differsFrom }),
      ...breadcrumb(parsed.value, where.path ?? pathOf(parsed, where, text)),
      ...(fix && { fix }),
      ...(problem.value !== undefined && { value: problem.value }),
      ...(problem.about && { about: problem.about }),
      ...(others.length > 0 && { others }),
    };
  });
}

/**
 * `text` is what was parsed; `origins` are the offsets of its characters in the file, if they
 * differ.
 */
type ReadFile = ParsedYaml & { text: string; origins?: readonly number[] };

/** Reads a text; a repaired one with the line numbers of the original. */
function readFile({ text: original, revision }: WrittenFile): ReadFile {
  if (!revision) return { text: original, ...parseYaml(original) };
  const { text, origins } = revision;
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of original.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return { ...parseYaml(text), text, lines, origins };
}

/** Returns the path of the value at offsets of the file. */
function pathOf(
  { document, origins, text }: ReadFile,
  where: Problem['where'],
  file: string,
): Path {
  const offset = 'offsets' in where ? where.offsets[0] : 0;
  const column = columnOf(file, offset);
  const kept = origins?.findLastIndex((origin) => origin <= offset) ?? offset;
  // What a repair left out would stand behind what it kept.
  const isLeftOut = origins !== undefined && origins[kept] !== offset;
  // The block above is another one than that which was left out.
  if (isLeftOut && /^ {0,4}- /m.test(file.slice((origins[kept] ?? 0) + 1, offset))) return [];
  return pathAt(document, { text, offset: isLeftOut ? kept + 1 : kept, column });
}

/** Says which letter is wrong where a fix looks like what is there. */
function lookalikes(text: string, { lines }: ReadFile, fix: Diagnostic['fix']): string[] {
  if (!fix || !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text)) return [];
  const at = ({ line, column }: Position) => (lines.lineStarts[line - 1] ?? 0) + column - 1;
  const bare = (words: string) => words.replace(/^(["'])(.*)\1$/, '$2');
  const written = text.slice(at(fix.range.start), at(fix.range.end));
  return lookalike(bare(written), bare(fix.text));
}

/** `See also line 50, 54 and 60.` */
function seeLines(file: ReadFile, paths: readonly Path[], own: number): string[] {
  const found = paths.map((path) => rangeOf(file, { path, at: 'value' }).start.line);
  const lines = [...new Set(found)].filter((line) => line !== own).sort((a, b) => a - b);
  if (lines.length === 0) return [];
  const [first, last] = [lines[0] ?? 0, lines.at(-1) ?? 0];
  if (lines.length === 1) return [`See also line ${first}.`];
  const isRun = last - first === lines.length - 1;
  if (isRun && lines.length > 2) return [`See also lines ${first} to ${last}.`];
  return [`See also lines ${joinAnd(lines.map(String))}.`];
}

/** `See also pages/index.yaml:50:12 and pages/about.yaml:4:3.` */
export function seePlaces(places: readonly Place[]): string[] {
  if (places.length === 0) return [];
  const named = places.map(({ file, range: { start } }) => `${file}:${start.line}:${start.column}`);
  return [`See also ${joinAnd(named)}.`];
}

const wholeFile: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

const isWholeFile = (where: Problem['where']): boolean =>
  'offsets' in where && where.offsets[1] === 0;

function fixOf(
  file: ReadFile,
  where: Problem['where'],
  replacement: Problem['replacement'],
): Diagnostic['fix'] {
  if (!replacement) return undefined;
  const { title, certain = false, offsets, removes } = replacement;
  if (removes) {
    // In a text that was repaired in memory, it may be elsewhere.
    const edit = file.origins ? undefined : removePart(file.text, removes);
    return (
      edit && { title, text: edit.text, certain, range: toRange(file.lines, edit.from, edit.to) }
    );
  }
  if (offsets) {
    const text = inSameQuotes(replacement.text, file.text.slice(...offsets));
    return { title, text, certain, range: toRange(file.lines, ...offsets) };
  }
  if ('part' in where && !offsetsOfPart(file, where)) return undefined;
  // Values from elsewhere, such as defaults, are not in this file.
  const spot = 'at' in where ? spotAt(file.document?.contents, where.path) : undefined;
  if (spot?.isWhole === false) return undefined;
  const isValue = 'at' in where && where.at === 'value' && !where.part;
  const span = isValue && isScalar(spot?.node) ? spot.node.range : undefined;
  const text = inSameQuotes(replacement.text, span ? file.text.slice(span[0], span[1]) : '');
  return { title, text, certain, range: rangeOf(file, where) };
}

/** Quotes a text like the one that it replaces, unless it has quotes or is not a string. */
function inSameQuotes(text: string, written: string): string {
  const quote = /^(["'])[^"'\\]*\1$/.exec(written)?.[1];
  const isText = /^[\p{L}/#][^"'\\\n]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text);
  return quote && isText ? `${quote}${text}${quote}` : text;
}

function locateOthers(others: NonNullable<Problem['others']>, readOther: ReadOther): Place[] {
  const files = new Map<string, ReadFile>();
  return others.map(({ file: name, where }) => {
    if (isWholeFile(where)) return { file: name, range: wholeFile };
    const file = files.get(name) ?? readFile(readOther(name) ?? { text: '' });
    files.set(name, file);
    return { file: name, range: rangeOf(file, where) };
  });
}

function rangeOf(file: ReadFile, where: Problem['where']): Range {
  const { document, lines } = file;
  if ('offsets' in where) return toRange(lines, where.offsets[0], where.offsets[1]);
  const part = offsetsOfPart(file, where) ?? offsetsOfPart(file, where, asInQuotes);
  const at = (offset: number) => file.origins?.[offset] ?? offset;
  if (part) return toRange(lines, at(part[0]), at(part[1]));
  const { node, pair } = spotAt(document?.contents, where.path);
  const target =
    where.at === 'key' && pair ? pair.key : (placeInside(node, where.at) ?? pair?.key ?? node);
  const span = (target as Node | undefined)?.range;
  return span ? toRange(lines, at(span[0]), at(span[1])) : toRange(lines, 0, 0);
}

/** Words as they are in double quotes. What replaces them is not written like that, so this is only for marks. */
const asInQuotes = (words: string): string => JSON.stringify(words).slice(1, -1);

/**
 * Escapes and quotes could hide or imitate words, so the part must occur once in the value and once
 * in the file, perhaps in several lines.
 */
function offsetsOfPart(
  { document, text }: ReadFile,
  where: Problem['where'],
  write = (words: string): string => words,
): [number, number] | undefined {
  if (!('part' in where) || !where.part) return undefined;
  const { node } = spotAt(document?.contents, where.path);
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined;
  const [from, to] = node.range;
  const { before, text: part, after } = where.part;
  const form = (write: (words: string) => string) => {
    const [behind, words, ahead] = [before, part, after].map((each) => unfolded(write(each)));
    return new RegExp(`(?<=${behind})${words}(?=${ahead})`, 'g');
  };
  const [found, other] = text.slice(from, to).matchAll(form(write));
  if (!found || other || node.value.match(form((words) => words))?.length !== 1) return undefined;
  const start = from + found.index;
  return [start, start + found[0].length];
}

/** Returns a pattern for words between which a line of the file may end. */
const unfolded = (words: string): string =>
  words
    .split(/[ \n]+/)
    .map(RegExp.escape)
    .join('\\s+');

/**
 * Returns the node to mark: for something missing in a map its `type` or first property; otherwise
 * the value itself.
 */
function placeInside(node: unknown, at: 'key' | 'value' | 'inside'): unknown {
  if (isMap(node) && (at === 'inside' || node.items.length > 0)) {
    const type = node.items.find((item) => isScalar(item.key) && item.key.value === 'type');
    if (at === 'inside') return type?.value ?? node.items[0]?.key ?? node;
    return node.items[0]?.key;
  }
  return isScalar(node) && node.value === null ? undefined : node;
}

function toRange(lines: LineCounter, from: number, to: number): Range {
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  return { start: at(from), end: at(Math.max(from, to)) };
}

/** `Pricing › block 1 (hero) › cards 3` */
function breadcrumb(value: unknown, path: Path): { breadcrumb: string } | undefined {
  const page = value as { title?: unknown; blocks?: { type?: unknown }[] } | undefined;
  const [first, index, ...rest] = path;
  const title = typeof page?.title === 'string' ? page.title : undefined;
  if (first !== 'blocks' || typeof index !== 'number')
    return title ? { breadcrumb: title } : undefined;
  const type = page?.blocks?.[index]?.type;
  const steps = [title, `block ${index + 1}${typeof type === 'string' ? ` (${type})` : ''}`];
  for (const key of rest) {
    if (typeof key === 'number') steps.push(`${steps.pop()} ${key + 1}`);
    else steps.push(key);
  }
  return { breadcrumb: steps.filter(Boolean).join(' › ') };
}
