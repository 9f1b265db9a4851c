import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';

/** What schemas can say of numbers that are drawn together. Each returns those that count in another unit. */
export const units = {
  /** Values that are drawn side by side, and so count in one unit. Of numbers, the name is empty. */
  oneUnit(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const values = list(items).map((item) => (name ? Object(item)[name] : item));
    if (values.length < 3 || !values.every((value) => typeof value === 'number')) return [];
    return values.flatMap((value: number, index): Mismatch[] => {
      const others = values.filter((other, at) => at !== index && other !== 0);
      if (value === 0 || others.length < 2) return [];
      const factor = factorBeside(value, others);
      const place = `${pointer}/${index}${name && `/${name}`}`;
      return factor ? [otherUnit(place, value, factor)] : [];
    });
  },

  /** Lists of values that are drawn together. All values of one of them may be in another unit. */
  sameUnit(targets: string[], drawing: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const all = targets.flatMap((target) =>
      valuesAt(`0/${target}`).map((values, index) => ({
        pointer: `${pointer}/${target.replace('*', String(index))}`,
        values: list(values),
        sizes: sizesOf(list(values)),
      })),
    );
    const lists = all.filter(({ sizes }) => sizes.length > 0);
    // Values written in full, and those beside them in thousands: the first of them are wrong as a rule.
    const [largest, ...others] = lists.toSorted(
      (a, b) => Math.max(...b.sizes) - Math.max(...a.sizes),
    );
    if (!largest) return [];
    const factor = factorOfLevel(
      Math.sqrt(Math.min(...largest.sizes) * Math.max(...largest.sizes)),
      others.flatMap(({ sizes }) => sizes),
    );
    if (!factor || !isApart(largest.sizes, others)) return [];
    const [smaller, ...more] = others;
    const isSmallWrong =
      smaller !== undefined && more.length === 0 && isFraction(largest, smaller, drawing);
    const wrong = isSmallWrong ? smaller : largest;
    const by = isSmallWrong ? 1 / factor : factor;
    const found = wrong.values.map(String);
    const computed = wrong.values.map((value) => String(divide(Number(value), by)));
    const names = found.length > 1 ? [found.join(', '), computed.join(', ')] : [];
    const place = `${wrong.pointer}/0`;
    return [
      { code: 'K614', pointer: place, names, found: found[0] ?? '', computed: computed[0] ?? '' },
    ];
  },

  /** A level among the values that are measured against it: in another unit, it would lie far off. */
  levelOf(
    { level, values }: { level: string; values: string[] },
    _: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const [found] = valuesAt(`0/${level}`);
    if (typeof found !== 'number' || found === 0) return [];
    const sizes = sizesOf(values.flatMap((each) => valuesAt(`0/${each}`)));
    const factor = factorOfLevel(Math.abs(found), sizes);
    return factor ? [otherUnit(`${pointer}/${level}`, found, factor)] : [];
  },
};

interface Sized {
  sizes: readonly number[];
}

const thousands = [1e3, 1e6, 1e-3, 1e-6];

/** By how much too large a value is among others of one size: thousands, or what a lost decimal point makes. */
function factorBeside(value: number, others: readonly number[]): number | undefined {
  const sizes = others.map(Math.abs);
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  const size = Math.abs(value);
  if (high > low * 30) return undefined;
  const middle = Math.sqrt(low * high);
  const factor = thousands.find((each) => size / middle / each > 0.3 && size / middle / each < 3);
  if (factor) return factor;
  const decimals = sizes.filter((other) => !Number.isInteger(other));
  // `680` beside `7.2` and `6.38`.
  const isPointLost =
    Number.isInteger(value) &&
    decimals.length >= 2 &&
    high <= low * 3 &&
    size / 100 > low * 0.6 &&
    size / 100 < high * 1.6;
  return isPointLost ? 100 : undefined;
}

/** By how many thousands a level is larger or smaller than all values that it belongs to. */
function factorOfLevel(level: number, sizes: readonly number[]): number | undefined {
  if (sizes.length === 0) return undefined;
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  if (level <= high * 100 && level >= low / 100) return undefined;
  return thousands.find((each) => level / each > low * 0.3 && level / each < high * 3);
}

/** Whether a list has fractions of a unit of which the other one has some hundreds at most: few write so, but in millions. */
const isFraction = (larger: Sized, smaller: Sized, drawing: unknown): boolean =>
  Math.max(...smaller.sizes) < 1 &&
  Math.max(...larger.sizes) < 1000 &&
  !/^(?:M|B|bn)$/.test(String(Object(drawing).suffix).trim());

/** Whether all values of a list are far larger than all others. */
const isApart = (sizes: readonly number[], others: readonly Sized[]) =>
  others.every((other) => Math.min(...sizes) > Math.max(...other.sizes) * 30);

const otherUnit = (pointer: string, found: number, factor: number): Mismatch => ({
  code: 'K614',
  pointer,
  names: [],
  found: String(found),
  computed: String(divide(found, factor)),
});

/** Without the rounding of binary fractions. */
const divide = (value: number, factor: number): number => Number((value / factor).toPrecision(12));

const sizesOf = (values: readonly unknown[]): number[] =>
  values.flatMap((value) => (typeof value === 'number' && value !== 0 ? [Math.abs(value)] : []));

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
