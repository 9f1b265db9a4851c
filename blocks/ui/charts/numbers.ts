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

/** `4420` as `$4,420K`. Independent of the machine's language, so that server and browser agree. */
export function writeNumber(
  value: number,
  decimals: number,
  { prefix = '', suffix = '' }: NumberStyle = {},
): string {
  const digits = roundHalfUp(Math.abs(value), decimals).toFixed(decimals);
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  // What rounds to zero has no sign.
  const isNegative = value < 0 && Number(digits) > 0;
  return `${isNegative ? '−' : ''}${prefix}${grouped}${fraction ? `.${fraction}` : ''}${suffix}`;
}

/** As people round: `1.45` to `1.5`, although the nearest binary fraction lies below it. */
function roundHalfUp(value: number, decimals: number): number {
  const power = 10 ** decimals;
  return Math.round(Number((value * power).toPrecision(12))) / power;
}

/** `writeNumber` with a plus for what is added. */
export function writeChange(value: number, decimals: number, style?: NumberStyle): string {
  return `${value > 0 ? '+' : ''}${writeNumber(value, decimals, style)}`;
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

/** A position as an SVG length. Rounded, so that equal charts are equal bytes. */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
