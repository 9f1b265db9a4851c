/** The prefix and suffix of a chart's numbers. */
export interface NumberStyle {
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** Returns the number of decimals of the most precise value, at most two. */
export function decimalsOf(values: readonly number[]): number {
  return Math.max(
    0,
    ...values.map((value) => Math.min(2, (String(value).split('.')[1] ?? '').length)),
  );
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/**
 * How a language formats numbers. The server determines it, so that browsers with other rules write
 * the same.
 */
export interface NumberMarks {
  decimal: string;
  /** The separator between groups of digits. */
  group: string;
  /** The number of digits in the last group, and in each group before it. */
  sizes: readonly [last: number, others: number];
  /** The number of digits from which groups are used. */
  from: number;
  /** What is between a name and its number: French has a space before the colon. */
  colon: string;
}

/** Formats numbers in the language of the site. */
export interface Numbers {
  /** Formats `4420` as `$4,420K` or `4.420 €`. */
  writeNumber(value: number, decimals: number, style?: NumberStyle): string;
  /** Formats a change, with a plus if it is positive. */
  writeChange(value: number, decimals: number, style?: NumberStyle): string;
  colon: string;
}

/** A currency, and nothing such as the `K` of thousands. */
const currency = /^[ \u00A0]?(?:\p{Sc}|zł|Kč|kr|lei)[ \u00A0]?$/u;

/** Numbers round half up, as people do, and a value that rounds to zero has no sign. */
export function createNumbers(marks: NumberMarks): Numbers {
  const writeNumber: Numbers['writeNumber'] = (
    value,
    places,
    { prefix = '', suffix = '' } = {},
  ) => {
    // Nobody writes a price as `$4.5`.
    const decimals = places === 1 && currency.test(prefix + suffix) ? 2 : places;
    const digits = roundHalfUp(Math.abs(value), decimals).toFixed(decimals);
    const [whole = '', fraction] = digits.split('.');
    const grouped = groupDigits(whole, marks);
    // A number that rounds to zero has no sign. An amount of zero is zero in any unit: `$0`, not `$0.0K`.
    const isZero = Number(digits) === 0;
    if (isZero && prefix) return `${prefix}0`;
    const isNegative = value < 0 && !isZero;
    return `${isNegative ? '−' : ''}${prefix}${grouped}${fraction ? marks.decimal + fraction : ''}${suffix}`;
  };
  return {
    colon: marks.colon,
    writeNumber,
    writeChange: (value, decimals, style) =>
      `${value > 0 ? '+' : ''}${writeNumber(value, decimals, style)}`,
  };
}

function groupDigits(whole: string, { group, sizes: [last, others], from }: NumberMarks): string {
  if (whole.length < from) return whole;
  const groups = [whole.slice(-last)];
  for (let rest = whole.slice(0, -last); rest; rest = rest.slice(0, -others)) {
    groups.unshift(rest.slice(-others));
  }
  return groups.join(group);
}

/**
 * Rounds as people do and as numbers are written: `1.45` to `1.5`, although the nearest binary
 * fraction is below it, and `-1.45` to `-1.5`.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const power = 10 ** decimals;
  const scaled = Math.abs(value) * power;
  // Twelve digits leave out the errors of a sum, and large numbers need all that there are.
  const rounded = Math.round(Number(scaled.toPrecision(scaled < 1e11 ? 12 : 15))) / power;
  return value < 0 ? -rounded : rounded;
}

/** Returns three to six round ticks, from zero or at most `lowest` to at least `highest`. */
export function axisTicks(highest: number, lowest = 0): number[] {
  const rough = (highest - lowest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Up to five steps instead of steps of 2.5, so that whole numbers have whole ticks.
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= 0.8 * rough) ?? 10);
  const below = Math.ceil(-lowest / step - 1e-9);
  const count = Math.ceil((highest || 1) / step - 1e-9) + below;
  return Array.from({ length: count + 1 }, (_, index) =>
    Number(((index - below) * step).toPrecision(12)),
  );
}

/** Returns ticks from a given start or zero on, or from lower values, where something is below it. */
export function ticksFrom(start = 0, values: readonly number[]): number[] {
  const above = values.map((value) => value - start);
  return axisTicks(Math.max(0, ...above), Math.min(0, ...above)).map((tick) =>
    Number((tick + start).toPrecision(12)),
  );
}

/** Returns the distance of a value from the top of an axis, as a share of its height. */
export function placeOn(ticks: readonly number[]): (value: number) => number {
  const [bottom = 0] = ticks;
  const top = ticks.at(-1) ?? 1;
  return (value) => (top - value) / (top - bottom || 1);
}

/** Returns round ticks between `lowest` and `highest`. */
export function ticksBetween(lowest: number, highest: number): number[] {
  const [, step = 1] = axisTicks(highest - lowest);
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Formats a share as an SVG length in percent. Rounded, so that equal charts have equal markup. */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
