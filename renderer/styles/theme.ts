import type { Theme } from '../../schema/generated/types.ts';
import { toHex, toOklch } from '../../schema/settings/oklch.ts';

/**
 * The theme tokens as custom properties: `--color-text-second`, `--type-h1-size`, `--radius-card`.
 * In dark sections the colours have other values, except on paper and with forced colours. A site
 * with one background for both themes has one theme: scrollbars and fields are then light or dark
 * for every visitor. If it has two, and a visitor's theme does not say whether they are dark, its
 * scrollbars have its own colours. On paper a dark theme is turned over.
 */
export function themeCss({ colors, ink, type, radius }: Theme): string {
  const properties = [
    ...colorProperties(colors),
    ...Object.entries(type).flatMap(([name, { size, line, tracking, weight }]) => [
      `--type-${name}-size:${limitSize(name, size)}`,
      `--type-${name}-line:${line}`,
      `--type-${name}-tracking:${tracking}`,
      `--type-${name}-weight:${weight}`,
    ]),
    ...Object.entries(radius).map(
      ([name, value]) => `--radius-${name}:${limitRadius(name, value)}`,
    ),
  ];
  const inkProperties = colorProperties(ink);
  const { light, dark } = colors.background;
  const darkness = darknessOf(light);
  const only = light === dark && (darkness ? 'dark' : 'light');
  const isExpected = darkness === 0 && darknessOf(dark) === 1;
  if (only) properties.push(`color-scheme:${only}`);
  else if (!isExpected) properties.push(`scrollbar-color:${scrollbarColor}`);
  const paper = onPaper(colors, only || 'light');
  const printed = darkness
    ? `@media print{:root{${colorProperties(paper).join(';')};--dark:0}}`
    : '';
  return `:root{${properties.join(';')};--dark:${darkness}}@media screen and (prefers-color-scheme:dark){:root{--dark:${darknessOf(dark)}}}@media screen and (forced-colors:none){[data-tone=ink]{${inkProperties.join(';')}}}${printed}`;
}

/** Of the handle and of its track. */
const scrollbarColor = 'var(--color-text-third) var(--color-background)';

/**
 * The colours of a dark theme for paper, where no ground is printed: the background is white, and
 * what is lighter than the background is as much darker.
 */
function onPaper(colors: Theme['colors'], theme: 'light' | 'dark'): Theme['colors'] {
  const ground = toOklch(colors.background[theme]).lightness;
  const shades = Object.entries(colors).map(([name, color]) => {
    const { lightness, chroma, hue } = toOklch(color[theme]);
    const share = Math.max(0, lightness - ground) / (1 - ground);
    const shade = toHex({ lightness: 1 - share, chroma, hue });
    return [name, { light: shade, dark: shade }];
  });
  return Object.fromEntries(shades);
}

/** Whether a background is dark, as a number for filters: a site may be dark in both themes. */
const darknessOf = (background: string): 0 | 1 => (toOklch(background).lightness < 0.5 ? 1 : 0);

/**
 * The largest sizes of headings, so that a line of a phone has room for a word of 12 to 14 letters
 * however large its text is.
 */
const largestSizes: Partial<Record<string, string>> = { display: '15vw', h1: '15vw', h2: '12vw' };

function limitSize(name: string, size: string): string {
  const limit = largestSizes[name];
  return limit ? `min(${size},${limit})` : size;
}

/**
 * Controls of one line are never higher than 3rem, so that half of it rounds their ends. A larger radius would cut the
 * words of those with several lines, and pictures to ovals. Functions of CSS need a unit.
 */
function limitRadius(name: string, value: string): string {
  const radius = value === '0' ? '0px' : value;
  return name === 'control' ? `min(${radius},1.5rem)` : radius;
}

const colorProperties = (colors: Theme['colors']): string[] =>
  Object.entries(colors).map(([name, { light, dark }]) => {
    const value = light === dark ? light : `light-dark(${light},${dark})`;
    return `--color-${kebab(name)}:${value}`;
  });

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
