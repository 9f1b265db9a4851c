import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Role } from './schemas.ts';

/** What a validator is called with: see `keywords.ts`. */
export interface ValidationContext {
  /** Filled while a file is validated. */
  references: Reference[];
  checks: typeof checks;
}

/** A value that means something to rules across pages, with where it stands. */
export interface Reference {
  role: Role;
  /** JSON pointer from the top of the file. */
  pointer: string;
  /** Empty where the value is not a text. */
  value: string;
}

export const createContext = (): ValidationContext => ({ references: [], checks });

/** What is wrong, as the params of an error; nothing where all is right. */
type Mistake = Record<string, unknown> | undefined;

/** Where a value stands: the JSON pointer to it, and the whole file. */
type Place = [pointer: string, root: unknown];

const checks = {
  /** The numbers of these names must not fall from one to the next. */
  ordered(keys: string[], numbers: Record<string, unknown>): Mistake {
    const neighbours = keys.slice(1).map((name, index) => ({ previous: keys[index] ?? '', name }));
    return neighbours.find(({ previous, name }) => {
      const [first, second] = [numbers[previous], numbers[name]];
      return typeof first === 'number' && typeof second === 'number' && second < first;
    });
  },

  /** Of the properties of these names there may be one, or none. */
  atMostOne(keys: string[], object: object): Mistake {
    const [first, second] = keys.filter((name) => name in object);
    return second === undefined ? undefined : { first, second };
  },

  // `2/bars/*/label` is a text that a bar has as its label, two levels above.
  among(target: string, text: string, ...place: Place): Mistake {
    const allowedValues = valuesAt(target, place);
    return allowedValues.includes(text) ? undefined : { allowedValues };
  },

  /** `3/columns` is a list of as many items as `columns` has, three levels above. */
  asManyAs(target: string, items: unknown[], ...place: Place): Mistake {
    const limit = valuesAt(`${target}/*`, place).length;
    return items.length === limit ? undefined : { limit, name: target.split('/').at(-1) };
  },

  /** The same, but fewer will do. */
  atMostAsManyAs(target: string, items: unknown[], ...place: Place): Mistake {
    const limit = valuesAt(`${target}/*`, place).length;
    return items.length <= limit ? undefined : { limit, name: target.split('/').at(-1) };
  },
};

/**
 * The values at a place relative to the one that is looked at: first how many levels up, then the
 * way down, where `*` is every item. Nothing where the content is not of that shape.
 */
function valuesAt(target: string, [pointer, root]: Place): unknown[] {
  const [up, ...down] = target.split('/');
  const path = pointerToPath(pointer);
  const steps = [...path.slice(0, path.length - Number(up)), ...down];
  let values: unknown[] = [root];
  for (const step of steps) {
    values = values.flatMap((value): unknown[] => {
      if (step === '*') return Array.isArray(value) ? value : [];
      const found = (value as Record<string | number, unknown> | undefined)?.[step];
      return found === undefined ? [] : [found];
    });
  }
  return values;
}
