import type { Path, Problem } from '../diagnostics.ts';
import { andList, code, describeField, joinAnd, last, resolvePiece, thing } from '../wording.ts';
import type { FileContext } from './context.ts';
import { explainReplacedName, findReplacedNames } from './replaced-name.ts';
import { explainUnknown } from './unknown/explain-unknown.ts';
import { renameAll } from './unknown/rename-property.ts';
import { inAnyItem, together, type Unknown } from './unknown/unknown.ts';
import { explainGrouping, explainNested, explainWrapping } from './wrapping.ts';
import { explainWrongLevel } from './wrong-level.ts';

/** An unknown property in all items that have it. */
type InItems = readonly [Unknown, ...Unknown[]];

/** Explains unknown properties by what they were meant to be. */
export function explainUnknowns(unknown: readonly Unknown[], file: FileContext): Problem[] {
  const {
    named = [],
    wrapping = [],
    grouping = [],
    nested = [],
    moved = [],
  } = Object.groupBy(unknown, ({ level, home }) => level ?? (home ? 'moved' : 'named'));
  return [
    ...explainNamed(
      together(
        named,
        ({ error, found, names, group }) =>
          `${inAnyItem(error.instancePath)} ${group ? 'group' : found} ${names}`,
      ),
      file,
    ),
    ...together(wrapping, ({ error }) => error.instancePath.replace(/\/\d+$/, '')).map((group) =>
      explainWrapping(group, file),
    ),
    ...together(moved, ({ error, home }) => `${error.instancePath} ${home?.path.join('/')}`).map(
      (group) => explainWrongLevel(group, file),
    ),
    ...nested.map((one) => explainNested(one, file)),
    ...grouping.map((one) => explainGrouping(one, file)),
  ];
}

/**
 * Explains properties of one group that all have another name here, such as `source`, `target` and
 * `amount`, as one mistake: they were copied from elsewhere. Typos are separate mistakes.
 */
function explainNamed(found: readonly InItems[], file: FileContext): Problem[] {
  const replaced = findReplacedNames(found, file);
  const rest = found.filter(([one]) => !replaced.some(({ places }) => places.includes(one)));
  const groups = Object.values(
    Object.groupBy(rest, (items, index) => (isOtherWord(items) ? placesOf(items) : String(index))),
  );
  const others = groups.flatMap((group = []) => {
    const replacement = group.length > 1 ? renameAll(group.flat(), file) : undefined;
    return replacement?.certain
      ? explainRenamed(group, replacement, file)
      : group.map((items) => explainUnknown(items, file));
  });
  return [...replaced.map((name) => explainReplacedName(name, file)), ...others];
}

const isOtherWord = ([{ by, certain, rivals }]: InItems): boolean =>
  by === 'word' && certain === true && !rivals;

const placesOf = (items: InItems): string => items.map(({ path }) => path.join('/')).join(' ');

function explainRenamed(
  group: readonly InItems[],
  replacement: NonNullable<Problem['replacement']>,
  file: FileContext,
): Problem {
  const firsts = group.map(([first]) => first);
  const [{ error, path, found } = { path: [] as Path, found: '' }] = firsts;
  const schema = resolvePiece(error?.parentSchema ?? {});
  const names = firsts.map(({ names: [name = ''] }) => name);
  const count = group[0]?.length ?? 1;
  const owner =
    count > 1
      ? `here, in ${count} items of ${code(last(path))}`
      : `of ${error ? thing(error, path, file.root) : 'it'}`;
  const also = firsts.map((each, at) => `${code(each.found)} to ${code(names[at] ?? '')}`);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `${andList(firsts.map((each) => each.found))} are not properties ${owner}.`,
    label: `did you mean ${andList(names)}?`,
    hints: names.map((name) =>
      describeField(name, schema.properties?.[name], schema.required?.includes(name) ?? false),
    ),
    replacement: {
      ...replacement,
      title: `rename ${joinAnd(also)}${count > 1 ? `, in ${count} items` : ''}`,
    },
  };
}
