import { onlyOf } from '../../only-of.ts';
import { parseFigure } from '../parse-figure.ts';
import { dayOf } from './months.ts';

/**
 * Returns the position of a value among evenly rising labels, counted from 0: `$140K` is at 0.8 of
 * `$100K`, `$150K` and `$200K`, `3 Mar` shortly after `1 Mar`. A bare number has the unit of the
 * labels.
 */
export function placeAmong(
  labels: readonly unknown[],
  written: string | number,
): number | undefined {
  const texts = labels.map(String);
  const named = texts.findIndex(
    (text) => text.trim().toLowerCase() === String(written).trim().toLowerCase(),
  );
  if (named >= 0) return named;
  for (const measure of typeof written === 'number' ? [digitsIn] : [dayOf, amountOf, digitsIn]) {
    const place = placeBy(texts.map(measure), measure(String(written)));
    if (place !== undefined) return place;
  }
  return undefined;
}

function placeBy(numbers: readonly number[], found: number): number | undefined {
  const isRising = numbers.every(
    (number, index) => index === 0 || number > Number(numbers[index - 1]),
  );
  const next = numbers.findIndex((number) => number >= found);
  const [before, behind] = [numbers[next - 1], numbers[next]];
  if (!isRising || next < 0 || behind === undefined) return undefined;
  if (behind === found) return next;
  if (before === undefined) return undefined;
  return Number((next - 1 + (found - before) / (behind - before)).toPrecision(3));
}

const amountOf = (text: string): number => parseFigure(text, 'en')?.value ?? Number.NaN;

/** Returns the only number of a text, without its scale. */
function digitsIn(text: string): number {
  const number = onlyOf(text.match(/\d[\d.,]*/g) ?? []);
  return number ? Number(number.replaceAll(',', '')) : Number.NaN;
}
