/** How a chart writes its numbers. */
export interface NumberStyle {
  prefix?: string | undefined;
  suffix?: string | undefined;
}

/** As many decimals as the most precise of the values has, at most two. */
export function decimalsOf(values: readonly number[]): number {
  return Math.max(
    0,
    ...values.map((value) => Math.min(2, (String(value).split('.')[1] ?? '').length)),
  );
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** How a language writes numbers. The server asks for it, so that browsers that know other rules write the same. */
export interface NumberMarks {
  decimal: string;
  /** Between the groups of digits. */
  group: string;
  /** How many digits the last group has, and each before it. */
  sizes: readonly [last: number, others: number];
  /** Digits from which on there are groups. */
  from: number;
}

/** Writes numbers in the language of the site. */
export interface Numbers {
  /** `4420` as `$4,420K`, or `4.420 €`. */
  writeNumber(value: number, decimals: number, style?: NumberStyle): string;
  /** The same with a plus for what is added. */
  writeChange(value: number, decimals: number, style?: NumberStyle): string;
}

export function createNumbers(marks: NumberMarks): Numbers {
  const writeNumber: Numbers['writeNumber'] = (
    value,
    decimals,
    { prefix = '', suffix = '' } = {},
  ) => {
    const digits = roundHalfUp(Math.abs(value), decimals).toFixed(decimals);
    const [whole = '', fraction] = digits.split('.');
    const grouped = groupDigits(whole, marks);
    // What rounds to zero has no sign.
    const isNegative = value < 0 && Number(digits) > 0;
    return `${isNegative ? '−' : ''}${prefix}${grouped}${fraction ? marks.decimal + fraction : ''}${suffix}`;
  };
  return {
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

/** As people round: `1.45` to `1.5`, although the nearest binary fraction lies below it. */
function roundHalfUp(value: number, decimals: number): number {
  const power = 10 ** decimals;
  return Math.round(Number((value * power).toPrecision(12))) / power;
}

/** Round ticks from zero (or from at most `lowest`, below it) to at least `highest`: three to six of them. */
export function axisTicks(highest: number, lowest = 0): number[] {
  const rough = (highest - lowest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Up to five steps rather than one of 2.5, so that whole numbers have whole ticks.
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= 0.8 * rough) ?? 10);
  const below = Math.ceil(-lowest / step - 1e-9);
  const count = Math.ceil((highest || 1) / step - 1e-9) + below;
  return Array.from({ length: count + 1 }, (_, index) =>
    Number(((index - below) * step).toPrecision(12)),
  );
}

/** Round ticks from `lowest` to `highest`, or as near to them as round numbers are. */
export function ticksBetween(lowest: number, highest: number): number[] {
  const [, step = 1] = axisTicks(highest - lowest);
  const first = Math.ceil(lowest / step - 1e-9);
  const last = Math.floor(highest / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** A position as an SVG length. Rounded, so that equal charts are equal bytes. */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
