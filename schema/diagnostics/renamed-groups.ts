import type { Path, Problem } from '../model/diagnostics.ts';
import { pointerOf, pointerToPath, valueAt } from '../model/pointer.ts';

/** A value in which the names of properties are corrected. */
export interface RenamedGroups {
  value: unknown;
  /** Returns the place of a value under its name in the file. */
  originalPath(path: Path): Path;
  /** The places of these properties in the value as it is. */
  places: Path[];
}

/**
 * Corrects the names of groups, lists and texts that are unknown, where the fix is to rename them, so that what
 * is in them can be checked as well. A text must be certainly meant as that. The value itself stays as it is.
 * @param withTexts whether texts are checked, which only matters to those who read what is said about them
 */
export function renameGroups(
  value: unknown,
  problems: readonly Problem[],
  withTexts: boolean,
): RenamedGroups | undefined {
  const names = new Map<string, string>();
  for (const { code, where, replacement } of problems) {
    const { path = [] } = where;
    const name = replacement?.text ?? '';
    const isRenaming = code === 'P104' && !replacement?.offsets && /^[A-Za-z][\w-]*$/.test(name);
    const group = valueAt(value, path);
    const isFree = !Object.hasOwn(Object(valueAt(value, path.slice(0, -1))), name);
    const isChecked =
      typeof group === 'string' ? withTexts && replacement?.certain : isCollection(group);
    if (isRenaming && isFree && isChecked) names.set(pointerOf(path), name);
  }
  if (names.size === 0) return undefined;
  const oldNames = new Map<string, string>();
  const rename = (inner: unknown, old: Path, path: Path): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner))
      return inner.map((item, index) => rename(item, [...old, index], [...path, index]));
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => {
        const name = names.get(pointerOf([...old, key])) ?? key;
        if (name !== key) oldNames.set(pointerOf([...path, name]), key);
        return [name, rename(each, [...old, key], [...path, name])];
      }),
    );
  };
  const corrected = rename(value, [], []);
  return {
    value: corrected,
    originalPath: (path) =>
      path.map((step, index) => oldNames.get(pointerOf(path.slice(0, index + 1))) ?? step),
    places: [...names.keys()].map(pointerToPath),
  };
}

const isCollection = (value: unknown): boolean => typeof value === 'object' && value !== null;
