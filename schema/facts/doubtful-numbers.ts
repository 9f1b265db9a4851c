import type { SiteSettings } from '../generated/types.ts';
import { type Path, type Problem, writing } from '../model/diagnostics.ts';
import { didYouMean } from '../model/wording.ts';

/** A number of a file, as it is written. */
export interface WrittenNumber {
  path: Path;
  written: string;
  offsets: [number, number];
  /** Whether a part of it is no number like the others of its list, whatever the language of the site. */
  isFar?: boolean;
}

/** Whether a comma is before decimals in the language of the site, so that `1.234` may be meant as 1234. */
export function hasDecimalComma(settings: SiteSettings | undefined): boolean {
  const { locale = 'en' } = settings?.seo ?? {};
  const parts = new Intl.NumberFormat(locale.replace('_', '-')).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}

/** What is said about a number of which the dot is most likely meant to separate thousands. */
export function explainDotted({ written }: WrittenNumber): Omit<Problem, 'where'> {
  const digits = withoutDots(written);
  return {
    code: 'K625',
    severity: 'warning',
    message: `\`${written}\` is ${inWords(written)} here: a dot is a decimal point, and does not separate thousands.`,
    label: didYouMean([digits]),
    hints: [
      written.endsWith('000')
        ? `Write \`${digits}\`, or \`${Number(written)}\` if that is meant.`
        : `Write \`${digits}\`.`,
    ],
    replacement: writing(digits),
  };
}

/** What is said about two numbers of a list that are most likely one with a decimal comma. */
export function explainDivided({ written, offsets }: WrittenNumber): Omit<Problem, 'where'> {
  const [right, apart] = [written.replace(',', '.'), written.replace(',', ', ')];
  return {
    code: 'Y023',
    severity: 'warning',
    message: `In brackets a comma ends the value, so \`${written}\` is taken for two.`,
    label: didYouMean([right]),
    hints: `Write \`${right}\`: a decimal point is a dot. Two numbers have a space between them: \`${apart}\`.`,
    replacement: writing(right, { offsets }),
  };
}

/** Returns a number in words: `240` for `240.000`, and `between 6 and 7` for `6.384`. */
function inWords(written: string): string {
  const [number, size] = [Number(written), Math.floor(Math.abs(Number(written)))];
  return Number.isInteger(number) ? String(number) : `between ${size} and ${size + 1}`;
}

export const withoutDots = (written: string): string => written.replaceAll('.', '');
