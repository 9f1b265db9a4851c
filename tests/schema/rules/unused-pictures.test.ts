import { expect, test } from 'vitest';
import { pngOf } from '../../../schema/diagnostics/example-files.ts';
import { plainPage, plainSettings } from '../../content.ts';
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
  ['pictures that no browser shows', 'tiff', pngOf(8, 8)],
])('several %s are one warning, with the place of each', async (_, ending, file) => {
  const names = ['cup', 'jar', 'lid'].map((name) => `pages/${name}.${ending}`);
  const [found, ...more] = await check(Object.fromEntries(names.map((name) => [name, file])));
  const { code, severity, others = [] } = found ?? {};
  expect([code, severity]).toEqual(['F010', 'warning']);
  expect([found?.file, ...others.map((other) => other.file)]).toEqual(names);
  expect(more).toEqual([]);
});

test('a picture that no browser shows is not to be shown as it is', async () => {
  const files = { 'pages/jar.tiff': pngOf(8, 8), 'pages/lid.png': pngOf(8, 8) };
  const hints = new Map((await check(files)).map((found) => [found.file, found.hints.join(' ')]));
  expect(hints.get('pages/lid.png')).toContain('kind: image');
  expect(hints.get('pages/jar.tiff')).toContain('JPEG');
});

test.each<[string, string | Buffer, boolean]>([
  ['a photo', pngOf(8, 8), true],
  ['an empty file', '', false],
  ['a text that is called so', 'Jam', false],
])('%s may have what a camera stored in it', async (_, file, expected) => {
  const [found] = await check({ 'pages/jar.png': file });
  expect(found?.code).toBe('F010');
  expect(found?.message.includes('camera')).toBe(expected);
});

test.each([
  ['shown', visual('/jar.svg')],
  ['linked from a text', '    lead: "[See the jar](/jar.svg)."\n'],
])('a picture that is %s is used', async (_, lines) => {
  expect(await codes({ 'pages/page.yaml': plainPage('Page') + lines })).toEqual([]);
});

test.each<[string, string, string]>([
  ['a redirect', 'site.yaml', `${plainSettings}redirects:\n  /old-jar.svg: /jar.svg\n`],
  ['a manifest', 'pages/site.webmanifest', '{ "icons": [{ "src": "/jar.svg?v=2" }] }'],
  [
    'a manifest, from its folder',
    'pages/a/app.webmanifest',
    '{ "icons": [{ "src": "../jar.svg" }] }',
  ],
  ['a list of tiles', 'pages/browserconfig.xml', '<square150x150logo src="/jar.svg"/>'],
  ['a style sheet', 'pages/extra.css', 'a { background: url(jar.svg) }'],
  ['another drawing', 'pages/cup.svg', '<svg><image href="/jar.svg"/></svg>'],
])('a picture that only %s names is used', async (_, file, text) => {
  const found = await codes({ [file]: text });
  expect(found.filter((each) => each === 'F010 pages/jar.svg')).toEqual([]);
});

test.each([
  'https://www.example.com/jar.svg',
  'https://example.com/jar.svg?v=1',
  '//www.example.com/jar.svg',
])('a picture that is linked as %s is used', async (href) => {
  const found = await codes({
    'pages/page.yaml': `${plainPage('Page')}    lead: "[A](${href})."\n`,
  });
  expect(found.filter((each) => each.startsWith('F010'))).toEqual([]);
});

test('a picture of another site hides no unused one', async () => {
  const page = `${plainPage('Page')}    lead: "[A](https://example.org/cup.svg)."\n`;
  expect(await codes({ 'pages/page.yaml': page })).toEqual(['F010 pages/jar.svg']);
});

test('a picture of a draft is used', async () => {
  const draft = `draft: true\n${plainPage('Page')}${visual('/jar.svg')}`;
  expect(await codes({ 'pages/page.yaml': draft })).toEqual([]);
});

test('where a picture is missed, it may be the one', async () => {
  const page = plainPage('Page') + visual('/Jar.svg');
  expect(await codes({ 'pages/page.yaml': page })).toEqual(['R204 pages/page.yaml']);
});

test.each<[string, string, string[]]>([
  ['a misspelt field', '    titel: Jam\n', ['P104']],
  ['a colon in a text', '    lead: Jam: sweet\n', ['Y011']],
  ['YAML that cannot be read', '    lead: "Jam\n', ['Y009']],
])('%s on a page hides no unused picture', async (_, line, errors) => {
  const found = await codes({ 'pages/page.yaml': plainPage('Page') + line });
  expect(found.sort()).toEqual([
    'F010 pages/jar.svg',
    ...errors.map((code) => `${code} pages/page.yaml`),
  ]);
});

test.each([
  ['shows it below the mistake', `    titel: Jam\n${visual('/jar.svg')}`],
  ['shows it in a wrong place', `${visual('/jar.svg').replace('    visual', '  visual')}`],
  ['names it in a field that is not there', `    picture: /Jar.svg\n`],
  ['names it without its ending', `    picture: jar\n`],
  ['names another picture, which may be meant', `    titel: Jam\n    picture: /cup.svg\n`],
])('a page with a mistake that %s may use it', async (_, lines) => {
  const found = await codes({ 'pages/page.yaml': plainPage('Page') + lines });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((each) => each.startsWith('F010'))).toEqual([]);
});

test.each([
  ['pages/page.yml', 'F007'],
  ['pages/My Page.yaml', 'F005'],
])('a page that is not read, %s, hides only the pictures that it uses', async (file, code) => {
  const page = plainPage('Page');
  expect(await codes({ [file]: page })).toEqual(
    expect.arrayContaining(['F010 pages/jar.svg', `${code} ${file}`]),
  );
  expect(await codes({ [file]: page + visual('/jar.svg') })).toEqual([`${code} ${file}`]);
});

test('a mistake in site.yaml hides no unused picture, unless site.yaml names it', async () => {
  const withImage = (lines: string) => ({ 'site.yaml': `${plainSettings}${lines}` });
  const unused = 'F010 pages/jar.svg';
  expect(await codes(withImage('thme: {}\n'))).toContain(unused);
  expect(await codes(withImage('thme: { picture: /jar.svg }\n'))).not.toContain(unused);
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
