import type { Problem } from '../diagnostics.ts';
import { code } from '../wording.ts';
import type { FileContext } from './context.ts';
import { explainUnknown } from './unknown/explain-unknown.ts';
import { renameAll } from './unknown/rename-property.ts';
import type { Unknown } from './unknown/unknown.ts';

/** The same wrong name in several owners, as after a find and replace in the whole file. */
export interface ReplacedName {
  places: [Unknown, ...Unknown[]];
  replacement: NonNullable<Problem['replacement']>;
}

/** How many owners must have the same mistake before it counts as one. */
const fewestOwners = 2;

/** Finds names that several owners have in place of the same property, and that are surely meant to be it. */
export function findReplacedNames(
  found: readonly (readonly [Unknown, ...Unknown[]])[],
  file: FileContext,
): ReplacedName[] {
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
export function explainReplacedName(
  { places, replacement }: ReplacedName,
  file: FileContext,
): Problem {
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
