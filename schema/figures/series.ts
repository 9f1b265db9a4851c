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
  const values = items.slice(0, least).map((item) => (name ? Object(item)[name] : item));
  if (!values.every((value) => typeof value === 'number')) return undefined;
  // Small and round numbers come together everywhere.
  const telling = new Set(
    values.filter((value) => String(value).replace(/\D|0+$/g, '').length > 1),
  );
  return telling.size >= 4 ? values : undefined;
}

/** As one text: ten thousand pages have many. */
export const packSeries = (series: readonly Series[]): string =>
  series.map(({ pointer, values }) => [pointer, ...values].join(betweenFields)).join(betweenSeries);

export const unpackSeries = (packed: string): Series[] =>
  packed.split(betweenSeries).map((line) => {
    const [pointer = '', ...values] = line.split(betweenFields);
    return { pointer, values: values.map(Number) };
  });
