import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';

/** What schemas can say of numbers that something moves along. Each returns those that do not fit. */
export const ranges = {
  /** A slider can stand at its default, and its steps are not longer than its way. */
  steps(_: unknown, slider: unknown, { pointer }: Place): Mismatch[] {
    const { minimum, maximum, default: start, step, suffix } = Object(slider);
    if (![minimum, maximum, start, step].every((each) => typeof each === 'number')) return [];
    if (step <= 0 || start < minimum || start > maximum) return [];
    if (step > maximum - minimum) {
      const names = [String(minimum), String(maximum)];
      return [
        { code: 'K645', pointer: `${pointer}/step`, names, found: String(step), computed: '' },
      ];
    }
    const count = (start - minimum) / step;
    if (isWhole(count)) return [];
    const percent = plain(start * 100);
    if (suffix === '%' && start < 1 && percent >= minimum && percent <= maximum)
      return ranges.percent(undefined, start, {
        pointer: `${pointer}/default`,
        valuesAt: () => [],
      });
    const [below, above] = [Math.floor(count), Math.ceil(count)].map((times) =>
      plain(minimum + times * step),
    );
    const names = [String(minimum), String(step), String(below), String(above)];
    const nearest = count - Math.floor(count) < 0.5 ? below : above;
    return [
      {
        code: 'K646',
        pointer: `${pointer}/default`,
        names,
        found: String(start),
        computed: String(nearest),
      },
    ];
  },

  /** Numbers of a list that grow from one to the next. */
  rising(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const numbers = list(items).map((item) => Object(item)[name]);
    const at = numbers.findIndex((number, index) => index > 0 && number <= numbers[index - 1]);
    if (at < 0) return [];
    const names = [name, String(numbers[at - 1])];
    const place = `${pointer}/${at}/${name}`;
    return [{ code: 'K647', pointer: place, names, found: String(numbers[at]), computed: '' }];
  },

  /** Percents, which people write as a fraction: `0.7` for 70. */
  percent(_: unknown, found: unknown, { pointer }: Place): Mismatch[] {
    if (typeof found !== 'number' || found <= 0 || found >= 1) return [];
    const computed = String(plain(found * 100));
    return [{ code: 'K648', pointer, names: [], found: String(found), computed }];
  },

  /** A number that says how many items of a list are meant. */
  countOf(list: string, found: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const { length } = valuesAt(`${list}/*`);
    if (typeof found !== 'number' || length === 0 || found <= length) return [];
    const names = [list.slice(list.indexOf('/') + 1), pointer.slice(pointer.lastIndexOf('/') + 1)];
    return [{ code: 'K650', pointer, names, found: String(found), computed: String(length) }];
  },

  /** Two choices that are not the same. */
  differ([one, other]: [string, string], object: unknown, { pointer }: Place): Mismatch[] {
    const { [one]: first, [other]: second } = Object(object);
    if (typeof first !== 'string' || first !== second) return [];
    const place = `${pointer}/${other}`;
    return [{ code: 'K649', pointer: place, names: [one, other], found: first, computed: '' }];
  },

  /** An axis that has all that is drawn on it. */
  onAxis(
    names: { start: string; lists: string[] },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const start: unknown = Object(drawing)[names.start];
    const values = names.lists
      .flatMap((name) => list(Object(drawing)[name]))
      .filter((value) => typeof value === 'number');
    const lowest = Math.min(...values);
    if (typeof start !== 'number' || values.length === 0 || start < lowest) return [];
    const place = `${pointer}/${names.start}`;
    const tenth = start / 10;
    const computed = tenth < lowest && tenth * 2 > lowest / 2 ? String(plain(tenth)) : '';
    return [
      { code: 'K623', pointer: place, names: [String(lowest)], found: String(start), computed },
    ];
  },
};

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);

/** Without the rounding of binary fractions. */
const plain = (number: number): number => Number(number.toPrecision(12));

const isWhole = (number: number): boolean => Math.abs(number - Math.round(number)) < 1e-9;
