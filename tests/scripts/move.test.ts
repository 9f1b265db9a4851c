import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../schema/files/fingerprint.ts';
import { listContentFiles } from '../../schema/load/content-files.ts';
import { makeMove } from '../../schema/moves/make-move.ts';
import { MoveError } from '../../schema/moves/page-place.ts';
import { planMove } from '../../schema/moves/plan-move.ts';
import { contentFolder, plainPage, plainSettings, temporaryFolder } from '../content.ts';
import { loadContent } from '../load-content.ts';
import { runHere } from './run-here.ts';

const root = join(import.meta.dirname, '../..');

const move = (content: string, ...args: string[]) =>
  runHere('move.ts', [...args, '--content', content]);

/** Every text of a content folder, by file. */
const textsOf = (content: string): Record<string, string> =>
  Object.fromEntries(
    ['site.yaml', ...listFiles(join(content, 'pages')).map((file) => `pages/${file}`)].map(
      (file) => [file, readFileSync(join(content, file), 'utf8')],
    ),
  );

const read = (content: string, file: string) => readFileSync(join(content, file), 'utf8');

const linking = (...hrefs: string[]) =>
  hrefs
    .map(
      (href) => `  - { type: call-to-action, heading: Go, action: { label: Go, href: ${href} } }\n`,
    )
    .join('');

/** In an order that does not depend on the names of files. */
const problemsOf = async (content: string) =>
  (await loadContent(content)).diagnostics.map(({ code, message }) => `${code} ${message}`).sort();

describe('a page of a whole site moves', () => {
  const site = join(root, 'tests/site');
  const pages = listContentFiles(site).pages.filter(({ route }) => route !== '/404');
  let problemsBefore: string[];
  beforeAll(async () => {
    problemsBefore = await problemsOf(site);
  });
  test.each(pages)(
    '$route: every link follows, nothing else changes, and nothing new is wrong',
    async ({ file, route }) => {
      const content = temporaryFolder();
      for (const part of ['site.yaml', 'pages']) {
        cpSync(join(site, part), join(content, part), { recursive: true });
      }
      const before = textsOf(content);
      const isDraft = /^draft: true/m.test(before[file] ?? '');
      const { code, output } = await move(content, route, '/elsewhere/its-place');
      expect(code).toBe(0);
      expect(output.includes('is redirected to')).toBe(!isDraft);
      expect(await problemsOf(content)).toEqual(problemsBefore);
      const { 'pages/elsewhere/its-place.yaml': page = '', ...others } = textsOf(content);
      const settings = others['site.yaml'] ?? '';
      const redirect = `  ${route}: /elsewhere/its-place\n`;
      expect(settings.includes(redirect)).toBe(!isDraft);
      const changed = { ...others, [file]: page, 'site.yaml': settings.replace(redirect, '') };
      for (const [name, text] of Object.entries(changed)) {
        changed[name] = text.replaceAll('/elsewhere/its-place', route);
      }
      expect(changed).toEqual(before);
    },
  );
});

describe('links', () => {
  test('are edited in a property that has its old name', async () => {
    const page = (href: string) =>
      `${plainPage('B')}  - type: feature\n    heading: H\n    text: T\n    points: [One, "[two](${href})"]\n`;
    const content = contentFolder({ 'pages/a.yaml': plainPage('A'), 'pages/b.yaml': page('/a') });
    expect((await move(content, '/a', '/c')).code).toBe(0);
    expect(read(content, 'pages/b.yaml')).toBe(page('/c'));
  });

  test('are edited in every way of writing them, with what follows the path kept', async () => {
    const page = [
      '# /old stays in a comment',
      'title: A /old page',
      "description: 'It is at /old.'",
      'blocks:',
      '  - type: hero',
      '    title: A',
      '    lead: >-',
      '      See [one](/old),',
      '      **and** [two](/old?a=1#b) or [three](/older).',
      '    action: { label: Go, href: "/old#b" }',
      "  - { type: call-to-action, heading: Go, action: { label: Go, href: '/old' } } # /old",
      '  - type: call-to-action',
      '    heading: Go',
      '    action:',
      '      label: &words /old',
      '      href: &here /old?x=1',
      '  - type: call-to-action',
      '    heading: *words',
      '    action: { label: Go, href: *here }',
      '  - type: call-to-action',
      '    heading: Go',
      '    action:',
      '      label: Go',
      '      href: |-',
      '        /old',
      '',
    ].join('\r\n');
    const content = contentFolder({
      'pages/a.yaml': page,
      'pages/b.yaml': `draft: true\n${plainPage('B')}${linking('/old', 'https://www.example.com/old#x')}`,
      'pages/old.yaml': `${plainPage('Old')}    id: b\n${linking('/old#b', '"#b"')}`,
      'pages/older.yaml': plainPage('Older'),
    });
    expect(await move(content, 'old', 'new/place')).toMatchObject({ code: 0 });
    const expected = page
      .replace('[one](/old)', '[one](/new/place)')
      .replace('(/old?a=1#b)', '(/new/place?a=1#b)')
      .replace('"/old#b"', '"/new/place#b"')
      .replace("'/old'", "'/new/place'")
      .replace('&here /old', '&here /new/place')
      .replace('        /old\r\n', '        /new/place\r\n');
    expect(read(content, 'pages/a.yaml')).toBe(expected);
    expect(read(content, 'pages/b.yaml')).toContain('href: /new/place }');
    expect(read(content, 'pages/b.yaml')).toContain('href: https://www.example.com/new/place#x }');
    expect(read(content, 'pages/new/place.yaml')).toContain('href: /new/place#b }');
    expect(read(content, 'pages/new/place.yaml')).toContain('href: "#b" }');
  });

  test.each(['/before', '/before/', '/before.html', '/Before', 'https://www.example.com/before/'])(
    'to %s, which is redirected to the page, follow it',
    async (href) => {
      const redirects = 'redirects:\n  /before: /old#b\n  /new: /old\n';
      const content = contentFolder({
        'site.yaml': plainSettings + redirects,
        'pages/a.yaml': `${plainPage('A')}${linking(`${href}?x=1`, '/new')}`,
        'pages/old.yaml': `${plainPage('Old')}    id: b\n`,
      });
      expect(await move(content, '/old', '/new')).toMatchObject({ code: 0 });
      const domain = href.startsWith('http') ? 'https://www.example.com' : '';
      expect(read(content, 'pages/a.yaml')).toContain(`href: ${domain}/new?x=1#b }`);
      expect(read(content, 'pages/a.yaml')).toContain('href: /new }');
    },
  );

  test('that are a value are edited where the value is', async () => {
    const values = 'values: { start: /old, group: { more: "/old#b" } }\n';
    const content = contentFolder({
      'site.yaml': plainSettings + values,
      'pages/a.yaml': `${plainPage('A')}    lead: See [it]($(group.more)).\n${linking('$(start)', '$(start)?x=1')}`,
      'pages/old.yaml': `${plainPage('Old')}    id: b\n`,
    });
    expect(await move(content, '/old', '/new')).toMatchObject({ code: 0 });
    expect(read(content, 'site.yaml')).toContain(
      'values: { start: /new, group: { more: "/new#b" } }',
    );
    expect((await loadContent(content)).diagnostics).toEqual([]);
  });

  test('within a value are edited there, beside others of the same text', async () => {
    const values =
      'values:\n  name: Holm\n  us: "[us, $$(now)](/old) and [the rest](/old#b)"\n  start: /old\n';
    const content = contentFolder({
      'site.yaml': plainSettings + values,
      'pages/a.yaml': `${plainPage('A')}    lead: $(name), see [x](/old), $(us) and [y]($(start)).\n`,
      'pages/old.yaml': `${plainPage('Old')}    id: b\n`,
    });
    expect(await move(content, '/old', '/new')).toMatchObject({ code: 0 });
    expect(read(content, 'site.yaml')).toContain(values.replaceAll('/old', '/new'));
    expect(read(content, 'pages/a.yaml')).toContain(
      '$(name), see [x](/new), $(us) and [y]($(start)).',
    );
    expect((await loadContent(content)).diagnostics).toEqual([]);
  });

  test('in another form than that of the address are edited, too', async () => {
    const texts = [
      '[a](/x/old/) [b](/x/old.html#b) [c](x/old) [d](/X/Old?a=1) [e](/x/old.) [l](/%78/%6Fld#b)',
      '[f](http://example.com/x/old/) [g](https://www.example.com/x/old)',
      '[h](/x/olds) [i](old) [j](https://www.example.org/x/old) [k](mailto:x/old)',
    ];
    const content = contentFolder({
      'pages/a.yaml': `${plainPage('A')}    lead: See ${texts.join(' ')}\n`,
      'pages/x/b.yaml': `${plainPage('B')}    lead: Its neighbour is [old](old).\n`,
      'pages/x/old.yaml': `${plainPage('Old')}    id: b\n`,
    });
    expect(await move(content, '/x/old', '/new')).toMatchObject({ code: 0 });
    expect(read(content, 'pages/a.yaml')).toContain(
      [
        '[a](/new) [b](/new#b) [c](/new) [d](/new?a=1) [e](/new.) [l](/new#b)',
        '[f](http://example.com/new) [g](https://www.example.com/new)',
        texts[2],
      ].join(' '),
    );
    expect(read(content, 'pages/x/b.yaml')).toContain('[old](/new)');
  });

  test('that count from the page that moves become whole addresses', async () => {
    const links = (...hrefs: string[]) =>
      `    lead: See ${hrefs.map((href) => `[it](${href})`).join(', ')}.\n`;
    const content = contentFolder({
      'site.yaml': `${plainSettings}redirects:\n  /x/older: /x/b#b\n`,
      'pages/x/a.yaml': `${plainPage('A')}${links('b', './b.html#b', '../c', 'older?a=1', 'x/b', 'a#x', 'x.pdf', '/x/b/', '#x', 'https://b')}    id: x\n`,
      'pages/x/b.yaml': `${plainPage('B')}${links('a', './a', '../c')}    id: b\n`,
      'pages/c.yaml': plainPage('C'),
      'pages/x/x.pdf': 'x',
    });
    expect(await move(content, '/x/a', '/y/z/a')).toMatchObject({ code: 0 });
    expect(read(content, 'pages/y/z/a.yaml')).toContain(
      links(
        '/x/b',
        '/x/b#b',
        '../c',
        '/x/b?a=1#b',
        'x/b',
        '/y/z/a#x',
        '/x/x.pdf',
        '/x/b/',
        '#x',
        'https://b',
      ),
    );
    expect(read(content, 'pages/x/b.yaml')).toContain(links('/y/z/a', '/y/z/a', '../c'));
  });

  test.each([
    ['/x/a', '/x/c', ['/x/c', '/x/c#a', '/x/c', 'b', './b']],
    // A page that is the index of a folder leaves the pages below it.
    ['/x', '/y', ['/x/a', '/x/a#a', 'x/a', '/x/b', '/x/b']],
  ])('that count from a folder, and its index, follow %s to %s', async (from, to, expected) => {
    const links = (hrefs: string[]) =>
      `    lead: See ${hrefs.map((href) => `[it](${href})`).join(', ')}.\n`;
    const content = contentFolder({
      'pages/x/index.yaml': plainPage('X') + links(['a', './a#a', 'x/a', 'b', './b']),
      'pages/x/a.yaml': `${plainPage('A')}    id: a\n`,
      'pages/x/b.yaml': plainPage('B') + links(['a', './a', '../x/a']),
    });
    expect(await move(content, from, to)).toMatchObject({ code: 0 });
    expect(read(content, from === '/x' ? 'pages/y.yaml' : 'pages/x/index.yaml')).toContain(
      links(expected),
    );
    expect(read(content, 'pages/x/b.yaml')).toContain(
      links(from === '/x' ? ['a', './a', '../x/a'] : [to, to, to]),
    );
  });

  test('to the site in mails keep their domain', async () => {
    const mails = (text: string) => `mails:
  contact:
    subject: Thanks
    text: |
      Read ${text} or https://www.example.com/olds.

      $(more) https://www.example.org/old and ada@www.example.com/old
  wizard: { subject: Hello, text: 'See ${text}' }
  signup: { subject: Hello, text: "See\\n${text}\\nnow" }
values: { more: "More: www.example.com/old#b," }
`;
    const content = contentFolder({
      'site.yaml': plainSettings + mails('https://www.example.com/old?a=1, (example.com/old/).'),
      'pages/old.yaml': `${plainPage('Old')}    id: b\n`,
      'pages/olds.yaml': plainPage('Olds'),
    });
    expect(await move(content, '/old', '/new')).toMatchObject({ code: 0 });
    expect(read(content, 'site.yaml')).toContain(
      mails('https://www.example.com/new?a=1, (example.com/new).').replace(
        'More: www.example.com/old#b',
        'More: www.example.com/new#b',
      ),
    );
    expect((await loadContent(content)).diagnostics).toEqual([]);
  });
});

describe('redirects', () => {
  const folder = (redirects: string, more: Record<string, string> = {}) =>
    contentFolder({
      'site.yaml': `${plainSettings}${redirects}`,
      'pages/a.yaml': plainPage('A'),
      ...more,
    });
  const redirectsAfter = async (content: string) => {
    const text = read(content, 'site.yaml');
    expect((await loadContent(content)).diagnostics.map(({ message }) => message)).toEqual([]);
    return text.slice(text.indexOf('redirects:'));
  };

  test.each([
    ['', 'redirects:\n  /a: /b\n'],
    ['redirects:\n  # Ours\n  /x: /a#y\n', 'redirects:\n  # Ours\n  /x: /b#y\n  /a: /b\n'],
    ['redirects:\n  /b: /a\n', 'redirects:\n  /a: /b\n'],
    ['redirects:\n  /b: /\n  /x: /\n', 'redirects:\n  /x: /\n  /a: /b\n'],
    ['redirects: { /b: /a, /x: /a }\n', 'redirects: { /x: /b, /a: /b }\n'],
    ['redirects: {}\n', 'redirects: { /a: /b }\n'],
    ['redirects:\n', 'redirects:\n  /a: /b\n'],
  ])('%j become %j', async (before, after) => {
    const content = folder(before.replace('/a#y', '/a#y'), {
      'pages/a.yaml': `${plainPage('A')}    id: y\n`,
    });
    expect(await move(content, '/a', '/b')).toMatchObject({ code: 0 });
    expect(await redirectsAfter(content)).toBe(after);
  });

  test('there and back leaves one, and no address without its page', async () => {
    const content = folder('');
    await move(content, '/a', '/b');
    await move(content, '/b', '/c');
    await move(content, '/c', '/a');
    expect(await redirectsAfter(content)).toBe('redirects:\n  /b: /a\n  /c: /a\n');
  });

  test('a draft leaves none, and takes its place in `planned` along', async () => {
    const content = folder('', {
      'site.yaml': plainSettings.replace('["/terms"]', '["/terms", /a]'),
      'pages/a.yaml': `draft: true\n${plainPage('A')}`,
      'pages/c.yaml': `${plainPage('C')}${linking('/a')}`,
    });
    const { output } = await move(content, '/a', '/b');
    expect(output).not.toContain('redirected');
    expect(read(content, 'site.yaml')).toBe(plainSettings.replace('["/terms"]', '["/terms", /b]'));
  });

  test('a planned address that the page takes is planned no more', async () => {
    const content = folder('');
    await move(content, '/a', '/terms');
    expect(read(content, 'site.yaml')).toContain('planned: []');
    expect((await loadContent(content)).diagnostics).toEqual([]);
  });
});

describe('files', () => {
  test('folders come and go with their pages, and an index is its folder', async () => {
    const content = contentFolder({ 'pages/x/deep/a.yaml': plainPage('A') });
    await move(content, 'pages/x/deep/a.yaml', 'pages/y/index.yaml');
    expect(readdirSync(join(content, 'pages')).sort()).toEqual(['index.yaml', 'y']);
    expect(await move(content, '/y', 'pages/y.yaml')).toMatchObject({ code: 0 });
    expect(read(content, 'pages/y.yaml')).toBe(plainPage('A'));
    // It is at the same address as before.
    expect(read(content, 'site.yaml')).toMatch(/redirects:\n {2}\/x\/deep\/a: \/y\n$/);
  });

  test('of two files with one address, the one that is named moves', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/a/index.yaml': plainPage('B'),
    });
    expect(await move(content, 'pages/a.yaml', '/b')).toMatchObject({ code: 0 });
    expect(readdirSync(join(content, 'pages')).sort()).toEqual(['a', 'b.yaml', 'index.yaml']);
  });

  test('a page may be named by its whole path', async () => {
    const content = contentFolder({ 'pages/a.yaml': plainPage('A') });
    const { output } = await move(content, join(content, 'pages/a.yaml'), '/b');
    expect(output).toContain('/a is redirected to /b');
  });

  test('a page that leaves the menu of its neighbours is mentioned', async () => {
    const content = contentFolder({
      'site.yaml': plainSettings.replace('menu:\n', 'menu:\n    - label: Plans\n'),
      'pages/a.yaml': `menu: { in: Company }\n${plainPage('A')}`,
      'pages/plans/b.yaml': `menu: { in: Plans }\n${plainPage('B')}`,
    });
    const { output } = await move(content, '/a', 'plans/');
    expect(output).toContain('It stays in the menu Company; the pages beside it are in Plans');
  });

  test.each(['/b.html', 'https://www.example.com/b'])('%s is the page /b', async (address) => {
    const content = contentFolder({ 'pages/a.yaml': plainPage('A') });
    expect((await move(content, '/a', address)).output).toContain('/a is redirected to /b');
  });

  test('an address that another page has left is taken over, and the move says so', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/jobs.yaml': plainPage('Jobs'),
    });
    await move(content, '/jobs', '/work');
    const { output } = await move(content, '/a', '/jobs');
    expect(output).toContain('/jobs is not redirected to /work any more');
    // Back at its old address, a page takes nothing over.
    expect((await move(content, '/jobs', '/a')).output).not.toContain('any more');
  });

  test('--dry-run changes nothing, and says what the move then does', async () => {
    const content = contentFolder({
      'pages/a.yaml': `${plainPage('A')}${linking('/a')}`,
      'pages/b.yaml': `${plainPage('B')}${linking('/a')}`,
    });
    const before = textsOf(content);
    const dry = await move(content, '/a', '/c', '--dry-run');
    expect(textsOf(content)).toEqual(before);
    const done = await move(content, '/a', '/c');
    expect(dry.output.split('\n').slice(1).join('\n')).toBe(done.output);
    expect(done.output).toMatch(
      /^\S*pages\/a\.yaml is now \S*pages\/c\.yaml\n\S*pages\/c\.yaml:6: .*\n\S*pages\/b\.yaml:6: /,
    );
  });

  test('the line that leads editors to the schema is right in the new folder', async () => {
    const line = '# yaml-language-server: $schema=../../engine/schema/generated/page.json\n';
    const content = contentFolder({ 'pages/a.yaml': `${line}${plainPage('A')}` });
    await move(content, '/a', '/x/y/a');
    expect(read(content, 'pages/x/y/a.yaml')).toBe(
      line.replace('../../', '../../../../') + plainPage('A'),
    );
  });

  test('signups that take their name from the page are mentioned', async () => {
    const form = (source: string) =>
      `${plainPage('A')}  - { type: signup-box, heading: Go, button: Go${source} }\n`;
    const content = contentFolder({
      'pages/a.yaml': form(''),
      'pages/b.yaml': form(', source: b'),
    });
    expect((await move(content, '/a', '/x/c')).output).toContain('stored as c from now on');
    expect((await move(content, '/b', '/x/d')).output).not.toContain('stored');
    expect((await move(content, '/x/c', '/y/c')).output).not.toContain('stored');
  });
});

describe('is refused, and changes nothing,', () => {
  const folder = () =>
    contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/solutions/one.yaml': plainPage('One'),
      'pages/404.yaml': plainPage('Nothing'),
      'pages/logo.svg': '<svg/>',
    });
  test.each([
    [
      'where there is no such page',
      ['/soluitons/one', '/x'],
      /no page \/soluitons\/one\. Did you mean \/solutions\/one\?/,
    ],
    ['where the file is renamed already', ['/b', '/a'], /call it pages\/b\.yaml again/],
    ['where it is in the folder already', ['/one', 'solutions/'], /call it pages\/one\.yaml again/],
    [
      'where it is misspelt and the target is there',
      ['/soluitons/one', '/a'],
      /Did you mean \/solutions\/one\? Then choose another new address: pages\/a\.yaml is there already\./,
    ],
    ['where the folder is a page, too', ['/solutons/one', 'a/'], /Did you mean \/solutions\/one\?/],
    ['where it is named as in a browser', ['/A.html', '/x'], /Did you mean \/a\?/],
    ['where a place on it is named', ['/a#plans', '/x'], /Did you mean \/a\?/],
    ['to another site', ['/a', 'https://holm.example/x'], /is on another site/],
    ['where the target is there', ['/a', 'solutions/one'], /solutions\/one\.yaml already exists/],
    ['where it is there itself', ['/a', '/a'], /a\.yaml is the page \/a already/],
    ['for a name that is not an address', ['/a', 'Our Team'], /For example \/our-team/],
    ['for one with codes', ['/a', '/our%20team'], /For example \/our-team$/],
    ['for one with umlauts', ['/a', '/Für uns'], /For example \/fuer-uns/],
    ['for a file that is not a page', ['/logo.svg', '/x.svg'], /a file and not a page/],
    ['for an address of the engine', ['/a', '/api/a'], /belongs to the engine/],
    ['for a folder', ['/solutions', '/products'], /is a folder/],
    [
      'for a folder with a slash',
      ['solutions/', 'offer/'],
      /is a folder.* npm run move -- \/solutions\/one \/new-folder\/one$/,
    ],
    ['for the page of what is not found', ['/404', '/lost'], /has to stay/],
    ['out of the pages', ['/a', '../x'], /cannot be an address/],
    ['without a target', ['/a'], /the old and the new address/],
  ])('%s', async (_, args, words) => {
    const content = folder();
    const before = textsOf(content);
    const { code, output } = await move(content, ...args);
    expect(output).toMatch(words);
    expect(code).toBe(2);
    expect(textsOf(content)).toEqual(before);
  });

  test.each([
    [
      'a file that may link to it is no YAML',
      { 'pages/b.yaml': 'title: [\nhref: /a#x' },
      /b\.yaml is not valid YAML/,
    ],
    [
      'a file that links to it from its folder is no YAML',
      { 'pages/b.yaml': `${plainPage('B')}    lead: Note: see [it](a).\n` },
      /b\.yaml is not valid YAML/,
    ],
    ['site.yaml is no YAML', { 'site.yaml': 'brand: [' }, /site\.yaml/],
    [
      'site.yaml has a text in place of redirects',
      { 'site.yaml': `${plainSettings}redirects: none\n` },
      /`redirects` in site\.yaml has to be a group/,
    ],
    [
      'a file cannot be read',
      { 'pages/b.yaml': Buffer.from(plainPage('B'), 'utf16le') },
      /cannot be moved before/,
    ],
    [
      'two files have its address',
      { 'pages/a/index.yaml': plainPage('B') },
      /are both \/a\. Name one as a file\./,
    ],
    [
      'a link is put together from values',
      {
        'site.yaml': `${plainSettings}values: { part: a }\n`,
        'pages/b.yaml': `${plainPage('B')}${linking('/$(part)')}`,
      },
      /put together/,
    ],
    [
      'a link is put together beside one that is not',
      {
        'site.yaml': `${plainSettings}values: { part: a }\n`,
        'pages/b.yaml': `${plainPage('B')}    lead: See [x](/a) and [y](/$(part)).\n`,
      },
      /put together/,
    ],
  ])('where %s', async (_, files, words) => {
    const content = contentFolder({ 'pages/a.yaml': plainPage('A'), ...files });
    const before = textsOf(content);
    const { code, output } = await move(content, '/a', '/c');
    expect(output).toMatch(words);
    expect(code).toBe(2);
    expect(textsOf(content)).toEqual(before);
  });

  test('where another move of the page was faster, with one line that says so', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/b.yaml': plainPage('B') + linking('/a'),
    });
    const folder = realpathSync(content);
    const [first, second, third] = await Promise.all(
      ['/c', '/d', '/e'].map((target) => planMove(folder, '/a', target)),
    );
    if (!first || !second || !third) throw new Error('Nothing was planned.');
    makeMove(folder, first);
    const texts = textsOf(content);
    expect(() => makeMove(folder, second)).toThrow(MoveError);
    // Also if no other file had to be edited.
    expect(() => makeMove(folder, { ...third, edits: [] })).toThrow(/^pages\/a.yaml was moved .*/);
    expect(textsOf(content)).toEqual(texts);
  });

  test('where others have changed what would have to be put back, which stays theirs', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/b.yaml': plainPage('B') + linking('/a'),
    });
    const folder = realpathSync(content);
    const plan = await planMove(folder, '/a', '/c');
    const [first, second] = plan.edits;
    if (!first || !second) throw new Error('There is nothing to edit.');
    const interruption = {
      ...second,
      /** Read when the first file has been edited. */
      get expected() {
        writeFileSync(join(folder, first.file), 'theirs');
        return 'of another text';
      },
    };
    const run = () => makeMove(folder, { ...plan, edits: [first, interruption] });
    expect(run).toThrow(`${first.file} could not be put back`);
    expect(readFileSync(join(folder, first.file), 'utf8')).toBe('theirs');
    expect(existsSync(join(folder, 'pages/a.yaml'))).toBe(true);
  });

  test('a file with other mistakes is edited all the same', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/b.yaml': `titel: B\n${plainPage('B')}${linking('/a')}`,
      'pages/c.yaml': 'title: [ /ab, x/a',
    });
    expect(await move(content, '/a', '/d')).toMatchObject({ code: 0 });
    expect(read(content, 'pages/b.yaml')).toContain('href: /d }');
  });

  test('for a page behind a link', async () => {
    const content = contentFolder({ 'pages/parts/a.yaml': plainPage('A') });
    symlinkSync(join(content, 'pages/parts/a.yaml'), join(content, 'pages/b.yaml'));
    expect(await move(content, '/b', '/c')).toMatchObject({
      code: 2,
      output: expect.stringContaining('is a symbolic link or behind one'),
    });
  });

  test('where a file cannot be written, with the others put back', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A'),
      'pages/b.yaml': `${plainPage('B')}${linking('/a')}`,
      'pages/z.yaml': plainPage('Z'),
    });
    const outside = contentFolder({ 'pages/z.yaml': `${plainPage('Z')}${linking('/a')}` });
    cpSync(join(outside, 'pages/z.yaml'), join(content, 'pages/parts/z.yaml'));
    symlinkSync(join(content, 'pages/parts/z.yaml'), join(content, 'pages/y.yaml'));
    const before = textsOf(content);
    const { code, output } = await move(content, '/a', '/new/c');
    expect(output).toContain('is a symbolic link');
    expect(code).toBe(2);
    expect(textsOf(content)).toEqual(before);
    expect(existsSync(join(content, 'pages/new'))).toBe(false);
  });
});
