/** Numbers in their order, which another page may show, too. */
export interface Series {
  /** Where each of them stands, `*` being its index. */
  pointer: string;
  values: number[];
}

/** So many numbers in their order are hardly the same by chance. */
const least = 5;

const [betweenSeries, betweenFields] = ['\n', '\t'];

/** The numbers of a list that is long and telling enough. Of numbers, the name is empty. */
export function readSeries(name: string, items: unknown): number[] | undefined {
  if (!Array.isArray(items) || items.length < least) return undefined;
  const values = items.map((item) => (name ? Object(item)[name] : item));
  if (!values.every((value) => typeof value === 'number')) return undefined;
  return windowsOf(values).length > 0 ? values : undefined;
}

/** Small and round numbers come together everywhere. */
const isTelling = (values: readonly number[]): boolean =>
  new Set(values.filter((value) => String(value).replace(/\D|0+$/g, '').length > 1)).size >= 4;

/** The first numbers of a course and the last ones, with how many stand before them: drawings of one thing begin or end together. */
export const windowsOf = (
  values: readonly number[],
): { start: number; window: readonly number[] }[] =>
  [...new Set([0, values.length - least])]
    .map((start) => ({ start, window: values.slice(start, start + least) }))
    .filter(({ window }) => isTelling(window));

/** As one text: ten thousand pages have many. */
export const packSeries = (series: readonly Series[]): string =>
  series.map(({ pointer, values }) => [pointer, ...values].join(betweenFields)).join(betweenSeries);

export const unpackSeries = (packed: string): Series[] =>
  packed.split(betweenSeries).map((line) => {
    const [pointer = '', ...values] = line.split(betweenFields);
    return { pointer, values: values.map(Number) };
  });
