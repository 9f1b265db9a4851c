import { codeFailure } from '../code-failure.ts';
import type { ExplainedKeyword } from '../diagnostics/explanations/explain-errors.ts';
import type { Reference } from '../facts/reference.ts';
import {
  type FigureSchema,
  type PricesSchema,
  readFigure,
  readPrices,
} from '../figures/collect-figures.ts';
import { parts } from '../figures/drawings/parts.ts';
import { ranges } from '../figures/drawings/ranges.ts';
import { stated } from '../figures/drawings/stated.ts';
import { units } from '../figures/drawings/units.ts';
import { names } from '../figures/labels/names.ts';
import { periods } from '../figures/labels/periods.ts';
import { sections } from '../figures/labels/sections.ts';
import type { Mismatch, Mismatches } from '../figures/mismatch.ts';
import { itemAt, type Place } from '../figures/places.ts';
import { readSeries } from '../figures/series.ts';
import { chains } from '../figures/sums/chains.ts';
import { flows } from '../figures/sums/flows.ts';
import { tables } from '../figures/sums/tables.ts';
import { pathFrom, pointerToPath } from '../model/pointer.ts';
import type { Expected } from '../model/schemas.ts';
import type { PlainError } from '../plain-error.ts';

/** The context (`this`) of a validator: see `keywords.ts`. */
export interface ValidationContext {
  /** Filled during validation. */
  references: Reference[];
  checks: typeof checks;
  notes: typeof notes;
}

export const createContext = (): ValidationContext => ({ references: [], checks, notes });

/**
 * Creates a context for values of any shape. A keyword that throws finds nothing, and its failure is
 * collected.
 */
export function createTolerantContext(): ValidationContext & { failures: PlainError[] } {
  const failures: PlainError[] = [];
  type Keyword = (...args: never[]) => unknown[];
  const tolerant = <Keywords extends Record<string, Keyword>>(keywords: Keywords): Keywords =>
    Object.fromEntries(
      Object.entries<Keyword>(keywords).map(([name, keyword]) => [
        name,
        (...args: never[]) => {
          try {
            return Reflect.apply(keyword, keywords, args);
          } catch (error) {
            failures.push(codeFailure(`The keyword \`${name}\``, error, withoutKeyword));
            return [];
          }
        },
      ]),
    ) as Keywords;
  return { ...createContext(), notes: tolerant(notes), checks: tolerant(checks), failures };
}

const withoutKeyword = 'Correct it, or take the keyword out of the schemas to check without it.';

/** Keywords that collect references from valid values, for rules across pages. */
const notes = {
  figure(schema: FigureSchema, object: Record<string, unknown>, pointer: string): Reference[] {
    const { property, figure } = readFigure(schema, object) ?? {};
    return figure ? [{ role: 'figure', pointer: `${pointer}/${property}`, value: '', figure }] : [];
  },
  prices: (schema: PricesSchema, table: Record<string, unknown>, pointer: string): Reference[] =>
    readPrices(schema, table).map(({ path, figure }) => ({
      role: 'price',
      pointer: `${pointer}/${path}`,
      value: '',
      figure,
    })),
  series(name: string, items: unknown, ...place: PlaceInFile): Reference[] {
    const series = readSeries(name, items);
    if (!series) return [];
    const [label] = valuesAt('1/label', place);
    const [start] = [...valuesAt('1/from', place), ...valuesAt('3/labels/*', place)];
    const value = label === undefined ? '' : `${label} from ${start}`.replace(/\s+/g, ' ');
    return [{ role: 'series', pointer: itemAt(place[0], '*', name), value, series }];
  },
  /** Collects placeholders: names in braces that are replaced in a text, as often as they occur. */
  placeholders(names: string[], value: unknown, pointer: string): Reference[] {
    const placeholders = JSON.stringify(value).match(/\{\w+\}/g) ?? [];
    const allowed = placeholders.filter((each) => names.includes(each.slice(1, -1)));
    // A placeholder in other brackets.
    const isOther = names.some((name) => RegExp(`[([]${name}[)\\]]`).test(JSON.stringify(value)));
    return [
      ...(allowed.length > 0
        ? [{ role: 'placeholders' as const, pointer, value: allowed.join('') }]
        : []),
      ...(isOther ? [{ role: 'unexpected' as const, pointer, value: '' }] : []),
    ];
  },
  expected: ({ pattern }: Expected, value: unknown, pointer: string): Reference[] =>
    typeof value !== 'string' || new RegExp(pattern, 'u').test(value)
      ? []
      : [{ role: 'unexpected', pointer, value }],
  ...noteEach({
    ...tables,
    ...chains,
    ...flows,
    ...names,
    ...periods,
    ...sections,
    ...stated,
    ...units,
    ...ranges,
    ...parts,
  }),
};

type Finds = (schema: never, value: unknown, place: Place) => Mismatches;

/** Turns functions that find mismatches into keywords that collect them. */
function noteEach<Name extends string>(
  finders: Record<Name, Finds>,
): Record<Name, (schema: unknown, value: unknown, ...place: PlaceInFile) => Reference[]> {
  const notes = Object.entries<Finds>(finders).map(([name, find]) => [
    name,
    (schema: never, value: unknown, ...inFile: PlaceInFile) => {
      const { place, scope } = placeOf(inFile);
      const found = [find(schema, value, place)].flat();
      return found.map((mismatch) => toReference({ scope: scope(), ...mismatch }));
    },
  ]);
  return Object.fromEntries(notes);
}

const toReference = (mismatch: Mismatch): Reference => ({
  role: 'mismatch',
  pointer: mismatch.pointer,
  value: '',
  mismatch,
});

/** Returns the place of a value, and a function for the pointer of all that has been read around it. */
function placeOf(inFile: PlaceInFile): { place: Place; scope: () => string } {
  const [pointer] = inFile;
  let levels = 0;
  return {
    place: {
      pointer,
      valuesAt(target) {
        levels = Math.max(levels, Number.parseInt(target, 10));
        return valuesAt(target, inFile);
      },
    },
    scope: () =>
      pointer
        .split('/')
        .slice(0, levels === 0 ? undefined : -levels)
        .join('/'),
  };
}

/** Mistakes, each as the params of an error. */
type Mistakes = Record<string, unknown>[];

/** The place of a value: its JSON pointer, and the whole file. */
type PlaceInFile = [pointer: string, root: unknown];

/** What the server takes from a form, and what a group with the names of its fields can have. */
export interface FormFields {
  fields: string[];
  /** Absent if it can have any. */
  own?: string[];
}

const checks = {
  /** These numbers must not fall from one to the next. */
  ordered(keys: string[], numbers: Record<string, unknown>): Mistakes {
    const neighbours = keys.slice(1).map((name, index) => ({ previous: keys[index] ?? '', name }));
    const falling = neighbours.find(({ previous, name }) => {
      const [first, second] = [numbers[previous], numbers[name]];
      return typeof first === 'number' && typeof second === 'number' && second < first;
    });
    return falling ? [falling] : [];
  },

  /** `minimum`, `default` and `maximum` of a slider must be between the two numbers. */
  within([lowest, highest]: [number, number], slider: unknown): Mistakes {
    const numbers = Object(slider);
    return ['minimum', 'default', 'maximum']
      .filter((name) => numbers[name] < lowest || numbers[name] > highest)
      .map((name) => ({ name, lowest, highest }));
  },

  /**
   * At most one of these properties is allowed; `false` and empty ones do not count. Of several such
   * lists, the first with a mistake counts.
   */
  atMostOne(keys: string[] | string[][], object: Readonly<Record<string, unknown>>): Mistakes {
    const lists = keys.every((key) => typeof key === 'string') ? [keys] : keys;
    for (const list of lists) {
      const [first, second] = list.filter((name) => (object[name] ?? false) !== false);
      if (second !== undefined) return [{ first, second }];
    }
    return [];
  },

  /**
   * The group has a property for each field of a form, all of which the server must take. What the group
   * itself cannot have is another mistake.
   */
  fieldsOf: ({ fields, own }: FormFields, labels: object): Mistakes =>
    Object.keys(labels)
      .filter((name) => !fields.includes(name) && (own?.includes(name) ?? true))
      .map((name) => ({ name, fields })),

  // `2/bars/*/label`: the text must be the label of a bar, two levels above.
  among(target: string, name: string | number, ...place: PlaceInFile): Mistakes {
    const allowedValues = valuesAt(target, place);
    return allowedValues.includes(String(name)) ? [] : [{ allowedValues }];
  },

  /** `3/columns`: the list must have as many items as `columns`, three levels above. */
  asManyAs(target: string, items: unknown[], ...place: PlaceInFile): Mistakes {
    const limit = valuesAt(`${target}/*`, place).length;
    return items.length === limit ? [] : [{ limit, name: target.split('/').at(-1) }];
  },

  /** The list must have at most as many items. */
  atMostAsManyAs(target: string, items: unknown[], ...place: PlaceInFile): Mistakes {
    const limit = valuesAt(`${target}/*`, place).length;
    return items.length <= limit ? [] : [{ limit, name: target.split('/').at(-1) }];
  },
  // An error that is not explained there would be no sentence.
} satisfies Partial<Record<ExplainedKeyword, (...args: never[]) => Mistakes>>;

/** Returns the values at a place relative to another. Empty if the content has another shape. */
function valuesAt(target: string, [pointer, root]: PlaceInFile): unknown[] {
  let values: unknown[] = [root];
  for (const step of pathFrom(pointerToPath(pointer), target)) {
    values = values.flatMap((value): unknown[] => {
      if (step === '*') return Array.isArray(value) ? value : [];
      const found = (value as Record<string | number, unknown> | undefined)?.[step];
      return found === undefined ? [] : [found];
    });
  }
  return values;
}
