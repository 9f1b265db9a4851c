import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { type FaultyParts, isFaulty } from '../facts/sound-parts.ts';
import { isGroup } from '../is-group.ts';
import type { Path, Problem } from '../model/diagnostics.ts';
import { pointerOf, pointerToPath, valueAt } from '../model/pointer.ts';
import { columnOf, lineStart } from '../syntax/lines.ts';
import { pathAt, spotAt } from '../syntax/node-at.ts';
import { composeYaml } from '../syntax/parse-yaml.ts';
import { type Revision, unrevised } from '../syntax/revision.ts';

/**
 * Finds the parts of a page with errors: of an error of the schema the property that it is about, and
 * of an error of the YAML the block.
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
    code === 'Y001' || (path?.[0] === 'blocks' && typeof path[1] !== 'number');
  if (!isGroup(value) || errors.some(isUnclear)) return 'all';
  const faulty = errors.flatMap(({ where, more = [], replacement }) => {
    if (!('offsets' in where)) return [where, ...more].flatMap(propertyAt);
    const [from, to] = where.offsets;
    const [start, end] = replacement?.offsets ?? where.offsets;
    if (!replacement?.certain) {
      const parts = partsBetween(revision, Math.min(from, start), Math.max(to, end));
      return [...parts, ...nameOnTop(text, from)];
    }
    // Where a repair is certain, nothing is wrong beside it.
    return valueAround(text, start, end, revision) ?? partsBetween(revision, start, end);
  });
  return [...new Set(faulty)];
}

/** The name of a page's property whose line begins at an offset. Where it is there twice, both are in doubt. */
function nameOnTop(text: string, offset: number): string[] {
  const [, name] = /^["']?([\w-]+)["']?[ \t]*:/.exec(text.slice(lineStart(text, offset))) ?? [];
  return name === undefined ? [] : [`/${name}`];
}

/** The property that an error is about. One that is missing has no name. */
function propertyAt(where: Problem['where']): string[] {
  if ('offsets' in where || where.path.length === 0) return [];
  return [pointerOf(where.at === 'inside' ? [...where.path, ''] : where.path)];
}

/** Returns the innermost groups with errors: at least a block, or a property of the page. */
export function groupsAround(faulty: readonly string[], value: unknown): string[] {
  return faulty.map((pointer) => {
    const path = pointerToPath(pointer);
    if (path[0] !== 'blocks') return pointerOf(path.slice(0, 1));
    let group = path.slice(0, -1);
    while (group.length > 2 && !isGroup(valueAt(value, group))) group = group.slice(0, -1);
    return pointerOf(group.length < 2 ? path.slice(0, 2) : group);
  });
}

/**
 * Returns what is certain about a page with errors as a whole, for the rules about its title, description,
 * main heading and links.
 */
export function soundFacts(value: unknown, headings: readonly string[], faulty: FaultyParts) {
  const { title, description, blocks } = Object(value);
  const isSound = (text: unknown, name: string): text is string =>
    typeof text === 'string' && !isFaulty(`/${name}`, faulty);
  const parts = faulty === 'all' ? [] : faulty.map(pointerToPath);
  const isUnclear = faulty === 'all' || !Array.isArray(blocks) || !blocks.every(hasType);
  // A block that is of another type, or none, may have a heading, or be none.
  const doubted = new Set(parts.filter(isOfWholeBlock).map(([, index]) => String(index)));
  // What is in a group that does not belong there may be a block.
  const mayHide = parts.some((path) => {
    const found = valueAt(value, path);
    return typeof found === 'object' && found !== null;
  });
  const blockOf = (pointer: string) => pointer.split('/')[2] ?? '';
  const clear = headings
    .filter((pointer) => !doubted.has(blockOf(pointer)))
    .sort((one, other) => Number(blockOf(one)) - Number(blockOf(other)));
  return {
    ...(isSound(title, 'title') && { title }),
    ...(isSound(description, 'description') && { description }),
    // A heading that is wrong in itself is still one.
    headings: isUnclear
      ? []
      : clear.map((pointer) =>
          isFaulty(pointer, faulty) ? `/blocks/${blockOf(pointer)}/type` : pointer,
        ),
    ...((isUnclear || doubted.size > 0 || mayHide) && { hasUnclearHeading: true as const }),
    ...((isUnclear || parts.some(mayBeOfMenu)) && { hasUnclearMenu: true as const }),
  };
}

const hasType = (block: unknown): boolean => typeof Object(block).type === 'string';

/** Whether an error is about a block as a whole, or all blocks. */
const isOfWholeBlock = (path: Path): boolean =>
  path[0] === 'blocks' && (path.length <= 2 || (path.length === 3 && path[2] === 'type'));

/** Whether the property that an error is about may have been meant as what puts a page into a menu, or hides it. */
const mayBeOfMenu = (path: Path): boolean =>
  path[0] === 'blocks'
    ? /^(?:menu|draft|publish)$/.test(String(path.at(-1)))
    : !/^(?:title|description|og)$/.test(String(path[0]));

/** Returns the path of the property that a place of the text is in. */
export function pathAround(
  text: string,
  offset: number,
  revision: Revision = unrevised(text),
): Path {
  const at = revision.origins.findIndex((origin) => origin >= offset);
  const column = columnOf(revision.text, at);
  return pathAt(composeYaml(revision.text).document, { text: revision.text, offset: at, column });
}

/**
 * The text of a repaired page that has all between two offsets of the original; `undefined` if they are in no
 * single text of a block.
 */
function valueAround(
  text: string,
  from: number,
  to: number,
  revision: Revision,
): string[] | undefined {
  const path = pathAround(text, from, revision);
  const { node, isWhole } = spotAt(composeYaml(revision.text).document?.contents, path);
  if (path.length < 3 || !isWhole || !isScalar(node) || !node.range) return undefined;
  const [start, end] = node.range.map((offset) => revision.origins[offset] ?? text.length);
  return start !== undefined && end !== undefined && start <= from && to <= end
    ? [pointerOf(path)]
    : undefined;
}

/** The parts of a repaired page that are between two offsets of the original. */
function partsBetween({ text, origins }: Revision, from: number, to: number): string[] {
  const root = composeYaml(text).document?.contents;
  const parts: { pointer: string; start: number }[] = [];
  const add = (pointer: string, node: unknown) => {
    const [start = 0] = (node as Node | null)?.range ?? [];
    parts.push({ pointer, start: origins[lineStart(text, start)] ?? 0 });
  };
  for (const { key, value } of isMap(root) ? root.items : []) {
    const name = String(key);
    add(`/${name}`, key);
    const items = name === 'blocks' && isSeq(value) ? value.items : [];
    for (const [index, item] of items.entries()) add(`/blocks/${index}`, item);
  }
  parts.sort((a, b) => a.start - b.start);
  return parts
    .filter(
      ({ start }, index) => start <= to && from < (parts[index + 1]?.start ?? text.length + to),
    )
    .map(({ pointer }) => pointer);
}
