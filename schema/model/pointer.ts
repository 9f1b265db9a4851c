import type { Path, Problem } from './diagnostics.ts';

/** Splits a JSON pointer into steps; indexes become numbers. */
export function pointerToPath(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (step.includes('~') ? step.replaceAll('~1', '/').replaceAll('~0', '~') : step))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Joins steps to a pointer, to compare places. A `/` in a name is not escaped. */
export const pointerOf = (path: Readonly<Path>): string => path.map((step) => `/${step}`).join('');

export const isSamePath = (one: Readonly<Path>, other: Readonly<Path>): boolean =>
  one.length === other.length && one.every((step, index) => `${step}` === `${other[index]}`);

/** Returns the paths of all groups and lists around a place, the innermost first and the file last. */
export const pathsAround = (path: Readonly<Path>): Path[] =>
  path.map((_, index) => path.slice(0, path.length - 1 - index));

/** Returns the items of the list that a place is an item of; none if it is none. */
export function itemsAround(path: Readonly<Path>, root: unknown): unknown[] {
  const list = typeof path.at(-1) === 'number' ? valueAt(root, path.slice(0, -1)) : [];
  return Array.isArray(list) ? list : [];
}

/** Whether a pointer leads to a place or to something inside it. */
export const isWithin = (pointer: string, place: Readonly<Path>): boolean =>
  `${pointer}/`.startsWith(`${pointerOf(place)}/`);

/** Returns the pointer of the list or group that a value is in. */
export const pointerAround = (pointer: string): string =>
  pointer.slice(0, pointer.lastIndexOf('/'));

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Readonly<Path>): unknown =>
  path.reduce<unknown>((value, step) => Object(value)[step], root);

/**
 * Returns the path of a place relative to another. The target starts with the number of levels up,
 * followed by the path down, where `*` stands for every item: `3/weeks/*\/label`.
 */
export function pathFrom(path: Readonly<Path>, target: string): Path {
  const [up, ...down] = target.split('/');
  return [...path.slice(0, path.length - Number(up)), ...down];
}

/** The properties that a file has under an older name, by their paths as JSON. */
export type OldNames = Readonly<Record<string, string>>;

/** Returns the path that a value has in its file. */
export const inFile = (path: Path, names: OldNames = {}): Path =>
  path.map((step, index) => names[JSON.stringify(path.slice(0, index + 1))] ?? step);

/** Returns the path of a value under the current names, from the one that it has in its file. */
export function underCurrentNames(path: Path, names: OldNames = {}): Path {
  const current = new Map(
    Object.keys(names).map((key) => {
      const now: Path = JSON.parse(key);
      return [JSON.stringify(inFile(now, names)), now.at(-1)];
    }),
  );
  return path.map((step, index) => current.get(JSON.stringify(path.slice(0, index + 1))) ?? step);
}

/**
 * Returns a problem with the places that it has in the files.
 * @param place returns the path that a value has in another file, or by default in the problem's own
 */
export function placedInFiles(
  problem: Problem,
  place: (path: Path, file?: string) => Path,
): Problem {
  const { where, more, see, seeIn, others } = problem;
  const placeOf = (where: Problem['where'], file?: string): Problem['where'] =>
    'at' in where ? { ...where, path: place(where.path, file) } : where;
  const inOthers = (places: Problem['others']) =>
    places?.map(({ file, where }) => ({ file, where: placeOf(where, file) }));
  return {
    ...problem,
    where: placeOf(where),
    ...(more && { more: more.map((each) => placeOf(each)) }),
    ...(see && { see: see.map((path) => place(path)) }),
    ...(seeIn && { seeIn: inOthers(seeIn) ?? [] }),
    ...(others && { others: inOthers(others) ?? [] }),
  };
}
