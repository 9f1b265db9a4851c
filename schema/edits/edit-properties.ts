import type { CST, Pair, YAMLMap } from 'yaml';
import type { Path } from '../model/diagnostics.ts';
import {
  columnOf,
  indentLines,
  lineEnd,
  lineStart,
  startOfComments,
  startsLine,
} from '../syntax/lines.ts';
import { insert, type TextEdit } from '../syntax/text-edits.ts';
import { writeScalar } from './write-scalar.ts';
import { endOfPair, isInFlow, mapAt, pairAt, startOf, type YamlText } from './yaml-text.ts';

/** Removes a property with its value and the comments directly above it. */
export function removeKey(yaml: YamlText, path: Path): TextEdit[] {
  const { map, pair, index } = pairAt(yaml, path);
  const { text } = yaml;
  const from = startOf(pair.key);
  const to = endOfPair(yaml, pair);
  const next = map.items[index + 1];
  const previous = map.items[index - 1];
  if (map.flow) {
    if (next) return [{ from, to: startOf(next.key), text: '' }];
    return [{ from: previous ? endOfPair(yaml, previous) : from, to, text: '' }];
  }
  // A block map without properties would be null.
  if (map.items.length === 1)
    return [{ from, to, text: `{}${text[to - 1] === '\n' ? yaml.eol : ''}` }];
  const line = lineStart(text, from);
  if (text.slice(line, from).trim() === '') {
    return [{ from: startOfComments(text, line), to: lineEnd(text, to), text: '' }];
  }
  // It follows a dash: the next property moves up, unless there are comments between them.
  const following = startOf(next?.key);
  const isDirect = text.slice(to, following).trim() === '';
  if (isDirect) return [{ from, to: following, text: '' }];
  return [{ from, to, text: text[to - 1] === '\n' ? yaml.eol : '' }];
}

/**
 * Inserts a property as the last of its group. `source` is its value as YAML without indentation. A
 * value of several lines goes below the name.
 */
export function insertKey(yaml: YamlText, path: Path, name: string, source: string): TextEdit[] {
  const map = mapAt(yaml, path);
  const { text, eol } = yaml;
  const inFlow = Boolean(map.flow) || isInFlow(yaml, path);
  const key = writeScalar(name, { inFlow, isKey: true });
  const pair = map.items.at(-1);
  if (map.flow) {
    const at = pair ? endOfPair(yaml, pair) : startOf(map) + 1;
    return [insert(at, `${pair ? ', ' : ' '}${key}: ${source}${pair ? '' : ' '}`)];
  }
  const indent = indentOf(yaml, map);
  const value = source.includes('\n')
    ? `${eol}${indent}  ${indentLines(source, `${indent}  `, eol)}`
    : ` ${source}`;
  const at = lineEnd(text, endOfPair(yaml, pair as Pair));
  const line = `${indent}${key}:${value}${eol}`;
  return [insert(at, startsLine(text, at) ? line : eol + line)];
}

/**
 * Returns the indentation of a map from `srcToken`, which is also right if its first property
 * follows a dash.
 */
const indentOf = ({ text }: YamlText, map: YAMLMap): string => {
  const { indent } = map.srcToken as CST.BlockMap;
  return ' '.repeat(indent >= 0 ? indent : columnOf(text, startOf(map)));
};
