import { onlyOf } from '../../only-of.ts';
import { parseFigure } from '../parse-figure.ts';
import { dayOf } from './months.ts';

/**
 * Returns the position of a value among evenly rising labels, counted from 0: `$140K` is at 0.8 of
 * `$100K`, `$150K` and `$200K`, `3 Mar` shortly after `1 Mar`. A bare number has the unit of the
 * labels.
 */
export function placeAmong(labels: readonly string[], written: string): number | undefined {
  const named = labels.findIndex(
    (label) => label.trim().toLowerCase() === written.trim().toLowerCase(),
  );
  if (named >= 0) return named;
  const measures = Number.isNaN(dayOf(written)) ? [amountOf, digitsIn] : [dayOf];
  return measures
    .map((measure) => placeBy(labels.map(measure), measure(written)))
    .find((place) => place !== undefined);
}

function placeBy(numbers: readonly number[], found: number): number | undefined {
  const isRising = numbers.every(
    (number, index) => index === 0 || number > Number(numbers[index - 1]),
  );
  const next = numbers.findIndex((number) => number >= found);
  const [before, behind] = [numbers[next - 1], numbers[next]];
  if (!isRising || behind === undefined) return undefined;
  if (behind === found) return next;
  if (before === undefined) return undefined;
  return Number((next - 1 + (found - before) / (behind - before)).toFixed(2));
}

const amountOf = (text: string): number => parseFigure(text, 'en')?.value ?? Number.NaN;

/** Returns the only number of a text, without its scale. */
function digitsIn(text: string): number {
  const number = onlyOf(text.match(/\d[\d.,]*/g) ?? []);
  return number ? Number(number.replaceAll(',', '')) : Number.NaN;
}
