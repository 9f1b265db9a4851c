import type { ErrorObject } from 'ajv';
import type { Path } from '../../../model/diagnostics.ts';
import { pointerToPath } from '../../../model/pointer.ts';
import { ownProperty } from '../../../model/schema-at.ts';
import type { Home } from '../../find-home.ts';

/** A property that its group does not have, and what it was most likely meant to be. */
export interface Unknown {
  error: ErrorObject;
  path: Path;
  found: string;
  value: unknown;
  /** Other names for it in the same group, best first. */
  names: string[];
  certain?: boolean;
  /** Whether they are synonyms or similar spellings. */
  by?: 'word' | 'spelling';
  /** It is a property of another group. */
  home?: Home;
  /** It is not a name, but a value: the group that the author meant. */
  group?: object;
  /**
   * It is one level too many: a name around all that belongs directly in the group, a group around some
   * of its properties, or a list of items that belong in the list around it.
   */
  level?: 'wrapping' | 'grouping' | 'nested';
  /** A property with the same meaning that is there already. */
  present?: string;
  /**
   * It belongs in the text or the list of a property, such as the unit of a figure, or the name of a row;
   * another unknown one may have the figure or the list.
   */
  part?: { of: string; whole: string | string[]; figure?: string };
  /** Other unknown properties with the same meaning. */
  rivals?: string[];
  /** The same statement with a property that exists: `forecast: true` for `type: forecast`, `good: false` for `bad: true`, `label: Jan` for `Jan` in braces. */
  meant?: { name: string; value: string | number | boolean };
  /** Other properties of the group that the same message is about. */
  also?: string[];
  /** What to do instead, if there is no such property here. */
  instead?: string;
}

/** Returns an unknown property whose meaning is still open. */
export function openUnknown(error: ErrorObject): Unknown {
  const found: string = error.params.additionalProperty;
  const value = ownProperty(error.data as Record<string, unknown>, found);
  return {
    error,
    path: pointerToPath(error.instancePath),
    found,
    value,
    names: [],
  };
}

/** Whether nobody can say what a property was meant to be. */
export const isOpen = (one: Unknown): boolean =>
  one.names.length === 0 &&
  ![one.home, one.group, one.level, one.present, one.part, one.meant, one.instead].some(Boolean);

/** Groups items with the same cause. */
export function together<T>(
  items: readonly T[],
  causeOf: (item: T, index: number) => string,
): [T, ...T[]][] {
  return Object.values(Object.groupBy(items, causeOf)) as [T, ...T[]][];
}

/** What a group lacks (`required`), or has and should not (`additionalProperties`). */
export interface NamesInGroup {
  pointer: string;
  path: Path;
  names: string[];
  errors: [ErrorObject, ...ErrorObject[]];
}

/** Groups the errors of one of these keywords by the group that they are about. */
export const byGroup = (
  errors: readonly ErrorObject[],
  keyword: 'required' | 'additionalProperties',
): NamesInGroup[] =>
  together(
    errors.filter((error) => error.keyword === keyword),
    ({ instancePath }) => instancePath,
  ).map((group) => ({
    pointer: group[0].instancePath,
    path: pointerToPath(group[0].instancePath),
    names: group.map(({ params }) => params.missingProperty ?? params.additionalProperty),
    errors: group,
  }));

/** Replaces the indexes of a pointer by `*`, except that of the block. */
export const inAnyItem = (pointer: string): string =>
  pointer.replace(/(?<!^\/blocks)\/\d+(?=\/|$)/g, '/*');
