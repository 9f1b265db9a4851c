import type { Theme } from '../../schema/generated/types.ts';

/**
 * The theme tokens as custom properties: `--color-text-second`, `--type-h1-size`, `--radius-card`.
 * In dark sections the colours have other values.
 */
export function themeCss({ colors, ink, type, radius }: Theme): string {
  const properties = [
    ...colorProperties(colors),
    ...Object.entries(type).flatMap(([name, { size, line, tracking, weight }]) => [
      `--type-${name}-size:${size}`,
      `--type-${name}-line:${line}`,
      `--type-${name}-tracking:${tracking}`,
      `--type-${name}-weight:${weight}`,
    ]),
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}`),
  ];
  const inkProperties = colorProperties({ ...inkOf(colors), ...ink });
  return `:root{${properties.join(';')}}[data-tone=ink]{${inkProperties.join(';')}}`;
}

type Palette = Theme['colors'];

/** The colours of dark sections where site.yaml gives none: those of the dark theme, but for a ground that stands out from the page. */
function inkOf(colors: Palette): Palette {
  const always = Object.entries(colors).map(([name, { dark }]) => [name, { light: dark, dark }]);
  const { background, subtle } = colors;
  const ground = background && subtle && { light: background.dark, dark: subtle.dark };
  return { ...Object.fromEntries(always), ...(ground && { background: ground }) };
}

const colorProperties = (colors: Palette): string[] =>
  Object.entries(colors).map(([name, { light, dark }]) => {
    const value = light === dark ? light : `light-dark(${light},${dark})`;
    return `--color-${kebab(name)}:${value}`;
  });

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
