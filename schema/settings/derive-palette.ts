import { contrast, type Oklch, toHex, toOklch } from './oklch.ts';

/** A colour in the light and the dark theme. */
export interface Shades {
  light: string;
  dark: string;
}

export type Palette = Record<string, Shades>;

/** The neutral colours: backgrounds, lines and texts. */
const neutrals = [
  ...['background', 'subtle', 'sunken', 'divider', 'border'],
  ...['text', 'textSecond', 'textThird', 'onPrimary', 'onTarget'],
];

/** Minimum contrast ratios of WCAG 2, level AA: 4.5 for text, 3 for lines. */
const readable = 4.5;
const visible = 3;

/** Below this chroma a colour is grey, and its hue means nothing. */
const leastChroma = 0.02;

/**
 * Derives the palettes of pages and of dark sections from a brand's accent. Greys are tinted with
 * it, and buttons and links have it, as light or dark as legibility needs. The colour of targets
 * stays distinct from it.
 */
export function derivePalettes(
  accent: string,
  defaults: { colors: Palette; ink: Palette },
): { colors: Palette; ink: Palette } {
  const brand = toOklch(accent);
  const colors = { ...defaults.colors, ...lean(defaults.colors, brand) };
  const ink = { ...defaults.ink, ...lean(defaults.ink, brand) };
  const soft = { light: softOf(brand, 0.948, 0.025), dark: softOf(brand, 0.27, 0.06) };
  const grounds = (theme: keyof Shades, ...palettes: Palette[]) =>
    palettes.flatMap(({ background, subtle, sunken }) =>
      [background, subtle, sunken].flatMap((ground) => (ground ? [ground[theme]] : [])),
    );
  const onDark = [...grounds('dark', colors, ink), ...grounds('light', ink), soft.dark];
  const shades = {
    light: legible(accent, [...grounds('light', colors), soft.light], -1),
    dark: legible(toHex({ ...brand, lightness: Math.max(brand.lightness, 0.76) }), onDark, 1),
  };
  const always = (color: string) => ({ light: color, dark: color });
  Object.assign(colors, { accent: shades, primary: shades, accentSoft: soft });
  Object.assign(ink, {
    accent: always(shades.dark),
    primary: always(shades.dark),
    accentSoft: always(soft.dark),
  });
  const target = defaults.colors.target?.light;
  if (target && isNear(brand, toOklch(target))) {
    const fill = toHex({ lightness: 0.85, chroma: 0.11, hue: brand.hue + 150 });
    const line = legible(fill, grounds('light', colors), -1, visible);
    Object.assign(colors, { target: always(fill), targetLine: { light: line, dark: fill } });
    Object.assign(ink, { target: always(fill), targetLine: always(fill) });
  }
  return { colors, ink };
}

/** Whether two colours look alike: their hues are less than 40 degrees apart. */
const isNear = (one: Oklch, other: Oklch): boolean =>
  one.chroma > leastChroma && Math.abs(((one.hue - other.hue + 540) % 360) - 180) < 40;

/** Tints the neutral colours of a palette, and keeps their lightness. */
function lean(palette: Palette, { hue, chroma }: Oklch): Palette {
  const leaning = (color: string) => {
    const own = toOklch(color);
    return toHex({ ...own, hue, chroma: Math.min(own.chroma, chroma / 4) });
  };
  return Object.fromEntries(
    neutrals.flatMap((name): [string, Shades][] => {
      const color = palette[name];
      return color ? [[name, { light: leaning(color.light), dark: leaning(color.dark) }]] : [];
    }),
  );
}

const softOf = ({ hue, chroma }: Oklch, lightness: number, most: number): string =>
  toHex({ lightness, chroma: Math.min(chroma, most), hue });

/** Makes a colour darker (-1) or lighter (1) until it is legible on each background. */
function legible(
  color: string,
  grounds: readonly string[],
  direction: 1 | -1,
  least = readable,
): string {
  const own = toOklch(color);
  let shade = color.toUpperCase();
  for (let { lightness } = own; lightness >= 0 && lightness <= 1; lightness += direction / 200) {
    if (lightness !== own.lightness) shade = toHex({ ...own, lightness });
    if (grounds.every((ground) => contrast(shade, ground) >= least)) return shade;
  }
  return shade;
}
