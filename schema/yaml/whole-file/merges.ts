import { isAlias, isMap, isScalar, isSeq, type Pair, visit, type YAMLMap } from 'yaml';
import { indentRest, writeProperty } from '../../diagnostics/source.ts';
import { endOfPair, openYaml, startOf, type YamlText } from '../../edits/yaml-text.ts';
import { code, shortened } from '../../model/wording.ts';
import { columnOf } from '../../syntax/lines.ts';
import { composeYaml } from '../../syntax/parse-yaml.ts';
import { type Candidate, change } from '../candidate.ts';
import { isPropertyName } from '../schema-names.ts';

/** A merge key, and the group that it is in. */
interface Merge {
  pair: Pair;
  group: YAMLMap;
}

/**
 * Finds `<<: *base`, which copies the properties of a group into another one. The schemas know no `<<`, and
 * what it copies would seem to be missing.
 */
export function mergeIn(text: string): Candidate | undefined {
  if (!/<<["']?[ \t]*:/.test(text)) return undefined;
  const { document } = composeYaml(text);
  if (!document || document.errors.length > 0) return undefined;
  const merges: Merge[] = [];
  visit(document, {
    Pair: (_, pair, path) => {
      const group = path.at(-1);
      if (isMerge(pair) && isMap(group)) merges.push({ pair, group });
    },
  });
  const yaml = openYaml(text);
  // A group that is copied may itself copy from another one.
  for (const merge of merges) {
    const sources = sourcesOf(merge, yaml);
    if (sources?.every(({ items }) => !items.some(isMerge))) return written(merge, sources, yaml);
  }
  return merges[0] && removed(merges, yaml);
}

/**
 * Finds a property of the page that only holds what is copied: no page has it, and nothing copies from it
 * once that is written out.
 */
export function copiedFromIn(text: string): Candidate | undefined {
  if (!/^["']?[.\w-]+["']?:[ \t]+&/m.test(text)) return undefined;
  const { document } = composeYaml(text);
  const page = document?.errors.length === 0 ? document.contents : undefined;
  if (!isMap(page)) return undefined;
  const aliases = new Set<string>();
  visit(page, { Alias: (_, { source }) => void aliases.add(source) });
  const holder = page.items.find(
    ({ key, value }) =>
      isMap(value) &&
      value.anchor !== undefined &&
      !aliases.has(value.anchor) &&
      !isPropertyName(String(key)),
  );
  if (!holder) return undefined;
  const [from, to] = [startOf(holder.key), endOfPair(openYaml(text), holder)];
  return change([{ from, to, text: '' }], {
    code: 'Y027',
    place: [from, from + String(holder.key).length],
    message: `${code(String(holder.key))} only holds properties to copy from, which pages cannot do.`,
    hints: ['Write them out where they belong, then remove it here.'],
    title: 'remove it',
    cost: 0,
  });
}

const isMerge = ({ key }: Pair): boolean => isScalar(key) && key.value === '<<';

/** The groups that a merge key copies; `undefined` if one of them is not there or no group. */
function sourcesOf({ pair }: Merge, { document }: YamlText): YAMLMap[] | undefined {
  const { value } = pair;
  const named = (isSeq(value) ? value.items : [value]).map((each) =>
    isAlias(each) ? each.resolve(document) : each,
  );
  const groups = named.filter((each) => isMap(each));
  return groups.length === named.length ? groups : undefined;
}

const common = {
  code: 'Y027',
  message: `${code('<<')} copies properties from elsewhere, which pages cannot do.`,
  cost: 0,
} as const;

/** Writes the properties out that a merge key copies. Those that the group has itself count. */
function written({ pair, group }: Merge, sources: readonly YAMLMap[], yaml: YamlText): Candidate {
  const { text, document, eol } = yaml;
  const own = new Set(group.items.map(({ key }) => String(key)));
  const copied = new Map(
    sources
      .flatMap(({ items }) => items.map((each) => [String(each.key), each] as const))
      .reverse(),
  );
  const missing = [...copied].reverse().filter(([name]) => !own.has(name));
  const place = [startOf(pair.key), endOfPair(yaml, pair)] as [number, number];
  const column = columnOf(text, place[0]);
  const inFlow = group.flow === true;
  const short = missing.map(([name, { value }]) =>
    writeProperty(name, (value as { toJS: (from: unknown) => unknown }).toJS(document), true),
  );
  const lines = missing.map(([, each], index) => {
    const source = sources.find(({ items }) => items.includes(each));
    const from = startOf(each.key);
    const lines = text.slice(from, endOfPair(yaml, each));
    const isPlain = !source?.flow && !/[&*]/.test(lines);
    return isPlain ? indentRest(lines, column - columnOf(text, from)) : (short[index] ?? '');
  });
  const rest = /^[ \t]*,[ \t]*/.exec(text.slice(place[1]))?.[0].length ?? 0;
  const to = inFlow && missing.length === 0 ? place[1] + rest : place[1];
  const right = inFlow ? short.join(', ') : lines.join(`${eol}${' '.repeat(column)}`);
  return change([{ from: place[0], to, text: right }], {
    ...common,
    place,
    hints: [
      missing.length === 0
        ? 'All of them are written out beside it: remove it.'
        : `Write them out: ${short.map((each) => code(shortened(each))).join(', ')}.`,
    ],
    title: missing.length === 0 ? 'remove it' : 'write them out',
    certain: true,
  });
}

/** Removes merge keys for which there is nothing to copy. */
function removed(merges: readonly Merge[], yaml: YamlText): Candidate {
  const places = merges.map(
    ({ pair }) => [startOf(pair.key), endOfPair(yaml, pair)] as [number, number],
  );
  return change(
    places.map(([from, to]) => ({ from, to, text: '' })),
    {
      ...common,
      place: places[0] as [number, number],
      hints: ['Write the properties out.'],
      isOmission: true,
    },
  );
}
