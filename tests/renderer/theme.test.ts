import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createRenderer } from '../../renderer/page/server.tsx';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { plainSettings } from '../content.ts';

const validator = await createContentValidator();

const problemsOf = async (settings: SiteSettings) =>
  validator.site.accept(settings) ? [] : (await validator.site.explain(settings)).problems;

/** Settings in which some values of the theme are others. */
function settingsWith(change: (theme: SiteSettings['theme']) => void): SiteSettings {
  const settings: SiteSettings = parse(plainSettings);
  change(settings.theme);
  return settings;
}

test('dark sections have the colours that site.yaml gives them, each of them', async () => {
  const settings = settingsWith(({ ink }) => {
    for (const color of Object.values(ink)) Object.assign(color, { light: '#123456' });
    for (const color of Object.values(ink)) Object.assign(color, { dark: '#654321' });
  });
  expect(await problemsOf(settings)).toEqual([]);
  const render = createRenderer(settings, 'test', { app: '/a.js', styles: '/a.css', blocks: {} });
  const blocks = [{ type: 'timeline' as const, heading: 'Soon', steps: [] }];
  const page = { title: 'Page', description: 'A page.', blocks };
  const { html } = render({ page, route: '/page', runsAtOnce: false });
  const [, rules = ''] = /\[data-tone=ink\]\{([^}]*)\}/.exec(String(html)) ?? [];
  const values = new Set(rules.split(';').map((rule) => rule.split(':')[1]));
  expect(values).toEqual(new Set(['light-dark(#123456,#654321)']));
  expect(rules.split(';')).toHaveLength(Object.keys(settings.theme.colors).length);
});

const sizes = ['1.25rem', '.9rem', '18px', 'clamp(1rem, 0.8rem + 1vw, 2rem)', 'calc(1rem * 1.2)'];
const brokenSizes = [
  'clamp(1rem, 2vw, 3rem',
  '1rem)',
  '1rem; color: red',
  '1rem}',
  'var(--x)',
  'url(/a)',
  '12',
  'big',
  '',
];

test.each(sizes)('%s is a size of text', async (size) => {
  const settings = settingsWith(({ type }) => Object.assign(type.h2, { size }));
  expect(await problemsOf(settings)).toEqual([]);
});

test.each(brokenSizes)('`%s` is not a size, and the message has an example', async (size) => {
  const settings = settingsWith(({ type }) => Object.assign(type.h2, { size }));
  const [problem] = await problemsOf(settings);
  expect(problem?.hints?.join()).toContain('clamp(');
});

test.each(['8pixels', '8px)', '8px;', 'calc(1px', '-4px'])(
  '`%s` is not a radius',
  async (radius) => {
    const settings = settingsWith((theme) => Object.assign(theme.radius, { card: radius }));
    expect(await problemsOf(settings)).toHaveLength(1);
  },
);

test.each(['-0.03', '0.1', 'normal}', '1em)'])('`%s` is not a tracking', async (tracking) => {
  const settings = settingsWith(({ type }) => Object.assign(type.h1, { tracking }));
  expect(await problemsOf(settings)).toHaveLength(1);
});
