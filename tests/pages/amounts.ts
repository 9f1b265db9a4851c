/** An amount as a page writes it: `−$0.11M` is −110 thousand dollars, to the nearest ten thousand. */
export interface Amount {
  /** Money in thousands of dollars, anything else as it stands. */
  value: number;
  /** What one in its last digit is worth. */
  digit: number;
  isMoney: boolean;
}

const thousands: Record<string, number> = { K: 1, M: 1e3, B: 1e6 };
const amount = String.raw`([+−]?)(\$?)(\d{1,3}(?:,\d{3})+|\d+)((?:\.\d+)?)([KMB]?)(?!\w|[.,]\d)`;
const unit = '(?:%|×| mo| pts)?';

function read([, sign, dollar, whole = '', fraction = '', scaled = '']: RegExpMatchArray): Amount {
  const scale = thousands[scaled] ?? (dollar ? 1e-3 : 1);
  const size = Number(whole.replaceAll(',', '') + fraction) * scale;
  const decimals = Math.max(0, fraction.length - 1);
  return {
    value: sign === '−' ? -size : size,
    digit: scale * 10 ** -decimals,
    isMoney: dollar === '$',
  };
}

/** The amount that a text is, apart from its unit. */
export function amountOf(text: string): Amount | undefined {
  const match = text.match(new RegExp(`^${amount}${unit}$`));
  return match ? read(match) : undefined;
}

/** The amount that a text begins with. */
export function amountAtStart(text: string): Amount | undefined {
  const match = text.match(new RegExp(`^${amount}`));
  return match ? read(match) : undefined;
}

/** All amounts in a text. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(new RegExp(`(?<![\\w.,-])${amount}`, 'g'))].map(read);

/** A number of a drawing, which is as exact as the most exact one beside it. */
export function drawnAmount(value: number, among: readonly number[]): Amount {
  const decimals = among.map((each) => String(each).split('.')[1]?.length ?? 0);
  return { value, digit: 10 ** -Math.max(...decimals), isMoney: false };
}

/** Whether an amount is that number, rounded to its digits. A half may go either way. */
export const isRounded = ({ value, digit }: Amount, exact: number): boolean =>
  Math.abs(value - exact) <= digit / 2 + 1e-6;
