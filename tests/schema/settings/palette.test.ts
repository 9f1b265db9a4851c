import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteSettings } from '../../../schema/generated/types.ts';
import { contrast, toHex, toOklch } from '../../../schema/settings/oklch.ts';
import { createContentValidator } from '../../../schema/validate/validate.ts';

const validator = await createContentValidator();
const brand = { name: 'Holm' };

function themeOf(theme: object): SiteSettings['theme'] {
  const settings = { brand, theme } as unknown as SiteSettings;
  expect(validator.site.accept(settings)).toBeDefined();
  return settings.theme;
}

const grounds = ['background', 'subtle', 'sunken'] as const;
const texts = ['text', 'textSecond', 'textThird', 'accent', 'positive', 'negative'] as const;
type Name = keyof SiteSettings['theme']['colors'];

/** What is read on what, with the contrast that WCAG 2 asks for at level AA. */
const pairs: [on: Name, ground: Name, least: number][] = [
  ...grounds.flatMap((ground) => texts.map((text): [Name, Name, number] => [text, ground, 4.5])),
  ...grounds.flatMap((ground): [Name, Name, number][] => [
    ['border', ground, 3],
    ['targetLine', ground, 3],
    ['primary', ground, 3],
  ]),
  ['onPrimary', 'primary', 4.5],
  ['onTarget', 'target', 4.5],
  ['accent', 'accentSoft', 4.5],
  ['negative', 'negativeSoft', 4.5],
];

/** The pairs that cannot be read, in both themes, on pages and in dark sections. */
function unreadable({ colors, ink }: SiteSettings['theme']): string[] {
  return Object.entries({ colors, ink }).flatMap(([place, palette]) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      pairs
        .map(([on, ground, least]) => {
          const ratio = contrast(palette[on][theme], palette[ground][theme]);
          return {
            name: `${place} ${theme} ${on} on ${ground}: ${ratio.toFixed(2)}`,
            ratio,
            least,
          };
        })
        .filter(({ ratio, least }) => ratio < least)
        .map(({ name }) => name),
    ),
  );
}

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the palette', () => {
  test('can be read by default', () => {
    expect(unreadable(themeOf({}))).toEqual([]);
  });

  test('can be read whatever the accent is', () => {
    fc.assert(
      fc.property(hexColor, (accent) => {
        expect(unreadable(themeOf({ accent }))).toEqual([]);
      }),
      {
        numRuns: 400,
        examples: ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', '#808080'].map(
          (color) => [color],
        ),
      },
    );
  });

  test.each(['#0A6B45', '#2440D6', '#7A1F2B', '#7A1FC0'])(
    'keeps an accent that can be read as it is: %s',
    (accent) => {
      expect(themeOf({ accent }).colors.accent.light).toBe(accent);
    },
  );

  test('keeps the hue of an accent that has to be darker or lighter', () => {
    const { accent } = themeOf({ accent: '#E0A800' }).colors;
    for (const color of [accent.light, accent.dark]) {
      expect(Math.abs(toOklch(color).hue - toOklch('#E0A800').hue)).toBeLessThan(4);
    }
  });

  test('has one token changed where one is given', () => {
    const plain = themeOf({});
    const { colors, ink, type } = themeOf({
      colors: { text: { dark: '#FFFFFF' } },
      type: { h1: { weight: 700 } },
    });
    expect(colors).toEqual({ ...plain.colors, text: { ...plain.colors.text, dark: '#FFFFFF' } });
    expect(ink).toEqual({ ...plain.ink, text: { light: '#FFFFFF', dark: '#FFFFFF' } });
    expect(type).toEqual({ ...plain.type, h1: { ...plain.type.h1, weight: 700 } });
  });

  test('has what is given beside an accent, and derives the rest', () => {
    const accent = '#0A7D4F';
    const { colors } = themeOf({ accent, colors: { primary: { light: '#000000' } } });
    expect(colors.primary.light).toBe('#000000');
    expect(colors.accent).toEqual(themeOf({ accent }).colors.accent);
  });
});

test('a colour is the same after it was taken apart', () => {
  fc.assert(
    fc.property(hexColor, (color) => {
      expect(toHex(toOklch(color))).toBe(color.toUpperCase());
    }),
  );
});
