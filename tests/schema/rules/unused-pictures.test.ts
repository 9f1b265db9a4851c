import { expect, test } from 'vitest';
import { plainPage } from '../../content.ts';
import { pngOf } from '../../pictures.ts';
import { check } from './rule-under-test.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"></svg>';
const visual = (file: string) =>
  `    visual: { kind: image, file: ${file}, alt: A jar of jam on a table }\n`;

const codes = async (files: Record<string, string>) =>
  (await check({ 'pages/jar.svg': drawing, ...files })).map(({ code, file }) => `${code} ${file}`);

test('a picture that nothing shows is published, and a warning says so', async () => {
  expect(await codes({})).toEqual(['F010 pages/jar.svg']);
});

test.each([
  ['drawings', 'svg', drawing],
  ['pictures, which have no lines', 'png', pngOf(8, 8)],
])('several %s are one warning, with the place of each', async (_, ending, file) => {
  const names = ['cup', 'jar', 'lid'].map((name) => `pages/${name}.${ending}`);
  const [found, ...more] = await check(Object.fromEntries(names.map((name) => [name, file])));
  const { code, severity, others = [] } = found ?? {};
  expect([code, severity]).toEqual(['F010', 'warning']);
  expect([found?.file, ...others.map((other) => other.file)]).toEqual(names);
  expect(more).toEqual([]);
});

test.each([
  ['shown', visual('/jar.svg')],
  ['linked from a text', '    lead: "[See the jar](/jar.svg)."\n'],
])('a picture that is %s is used', async (_, lines) => {
  expect(await codes({ 'pages/page.yaml': plainPage('Page') + lines })).toEqual([]);
});

test('a picture of a draft is used', async () => {
  const draft = `draft: true\n${plainPage('Page')}${visual('/jar.svg')}`;
  expect(await codes({ 'pages/page.yaml': draft })).toEqual([]);
});

test('where a picture is missed, it may be the one', async () => {
  const page = plainPage('Page') + visual('/Jar.svg');
  expect(await codes({ 'pages/page.yaml': page })).toEqual(['R204 pages/page.yaml']);
});

test('icons that browsers look for need no link', async () => {
  const icons = { 'pages/favicon.svg': drawing, 'pages/.well-known/logo.svg': drawing };
  expect(await check(icons)).toEqual([]);
});

test.each([
  [{ 'pages/favicon.png': drawing }, ['F010 pages/favicon.png']],
  [{ 'pages/favicon.png': drawing, 'pages/favicon.svg': drawing }, []],
])('an icon that browsers do not show: %o', async (files, expected) => {
  const found = await check(files);
  expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual(expected);
});
