import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fontsFor } from '../../renderer/styles/fonts.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { contrast } from '../../schema/settings/oklch.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { plainSettings } from '../content.ts';
import { createTestRenderer } from './test-renderer.ts';

const validator = await createContentValidator();

const problemsOf = async (settings: SiteSettings) =>
  validator.site.accept(settings) ? [] : (await validator.site.explain(settings)).problems;

/** Settings in which some values of the theme are others. */
function settingsWith(change: (theme: SiteSettings['theme']) => void): SiteSettings {
  const settings: SiteSettings = parse(plainSettings);
  change(settings.theme);
  return settings;
}

/** The declarations of the first rule with this beginning, by name. */
function declarationsOf(settings: SiteSettings, rule: RegExp): Record<string, string> {
  const render = createTestRenderer(settings);
  const blocks = [{ type: 'timeline' as const, heading: 'Soon', steps: [] }];
  const page = { title: 'Page', description: 'A page.', blocks };
  const html = render({ page, route: '/page' }).html.toString();
  const [, rules = ''] = new RegExp(`${rule.source}\\{([^}]*)\\}`).exec(html) ?? [];
  return Object.fromEntries(rules.split(';').map((rule) => rule.split(/:(.*)/)));
}

const inkProperties = (settings: SiteSettings) => declarationsOf(settings, /\[data-tone=ink\]/);

test('dark sections have the colours that site.yaml gives them, each of them', async () => {
  const settings = settingsWith((theme) => {
    const color = { light: '#123456', dark: '#654321' };
    theme.ink = Object.fromEntries(
      Object.keys(theme.colors).map((name) => [name, color]),
    ) as unknown as typeof theme.ink;
  });
  expect(await problemsOf(settings)).toEqual([]);
  const properties = inkProperties(settings);
  expect(new Set(Object.values(properties))).toEqual(new Set(['light-dark(#123456,#654321)']));
  expect(Object.keys(properties)).toHaveLength(Object.keys(settings.theme.colors).length);
});

test('a colour that dark sections are not given is that of the dark theme', async () => {
  const settings = settingsWith((theme) => {
    theme.ink = { accent: { light: '#123456', dark: '#123456' } } as typeof theme.ink;
  });
  expect(await problemsOf(settings)).toEqual([]);
  const properties = inkProperties(settings);
  expect(properties['--color-accent']).toBe('#123456');
  expect(properties['--color-text']).toBe(settings.theme.colors.text?.dark);
});

const ownScrollbars = 'scrollbar-color:var(--color-text-third) var(--color-background)';

test.each([
  ['a light and a dark background', '#FFFFFF', '#0C0F13', '', undefined],
  ['one light background', '#FFFFFF', '#FFFFFF', 'color-scheme:light', undefined],
  ['one dark background', '#0C0F13', '#0C0F13', 'color-scheme:dark', '#FFFFFF'],
  ['two light backgrounds', '#FFFFFF', '#F1F3F5', ownScrollbars, undefined],
  ['two dark backgrounds', '#0C0F13', '#000000', ownScrollbars, '#FFFFFF'],
  ['a dark and a light background', '#0C0F13', '#FFFFFF', ownScrollbars, '#FFFFFF'],
])(
  'a site with %s has its scrollbars, and dark text on paper',
  async (_, light, dark, scrollbars, paper) => {
    const settings = settingsWith((theme) => {
      theme.colors.background = { light, dark };
      theme.colors.text = { light: '#F1F3F5', dark: '#F1F3F5' };
    });
    expect(await problemsOf(settings)).toEqual([]);
    const page = declarationsOf(settings, /:root(?=\{--color)/);
    const declared = ['color-scheme', 'scrollbar-color'].filter((name) => page[name]);
    expect(declared.map((name) => `${name}:${page[name]}`).join()).toBe(scrollbars);
    const printed = declarationsOf(settings, /@media print\{:root/);
    expect(printed['--color-background']).toBe(paper);
    if (paper) expect(contrast(printed['--color-text'] ?? '', paper)).toBeGreaterThan(15);
  },
);

test.each([
  ['en_US', ['latin']],
  ['de_DE', ['latin']],
  ['pl_PL', ['latin', 'latin-ext']],
  ['tr', ['latin', 'latin-ext']],
])('the letters of %s come with the page', (locale, files) => {
  const fonts = fontsFor(locale);
  const named = (text: string) =>
    [...text.matchAll(/instrument-sans-([\w-]+?)-wght/g)].map(([, name]) => name);
  expect(named(fonts.preloads)).toEqual(files);
  expect(named(fonts.addTo('src: url("__FONT__")'))).toEqual(files);
});
