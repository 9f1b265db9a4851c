import { contrast, toHex, toOklch } from '../settings/oklch.ts';

/** A step in lightness too small to see. */
const step = 1 / 200;

/**
 * Returns the nearest colour of the same hue that has enough contrast with each background.
 * `undefined` if no lightness is enough.
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
