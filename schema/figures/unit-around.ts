import type { Path } from '../model/diagnostics.ts';
import { pathsAround, valueAt } from '../model/pointer.ts';
import { readNumber } from './read-number.ts';

/** Multipliers of the letters after a number. */
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
};

/** Returns what a unit multiplies a number by: 1000 for `K`; `undefined` for units that are no scale. */
export const scaleOf = (unit: string): number | undefined => scales[unit.trim().toLowerCase()];

/**
 * A unit at the end of a title, which applies to all numbers of a chart: `Sales by month, $M`.
 */
const titleUnit = /[,(][ \u00a0]*[$€£¥]?(K|k|M|m|B|Mn|mn|bn|Mio|%)\)?$/;

/**
 * Returns the unit of all numbers in a chart: the nearest `suffix`, or the unit at the end of its
 * title; `undefined` if there is none.
 */
export function unitAround(path: Path, root: unknown): string | undefined {
  // A block may show its numbers in another unit.
  const visual = path.lastIndexOf('visual');
  const places = pathsAround(path).filter(({ length }) => visual >= 0 && length > visual);
  for (const place of places) {
    const suffix = valueAt(root, [...place, 'suffix']);
    if (typeof suffix === 'string') return suffix;
    const title = valueAt(root, [...place, 'title']);
    const [, unit] = titleUnit.exec(typeof title === 'string' ? title : '') ?? [];
    if (unit) return unit;
  }
  return undefined;
}

/** Returns the `suffix` or `prefix` that is nearest to a value in the surrounding groups of its block. */
export const affixAround = (
  name: 'suffix' | 'prefix',
  path: Path,
  root: unknown,
): string | undefined =>
  pathsAround(path)
    .filter(({ length }) => length > 1)
    .map((place) => valueAt(root, [...place, name]))
    .find((value) => typeof value === 'string');

/** Whether an amount is in another currency than all numbers around it, or they count no money. */
export function isInOtherCurrency(text: string, path: Path, root: unknown): boolean {
  const found = readNumber(text)?.currency;
  if (found === undefined) return false;
  const prefix = affixAround('prefix', path, root)?.trim() ?? '';
  return /^[$€£¥]$/.test(prefix)
    ? prefix !== found
    : countedAround(path, root) !== undefined &&
        affixAround('suffix', path, root)?.trim() !== found;
}

/** What all numbers around count, where their `suffix` is no scale such as `K`: `days`. */
export function countedAround(path: Path, root: unknown): string | undefined {
  const suffix = affixAround('suffix', path, root)?.trim();
  return suffix && scaleOf(suffix) === undefined ? suffix : undefined;
}

/** Returns a number in which letters are in place of digits: `440` for `44O`. */
export const withDigits = (text: string): string | undefined =>
  /^-?(?=.*\d)(?=.*[OolI])[\dOolI]+(?:[.,][\dOolI]+)*$/.test(text)
    ? text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
    : undefined;
