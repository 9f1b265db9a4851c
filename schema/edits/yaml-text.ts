import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Range,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../model/diagnostics.ts';

/** A YAML text, parsed for editing in place. */
export interface YamlText {
  text: string;
  document: Document.Parsed;
  /** The line break of the file. */
  eol: string;
}

/**
 * Thrown if a text cannot be edited as requested: nothing is at the path, or its notation has no
 * whole lines.
 */
export class EditError extends Error {}

/**
 * Parses a YAML text for editing. It may start with a byte order mark. Throws `EditError` if it is
 * not valid YAML.
 */
export function openYaml(text: string): YamlText {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  if (document.errors[0]) throw new EditError(document.errors[0].message);
  return { text, document, eol: /\r?\n/.exec(text)?.[0] ?? '\n' };
}

/** Returns the node at a path. Throws `EditError` if there is none. */
export function nodeAt({ document }: YamlText, path: Path): Node {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isAlias(node) && !isScalar(node) && !isCollection(node)) throw missing(path);
  return node;
}

/** Returns the list at a path. Throws `EditError` if there is none. */
export function listAt(yaml: YamlText, path: Path): YAMLSeq {
  const node = nodeAt(yaml, path);
  if (!isSeq(node)) throw new EditError(`What is at ${path.join('.')} is not a list.`);
  return node;
}

/** Returns the group at a path. Throws `EditError` if there is none. */
export function mapAt(yaml: YamlText, path: Path): YAMLMap {
  const node = nodeAt(yaml, path);
  if (!isMap(node)) throw new EditError(`What is at ${path.join('.')} has no properties.`);
  return node;
}

/** Returns the property at a path, and the map that contains it. */
export function pairAt(yaml: YamlText, path: Path): { map: YAMLMap; pair: Pair; index: number } {
  const map = mapAt(yaml, path.slice(0, -1));
  const index = map.items.findIndex(
    ({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)),
  );
  const pair = map.items[index];
  if (!pair) throw missing(path);
  return { map, pair, index };
}

/** Whether a node is in brackets or braces. */
export function isInFlow(yaml: YamlText, path: Path): boolean {
  return path.some((_, depth) => {
    const node = yaml.document.getIn(path.slice(0, depth), true);
    return isCollection(node) && Boolean(node.flow);
  });
}

/** Returns the offset of the first character of a key or value, including its anchor and tag. */
export const startOf = (node: unknown): number => rangeOf(node)[0];

/** Returns the offset after the last character of a value, without its comment. */
export function endOf(yaml: YamlText, node: unknown): number {
  if (isMap(node) && !node.flow) return endOfPair(yaml, node.items.at(-1) as Pair);
  if (isSeq(node) && !node.flow) return endOf(yaml, node.items.at(-1));
  return rangeOf(node)[1];
}

/** What is parsed has its place in the text. */
const rangeOf = (node: unknown): Range => (node as Node).range as Range;

/** Returns the offset after a property's value, or after its colon if the value is empty. */
export function endOfPair(yaml: YamlText, { key, value }: Pair): number {
  if (value && !isEmpty(value)) return endOf(yaml, value);
  const end = endOf(yaml, key);
  return /^[ \t]*:/.test(yaml.text.slice(end, end + 80)) ? yaml.text.indexOf(':', end) + 1 : end;
}

/** Whether a value is empty: nothing is written at its place. */
export const isEmpty = (node: unknown): boolean =>
  isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1];

const missing = (path: Path): EditError => new EditError(`There is nothing at ${path.join('.')}.`);
