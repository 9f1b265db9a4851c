import type { Theme } from '../../schema/generated/types.ts';

/** The theme tokens as custom properties: `--color-text-second`, `--type-h1-size`, `--radius-card`. */
export function themeCss({ colors, type, radius }: Theme): string {
  const properties = [
    ...Object.entries(colors).map(
      ([name, { light, dark }]) => `--color-${kebab(name)}:light-dark(${light},${dark})`,
    ),
    ...Object.entries(type).flatMap(([name, { size, line, tracking, weight }]) => [
      `--type-${name}-size:${size}`,
      `--type-${name}-line:${line}`,
      `--type-${name}-tracking:${tracking}`,
      `--type-${name}-weight:${weight}`,
    ]),
    ...Object.entries(radius).map(([name, value]) => `--radius-${name}:${value}`),
  ];
  return `:root{${properties.join(';')}}`;
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
