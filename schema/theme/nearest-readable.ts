import { contrast, toHex, toOklch } from '../settings/oklch.ts';

/** Nobody sees less of a difference. */
const step = 1 / 200;

/**
 * The colour nearest to one that has enough contrast with each of the grounds: of the same hue, as
 * little darker or lighter as will do. `undefined` where no shade is enough.
 */
export function nearestReadable(
  color: string,
  grounds: readonly string[],
  needed: number,
): string | undefined {
  const own = toOklch(color);
  for (let change = step; change <= 1; change += step) {
    for (const lightness of [own.lightness - change, own.lightness + change]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = toHex({ ...own, lightness });
      if (grounds.every((ground) => contrast(shade, ground) >= needed)) return shade;
    }
  }
  return undefined;
}
