import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isInside } from '../../../schema/files/is-inside.ts';
import { listContentFiles } from '../../../schema/load/content-files.ts';
import { contentFolder, plainPage } from '../../content.ts';
import { loadContent } from '../../load-content.ts';

/** What a content folder publishes besides its home page, and the diagnostics about its files. */
function listed(content: string): string[] {
  const { pages, assets, diagnostics } = listContentFiles(content);
  const published = [...pages.map(({ route }) => route), ...assets].filter((path) => path !== '/');
  return [...published, ...diagnostics.map(({ code, file }) => `${code} ${file}`)].sort();
}

describe('only what lies under pages/ is content', () => {
  /** Around the pages: leads, secrets, and a folder whose name begins as theirs does. */
  const around = {
    '.env': 'SECRET=1',
    '.git/config': 'x',
    'data/leads.sqlite': 'x',
    'pages-old/x.yaml': plainPage(),
    'pages/a.yaml': plainPage(),
    'pages/images/logo.svg': '<svg/>',
    'pages/.drafts/b.yaml': plainPage(),
    'pages/a.yaml.bak': plainPage(),
  };
  const own = ['/a', '/images/logo.svg'];

  test.each<[link: string, target: string, expected: string[]]>([
    ['pages/stuff', '../data', ['F003 pages/stuff']],
    ['pages/stuff', '..', ['F003 pages/stuff']],
    ['pages/stuff', '../.git', ['F003 pages/stuff']],
    ['pages/stuff', '../pages-old', ['F003 pages/stuff']],
    ['pages/env.txt', '../.env', ['F003 pages/env.txt']],
    ['pages/site.txt', '../site.yaml', ['F003 pages/site.txt']],
    ['pages/leads', '../data/leads.sqlite', ['F003 pages/leads']],
    ['pages/passwd', '/etc/passwd', ['F003 pages/passwd']],
    ['pages/root', '/', ['F003 pages/root']],
    ['pages/images/up', '../../data', ['F003 pages/images/up']],
    ['pages/nothing', 'nowhere', ['F003 pages/nothing']],
    ['pages/itself', 'itself', ['F003 pages/itself']],
    ['pages/circle', '.', ['F003 pages/circle']],
    ['pages/images/circle', '..', ['F003 pages/images/circle']],
    ['pages/shown', '.drafts', ['F003 pages/shown']],
    ['pages/shown.yaml', '.drafts/b.yaml', ['F003 pages/shown.yaml']],
    ['pages/shown.yaml', 'a.yaml.bak', ['F003 pages/shown.yaml']],
    ['pages/.#a.yaml', 'ada@example.com:1', []],
    ['pages/b.yaml', 'a.yaml', ['/b']],
    ['pages/pictures', 'images', ['/pictures/logo.svg']],
    ['pages/pictures', '../pages/images', ['/pictures/logo.svg']],
  ])('the link %s to %s', (link, target, expected) => {
    const content = contentFolder(around);
    symlinkSync(target, join(content, link));
    expect(listed(content)).toEqual([...own, ...expected].sort());
  });

  test('two folders that link to each other', async () => {
    const content = contentFolder({ 'pages/x/a.txt': 'a', 'pages/y/b.txt': 'b' });
    symlinkSync('../y', join(content, 'pages/x/y'));
    symlinkSync('../x', join(content, 'pages/y/x'));
    expect(listed(content)).toEqual([
      '/x/a.txt',
      '/x/y/b.txt',
      '/y/b.txt',
      '/y/x/a.txt',
      'F003 pages/x/y/x',
      'F003 pages/y/x/y',
    ]);
  });

  test('the folder may be reached through links itself', async () => {
    const content = contentFolder({ 'pages/a.yaml': plainPage() });
    const elsewhere = contentFolder({ 'pages/b.yaml': plainPage(), 'secret.yaml': plainPage() });
    symlinkSync(content, `${elsewhere}/linked`);
    expect(listed(join(elsewhere, 'linked'))).toEqual(['/a']);
    rmSync(join(content, 'pages'), { recursive: true });
    symlinkSync(join(elsewhere, 'pages'), join(content, 'pages'));
    symlinkSync('../secret.yaml', join(elsewhere, 'pages/c.yaml'));
    expect(listed(content)).toEqual(['/b', 'F003 pages/c.yaml']);
  });
});

test('a page beside the folder `pages` is reported, and other YAML files are not', () => {
  const content = contentFolder({
    'about.yaml': plainPage(),
    'compose.yaml': 'services: {}\n',
    'folder.yaml/a.txt': '',
  });
  expect(listed(content)).toEqual(['F011 about.yaml']);
});

test('a folder in other letters beside the right one is one mistake', () => {
  const content = contentFolder({
    'pages/plans/a.yaml': plainPage(),
    'pages/Plans/b.yaml': plainPage(),
  });
  expect(listed(content)).toEqual(['/plans/a', 'F005 pages/Plans/b.yaml']);
});

describe('what is published', () => {
  test.each<[file: string, expected: string[]]>([
    ['a.yaml~', []],
    ['a.yaml.bak', []],
    ['a.yaml.BAK', []],
    ['a.yaml.orig', []],
    ['a.yaml.rej', []],
    ['a.yaml.old', []],
    ['a.yaml.save', []],
    ['a.yaml.tmp', []],
    ['a.yaml.swp', []],
    ['.a.yaml.swp', []],
    ['.a.yaml.un~', []],
    ['#a.yaml#', []],
    ['~$brochure.docx', []],
    ['a.yaml___jb_tmp___', []],
    ['a.yaml.sb-9b5d3c6e-AbCdEf', []],
    ['a.yaml.crswap', []],
    ['logo.png.crdownload', []],
    ['logo.png.part', []],
    ['.goutputstream-X1Y2Z3', []],
    ['.DS_Store', []],
    ['._logo.png', []],
    ['Thumbs.db', []],
    ['images/thumbs.db', []],
    ['desktop.ini', []],
    ['Icon\r', []],
    ['__MACOSX/logo.png', []],
    ['logo.png:Zone.Identifier', []],
    ['icon', ['/icon']],
    ['.env', []],
    ['.git/config', []],
    ['old~/logo.png', []],
    ['images/.hidden/logo.png', []],
    ['.well-known/security.txt', ['/.well-known/security.txt']],
    ['.well-known/acme-challenge/x_Y-1', ['/.well-known/acme-challenge/x_Y-1']],
    ['.well-known/.hidden', []],
    ['.well-known/security.txt~', []],
    ['images/.well-known/security.txt', []],
    ['.well-known2/security.txt', []],
    ['brochure.pdf', ['/brochure.pdf']],
    ['logo.backup.png', ['/logo.backup.png']],
    ['bak', ['/bak']],
    ['film.swf', ['/film.swf']],
    ['#1.png', ['/#1.png']],
  ])('pages/%s', (file, expected) => {
    expect(listed(contentFolder({ [`pages/${file}`]: 'x' }))).toEqual(expected);
  });

  test('a link to a page whose file is a backup says so', async () => {
    const content = contentFolder({
      'pages/a.yaml': `${plainPage()}    action: { label: Go, href: /b }\n`,
      'pages/b.yaml.bak': plainPage(),
    });
    expect((await loadContent(content)).diagnostics).toMatchObject([
      {
        code: 'R201',
        hints: [expect.stringContaining('`pages/b.yaml.bak` is a backup'), expect.anything()],
      },
    ]);
  });

  test('a link to a backup says why there is nothing', async () => {
    const content = contentFolder({
      'pages/a.yaml': `${plainPage()}    action: { label: Go, href: /b.pdf.old }\n`,
      'pages/b.pdf.old': 'x',
    });
    expect((await loadContent(content)).diagnostics).toMatchObject([
      { code: 'R201', hints: [expect.stringContaining('not published')] },
    ]);
  });
});

describe('a file with a wrong name is called by the right one', () => {
  const advised = (file: string, others: Record<string, string> = {}) => {
    const { diagnostics } = listContentFiles(contentFolder({ ...others, [file]: plainPage() }));
    return diagnostics.map(({ code, hints }) => `${code} ${hints.join(' ')}`);
  };

  test.each([
    ['pages/plans.yml', 'F007 Call it `pages/plans.yaml`.'],
    ['pages/plans.yaml.txt', 'F007 Call it `pages/plans.yaml`. Where the ending is not shown'],
    ['pages/plans.yaml.yaml', 'F007 Call it `pages/plans.yaml`. Where the ending is not shown'],
    ['pages/Our Plans.txt.yaml', 'F007 Call it `pages/our-plans.yaml`. Where the ending'],
    ['pages/robots.txt', 'F008 The build writes this file itself: remove it.'],
    ['pages/_redirects', 'F008 The build writes this file from the `redirects` in site.yaml'],
    ['pages/计划.yaml', 'F005 An address has lower-case letters, digits and single hyphens. Give'],
    [
      'pages/计划/a.yaml',
      'F005 An address has lower-case letters, digits and single hyphens. Call',
    ],
    ['pages/plans copy.yaml', 'F005 If it is a copy of another page that nobody needs'],
    ['pages/google12ab.html', 'F008 Search engines also recognize you by an entry in the DNS'],
    [
      'pages/About us.html',
      'F008 A page is a YAML file, of which the engine makes the HTML: `pages/about-us.yaml`.',
    ],
  ])('%s', (file, advice) => {
    expect(advised(file)).toEqual([expect.stringContaining(advice)]);
  });

  test.each(['pages/plans.yml', 'pages/plans.yaml.yaml', 'pages/Plans .yaml'])(
    '%s, whose right name is taken',
    (file) => {
      expect(advised(file, { 'pages/plans.yaml': plainPage() })).toEqual([
        expect.stringContaining('`pages/plans.yaml` is there already'),
      ]);
    },
  );

  test('a page in a second folder `pages` that no link leads to', async () => {
    const page = plainPage();
    const { diagnostics } = await loadContent(contentFolder({ 'pages/pages/plans.yaml': page }));
    expect(diagnostics).toEqual([]);
    const menu = `menu: { in: Company }\n${page}`;
    const lost = await loadContent(
      contentFolder({ 'pages/index.yaml': plainPage(), 'pages/pages/plans.yaml': menu }),
    );
    expect(lost.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning F011',
    ]);
  });
});

describe('what cannot be checked', () => {
  test.each<[name: string, change: (content: string) => void, reason: RegExp]>([
    ['nothing', (content) => rmSync(content, { recursive: true }), /it does not exist/],
    [
      'a file',
      (content) => {
        rmSync(content, { recursive: true });
        writeFileSync(content, '');
      },
      /it is a file/,
    ],
    [
      'a folder without pages',
      (content) => rmSync(join(content, 'pages'), { recursive: true }),
      /its folder pages does not exist/,
    ],
    [
      'a folder with a file named pages',
      (content) => {
        rmSync(join(content, 'pages'), { recursive: true });
        writeFileSync(join(content, 'pages'), '');
      },
      /pages is a file/,
    ],
    [
      'a folder without site.yaml',
      (content) => rmSync(join(content, 'site.yaml')),
      /its file site\.yaml does not exist/,
    ],
    [
      'a folder with Site.yml',
      (content) => renameSync(join(content, 'site.yaml'), join(content, 'Site.yml')),
      /its file Site\.yml must be called site\.yaml/,
    ],
    [
      'a link to itself',
      (content) => {
        rmSync(content, { recursive: true });
        symlinkSync(content, content);
      },
      /it cannot be read \(ELOOP\)/,
    ],
  ])('%s', (_, change, reason) => {
    const content = contentFolder();
    change(content);
    expect(() => listContentFiles(content)).toThrow(reason);
  });

  test('a folder in place of site.yaml is a diagnostic', async () => {
    const content = contentFolder();
    rmSync(join(content, 'site.yaml'));
    mkdirSync(join(content, 'site.yaml'));
    expect((await loadContent(content)).diagnostics).toMatchObject([
      { code: 'F006', file: 'site.yaml' },
    ]);
  });
});

describe('a path is inside a folder', () => {
  test.each([
    ['/site/pages', '/site/pages', true],
    ['/site/pages', '/site/pages/a', true],
    ['/site/pages', '/site/pages/..a', true],
    ['/site/pages/', '/site/pages/a/', true],
    ['/site/pages', '/site/pages-out', false],
    ['/site/pages', '/site/pages/../out', false],
    ['/site/pages', '/site', false],
    ['/site/pages', '/', false],
    ['/', '/site', true],
    ['/', '/', true],
  ])('%s, %s: %s', async (folder, path, expected) => {
    expect(isInside(folder, path)).toBe(expected);
  });

  test('as every path is in the folders above it', async () => {
    for (let path = '/a/b/c'; path !== '/'; path = dirname(path)) {
      expect(isInside(dirname(path), path)).toBe(true);
      expect(isInside(path, dirname(path))).toBe(false);
    }
  });
});
