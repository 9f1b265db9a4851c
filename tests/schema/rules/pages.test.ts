import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../../schema/diagnostics/format.ts';
import { contentFolder, plainPage, plainSettings } from '../../content.ts';
import { loadContent } from '../../load-content.ts';
import { check } from './rule-under-test.ts';

const codesOf = async (files: Record<string, string>) =>
  (await check(files)).map(({ code, file, severity }) => `${severity} ${code} ${file}`);

const home = (more = '') => ({ 'pages/index.yaml': `${plainPage()}${more}` });
const linkTo = (href: string) => `    action: { label: Go, href: ${href} }\n`;

describe('a page that no link leads to', () => {
  const lonely = ['warning R218 pages/a.yaml'];
  const page = { 'pages/a.yaml': plainPage('A') };
  test.each<[string, Record<string, string>, string[]]>([
    ['is reported', { ...home(), ...page }, lonely],
    ['is linked from another', { ...home(linkTo('/a')), ...page }, []],
    ['is linked with an anchor', { ...home(linkTo('"/a?x=1"')), ...page }, []],
    [
      'links to itself only',
      { ...home(), 'pages/a.yaml': `${plainPage('A')}${linkTo('/a')}` },
      lonely,
    ],
    ['is in a menu', { ...home(), 'pages/a.yaml': `menu: { in: Company }\n${plainPage('A')}` }, []],
    ['is a draft', { ...home(), 'pages/a.yaml': `draft: true\n${plainPage('A')}` }, []],
    ['is the not-found page', { ...home(), 'pages/404.yaml': plainPage('Nothing') }, []],
    [
      'is linked from the footer',
      {
        ...home(),
        ...page,
        'site.yaml': plainSettings.replace(
          '{ label: Home, href: / }\n',
          '{ label: Home, href: /a }\n',
        ),
      },
      [],
    ],
    [
      'is linked from a draft',
      { ...home(), ...page, 'pages/b.yaml': `draft: true\n${plainPage('B')}${linkTo('/a')}` },
      lonely,
    ],
    [
      'is linked in a wrong form, which is another mistake',
      { ...home(linkTo('/a/')), ...page },
      ['error R212 pages/index.yaml'],
    ],
    [
      'may be linked from a page that cannot be read',
      { ...home(), ...page, 'pages/b.yaml': 'title: [a](/a)' },
      ['error Y007 pages/b.yaml'],
    ],
    [
      'is named by no page, not even by one that cannot be read',
      { ...home(linkTo('/b')), ...page, 'pages/b.yaml': 'title: [' },
      [...lonely, 'error Y018 pages/b.yaml'],
    ],
    [
      'is linked from no block of a page with a mistake above them',
      {
        ...home(linkTo('/b')),
        ...page,
        'pages/b.yaml': plainPage('B').replace('title: B', `title: ${'b '.repeat(45)}`),
      },
      [...lonely, 'error P107 pages/b.yaml'],
    ],
    [
      'is linked from a sound block of a page with a mistake',
      {
        ...home(linkTo('/b')),
        ...page,
        'pages/b.yaml': `${plainPage('B').replace('title: B', 'titel: B')}${linkTo('/a')}`,
      },
      ['error P104 pages/b.yaml'],
    ],
    [
      'may be linked from a block with a mistake',
      { ...home(linkTo('/b')), ...page, 'pages/b.yaml': `${plainPage('B')}    aktion: /a\n` },
      ['error P104 pages/b.yaml'],
    ],
    [
      'may be in a menu that has a mistake',
      { ...home(), 'pages/a.yaml': `menu: { inn: Company }\n${plainPage('A')}` },
      ['error P104 pages/a.yaml'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await codesOf(files)).toEqual(expected);
  });
});

describe('a home page', () => {
  const moved = { 'pages/index.yml': plainPage() };
  const bare = 'brand: { name: Holm }\nseo: { origin: https://holm.example }\n';
  test.each<[string, Record<string, string>, string[]]>([
    [
      'that is a draft',
      { 'pages/index.yaml': `draft: true\n${plainPage()}` },
      ['pages/index.yaml'],
    ],
    [
      'that has another name',
      { 'pages/home.yaml': plainPage(), 'site.yaml': bare },
      ['pages/home.yaml'],
    ],
    ['that is not there', { 'pages/a.yaml': plainPage(), 'site.yaml': bare }, ['site.yaml']],
    ['that links lead to, which is another mistake', { 'pages/home.yaml': plainPage() }, []],
    [
      'that is redirected',
      { 'pages/a.yaml': plainPage(), 'site.yaml': `${plainSettings}redirects: { /: /a }\n` },
      [],
    ],
    ['whose file has another ending, which is another mistake', moved, []],
  ])('%s', async (_, files, expected) => {
    const content = contentFolder(files);
    if (!files['pages/index.yaml']) rmSync(join(content, 'pages/index.yaml'));
    const { diagnostics } = await loadContent(content);
    const found = diagnostics.filter(({ code }) => code === 'R230');
    expect(found.map(({ file }) => file)).toEqual(expected);
  });
});

test('a copy of a page that no link leads to is one mistake', async () => {
  const page = plainPage('Plans');
  const link = { 'pages/index.yaml': `${plainPage()}    lead: See [it](/plans).\n` };
  const found = await check({ ...link, 'pages/plans.yaml': page, 'pages/plans-old.yaml': page });
  expect(found.map(({ code, others = [] }) => [code, others.length])).toEqual([['R219', 1]]);
  expect(found[0]?.hints[0]).toContain('`pages/plans-old.yaml`: if it is a copy');
});

test('a page for missing addresses that has another name', async () => {
  const [found] = await check({ ...home(), 'pages/not-found.yaml': plainPage() });
  expect(found?.hints[0]).toContain('`pages/404.yaml`');
});

test('links to a home page that is not there are its only mistake', async () => {
  const content = contentFolder({ 'pages/home.yaml': plainPage() });
  rmSync(join(content, 'pages/index.yaml'));
  const { diagnostics } = await loadContent(content);
  expect(diagnostics.map(({ code }) => code)).toEqual(['R201']);
  expect(diagnostics[0]?.hints[0]).toContain('If it is `pages/home.yaml`, call it so.');
});

test('a page under a new name is suggested to the pages that link to the old one, not to itself', async () => {
  const links = '    action: { label: See what is new, href: /old }\n';
  const found = await check({
    ...home(links),
    'pages/new.yaml': `${plainPage('What is new')}${links}`,
  });
  const broken = found.filter(({ code }) => code === 'R201');
  const suggested = broken.map(({ file, fix }) => [file, fix?.text]);
  expect(suggested).toContainEqual(['pages/index.yaml', '/new']);
  expect(suggested).not.toContainEqual(['pages/new.yaml', '/new']);
});

test.each([
  ['/imprint', '/team'],
  ['/missing', '/orphan'],
])('a link to %s and a page %s that no link leads to are two mistakes', async (href, route) => {
  const found = await check({ ...home(linkTo(href)), [`pages${route}.yaml`]: plainPage() });
  expect(found.map(({ code, label, fix }) => [code, label, fix])).toEqual([
    ['R201', undefined, undefined],
    ['R218', undefined, undefined],
  ]);
  expect(found.flatMap(({ hints }) => hints).join(' ')).not.toContain('npm run move');
});

test('a link to a misspelt address hides no other page that no link leads to', async () => {
  const found = await check({
    ...home(linkTo('/prcing')),
    'pages/pricing.yaml': plainPage('Pricing'),
    'pages/team.yaml': plainPage('Team'),
  });
  expect(found.map(({ code, file, fix }) => [code, file, fix?.text])).toEqual([
    ['R201', 'pages/index.yaml', '/pricing'],
    ['R218', 'pages/team.yaml', undefined],
  ]);
});

test('many pages that no link leads to are one cause', async () => {
  const pages = Array.from({ length: 12 }, (_, index) => `pages/p${index}.yaml`);
  const found = await check({
    ...home(),
    ...Object.fromEntries(pages.map((file) => [file, plainPage(file)])),
  });
  expect(found).toHaveLength(1);
  const [{ code, file, others = [] } = { code: '', file: '' }] = found;
  expect(code).toBe('R218');
  expect([file, ...others.map((each) => each.file)]).toEqual(pages.toSorted());
});

describe('two pages that link to each other', () => {
  const circle = {
    'pages/a.yaml': `${plainPage('A')}${linkTo('/b')}`,
    'pages/b.yaml': `${plainPage('B')}${linkTo('/a')}`,
  };
  const apart = 'Visitors cannot reach `/a` and `/b` from the home page, a menu or the footer';
  test.each<[string, Record<string, string>, string[]]>([
    ['and no other does', { ...home(), ...circle }, [apart]],
    ['and the home page to one of them', { ...home(linkTo('/a')), ...circle }, []],
    [
      'and one is in a menu',
      { ...home(), ...circle, 'pages/a.yaml': `menu: { in: Company }\n${circle['pages/a.yaml']}` },
      [],
    ],
    [
      'and the footer to one of them',
      {
        ...home(),
        ...circle,
        'site.yaml': plainSettings.replace(
          /^footer:\n(?: .*\n)*/m,
          'footer: { groups: [{ label: More, links: [{ label: A, href: /a }] }] }\n',
        ),
      },
      [],
    ],
    [
      'and the home page by an old address',
      {
        ...home(linkTo('/old')),
        ...circle,
        'site.yaml': `${plainSettings}redirects: { /old: /a }\n`,
      },
      ['`/old` is redirected to `/a`'],
    ],
    [
      'and one that no link leads to, which is reported',
      { ...home(), ...circle, 'pages/c.yaml': `${plainPage('C')}${linkTo('/a')}` },
      ['No link leads to `/c`'],
    ],
    [
      'and a draft to one of them',
      { ...home(), ...circle, 'pages/c.yaml': `draft: true\n${plainPage('C')}${linkTo('/a')}` },
      [apart],
    ],
    [
      'and both are drafts',
      {
        ...home(),
        'pages/a.yaml': `draft: true\n${circle['pages/a.yaml']}`,
        'pages/b.yaml': `draft: true\n${circle['pages/b.yaml']}`,
      },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await check(files);
    expect(found.map(({ message }) => message)).toEqual(
      expected.map((each) => expect.stringContaining(each)),
    );
  });
});

describe('a text that two pages share', () => {
  const page = (title: string, description: string) =>
    plainPage(title).replace(/description: .*/, `description: ${description}`);
  test.each<[string, Record<string, string>, string[]]>([
    [
      'the title, whatever its case and spaces',
      { 'pages/a.yaml': page('Our  Plans', 'One.'), 'pages/b.yaml': page('our plans', 'Two.') },
      ['R219 pages/a.yaml pages/b.yaml:1'],
    ],
    [
      'the description',
      { 'pages/a.yaml': page('A', 'Plans.'), 'pages/b.yaml': page('B', 'Plans.') },
      ['R220 pages/a.yaml pages/b.yaml:2'],
    ],
    [
      'three times',
      Object.fromEntries(['a', 'b', 'c'].map((n) => [`pages/${n}.yaml`, page('Plans', `${n}.`)])),
      ['R219 pages/a.yaml pages/b.yaml:1 pages/c.yaml:1'],
    ],
    [
      'with a draft, which nobody sees',
      {
        'pages/a.yaml': page('Plans', 'One.'),
        'pages/b.yaml': `draft: true\n${page('Plans', 'One.')}`,
      },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    const found = await check(files);
    expect(
      found.map(({ code, file, others = [] }) =>
        [code, file, ...others.map((each) => `${each.file}:${each.range.start.line}`)].join(' '),
      ),
    ).toEqual(expected);
  });
});

describe('beside an error elsewhere, a page', () => {
  const misspelt = '    leed: Windy.\n';
  const blocks = (...written: string[]) =>
    `title: A\ndescription: About A.\nblocks:\n${written.map((block) => `  - ${block.trimEnd().replaceAll('\n', '\n    ')}\n`).join('')}`;
  const hero = (more = '') => `type: hero\ntitle: A\n${more}`;
  const header = (more = '') => `type: page-header\ntitle: B\n${more}`;
  const steps =
    'type: steps\nheading: How\nsteps: [{ title: Ask, text: Us. }, { text: We act. }]\n';
  const call = 'type: call-to-action\nheading: Go\naction: { label: Go, href: / }\n';
  test.each<[string, string, string[]]>([
    ['has two main headings', blocks(hero(), header('leed: x')), ['R206 B', 'P104 leed']],
    [
      'has two, one of them too long',
      blocks(hero(), `type: page-header\ntitle: ${'b '.repeat(60)}`),
      ['R206 page-header', 'P107'],
    ],
    [
      'has two, one under a misspelt name',
      blocks('type: hero\ntitel: A', header()),
      ['P104 titel', 'R206 B'],
    ],
    ['has none', blocks(steps), ['R206 blocks', 'P101 text']],
    ['has none, and a misspelt name', blocks(`${call}leed: x`), ['R206 blocks', 'P104 leed']],
    // It may be there.
    [
      'may have one in a block of an unknown type',
      blocks('type: heroo\ntitle: A', call),
      ['P105 heroo'],
    ],
    ['may have one in a block without a type', blocks('title: A', call), ['P106 title']],
    ['has one under a misspelt name', blocks('type: hero\ntitel: A'), ['P104 titel']],
    [
      'may have one under a misspelt name',
      blocks('type: contact-form\nid: write\ntitel: A'),
      ['P101', 'P104 titel'],
    ],
    [
      'has a block of another type',
      blocks(hero(), 'type: hero\nheading: B\nbullets: [One, Two]'),
      ['P105 hero'],
    ],
    [
      'may have one in a group that does not belong there',
      blocks(`${call}hero: { title: A }`),
      ['P104 hero'],
    ],
    [
      'has a block with a mistake in its YAML',
      blocks(hero(), 'type: page-header\ntitle B'),
      ['Y013 title'],
    ],
  ])('%s', async (_, text, expected) => {
    const found = await check({ 'pages/a.yaml': text });
    const prints = found.map(({ code, marked }) => `${code} ${marked}`);
    expect(prints.length, prints.join('\n')).toBe(expected.length);
    for (const [index, start] of expected.entries()) expect(prints[index]).toContain(start);
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'is in no menu',
      { ...home(), 'pages/a.yaml': `${plainPage('A')}${misspelt}` },
      ['warning R218 pages/a.yaml', 'error P104 pages/a.yaml'],
    ],
    [
      'is in no menu, and its title is too long',
      {
        ...home(),
        'pages/a.yaml': plainPage('A').replace('title: A', `title: ${'a '.repeat(60)}`),
      },
      ['warning R218 pages/a.yaml', 'error P107 pages/a.yaml'],
    ],
    ...['draft: maybe', 'draf: true', 'meun: { in: Company }', 'publsh: 2099-01-01'].map(
      (line): [string, Record<string, string>, string[]] => [
        `may be in a menu, or a draft: ${line}`,
        { ...home(), 'pages/a.yaml': `${line}\n${plainPage('A')}` },
        [`error ${line.startsWith('draft') ? 'P102' : 'P104'} pages/a.yaml`],
      ],
    ),
    [
      'has its menu in a block',
      { ...home(), 'pages/a.yaml': `${plainPage('A')}    menu: { in: Company }\n` },
      ['error P114 pages/a.yaml'],
    ],
    [
      'has the description of another',
      {
        'pages/a.yaml': `${plainPage('A')}${misspelt}`,
        'pages/b.yaml': plainPage('B').replace('About B', 'About A'),
      },
      ['warning R220 pages/a.yaml', 'error P104 pages/a.yaml'],
    ],
    [
      'has another title under a misspelt name',
      {
        'pages/a.yaml': plainPage('A'),
        'pages/b.yaml': plainPage('B').replace('title: B', 'titel: A'),
      },
      ['error P104 pages/b.yaml'],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await codesOf(files)).toEqual(expected);
  });
});

test('the places of a repeated cause are listed: a few, or all', async () => {
  const files = Object.fromEntries(
    Array.from('abcdef', (name) => [
      `pages/${name}.yaml`,
      `${plainPage(name.toUpperCase())}${linkTo('/nowhere')}`,
    ]),
  );
  const [found] = await check(files);
  if (!found) throw new Error('Nothing is reported.');
  const formatted = (all: boolean) =>
    formatDiagnostic(found, { color: false, readLines: () => undefined, all });
  expect(formatted(false)).toContain(
    'and the same in 5 more places: pages/b.yaml:6, pages/c.yaml:6, pages/d.yaml:6 and 2 more;',
  );
  expect(formatted(true)).toMatch(/pages\/e\.yaml:6:\d+\n.*pages\/f\.yaml:6:\d+$/);
});
