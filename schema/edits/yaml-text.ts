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
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../diagnostics/diagnostics.ts';

/** A YAML text with what is needed to edit it in place. */
export interface YamlText {
  text: string;
  document: Document.Parsed;
  /** The line break of this file. */
  eol: string;
}

/** Thrown where a text cannot be edited as asked: nothing is at that path, or it is written in a way that has no whole lines. */
export class EditError extends Error {}

/** Reads a YAML text for editing. A byte order mark may stand at its start. Throws `EditError` where it is not valid YAML. */
export function openYaml(text: string): YamlText {
  const document = parseDocument(text, { keepSourceTokens: true, prettyErrors: false });
  if (document.errors[0]) throw new EditError(document.errors[0].message);
  return { text, document, eol: /\r?\n/.exec(text)?.[0] ?? '\n' };
}

/** The node at a path. Throws `EditError` where there is none. */
export function nodeAt({ document }: YamlText, path: Path): Node {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (!isAlias(node) && !isScalar(node) && !isCollection(node)) throw missing(path);
  return node;
}

export function listAt(yaml: YamlText, path: Path): YAMLSeq {
  const node = nodeAt(yaml, path);
  if (!isSeq(node)) throw new EditError(`What stands at ${path.join('.')} is not a list.`);
  return node;
}

export function mapAt(yaml: YamlText, path: Path): YAMLMap {
  const node = nodeAt(yaml, path);
  if (!isMap(node)) throw new EditError(`What stands at ${path.join('.')} has no properties.`);
  return node;
}

/** The property at a path, with the map that it is in. */
export function pairAt(yaml: YamlText, path: Path): { map: YAMLMap; pair: Pair; index: number } {
  const map = mapAt(yaml, path.slice(0, -1));
  const index = map.items.findIndex(
    ({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)),
  );
  const pair = map.items[index];
  if (!pair) throw missing(path);
  return { map, pair, index };
}

/** Whether a node is written in brackets or braces, or inside some. */
export function isInFlow(yaml: YamlText, path: Path): boolean {
  return path.some((_, depth) => {
    const node = yaml.document.getIn(path.slice(0, depth), true);
    return isCollection(node) && Boolean(node.flow);
  });
}

/** Offset of the first character of a key or value, its anchor and tag included. */
export function startOf(node: unknown): number {
  const start = (node as Node).range?.[0];
  if (start === undefined) throw new EditError('This value has no place in the text.');
  return start;
}

/** Offset behind the last character that belongs to a value; its comment and what follows are outside. */
export function endOf(yaml: YamlText, node: unknown): number {
  if (isMap(node) && !node.flow) return endOfPair(yaml, node.items.at(-1) as Pair);
  if (isSeq(node) && !node.flow) return endOf(yaml, node.items.at(-1));
  const end = (node as Node).range?.[1];
  if (end === undefined) throw new EditError('This value has no place in the text.');
  return end;
}

/** Offset behind a property's value, or behind its colon where nothing is written. */
export function endOfPair(yaml: YamlText, { key, value }: Pair): number {
  if (value && !isEmpty(value)) return endOf(yaml, value);
  const end = endOf(yaml, key);
  return /^[ \t]*:/.test(yaml.text.slice(end, end + 80)) ? yaml.text.indexOf(':', end) + 1 : end;
}

/** Whether nothing is written where a value could be. */
export const isEmpty = (node: unknown): boolean =>
  isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1];

const missing = (path: Path): EditError => new EditError(`Nothing stands at ${path.join('.')}.`);
