import { itemsOf } from './places.ts';

/** An ordered list of numbers that another page may show too. */
export interface Series {
  /** JSON pointer of the numbers, with `*` for the index. */
  pointer: string;
  /** What the numbers are and where they begin, such as `Plan from Jul`; empty if they have no label. */
  name: string;
  values: number[];
}

/** Minimum length, at which a match is hardly chance. */
const least = 5;

const [betweenSeries, betweenFields] = ['\n', '\t'];

/**
 * Returns the numbers of a list if it is long and distinctive enough. `name` is empty for a list of
 * plain numbers.
 */
export function readSeries(name: string, items: unknown): number[] | undefined {
  const values = itemsOf(name, items);
  if (values.length < least || !values.every((value) => typeof value === 'number'))
    return undefined;
  return windowsOf(values).length > 0 ? values : undefined;
}

/** Small and round numbers occur together everywhere. */
export const isTelling = (values: readonly number[], atLeast = 4): boolean =>
  new Set(values.filter((value) => String(value).replace(/\D|0+$/g, '').length > 1)).size >=
  atLeast;

/**
 * Returns the first and the last numbers of a series, with the index of each window: charts of the
 * same thing begin or end alike.
 */
export const windowsOf = (
  values: readonly number[],
): { start: number; window: readonly number[] }[] =>
  [...new Set([0, values.length - least])]
    .map((start) => ({ start, window: values.slice(start, start + least) }))
    .filter(({ window }) => isTelling(window));

/** Packs series into one text, because ten thousand pages have many. */
export const packSeries = (series: readonly Series[]): string =>
  series
    .map(({ pointer, name, values }) => [pointer, name, ...values].join(betweenFields))
    .join(betweenSeries);

export const unpackSeries = (packed: string): Series[] =>
  packed.split(betweenSeries).map((line) => {
    const [pointer = '', name = '', ...values] = line.split(betweenFields);
    return { pointer, name, values: values.map(Number) };
  });
