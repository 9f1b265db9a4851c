import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDiagnostics, summarize } from '../../schema/diagnostics/format.ts';
import {
  contentFolder,
  plainPage,
  plainSettings,
  temporaryFolder,
  writeFiles,
} from '../content.ts';
import { diagnose } from '../diagnose.ts';
import { loadContent } from '../load-content.ts';

/** Everything that is printed about a content folder. */
async function report(content: string): Promise<string> {
  const { diagnostics, files } = await loadContent(content);
  const readLines = (file: string) => readFileSync(join(content, file), 'utf8').split(/\r?\n/);
  return [
    ...formatDiagnostics(diagnostics, { color: false, readLines }).map((text) => `${text}\n`),
    summarize(diagnostics, files),
    '',
  ].join('\n');
}

const codes = async (content: string) =>
  (await loadContent(content)).diagnostics.map(({ code, file }) => `${code} ${file}`);

describe('the words of whole messages', () => {
  const folder = join(import.meta.dirname, 'mistakes');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  test.each(names)('%s', async (name) => {
    const content = contentFolder({
      'pages/mistake.yaml': readFileSync(join(folder, name), 'utf8'),
      'pages/pricing.yaml': plainPage('All prices'),
    });
    // With another block or kind of chart, a message is the same.
    const words = (await report(content))
      .replace(/(?<=\band )\d+(?= more\.)/g, 'some')
      .replace(/(?<=^ *= Blocks: `[\w-]+`).*/gm, ', …')
      .replace(/(?<=its `kind` says how: ).*(?=\.$)/gm, '…');
    await expect(words).toMatchFileSnapshot(join(folder, name.replace('.yaml', '.txt')));
  });
});

describe('a line that cannot stay where it is belongs to the group of its column', () => {
  const page = `title: Plans
description: What it costs.
blocks:
  - type: feature
    heading: Growth
    bullets: [One price, No contract]
    visual:
      kind: bars
      title: Sales by month
      bars:
        - { label: Jan, value: 12 }
        - { label: Feb, value: 13 }
`;
  test.each([
    ['title: Again', 'Plans'],
    ['blocks: []', 'Plans'],
    ['---', 'Plans'],
    ['  -type: legal', 'Plans › block 2 (legal)'],
    ['    heading: Again', 'Plans › block 1 (feature)'],
    ['    and so on', 'Plans › block 1 (feature)'],
    ['      title: Again', 'Plans › block 1 (feature) › visual'],
    ['        -{ label: Mar, value: 14 }', 'Plans › block 1 (feature) › visual › bars 3'],
  ])('%s', async (line, breadcrumb) => {
    const [found] = await diagnose(`${page}${line}\n`);
    expect(found).toMatchObject({ range: { start: { line: 13 } }, breadcrumb });
  });
});

test('rows that are written in the same wrong way belong to one table, whatever else one of them has', async () => {
  const found = await diagnose(`title: Plans
description: What it costs.
blocks:
  - type: feature
    heading: Growth
    text: We plan.
    bullets: [One, Two]
    visual:
      kind: table
      title: Spend
      columns: [{ label: Line }, { label: Plan }, { label: Actual }]
      rows:
        - { label: Payroll, values: [820, 838] }
        - { label: Hosting, values: [118, 141] }
        - { label: Total, values: [938, 979], total: true }
`);
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'P104 `label` is not a property here, in 3 items of `rows`.',
  ]);
  expect(found[0]?.fix?.text).toMatch(/\{ cells: \[Total, "938", "979"\]$/);
});

test.each([
  ['Plan B', false],
  ['Paln A', true],
])('a name on the page that is written %s: certain %s', async (from, certain) => {
  const [found] = await diagnose(`title: Plans
description: What it costs.
blocks:
  - type: feature
    heading: Growth
    visual:
      kind: flow
      title: Sales
      columns:
        - { label: From, nodes: [{ label: Plan A }, { label: Trials }] }
        - { label: To, nodes: [{ label: Kept }, { label: Lost }] }
      streams:
        - { from: Plan A, to: Lost, value: 5 }
        - { from: Trials, to: Lost, value: 5 }
        - { from: ${from}, to: Kept, value: 5 }
`);
  expect(found).toMatchObject({ code: 'P103', fix: { text: 'Plan A', certain } });
});

describe('hostile and broken content is a diagnostic', () => {
  const laughs = Array.from(
    { length: 9 },
    (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
  );
  const cases: [string, Record<string, string | Uint8Array>, string[]][] = [
    [
      'a file that is too large',
      { 'pages/a.yaml': `${plainPage()}#${'x'.repeat(300_000)}` },
      ['F001 pages/a.yaml'],
    ],
    [
      'bytes that are not UTF-8',
      { 'pages/a.yaml': Buffer.from([0x61, 0x3a, 0x20, 0xff, 0xfe]) },
      ['F002 pages/a.yaml'],
    ],
    [
      'UTF-16 that does not say so',
      { 'pages/a.yaml': Buffer.from(plainPage(), 'utf16le') },
      ['F002 pages/a.yaml'],
    ],
    [
      'names that differ in case',
      { 'pages/a.yaml': plainPage(), 'pages/A.yaml': plainPage() },
      ['F004 pages/a.yaml', 'F005 pages/A.yaml'],
    ],
    [
      'a name that is not an address',
      { 'pages/My Page.yaml': plainPage() },
      ['F005 pages/My Page.yaml'],
    ],
    ['the other file ending', { 'pages/a.yml': plainPage() }, ['F007 pages/a.yml']],
    ['an ending in capitals', { 'pages/a.YAML': plainPage() }, ['F007 pages/a.YAML']],
    ['settings of another ending', { 'site.yml': 'brand: { name: A }\n' }, ['F007 site.yml']],
    ['settings of another program', { 'settings.yaml': 'brand: { name: A }\n' }, []],
    ['a misspelt ending', { 'pages/a.yalm': plainPage() }, ['F007 pages/a.yalm']],
    [
      'aliases that expand without end',
      { 'pages/a.yaml': ['l0: &l0 lol', ...laughs].join('\n') },
      ['Y004 pages/a.yaml'],
    ],
    ...['base: &base\n  x: *base\n', 'base: &base\n  <<: *base\n', 'base: &base [*base]\n'].map(
      (own): [string, Record<string, string>, string[]] => [
        `an alias within what it stands for: ${JSON.stringify(own)}`,
        { 'pages/a.yaml': `${own}${plainPage()}` },
        ['Y004 pages/a.yaml'],
      ],
    ),
    ...['*list', '[*list]'].map((merged): [string, Record<string, string>, string[]] => [
      `a block that is merged into the next one: ${merged}`,
      {
        'pages/a.yaml': `title: A\ndescription: B.\nblocks:\n  - &list\n    type: check-list\n    heading: A list\n    items:\n      - One\n      - Two\n  - <<: ${merged}\n    heading: Another\n`,
      },
      ['Y027 pages/a.yaml'],
    ]),
    [
      'nesting without end',
      { 'pages/a.yaml': `blocks: ${'['.repeat(100_000)}${']'.repeat(100_000)}` },
      ['Y005 pages/a.yaml'],
    ],
    [
      'groups within groups without end',
      { 'pages/a.yaml': Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n') },
      ['Y005 pages/a.yaml'],
    ],
    [
      'an alias within what it stands for, and an open bracket',
      { 'pages/a.yaml': `${plainPage()}    lead: &lead [*lead]\n    note: [Note\n` },
      ['Y001 pages/a.yaml'],
    ],
    [
      'a group to copy from, which nothing copies, and an alias',
      {
        'pages/a.yaml': `.defaults: &all { note: A }\n${plainPage()}    lead: &words Words\n    note: *words\n`,
      },
      ['Y027 pages/a.yaml'],
    ],
    [
      'an open quote before an endless line',
      { 'pages/a.yaml': `${plainPage()}    lead: "${'word '.repeat(4000)}\n` },
      ['Y001 pages/a.yaml'],
    ],
    ['an empty file', { 'pages/a.yaml': '' }, ['Y006 pages/a.yaml']],
    [
      'a text in Markdown',
      { 'pages/a.yaml': '# Plans\n\nWhat they cost.\n' },
      ['Y006 pages/a.yaml'],
    ],
    [
      'a page in TOML',
      { 'pages/a.yaml': 'title = "A"\n\n[[blocks]]\ntype = "hero"\n' },
      ['Y028 pages/a.yaml'],
    ],
    ['a list instead of a page', { 'pages/a.yaml': '- 1\n' }, ['Y006 pages/a.yaml']],
    [
      'a tab',
      { 'pages/a.yaml': plainPage().replace('  - type', '\t- type') },
      ['Y003 pages/a.yaml'],
    ],
    [
      'two files for one address',
      { 'pages/a.yaml': plainPage('A'), 'pages/a/index.yaml': plainPage('B') },
      ['R205 pages/a.yaml'],
    ],
    [
      'broken settings',
      { 'site.yaml': plainSettings.replace('brand:', 'brand') },
      ['Y013 site.yaml'],
    ],
    [
      'addresses of the engine',
      {
        'pages/api/x.yaml': plainPage(),
        'pages/assets/x.svg': '<svg/>',
        'pages/data.yaml': plainPage(),
        'pages/about.html': 'x',
        'pages/index/index.yaml': plainPage(),
        'pages/robots.txt': 'x',
      },
      [
        'F008 pages/about.html',
        'F008 pages/api/x.yaml',
        'F008 pages/assets/x.svg',
        'F008 pages/data.yaml',
        'F008 pages/index/index.yaml',
        'F008 pages/robots.txt',
      ],
    ],
    [
      'a mistake in the settings, once, and not at every link',
      {
        'site.yaml': plainSettings.replace('name:', 'nam:'),
        'pages/a.yaml': `${plainPage()}    action: { label: Go, href: /terms }\n`,
      },
      ['P104 site.yaml', 'R202 pages/a.yaml'],
    ],
    [
      'a page that cannot be read, and not the links to its anchors',
      {
        'pages/a.yaml': `${plainPage()}    : [{ ]\n    id: plans\n`,
        'pages/b.yaml': `${plainPage()}    action: { label: Go, href: "/a#plans" }\n`,
      },
      ['Y018 pages/a.yaml'],
    ],
    [
      'a prototype as a key',
      { 'pages/a.yaml': `${plainPage()}__proto__: { x: 1 }\n` },
      ['P104 pages/a.yaml'],
    ],
  ];
  test.each(cases)('%s', async (_, files, expected) => {
    expect((await codes(contentFolder(files))).sort()).toEqual(expected.sort());
  });

  test('a symbolic link out of the folder, in a circle, or to nothing', async () => {
    const content = contentFolder();
    const outside = temporaryFolder();
    writeFiles(outside, { 'secret.yaml': plainPage() });
    symlinkSync(join(outside, 'secret.yaml'), join(content, 'pages/a.yaml'));
    symlinkSync(join(content, 'pages'), join(content, 'pages/b'));
    symlinkSync(join(content, 'nothing'), join(content, 'pages/c.yaml'));
    expect(await codes(content)).toEqual([
      'F003 pages/a.yaml',
      'F003 pages/b',
      'F003 pages/c.yaml',
    ]);
  });

  test('a pipe that nobody writes to', async () => {
    const content = contentFolder();
    execFileSync('mkfifo', [join(content, 'pages/a.yaml')]);
    expect(await codes(content)).toEqual(['F006 pages/a.yaml']);
  });

  test('no folder is said before anything is read', async () => {
    await expect(loadContent(join(temporaryFolder(), 'nothing'))).rejects.toThrow(
      'is not a content folder',
    );
  });

  const kinds = [
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/\\\\example.com',
  ];
  test.each(kinds)('the link %j', async (href) => {
    const page = `${plainPage()}    action: { label: Go, href: "${href}" }\n`;
    expect(await codes(contentFolder({ 'pages/a.yaml': page }))).toEqual(['R208 pages/a.yaml']);
  });
});

describe('links', () => {
  const linked = (href: string, more: Record<string, string> = {}) =>
    codes(
      contentFolder({
        'pages/a.yaml': `${plainPage()}    action: { label: Go, href: "${href}" }\n`,
        ...more,
      }),
    );

  test.each([
    ['/', []],
    ['/a', []],
    ['/a?x=1', []],
    ['#content', ['R203 pages/a.yaml']],
    ['/b', ['R201 pages/a.yaml']],
    ['/a/', ['R212 pages/a.yaml']],
    ['//example.org', ['R216 pages/a.yaml']],
    ['https:example.org', ['R216 pages/a.yaml']],
    ['pricing', ['R201 pages/a.yaml']],
    ['/terms', ['R202 pages/a.yaml']],
    ['/brochure.pdf', ['R201 pages/a.yaml']],
    ['https://example.org/x', []],
    ['mailto:ada@example.com', []],
    ['tel:+1-555-0100', []],
  ])('to %s', async (href, expected) => {
    expect(await linked(href)).toEqual(expected);
  });

  test('to a file beside the pages, and to an anchor', async () => {
    expect(await linked('/brochure.pdf', { 'pages/brochure.pdf': 'x' })).toEqual([]);
    const anchored = `${plainPage('B')}    id: plans\n`;
    expect(await linked('/b#plans', { 'pages/b.yaml': anchored })).toEqual([]);
    expect(await linked('/b#plan', { 'pages/b.yaml': anchored })).toEqual(['R203 pages/a.yaml']);
  });

  test('to a draft', async () => {
    expect(await linked('/b', { 'pages/b.yaml': `draft: true\n${plainPage('B')}` })).toEqual([
      'D901 pages/a.yaml',
    ]);
  });

  test('planned until its page is there', async () => {
    expect(await codes(contentFolder({ 'pages/terms.yaml': plainPage('Terms') }))).toEqual([
      'R209 site.yaml',
    ]);
  });

  test('a cause that is repeated is reported once, with all its places', async () => {
    const page = (title: string) =>
      `${plainPage(title)}    action: { label: Go, href: /nowhere }\n`;
    const content = contentFolder({
      'pages/a.yaml': page('A'),
      'pages/b.yaml': page('B'),
      'pages/c.yaml': page('C'),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      file: 'pages/a.yaml',
      others: [
        { file: 'pages/b.yaml', range: diagnostics[0]?.range },
        { file: 'pages/c.yaml', range: diagnostics[0]?.range },
      ],
    });
  });
});

test('settings get their defaults', async () => {
  const { settings } = await loadContent(contentFolder({ 'site.yaml': plainSettings }));
  expect(settings?.interface?.emailPlaceholder).toBe('Enter your work email');
});
