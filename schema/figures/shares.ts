import type { Mismatch } from './mismatch.ts';
import { numbersIn, partAt, type StatedNumber, writeStated } from './stated-numbers.ts';

interface Place {
  pointer: string;
}

/** What schemas can say of shares of a whole. Each returns those that are others. */
export const shares = {
  /** `99% of rows` beside another figure that says how many rows there are. */
  sharesOf(
    names: Record<'label' | 'value' | 'share', string>,
    figures: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const all = list(figures).map(Object);
    const isCounted = all.some((each) => String(each[names.value]).includes(' of '));
    const rates = isCounted
      ? checkRates(
          all.map((each) => ({
            label: String(each[names.label]),
            value: String(each[names.value]),
          })),
          (index) => `${pointer}/${index}/${names.value}`,
        )
      : [];
    if (rates.length > 0) return rates;
    return all.flatMap((figure, index): Mismatch[] => {
      const text: unknown = figure[names.share];
      const percent = checkCounts(
        String(figure[names.value]),
        String(text),
        `${pointer}/${index}/${names.value}`,
      );
      if (percent) return [percent];
      const [, of = ''] = /^\d[\d.,]*% of (?:the |all |our )?([a-z]{3,})/i.exec(String(text)) ?? [];
      if (typeof text !== 'string' || !of) return [];
      const wholes = all.filter((each) => {
        return (
          each !== figure && String(each[names.label]).toLowerCase().startsWith(of.toLowerCase())
        );
      });
      const [part, whole] = [figure, wholes[0]].map((each) =>
        onlyNumber(Object(each)[names.value]),
      );
      const [number] = numbersIn(text);
      if (!part || !whole || !number || wholes.length > 1) return [];
      const share = ((part.values[0] ?? 0) / (whole.values[0] ?? 0)) * 100;
      if (isNear(number, share) || !(share > 0 && share <= 100)) return [];
      const written = [figure, wholes[0]].map((each) => String(Object(each)[names.value]));
      const computed = writeStated(number, Number(share.toPrecision(6)));
      const place = `${pointer}/${index}/${names.share}`;
      const parts = ['share', ...written, computed];
      return [
        {
          code: 'K656',
          pointer: place,
          names: parts,
          found: text,
          computed,
          part: partAt(text, number),
        },
      ];
    });
  },

  /** Texts such as `$34,000, 37% of income`, of which each is a share of the same whole. */
  oneWhole(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const all = list(items).flatMap((item, index) => {
      const text: unknown = Object(item)[name];
      if (typeof text !== 'string' || !text.includes('%')) return [];
      const numbers = numbersIn(text);
      const share = numbers.find(({ written }) => written.endsWith('%'));
      const amount = numbers.find(({ written }) => !written.endsWith('%'));
      const [size = 0] = amount?.values ?? [];
      if (!share || numbers.length !== 2 || size <= 0 || (share.values[0] ?? 0) <= 0) return [];
      const [percent = 0] = share.values;
      const least = size / (percent + share.halfStep);
      const most = size / Math.max(percent - share.halfStep, 1e-9);
      const form = text.replace(/\d[\d.,]*/g, '0');
      return [{ index, text, share, size, least, most, form }];
    });
    const [alike = []] = [...Map.groupBy(all, ({ form }) => form).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    if (alike.length < 4) return [];
    const others = alike.map((left) => alike.filter((each) => each !== left));
    const fits = (some: typeof all) =>
      Math.max(...some.map(({ least }) => least)) <= Math.min(...some.map(({ most }) => most));
    if (fits(alike)) return [];
    const [at, ...more] = others.flatMap((some, index) => (fits(some) ? [index] : []));
    const wrong = alike[at ?? -1];
    if (!wrong || more.length > 0) return [];
    const rest = others[at ?? 0] ?? [];
    const ends = [
      Math.max(...rest.map(({ least }) => least)),
      Math.min(...rest.map(({ most }) => most)),
    ];
    const { index, text, share, size } = wrong;
    // Rounded shares may leave two, of which the one that looks more like what is written is meant.
    const [computed = ''] = ends
      .map((whole) => writeStated(share, size / whole))
      .toSorted((a, b) => countShared(b, share.written) - countShared(a, share.written));
    const place = `${pointer}/${index}/${name}`;
    const names = ['whole', computed];
    return [
      { code: 'K656', pointer: place, names, found: text, computed, part: partAt(text, share) },
    ];
  },

  /** What is kept never grows, where no other row does. */
  falls(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const rows = list(items).map((item) => list(Object(item)[name]).map(Number));
    const rises = rows.flatMap((values, row) =>
      values.flatMap((value, at) =>
        at > 0 && value > (values[at - 1] ?? value) ? [{ row, at }] : [],
      ),
    );
    const [rise, ...others] = rises;
    if (!rise || others.length > 0 || rows.length < 3) return [];
    const { row, at } = rise;
    const values = rows[row] ?? [];
    // Either this one is too high, or the one before it too low: the rows around it say which.
    const beside = (place: number) => rows[row + 1]?.[place] ?? rows[row - 1]?.[place] ?? 0;
    const distance = (place: number) => Math.abs((values[place] ?? 0) - beside(place));
    const wrong = distance(at) > distance(at - 1) ? at : at - 1;
    const [high, low] = [values[wrong - 1], values[wrong + 1]];
    const found = values[wrong] ?? 0;
    const swapped = Number([...String(found)].toReversed().join(''));
    const fits = (value: number) => value <= (high ?? value) && value >= (low ?? value);
    const computed = fits(swapped) ? String(swapped) : '';
    // A little more is kept where customers buy more.
    if (!computed && distance(wrong) < 5) return [];
    const names = ['rises', String(values[at - 1]), String(values[at]), `${low} to ${high}`];
    const place = `${pointer}/${row}/${name}/${wrong}`;
    return [{ code: 'K656', pointer: place, names, found: String(found), computed }];
  },
};

/** How many places have the same sign in two texts. */
const countShared = (one: string, other: string): number =>
  [...one].filter((sign, index) => sign === other[index]).length;

/** `71 of 10,000` beside `0.7%`. */
function checkCounts(value: string, text: string, pointer: string): Mismatch | undefined {
  if (!value.endsWith('%') || !/^\d[\d.,]* of \d[\d.,]*(?: [a-z]+)?$/i.test(text)) return undefined;
  const number = onlyNumber(value);
  const [part, whole] = numbersIn(text);
  if (!number || !part || !whole) return undefined;
  const share = ((part.values[0] ?? 0) / (whole.values[0] ?? 0)) * 100;
  if (!(share <= 100) || isNear(number, share)) return undefined;
  const computed = writeStated(number, Number(share.toPrecision(6)));
  const names = ['share', part.written, whole.written, computed];
  return { code: 'K656', pointer, names, found: value, computed, part: partAt(value, number) };
}

/** What a label may say besides what is counted, where the number is its share. */
const wordsOfRate =
  /^(?:rate|ratio|share|quota|percentage|so|far|the|of|in|all|until|now|to|date)$/;

/** `Closed 8 of 10` beside `Close rate 75%`: figures of one row. */
function checkRates(
  figures: readonly Record<'label' | 'value', string>[],
  placeOf: (index: number) => string,
): Mismatch[] {
  const [counted, ...others] = figures.filter(({ value }) =>
    /^\d[\d.,]* of \d[\d.,]*$/.test(value),
  );
  if (!counted || others.length > 0) return [];
  const stems = wordsOf(counted.label).map((word) => word.slice(0, 5));
  return figures.flatMap(({ label, value }, index) => {
    if (!/^\d[\d.,]*%$/.test(value)) return [];
    const own = wordsOf(label).filter((word) => !wordsOfRate.test(word));
    const isOfThem =
      own.length > 0 && own.every((word) => stems.includes(word.slice(0, 5)) && word.length > 3);
    const wrong = isOfThem && checkCounts(value, counted.value, placeOf(index));
    return wrong ? [wrong] : [];
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** The one number of a text that is nothing else but its unit. */
function onlyNumber(text: unknown): StatedNumber | undefined {
  const [number, ...others] = numbersIn(String(text));
  return others.length === 0 ? number : undefined;
}

const isNear = ({ values, halfStep }: StatedNumber, share: number): boolean =>
  values.some((value) => Math.abs(value - share) <= halfStep * 1.000001);

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
