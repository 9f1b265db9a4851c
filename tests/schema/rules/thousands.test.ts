import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleOf, plainPage, plainSettings } from '../../content.ts';
import { check } from './rule-under-test.ts';

const bars = (...values: string[]) =>
  check({
    'pages/page.yaml': `${plainPage()}    visual:\n      kind: bars\n      title: Cash\n      bars:\n${values
      .map((value, index) => `        - { label: B${index}, value: ${value} }\n`)
      .join('')}`,
  });

test.each<[values: string[], marked: string[], places?: number]>([
  [['240.000', '216000'], ['240.000']],
  [['240000', '216000', '143.500'], ['143.500']],
  [['240.000', '216.000', '143.500'], ['240.000'], 2],
  [['6.384', '186', '6518'], ['6.384']],
])('%j', async (values, marked, places = 1) => {
  const found = await bars(...values);
  const thousands = found.filter(({ code }) => code === 'K625');
  expect(thousands.map((each) => each.marked)).toEqual(marked);
  expect(1 + (thousands[0]?.others?.length ?? 0)).toBeLessThanOrEqual(places);
  expect(thousands[0]?.fix?.certain).toBe(false);
});

test.each([
  [['8.125', '7.600', '7.000']],
  [['1.025', '1.030']],
  [['0.125', '0.500']],
  [['240', '216.5', '143']],
  [['1.384', '1518.5', '1200']],
  [['6.384', '186']],
])('%j have decimals', async (values) => {
  expect((await bars(...values)).filter(({ code }) => code === 'K625')).toEqual([]);
});

const bridge = (start: string, steps: string, end: string) =>
  check({
    'pages/page.yaml': `${plainPage()}    visual:\n      kind: bridge\n      title: Cash\n      start: { label: A, value: ${start} }\n      steps: [{ label: B, change: ${steps} }, { label: C, change: -74 }]\n      end: { label: D, value: ${end} }\n`,
  });

test.each<[locale: string, values: string[], marked: string[]]>([
  ['de_DE', ['1.300', '1.234'], ['1.300', '1.234']],
  ['de_DE', ['6.384', '186'], ['6.384']],
  ['de_DE', ['1.300', '2.1'], []],
  ['de_DE', ['1.3000', '2.1'], []],
  ['de_CH', ['1.300', '1.234'], []],
  ['en_GB', ['1.300', '1.234'], []],
])('on a site in %s, %j may be thousands', async (locale, values, marked) => {
  const bars = values.map((value) => `{ label: B, value: ${value} }`).join(', ');
  const found = await check({
    'site.yaml': plainSettings.replace(/^seo:\n/m, `seo:\n  locale: ${locale}\n`),
    'pages/page.yaml': `${plainPage()}    visual:\n      kind: bars\n      title: Cash\n      bars: [${bars}]\n`,
  });
  const thousands = found.filter(({ code }) => code === 'K625');
  expect(thousands.map((each) => each.marked)).toEqual(marked.slice(0, 1));
  expect(thousands.flatMap(({ others = [] }) => others)).toHaveLength(
    Math.max(0, marked.length - 1),
  );
  for (const { fix } of thousands) expect(fix?.certain).not.toBe(true);
});

test.each<[locale: string, values: string, right?: string]>([
  ['de_DE', '[48, 46,5, 44]', '[48, 46.5, 44]'],
  ['de_DE', '[48,46,5,44]'],
  ['de_DE', '[48, 46, 5, 44]'],
  ['en_GB', '[48, 46,5, 44]', '[48, 46.5, 44]'],
  ['en_GB', '[8, 6,5, 4]'],
])('on a site in %s, %s may be a number less', async (locale, values, right) => {
  const page = (list: string) =>
    `${plainPage('Rain')}    visual:\n      kind: lines\n      title: Rain\n      labels: [Jan, Feb, Mar, Apr]\n      series: [{ label: A, values: ${list} }, { label: B, values: [40, 41, 42, 43] }]\n`;
  const found = await check({
    'site.yaml': plainSettings.replace(/^seo:\n/m, `seo:\n  locale: ${locale}\n`),
    'pages/page.yaml': page(values),
  });
  expect(found.map(({ code, severity, fixed }) => [code, severity, fixed])).toEqual(
    right ? [['Y023', 'warning', page(right)]] : [],
  );
  for (const { fix } of found) expect(fix?.certain).not.toBe(true);
});

test.each([
  ['[1, ?, 3]', '?'],
  ['[1, 2, ?]', '?'],
])('of %s, a number is missing', async (values, marked) => {
  const [found, ...others] = await check({
    'pages/page.yaml': `${plainPage()}    visual:\n      kind: lines\n      title: Rain\n      labels: [Jan, Feb, Mar]\n      series: [{ label: A, values: ${values} }]\n`,
  });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'Y007', marked });
  expect(found?.fix).toBeUndefined();
});

test('numbers of which a text of the page has one with its comma are decimals', async () => {
  const found = await check({
    'site.yaml': plainSettings.replace(/^seo:\n/m, 'seo:\n  locale: de_DE\n'),
    'pages/page.yaml': `${plainPage()}    lead: Fuel is 1,749 a litre.\n    visual:\n      kind: bars\n      title: Fuel\n      bars: [{ label: A, value: 1.749 }, { label: B, value: 1.639 }]\n`,
  });
  expect(found.filter(({ code }) => code === 'K625')).toEqual([]);
});

test('on a site in de_DE, what such a number does not add up to is not reported, too', async () => {
  const found = await check({
    'site.yaml': plainSettings.replace(/^seo:\n/m, 'seo:\n  locale: de_DE\n'),
    'pages/page.yaml': `${plainPage()}    visual:\n      kind: bridge\n      title: Cash\n      start: { label: A, value: 30 }\n      steps: [{ label: B, change: 1.234 }, { label: C, change: -74 }]\n      end: { label: D, value: 1190 }\n`,
  });
  expect(found.filter(({ code }) => code.startsWith('K')).map(({ code }) => code)).toEqual([
    'K625',
  ]);
});

test('a number beside whole ones of another list, too', async () => {
  const [found, ...others] = await bridge('6.384', '186', '6496');
  expect(found).toMatchObject({ code: 'K625', marked: '6.384' });
  expect(others).toEqual([]);
  expect((await bridge('6.384', '67.616', '0')).map(({ code }) => code)).not.toContain('K625');
});

test('what does not add up because of it is not reported, too', async () => {
  const block = exampleOf('cash-flow-forecast');
  const page = (opening: string) =>
    check({
      'pages/page.yaml': `${plainPage()}${stringify([block])
        .replace(/opening: \d+/, `opening: ${opening}`)
        .replace(/^(?=.)/gm, '  ')}`,
    });
  expect(block.opening % 1000).toBe(0);
  const found = await page(`${block.opening / 1000}.000`);
  expect(found.map(({ code }) => code)).toEqual(['K625']);
  expect(found[0]?.fixed).toContain(`opening: ${block.opening}\n`);
});

test('lists that start from one wrong number are one mistake', async () => {
  const block = exampleOf('cash-flow-forecast');
  const found = await check({
    'pages/page.yaml': `${plainPage()}${stringify([{ ...block, opening: block.opening + 10 }]).replace(/^(?=.)/gm, '  ')}`,
  });
  expect(found.map(({ code }) => code)).toEqual(['K603']);
  expect(found[0]?.others).not.toEqual([]);
});

test.each([
  ['014', '14'],
  ['0x1F', '31'],
  ['0o17', '15'],
  ['-08', '-8'],
  ['007.5', '7.5'],
])('%s is not read as it looks', async (written, read) => {
  const found = (await bars('12', written)).filter(({ code }) => code === 'K666');
  expect(found.map(({ marked, fix }) => [marked, fix?.text, fix?.certain])).toEqual([
    [written, read, false],
  ]);
});

test('no other number is reported as one in another notation', async () => {
  const found = await bars('0', '0.5', '10', '1e3', '100');
  expect(found.filter(({ code }) => code === 'K666')).toEqual([]);
});

test('a text with a zero at its beginning is only the wrong kind', async () => {
  const found = await check({
    'pages/page.yaml': `${plainPage()}  - type: check-list\n    heading: All\n    items:\n      - 014\n      - One\n`,
  });
  expect(found.map(({ code }) => code)).toEqual(['P102']);
});
