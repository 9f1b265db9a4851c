import { valueAt } from '../model/pointer.ts';

/** The place of the value that a schema keyword checks. */
export interface Place {
  /** JSON pointer of the value. */
  pointer: string;
  /** Returns the values at a relative place, such as `1/columns/*`: one level up, then down. */
  valuesAt: (target: string) => unknown[];
}

/** A value with its JSON pointer. */
export interface PlacedValue {
  pointer: string;
  value: unknown;
}

/**
 * Returns the values below an object on a path, in which `*` stands for every item. Empty if the
 * content does not have that shape.
 */
export function placesBelow(object: unknown, target: string, pointer: string): PlacedValue[] {
  if (!target.includes('*')) {
    const value = valueAt(object, target.split('/'));
    return value === undefined ? [] : [{ pointer: `${pointer}/${target}`, value }];
  }
  let places: PlacedValue[] = [{ pointer, value: object }];
  for (const step of target.split('/')) {
    places = places.flatMap(({ pointer, value }) => {
      const keys = step === '*' ? Object.keys(Object(value)) : [step];
      return keys.flatMap((key) => {
        const found = Object(value)[key];
        return found === undefined ? [] : [{ pointer: `${pointer}/${key}`, value: found }];
      });
    });
  }
  return places;
}

/** Returns a property of each item of a list, or the items themselves if `name` is empty. */
export const itemsOf = (name: string, items: unknown): unknown[] =>
  (Array.isArray(items) ? items : []).map((item) => (name ? Object(item)[name] : item));

/** Returns the JSON pointer of such a value. */
export const itemAt = (pointer: string, index: number | '*', name: string): string =>
  `${pointer}/${index}${name && `/${name}`}`;

/** Like `placesBelow`, without the places. */
export function valuesBelow(object: unknown, target: string): unknown[] {
  if (target.includes('*')) return placesBelow(object, target, '').map(({ value }) => value);
  const value = valueAt(object, target.split('/'));
  return value === undefined ? [] : [value];
}
