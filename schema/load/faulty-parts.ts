import { isMap, isSeq, type Node } from 'yaml';
import type { Problem } from '../diagnostics/diagnostics.ts';
import { lineStart } from '../edits/lines.ts';
import { isGroup } from '../is-group.ts';
import { type Revision, unrevised } from '../yaml/revision.ts';
import { composeYaml } from './parse-yaml.ts';
import { type FaultyParts, partOf } from './sound-blocks.ts';

/**
 * Finds the blocks with errors, and the properties of the page with errors.
 * @param value what was read, after repairs
 * @param revision the repaired text, if the file had to be repaired
 */
export function faultyParts(
  text: string,
  value: unknown,
  problems: readonly Problem[],
  revision: Revision = unrevised(text),
): FaultyParts {
  const errors = problems.filter(({ severity = 'error' }) => severity === 'error');
  const isUnclear = ({ code, where: { path } }: Problem) =>
    // What was left out may have belonged anywhere.
    code === 'Y001' || (path && partOf(path) === 'blocks');
  if (!isGroup(value) || errors.some(isUnclear)) return 'all';
  const faulty = errors.flatMap(({ where, replacement }) => {
    if (!('offsets' in where)) return where.path.length === 0 ? [] : partOf(where.path);
    const [from, to] = where.offsets;
    const [start, end] = replacement?.offsets ?? where.offsets;
    // Where a repair is certain, nothing is wrong beside it.
    return replacement?.certain
      ? partsBetween(revision, start, end)
      : partsBetween(revision, Math.min(from, start), Math.max(to, end));
  });
  return [...new Set(faulty)];
}

/** The parts of a repaired page that are between two offsets of the original. */
function partsBetween({ text, origins }: Revision, from: number, to: number): (number | string)[] {
  const root = composeYaml(text).document?.contents;
  const parts: { name: number | string; start: number }[] = [];
  const add = (name: number | string, node: unknown) => {
    const [start = 0] = (node as Node | null)?.range ?? [];
    parts.push({ name, start: origins[lineStart(text, start)] ?? 0 });
  };
  for (const { key, value } of isMap(root) ? root.items : []) {
    const name = String(key);
    add(name, key);
    const items = name === 'blocks' && isSeq(value) ? value.items : [];
    for (const [index, item] of items.entries()) add(index, item);
  }
  parts.sort((a, b) => a.start - b.start);
  return parts
    .filter(
      ({ start }, index) => start <= to && from < (parts[index + 1]?.start ?? text.length + to),
    )
    .map(({ name }) => name);
}
