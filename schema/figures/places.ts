/** Where a value stands that a keyword of a schema is about. */
export interface Place {
  /** The JSON pointer to it. */
  pointer: string;
  /** The values at a place relative to this one, such as `1/columns/*`: one level above, and then down. */
  valuesAt: (target: string) => unknown[];
}

/** A value and the JSON pointer to it. */
export interface PlacedValue {
  pointer: string;
  value: unknown;
}

/** The values below an object, along the steps of a path in which `*` is every item. Nothing where the content is not of that shape. */
export function placesBelow(object: unknown, target: string, pointer: string): PlacedValue[] {
  if (!target.includes('*')) {
    const value = valueBelow(object, target);
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

/** The same without their places. */
export function valuesBelow(object: unknown, target: string): unknown[] {
  if (target.includes('*')) return placesBelow(object, target, '').map(({ value }) => value);
  const value = valueBelow(object, target);
  return value === undefined ? [] : [value];
}

function valueBelow(object: unknown, target: string): unknown {
  let value = object;
  for (const step of target.split('/')) value = Object(value)[step];
  return value;
}
