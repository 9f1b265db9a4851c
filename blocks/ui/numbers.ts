/** How a drawing writes its numbers. */
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

/** `4420` as `$4,420K`. Independent of the machine's language, so that server and browser agree. */
export function writeNumber(
  value: number,
  decimals: number,
  { prefix = '', suffix = '' }: NumberStyle = {},
): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${prefix}${grouped}${fraction ? `.${fraction}` : ''}${suffix}`;
}

/** `writeNumber` with a plus for what is added. */
export function writeChange(value: number, decimals: number, style?: NumberStyle): string {
  return `${value > 0 ? '+' : ''}${writeNumber(value, decimals, style)}`;
}

/** Round ticks from zero to at least `highest`: three to five of them above zero. */
export function ticksUpTo(highest: number): number[] {
  const rough = (highest || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const count = Math.ceil((highest || 1) / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** A position as an SVG length. Rounded, so that equal drawings are equal bytes. */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;
