import type { Theme } from '../generated/types.ts';
import { contrast } from '../settings/oklch.ts';
import { colorPairs } from './color-pairs.ts';

type Palette = Theme['colors'];
type Token = keyof Palette;

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/**
 * Exchanges the two colours of a token if that is all that is wrong with both.
 * @param given the colours that site.yaml has; the palette has defaults, too
 * @returns the corrected palette, and the tokens whose colours were exchanged
 */
export function withoutSwaps(
  palette: Palette,
  given: Record<string, Partial<Record<ThemeName, string>> | undefined>,
): { colors: Palette; swapped: Token[] } {
  const swapped = (Object.keys(given) as Token[]).filter((token) => {
    const { light, dark } = given[token] ?? {};
    if (light === undefined || dark === undefined || !palette[token]) return false;
    const right = exchanged(palette, token);
    return themes.every((theme) => isWeak(token, palette, theme) && !isWeak(token, right, theme));
  });
  return { colors: swapped.reduce(exchanged, palette), swapped };
}

function exchanged(palette: Palette, token: Token): Palette {
  const { light, dark } = palette[token];
  return { ...palette, [token]: { light: dark, dark: light } };
}

/** Whether a colour has too little contrast with its grounds, or with a colour on it. */
const isWeak = (name: Token, palette: Palette, theme: ThemeName): boolean =>
  colorPairs.some(({ token, on, needed }) =>
    on.some(
      (ground) =>
        [token, ground].includes(name) &&
        contrast(palette[token][theme], palette[ground][theme]) < needed,
    ),
  );
