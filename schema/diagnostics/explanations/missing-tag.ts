import { isMap } from 'yaml';
import type { Schema } from '../../validate/schemas.ts';
import type { Problem } from '../diagnostics.ts';
import {
  columnOf,
  indentRest,
  lineStart,
  offsetsOf,
  offsetsOfPair,
  type Replacement,
} from '../source.ts';
import { suggest } from '../suggest.ts';
import { suggestName } from '../suggest-value.ts';
import { code, isBlockPath, orList, thing } from '../wording.ts';
import { isSameWord } from '../words.ts';
import type { Context } from './context.ts';
import { synonymsByName } from './unknown-type.ts';

/** What other systems call the property that says which block, or which visual, something is. */
const otherTags: Record<string, readonly string[]> = {
  type: [
    'kind',
    'block',
    'component',
    'blockType',
    '_type',
    '__component',
    '_template',
    'template',
    'layout',
    'section',
    'module',
    'name',
  ],
  kind: ['type', 'chart', 'chartType', 'visual', 'name', 'variant'],
};

/** A block without `type`, or a visual without `kind`. Nothing else in it can be checked. */
export function explainMissingTag(
  context: Context,
  tag: string,
  branches: ReadonlyMap<string, Schema>,
): Problem {
  const { error, path, root } = context;
  const object = error.data as Record<string, unknown>;
  const misspelt = misspeltTag(object, tag, branches);
  if (misspelt) return explainMisspelt(context, tag, misspelt, branches);
  const isBlock = isBlockPath(path);
  const asKey = nameAsKey(context, tag, branches);
  const likely = likeliest(object, branches);
  return {
    code: 'P106',
    where: { path, at: 'inside' },
    message: isBlock
      ? 'This block has no `type`, which says what it is.'
      : `${thing(error, path, root)} has no \`${tag}\`, which says what it is.`.replace(
          /^./,
          (letter) => letter.toUpperCase(),
        ),
    hints: [
      isBlock
        ? 'Start the block with its type: `- type: hero`.'
        : `Start it with its ${tag}: \`${tag}: ${[...branches.keys()][0]}\`.`,
      ...(asKey || likely.length === 0 ? [] : [`What it has fits ${orList(likely)}.`]),
    ],
    ...(asKey && { replacement: asKey }),
  };
}

function explainMisspelt(
  { error, path, root }: Context,
  tag: string,
  misspelt: string,
  branches: ReadonlyMap<string, Schema>,
): Problem {
  const value = (error.data as Record<string, unknown>)[misspelt];
  const certain = typeof value === 'string' && branches.has(value);
  return {
    code: 'P104',
    where: { path: [...path, misspelt], at: 'key' },
    message: `\`${misspelt}\` is not a property of ${thing(error, path, root)}.`,
    label: `did you mean \`${tag}\`?`,
    hints: [
      `\`${tag}\` says what it is, such as ${[...branches.keys()].slice(0, 3).map(code).join(', ')}.`,
    ],
    replacement: {
      title: `rename \`${misspelt}\` to \`${tag}\``,
      text: tag,
      certain: certain || suggest(misspelt, [tag]).length > 0,
    },
  };
}

/** Without its tag an object is checked no further, so that a misspelt one must be looked for here. */
function misspeltTag(
  object: Record<string, unknown>,
  tag: string,
  branches: ReadonlyMap<string, Schema>,
): string | undefined {
  const all = [...branches.values()];
  const keys = Object.keys(object).filter((key) => typeof object[key] === 'string');
  const unknown = keys.filter(
    (key) => !all.some(({ properties = {} }) => Object.hasOwn(properties, key)),
  );
  const isOther = (key: string) => otherTags[tag]?.some((word) => isSameWord(word, key));
  const namesOne = (key: string) =>
    suggestName(String(object[key]), [...branches.keys()], synonymsByName(branches)).names.length >
    0;
  return (
    unknown.find((key) => suggest(key, [tag]).length > 0 && key.length > 2) ??
    // `name: hero` is one although some blocks have a `name`; `layout: cards` says something else.
    keys.find((key) => isOther(key) && branches.has(String(object[key]))) ??
    unknown.find((key) => isOther(key) && namesOne(key)) ??
    unknown.find((key) => isOther(key))
  );
}

/** `- hero:` with everything below it, instead of `- type: hero`. */
function nameAsKey(
  { error, path, source }: Context,
  tag: string,
  branches: ReadonlyMap<string, Schema>,
): Replacement | undefined {
  const [name, ...others] = Object.keys(error.data as object);
  const meant =
    name === undefined || others.length > 0
      ? undefined
      : suggestName(name, [...branches.keys()], synonymsByName(branches)).names;
  const [type] = meant ?? [];
  if (type === undefined || meant?.length !== 1) return undefined;
  const node = source?.at(path)?.node;
  const pair = isMap(node) && !node.flow ? node.items[0] : undefined;
  if (!source || !pair) return undefined;
  const title = `write \`${tag}: ${type}\``;
  const [from] = offsetsOf(source, pair.key);
  const [, to] = offsetsOfPair(source, pair);
  const inner = pair.value;
  if (!isMap(inner) || inner.flow || !inner.items[0]) return undefined;
  const { text } = source;
  const [start] = offsetsOf(source, inner.items[0].key);
  const [column, target] = [columnOf(text, start), columnOf(text, from)];
  const lines = indentRest(`\n${text.slice(lineStart(text, start), to)}`, target - column);
  return { title, text: `${tag}: ${type}${lines}`, certain: false, offsets: [from, to] };
}

/** The types that have all of an object's properties, where there are one or two. */
function likeliest(object: object, branches: ReadonlyMap<string, Schema>): string[] {
  const keys = Object.keys(object);
  const fitting = [...branches].filter(([, { properties = {}, required = [] }]) => {
    const hasAll = keys.every((key) => Object.hasOwn(properties, key));
    return hasAll && required.slice(1).every((name) => Object.hasOwn(object, name));
  });
  return keys.length > 0 && fitting.length <= 2 ? fitting.map(([type]) => type) : [];
}
