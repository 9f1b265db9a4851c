import type { Path } from '../diagnostics.ts';

/** How much a letter behind a number multiplies it. */
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

export const scaleOf = (unit: string): number | undefined => scales[unit.trim().toLowerCase()];

/** What stands at the end of a title for all numbers of a chart: `Cash at month end, $M`. */
const titleUnit = /[,(][ \u00a0]*[$€£¥]?(K|k|M|m|B|Mn|mn|bn|Mio|%)\)?$/;

/**
 * What all numbers of the chart that a value is in count in: the `suffix` nearest to it, or what its
 * title ends with. `undefined` where neither says so.
 * @param valueAt what stands at a path
 */
export function unitAround(path: Path, valueAt: (path: Path) => unknown): string | undefined {
  // A block may show its numbers in another unit than they are written in.
  const visual = path.lastIndexOf('visual');
  for (let depth = path.length - 1; visual >= 0 && depth > visual; depth -= 1) {
    const place = path.slice(0, depth);
    const suffix = valueAt([...place, 'suffix']);
    if (typeof suffix === 'string') return suffix;
    const title = valueAt([...place, 'title']);
    const [, unit] = titleUnit.exec(typeof title === 'string' ? title : '') ?? [];
    if (unit) return unit;
  }
  return undefined;
}

/** The `suffix` that is said nearest to a value, in whichever group around it. */
export const suffixAround = (path: Path, valueAt: (path: Path) => unknown): string | undefined =>
  nearest('suffix', path, valueAt);

/** The same of what stands before all numbers. */
export const prefixAround = (path: Path, valueAt: (path: Path) => unknown): string | undefined =>
  nearest('prefix', path, valueAt);

function nearest(name: string, path: Path, valueAt: (path: Path) => unknown): string | undefined {
  for (let depth = path.length - 1; depth > 1; depth -= 1) {
    const value = valueAt([...path.slice(0, depth), name]);
    if (typeof value === 'string') return value;
  }
  return undefined;
}
