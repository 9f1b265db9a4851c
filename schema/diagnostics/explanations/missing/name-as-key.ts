import { isMap, type Pair } from 'yaml';
import { isGroup } from '../../../is-group.ts';
import type { Schema } from '../../../model/schemas.ts';
import { code } from '../../../model/wording.ts';
import { columnOf, namedLines } from '../../../syntax/lines.ts';
import { plural } from '../../format.ts';
import { isSameWord } from '../../same-word.ts';
import { lineBreakAt, type Replacement, type Source } from '../../source.ts';
import { suggestName } from '../../suggest-value.ts';
import type { Context } from '../context.ts';
import { synonymsByName } from '../unknown-type.ts';

interface NameAsKey {
  /** The type that the name stands for. */
  name: string;
  /** What else is to be done, as the end of a sentence: `, and move line 5 to the left by 2 spaces`. */
  rest?: string;
  replacement?: Replacement;
}

/** Finds `- hero:` with its properties below or beside it, instead of `- type: hero`. */
export function nameAsKey(
  { error, path, source }: Context,
  tag: string,
  branches: ReadonlyMap<string, Schema>,
): NameAsKey | undefined {
  const object = error.data as Record<string, unknown>;
  const [key, ...beside] = Object.keys(object);
  const value = object[key ?? ''];
  const isEmpty = value === null || value === '' || (isGroup(value) && isEmptyGroup(value));
  if (key === undefined) return undefined;
  if (tag === 'type' && typeof value === 'string' && !isEmpty && isOnlyType(key, branches))
    return { name: key, rest: `, and write ${code(value)} below it, with a name of its own` };
  if (typeof value !== 'object' && !isEmpty) return undefined;
  const { names, certain: isName } = suggestName(
    key,
    [...branches.keys()],
    synonymsByName(branches),
  );
  const [name] = names;
  if (name === undefined || !isName) return undefined;
  const node = source.at(path)?.node;
  const pair = isMap(node) && !node.flow ? node.items[0] : undefined;
  if (!pair) return { name };
  const own = [...beside, ...(isGroup(value) ? Object.keys(value) : [])];
  const certain = isSameWord(key, name) && isWhole(own, tag, branches.get(name));
  const line = `${tag}: ${name}`;
  const offsets = source.offsetsOfPair(pair);
  if (isEmpty)
    return { name, replacement: { title: `write ${code(line)}`, text: line, certain, offsets } };
  const { value: inner } = pair;
  if (isMap(inner) && inner.flow) {
    if (beside.length > 0) return { name };
    const [from, to] = source.offsetsOf(inner);
    const text = `{ ${line},${source.text.slice(from + 1, to)}`;
    const rest = `, within the braces: ${code(`- { ${line}, …`)}`;
    return { name, rest, replacement: { title: `write ${code(line)}`, text, certain, offsets } };
  }
  const below = source.movedOut(pair);
  if (below === undefined) return { name };
  const moved = `move ${linesBelow(pair, source)}`;
  return {
    name,
    rest: `, and ${moved}`,
    replacement: {
      title: `write ${code(line)}, and ${moved}`,
      text: `${line}${lineBreakAt(source.text, offsets[0])}${below}`,
      certain,
      offsets,
    },
  };
}

const isOnlyType = (key: string, branches: ReadonlyMap<string, Schema>): boolean =>
  branches.has(key) &&
  ![...branches.values()].some(({ properties = {} }) => Object.hasOwn(properties, key));

const isEmptyGroup = (value: object): boolean => Object.keys(value).length === 0;

/** Whether a block or visual of this type has exactly such properties, and all that it needs. */
const isWhole = (
  own: readonly string[],
  tag: string,
  { properties = {}, required = [] }: Schema = {},
): boolean =>
  new Set(own).size === own.length &&
  own.every((name) => Object.hasOwn(properties, name)) &&
  required.every((name) => name === tag || own.includes(name));

/** Says how far the lines of a group are too far in: `lines 5 to 6 to the left by 2 spaces`. */
function linesBelow(pair: Pair, source: Source): string {
  const { text } = source;
  const [from, to] = source.offsetsOfPair(pair);
  const [start] = source.offsetsOf((pair.value as { items: Pair[] }).items[0]?.key);
  return `${namedLines(text, start, to)} to the left by ${plural(columnOf(text, start) - columnOf(text, from), 'space')}`;
}
