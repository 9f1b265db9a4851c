import type { Theme } from '../generated/types.ts';

export type Palette = Theme['colors'];

/** The colours of dark sections: those of the dark theme, but for a ground that stands out from the page, and for what site.yaml gives. */
export function inkOf({ colors, ink }: Pick<Theme, 'colors' | 'ink'>): Palette {
  const always = Object.entries(colors).map(([name, { dark }]) => [name, { light: dark, dark }]);
  const { background, subtle } = colors;
  const ground = background && subtle && { light: background.dark, dark: subtle.dark };
  return { ...Object.fromEntries(always), ...(ground && { background: ground }), ...ink };
}
