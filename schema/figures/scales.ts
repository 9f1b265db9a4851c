import type { Mismatch } from './mismatch.ts';
import { placesBelow, valuesBelow } from './places.ts';
import { findOdd } from './times/gaps.ts';

interface Place {
  pointer: string;
}

/** What schemas can say of units and of numbers that are measured by others. Each returns what does not fit. */
export const scales = {
  /** `Cash, $K` in a title, and the same in the `prefix` and `suffix` of its numbers. */
  unitOfTitle(_: unknown, drawing: unknown, { pointer }: Place): Mismatch[] {
    const { title, prefix, suffix, target, annotation } = Object(drawing);
    const [, sign, scale = ''] = /, ([$€£¥])(K|M|B|bn)?(?= \(|$)/.exec(String(title)) ?? [];
    if (sign === undefined) return [];
    const isCurrency = /^[$€£¥]$/.test(String(prefix).trim());
    const isScale = /^(?:K|M|B|bn)$/.test(String(suffix).trim());
    const differs =
      isCurrency && prefix.trim() !== sign
        ? { name: 'prefix', found: prefix, computed: sign }
        : isScale && suffix.trim() !== scale && { name: 'suffix', found: suffix, computed: scale };
    if (!differs) return unitBeside(Object(drawing), pointer);
    const { name, found, computed } = differs;
    // What else is written beside the drawing says which of the two is right.
    const words = `${Object(target).label} ${Object(annotation).text}`;
    const names = [name, `${sign}${scale}`];
    if (isWritten(found, words) && !isWritten(computed, words)) {
      const right = name === 'prefix' ? `${found}${scale}` : `${sign}${found}`;
      const part = { before: ', ', text: `${sign}${scale}`, after: '' };
      const place = `${pointer}/title`;
      return [{ code: 'K657', pointer: place, names, found, computed: right, part }];
    }
    const isSure = isWritten(computed, words) && !isWritten(found, words);
    const place = `${pointer}/${name}`;
    return [{ code: 'K657', pointer: place, names, found, computed: isSure ? computed : '' }];
  },

  /** A number that turns one unit into another one: what `K` and `M` behind the two say. */
  scaleBetween(
    { scale, from, to }: Record<'scale' | 'from' | 'to', string>,
    block: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const factor = Number(Object(block)[scale] ?? 1);
    const [before, after] = [from, to].map((name) => factorOf(Object(Object(block)[name]).suffix));
    if (before === undefined || after === undefined) return [];
    const computed = before / after;
    if (Math.abs(factor / computed - 1) < 1e-6 || Object(block)[scale] === undefined) return [];
    const names = [scale, from, to, String(Object(Object(block)[to]).suffix ?? '')];
    const place = `${pointer}/${scale}`;
    return [
      { code: 'K657', pointer: place, names, found: String(factor), computed: String(computed) },
    ];
  },

  /** Numbers in the unit of others: a thousand times as large they would be in another one; with `isBoth` a thousandth, too. */
  inUnitOf(
    numbers: readonly { value: string; of: string[]; most?: number; isBoth?: true }[],
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    return numbers.flatMap(({ value: target, of, most = 60, isBoth }) => {
      const sizes = of.flatMap((path) => valuesBelow(object, path)).flatMap(sizeOf);
      const largest = Math.max(...sizes);
      return placesBelow(object, target, pointer).flatMap(
        ({ pointer: place, value }): Mismatch[] => {
          const [size] = sizeOf(value);
          if (size === undefined || sizes.length === 0) return [];
          const isLarge = size > largest * most;
          if (!isLarge && !(isBoth && size < largest / most)) return [];
          const factor = (isLarge ? [1e3, 1e6] : [1e-3, 1e-6]).find((each) =>
            isLarge ? size / each <= largest * most : size / each >= largest / most,
          );
          if (!factor) return [];
          const computed = String(Number((Number(value) / factor).toPrecision(12)));
          return [
            {
              code: 'K614',
              pointer: place,
              names: ['', '', String(largest)],
              found: String(value),
              computed,
            },
          ];
        },
      );
    });
  },

  /** Numbers that are not far above another one, or the largest of several: nobody can lose more than there is. */
  notAbove(
    limits: readonly { value: string; of: string }[],
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    return limits.flatMap(({ value: target, of }) =>
      placesBelow(object, target, pointer).flatMap(({ pointer: place, value }): Mismatch[] => {
        const sizes = valuesBelow(object, of).filter((size) => typeof size === 'number');
        const largest = Math.max(...sizes);
        if (typeof value !== 'number' || sizes.length === 0 || value <= largest * 2) return [];
        const names = [of.split('/').at(-1) ?? of, place.split('/').at(-1) ?? '', 'most'];
        return [
          { code: 'K650', pointer: place, names, found: String(value), computed: String(largest) },
        ];
      }),
    );
  },

  /** An axis on which the middle of what is drawn lies. */
  aroundMiddle(
    { axis, middle }: Record<'axis' | 'middle', string>,
    block: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const { [axis]: ends, [middle]: value } = Object(block);
    const { minimum, maximum } = Object(ends);
    if (![value, minimum, maximum].every((each) => typeof each === 'number')) return [];
    if (minimum <= value && value <= maximum) return [];
    const name = minimum > value ? 'minimum' : 'maximum';
    const names = [String(value), middle, name, String(minimum), String(maximum)];
    const place = `${pointer}/${axis}/${name}`;
    return [{ code: 'K623', pointer: place, names, found: String(ends[name]), computed: '' }];
  },

  /** Numbers of a list that grow or fall by the same from one to the next. One that does not was counted wrong. */
  evenSteps(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const numbers = (Array.isArray(items) ? items : []).map((item) => Number(Object(item)[name]));
    const odd = findOdd(numbers);
    if (!odd) return [];
    const place = `${pointer}/${odd.index}/${name}`;
    const [found, computed] = [String(numbers[odd.index]), String(odd.value)];
    return [{ code: 'K658', pointer: place, names: [name], found, computed }];
  },
};

/** `Target €12.0M`, where the title and the numbers have dollars; `$12.0K` at 12, where they are millions. */
function unitBeside(
  { title, prefix, suffix, target }: Record<string, unknown>,
  pointer: string,
): Mismatch[] {
  const { label, value } = Object(target);
  const sign = String(prefix ?? '').trim();
  if (typeof label !== 'string' || !/^[$€£¥]$/.test(sign) || !String(title).includes(sign))
    return [];
  const [, other = '', digits = '', scale = ''] =
    /([$€£¥])(\d[\d.,]*) ?(K|M|B|bn)?(?![A-Za-z])/.exec(label) ?? [];
  const [own, written] = [factorOf(suffix), factorOf(scale)];
  if (!digits || own === undefined || written === undefined) return [];
  const times = (Number(digits.replaceAll(',', '')) * written) / (Number(value) * own);
  const isOtherScale =
    scale !== '' && [1e3, 1e6, 1e-3, 1e-6].some((each) => Math.abs(times / each - 1) < 1e-6);
  if (other === sign && !isOtherScale) return [];
  const [found, computed] = other === sign ? [scale, String(suffix).trim()] : [other, sign];
  const name = other === sign ? 'suffix' : 'prefix';
  const at =
    other === sign
      ? label.indexOf(scale, label.indexOf(digits) + digits.length)
      : label.indexOf(other);
  const part = { before: label.slice(0, at), text: found, after: label.slice(at + found.length) };
  return [
    {
      code: 'K657',
      pointer: `${pointer}/target/label`,
      names: [name, label, 'beside'],
      found,
      computed,
      part,
    },
  ];
}

const factors: Record<string, number> = { '': 1, K: 1e3, M: 1e6, B: 1e9, bn: 1e9 };

const factorOf = (suffix: unknown): number | undefined => factors[String(suffix ?? '').trim()];

/** Whether numbers in a text have this sign or scale. */
const isWritten = (unit: string, text: string): boolean =>
  unit !== '' &&
  (/^[$€£¥]$/.test(unit)
    ? text.includes(unit)
    : new RegExp(`\\d ?${unit}(?!\\p{L})`, 'u').test(text));

const sizeOf = (value: unknown): number[] =>
  typeof value === 'number' && value !== 0 ? [Math.abs(value)] : [];
