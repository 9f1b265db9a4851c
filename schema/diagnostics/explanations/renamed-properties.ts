import type { Path, Problem, Replacement } from '../../model/diagnostics.ts';
import {
  andList,
  code,
  describeProperty,
  joinAnd,
  last,
  resolvePiece,
  thing,
} from '../../model/wording.ts';
import { commaInBraces } from './braces/comma-in-braces.ts';
import type { FileContext } from './context.ts';
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
      together(named, (one) => {
        const { error, found, names, group } = one;
        const place = mayBeCut(one, file) ? error.instancePath : inAnyItem(error.instancePath);
        return `${place} ${group ? 'group' : found} ${names}`;
      }),
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
 * Whether a name may be the rest of a text that a comma in braces has cut, which is a mistake of its own in
 * each item. Where the text is unavailable, any name without a value may be.
 */
const mayBeCut = (one: Unknown, file: FileContext): boolean =>
  (one.value === null && file.source.at([...one.path, one.found])?.inFlow !== false) ||
  commaInBraces(one, file) !== undefined;

/**
 * Explains properties of one line that all have another name here, such as `source`, `target` and
 * `amount`, as one mistake: they were copied from elsewhere. Typos are separate mistakes.
 */
function explainNamed(found: readonly InItems[], file: FileContext): Problem[] {
  const replaced = findReplacedNames(found, file);
  const rest = found.filter(([one]) => !replaced.some(({ places }) => places.includes(one)));
  const groups = together(rest, (items, index) =>
    // The names in one line are all in sight; each other one has a message with its line.
    isOtherWord(items) ? `${placesOf(items)} ${lineOf(items[0], file)}` : String(index),
  );
  const others = groups.flatMap((group) => {
    const replacement = group.length > 1 ? renameAll(group.flat(), file) : undefined;
    return replacement?.certain
      ? explainRenamed(group, replacement, file)
      : group.map((items) => explainUnknown(items, file));
  });
  return [...replaced.map((name) => explainReplacedName(name, file)), ...others];
}

const isOtherWord = ([{ by, certain, rivals }]: InItems): boolean =>
  by === 'word' && certain === true && !rivals;

const lineOf = ({ path, found }: Unknown, { source }: FileContext): number =>
  source.lineOf([...path, found]);

const placesOf = (items: InItems): string => items.map(({ path }) => path.join('/')).join(' ');

function explainRenamed(
  group: [InItems, ...InItems[]],
  replacement: Replacement,
  file: FileContext,
): Problem {
  const firsts = group.map(([first]) => first) as [Unknown, ...Unknown[]];
  const [{ error, path, found }] = firsts;
  const schema = resolvePiece(error.parentSchema);
  const names = firsts.map(({ names: [name = ''] }) => name);
  const count = group[0].length;
  const owner =
    count > 1 ? `here, in ${count} items of ${code(last(path))}` : `of ${thing(path, file)}`;
  const also = firsts.map((each, at) => `${code(each.found)} to ${code(names[at] ?? '')}`);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `${andList(firsts.map((each) => each.found))} are not properties ${owner}.`,
    label: { question: `did you mean ${andList(names)}?` },
    hints: names.map((name) => describeProperty(schema, name)),
    more: file.source
      .inOtherLines(group[0].map((one) => [...one.path, one.found]) as [Path, ...Path[]])
      .map((path) => ({ path, at: 'key' })),
    replacement: {
      ...replacement,
      title: `rename ${joinAnd(also)}${count > 1 ? `, in ${count} items` : ''}`,
    },
  };
}

/** The same wrong name in several owners, as after a find and replace in the whole file. */
interface ReplacedName {
  places: [Unknown, ...Unknown[]];
  replacement: Replacement;
}

/** How many owners must have the same mistake before it counts as one. */
const fewestOwners = 2;

/** Finds names that several owners have in place of the same property, and that are surely meant to be it. */
function findReplacedNames(found: readonly InItems[], file: FileContext): ReplacedName[] {
  const groups = Object.groupBy(
    found.filter(([{ certain }]) => certain),
    ([{ found: name, names }]) => `${name} ${names}`,
  );
  return Object.values(groups).flatMap((owners = []): ReplacedName[] => {
    const [first, ...others] = owners.flat();
    if (!first || owners.length < fewestOwners) return [];
    const places: ReplacedName['places'] = [first, ...others];
    const replacement = renameAll(places, file);
    return replacement?.certain ? [{ places, replacement }] : [];
  });
}

/** Explains such a name at its first place, and lists the others. */
function explainReplacedName({ places, replacement }: ReplacedName, file: FileContext): Problem {
  const [first, ...others] = places;
  const name = code(first.names[0] ?? '');
  return {
    ...explainUnknown([first], file),
    hints: [`It is called ${name} in each of these ${places.length} places.`],
    replacement: {
      ...replacement,
      title: `rename ${code(first.found)} to ${name} in ${places.length} places`,
    },
    more: others.map(({ path, found }) => ({ path: [...path, found], at: 'key' })),
  };
}
