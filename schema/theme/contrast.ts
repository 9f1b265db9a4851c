/**
 * The contrast of two colours, from 1 (the same) to 21 (black on white).
 * @param first `#RRGGBB`, as is `second`
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, from 0 to 255. */
const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** One more step is less than anybody sees. */
const steps = 100;

/**
 * The colour nearest to one that has enough contrast with each of the grounds: the same hue, mixed
 * with as little black or white as will do. `undefined` where neither helps.
 */
export function nearestReadable(
  color: string,
  grounds: readonly string[],
  needed: number,
): string | undefined {
  for (let step = 1; step <= steps; step += 1) {
    const mixed = ['#000000', '#FFFFFF'].map((end) => mix(color, end, step / steps));
    const found = mixed.find((each) => grounds.every((on) => contrastOf(each, on) >= needed));
    if (found) return found;
  }
  return undefined;
}

function mix(from: string, to: string, share: number): string {
  const ends = channelsOf(to);
  const channels = channelsOf(from).map((start, index) =>
    Math.round(start + ((ends[index] ?? 0) - start) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
