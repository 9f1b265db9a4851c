import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sortCode } from '../../renderer/impact/code-changes.ts';
import { diffLines } from '../../renderer/impact/diff-lines.ts';
import { textOf } from '../../renderer/impact/page-text.ts';
import { buildBoth } from '../../scripts/impact/build-both.ts';
import { findBase } from '../../scripts/impact/git.ts';
import { choosePages } from '../../scripts/impact/take-pictures.ts';
import { contentFolder, plainPage, plainSettings, writeFiles } from '../content.ts';
import { commit, git } from '../git.ts';
import { drawPicture } from '../pictures.ts';
import { runHere } from './run-here.ts';

const settings = `${plainSettings.replace('is on its way', 'comes in $(wait)')}mails:
  wizard: { subject: Welcome, text: The first jar comes in $(wait). }
values: { trial: 14-day, wait: a week }
`;

const [picture, otherPicture] = await Promise.all([drawPicture(160, 90), drawPicture(160, 100)]);

const files = {
  'site.yaml': settings,
  'pages/index.yaml': plainPage(),
  'pages/a.yaml': plainPage('Page A'),
  'pages/b.yaml': plainPage('Free $(trial) trial'),
  'pages/c.yaml': `${plainPage('C')}    visual: { kind: image, file: /c.png, decorative: true }\n`,
  'pages/c.png': picture,
  'pages/later.yaml': `draft: true\n${plainPage('Later')}`,
};

/** A content folder in a repository of its own, with one commit. All tests share it, so that only what one of them changes is built. */
const content = mkdtempSync(join(tmpdir(), 'impact-'));

beforeAll(() => {
  writeFiles(content, files);
  git(content, 'init', '-q');
  commit(content);
});
beforeEach(() => {
  rmSync(join(content, 'pages'), { recursive: true });
  writeFiles(content, files);
});
afterAll(() => rmSync(content, { recursive: true }));

const impact = (base: string[], folder = content, env: Record<string, string> = {}) =>
  runHere('impact.ts', [...base, '--content', folder], env);

/** The rows of the table, and the text that follows. */
async function impactOf(base = 'HEAD') {
  const { code, output } = await impact([base]);
  expect(code).toBe(0);
  const rows = output.split('\n').filter((line) => /^\| (?:`|all )/.test(line));
  return { rows, output };
}

test('the numbers of an axis are no text of a page', () => {
  const chart = '<div data-axis=""><span>100</span><span>0</span></div><p>Cash</p>';
  expect(textOf(`<main>${chart}</main>`).lines).toEqual(['Cash']);
});

test('nothing has changed', async () => {
  const { rows, output } = await impactOf();
  expect(rows).toEqual([]);
  expect(output).toContain('Compared with `HEAD`: none of 4 pages changes.');
});

test('what other folders are compared meanwhile, a comparison keeps what it has built', async () => {
  const folder = realpathSync(content);
  const { before, after } = await buildBoth(folder, findBase(folder, 'HEAD'));
  for (let others = 0; others < 3; others += 1) {
    const other = contentFolder({ 'site.yaml': settings, 'pages/index.yaml': plainPage() });
    git(other, 'init', '-q');
    commit(other);
    expect((await impact(['HEAD'], other)).code).toBe(0);
  }
  expect([before, after].map(({ out }) => existsSync(join(out, 'index.html')))).toEqual([
    true,
    true,
  ]);
});

describe('pages are touched because of', () => {
  const cases: [string, Record<string, string | Uint8Array>, string[]][] = [
    [
      'their own files, a value, a file beside them, and being new',
      {
        'pages/a.yaml': plainPage('Page One'),
        'site.yaml': settings.replace('14-day', '30-day'),
        'pages/c.png': otherPicture,
        'pages/d.yaml': plainPage('D'),
      },
      [
        '| `/a` | changed | its own file `pages/a.yaml` |',
        '| `/b` | changed | the value `trial` (14-day → 30-day) |',
        '| `/c` | changed | the file `pages/c.png` |',
        '| `/d` | new | its own file `pages/d.yaml` |',
      ],
    ],
    [
      'being drafts now, being no drafts any more, and only a comment',
      {
        'pages/a.yaml': `draft: true\n${plainPage('Page A')}`,
        'pages/b.yaml': `publish: 2999-01-15\n${files['pages/b.yaml']}`,
        'pages/c.yaml': `# A comment\n${files['pages/c.yaml']}`,
        'pages/later.yaml': plainPage('Later'),
      },
      [
        '| `/a` | removed | its own file `pages/a.yaml`; it is a draft now |',
        '| `/b` | removed | its own file `pages/b.yaml`; it is a draft until 2999-01-15 00:00 UTC |',
        '| `/c` | changed | its own file `pages/c.yaml` |',
        '| `/later` | new | its own file `pages/later.yaml`; it is no longer a draft |',
      ],
    ],
    [
      'a value in settings that pages show',
      { 'site.yaml': settings.replace('a week', 'a month') },
      [
        '| all 4 pages | changed | the value `wait` (a week → a month) in `messages` in site.yaml |',
      ],
    ],
    [
      'settings and a value in them',
      { 'site.yaml': settings.replace('a week', 'a month').replace('comes in', 'arrives in') },
      [
        '| all 4 pages | changed | the value `wait` (a week → a month) in `messages` in site.yaml; `messages` in site.yaml |',
      ],
    ],
    [
      'the menus',
      { 'pages/a.yaml': `menu: { in: Company }\n${plainPage('Page A')}` },
      [
        expect.stringMatching(
          /^\| all 4 pages \| changed \| the menus of the \w+ \|$/,
        ) as unknown as string,
        '| `/a` | changed | its own file `pages/a.yaml` |',
      ],
    ],
    [
      'settings, beside a new page',
      {
        'site.yaml': settings.replace(/tagline: .*/, 'tagline: Another one.'),
        'pages/d.yaml': plainPage('D'),
      },
      [
        '| all 4 other pages | changed | `brand` in site.yaml |',
        '| `/d` | new | its own file `pages/d.yaml` |',
      ],
    ],
  ];
  test.each(cases)('%s', async (_, changed, expected) => {
    writeFiles(content, changed);
    expect((await impactOf()).rows).toEqual(expected);
  });
});

test('files that are published as they are are named, and no others', async () => {
  const before = { 'pages/list.pdf': 'One', 'pages/old.pdf': 'Old', 'pages/gone.pdf': 'Gone' };
  writeFiles(content, before);
  git(content, 'checkout', '-qb', 'files');
  commit(content);
  for (const file of ['old', 'gone']) rmSync(join(content, `pages/${file}.pdf`));
  writeFiles(content, {
    'site.yaml': `${settings}redirects: { /old.pdf: /a }\n`,
    ...{ 'pages/list.pdf': 'Two', 'pages/new.pdf': 'New', 'pages/c.png': otherPicture },
  });
  const { output } = await impactOf();
  git(content, 'checkout', '-qf', '-');
  const [line] = /^Files .*/m.exec(output) ?? [];
  expect(line?.match(/`[^`]+` \([^)]+\)/g)?.sort()).toEqual([
    '`/gone.pdf` (removed, and its address leads nowhere now)',
    '`/list.pdf` (changed)',
    '`/new.pdf` (new)',
    '`/old.pdf` (removed)',
  ]);
});

test('changed pages that wait for their day are named, and no other drafts', async () => {
  const waits = (name: string) => `publish: 2999-01-15\n${plainPage(name)}`;
  writeFiles(content, { 'pages/same.yaml': waits('Same') });
  commit(content);
  writeFiles(content, {
    'pages/soon.yaml': waits('Soon'),
    'pages/later.yaml': `draft: true\n${plainPage('Another')}`,
  });
  const { rows, output } = await impactOf();
  git(content, 'reset', '-q', '--hard', 'HEAD~1');
  expect(rows).toEqual([]);
  expect(output).toContain('later: `/soon` (from 2999-01-15 00:00 UTC).');
});

test('the texts before and after are what visitors read', async () => {
  writeFiles(content, {
    'pages/a.yaml': plainPage('Page A')
      .replace('title: Page A\n    ', '')
      .replace(/title: Page A\n$/, 'title: Page ```A```\n    lead: See **all** of [it](/b).\n'),
  });
  const { output } = await impactOf();
  expect(output).toContain(
    '````diff\n- Page A\n+ Page ```A```\n+ See all of it.\n+ hero › lead › [it]: /b\n````',
  );
});

test('a title of one word is shown once, as the title that browsers show', async () => {
  const page = (title: string) => plainPage('Page A').replace('title: Page A', `title: ${title}`);
  writeFiles(content, { 'pages/a.yaml': page('Plans') });
  commit(content);
  writeFiles(content, { 'pages/a.yaml': page('Prices') });
  const { output } = await impact(['HEAD']);
  git(content, 'reset', '-q', '--hard', 'HEAD~1');
  const shown = output.match(/^[-+] .*(?:Plans|Prices).*$/gm);
  expect(shown, output).toHaveLength(2);
});

test('what the file of a page says besides its texts is shown where it changed', async () => {
  const page = (link: string, side: string, cards: string[]) => `${plainPage('Page A')}\
    lead: See **all** of [it](${link}).
    visual: { kind: image, file: /c.png, ${side} }
  - type: card-grid
    heading: Some cards
    cards:
${cards.map((card) => `      - ${card}\n`).join('')}`;
  const [one, two] = [
    '{ title: Card one, sparkline: { actual: [3, 4, 6] } }',
    '{ title: Card two, action: { label: Read it, href: /b } }',
  ];
  const three =
    '{ title: Card three, text: With **bold** words., action: { label: Read, href: / } }';
  writeFiles(content, { 'pages/a.yaml': page('/b', 'decorative: true', [one, two]) });
  commit(content);
  const changed = [three, one.replace('4', '5'), two];
  writeFiles(content, { 'pages/a.yaml': page('/c', 'alt: A glass', changed) });
  const { code, output } = await impact(['HEAD']);
  git(content, 'reset', '-q', '--hard', 'HEAD~1');
  expect(code, output).toBe(0);
  expect(output.slice(output.indexOf('```'))).toMatchInlineSnapshot(`
    "\`\`\`diff
    + [A glass]
    + Card three
    + With bold words.
    + Read
    - hero › lead › [it]: /b
    + hero › lead › [it]: /c
    - hero › visual › decorative: true
    + card-grid › cards › action › href: /
    - card-grid › cards › sparkline › actual: 4
    + card-grid › cards › sparkline › actual: 5
    \`\`\`"
  `);
});

test.each([
  ['without a redirect', '', true],
  ['with a redirect to another page', 'redirects: { /a: /b }\n', false],
])('a page whose file is moved %s is compared with itself', async (_, redirects, isLost) => {
  const text = plainPage('Page A').replace('About Page A.', 'About another.');
  writeFiles(content, { 'site.yaml': settings + redirects, 'pages/x/a.yaml': text });
  rmSync(join(content, 'pages/a.yaml'));
  const { rows, output } = await impactOf();
  expect(rows).toEqual(['| `/a` → `/x/a` | moved | its own file `pages/x/a.yaml` |']);
  expect(output).toContain('```diff\n- About Page A.\n+ About another.\n```');
  expect(output.includes('leads nowhere now. Add to `redirects` in site.yaml: `/a: /x/a`.')).toBe(
    isLost,
  );
});

test.each([
  ['without a redirect', '', true],
  ['with a redirect', 'redirects: { /a: /b }\n', false],
])(
  'a page that is removed %s is named, and so is an address that is lost',
  async (_, redirects, isLost) => {
    writeFiles(content, { 'site.yaml': settings + redirects });
    rmSync(join(content, 'pages/a.yaml'));
    const { rows, output } = await impactOf();
    expect(rows).toEqual(['| `/a` | removed | its own file `pages/a.yaml` |']);
    expect(output.includes('leads nowhere now. Add to `redirects` in site.yaml: `/a: …`')).toBe(
      isLost,
    );
  },
);

test('a page that replaces another is not the same page, moved', async () => {
  writeFiles(content, { 'pages/x/a.yaml': plainPage('Something else') });
  rmSync(join(content, 'pages/a.yaml'));
  expect((await impactOf()).rows).toHaveLength(2);
});

test('a page that moves is compared with itself, and its redirect is listed', async () => {
  await runHere('move.ts', ['/a', '/x/a', '--content', content]);
  const { rows, output } = await impactOf();
  expect(rows).toEqual(['| `/a` → `/x/a` | moved | its own file `pages/x/a.yaml` |']);
  expect(output).toContain('+ /a → /x/a');
  expect(output).not.toContain('Page A');
});

test('what has happened on the base since is left out', async () => {
  git(content, 'branch', '-m', 'main');
  git(content, 'checkout', '-qb', 'work');
  writeFiles(content, { 'pages/a.yaml': plainPage('Page One') });
  commit(content);
  git(content, 'checkout', '-q', 'main');
  writeFiles(content, { 'pages/b.yaml': plainPage('Other') });
  commit(content);
  git(content, 'checkout', '-q', 'work');
  expect((await impactOf('main')).rows).toHaveLength(1);
  git(content, 'reset', '-q', '--hard', 'work~1');
});

describe('cannot compare', () => {
  test.each([
    ['with a commit that is not there', ['mian'], /no commit mian/],
    ['with an option for git', ['--output=x'], /npm run --silent impact/],
    ['without a base', [], /to compare with/],
  ])('%s', async (_, args, words) => {
    const { code, output } = await impact(args);
    expect(output).toMatch(words);
    expect(code).toBe(2);
  });

  test('outside of a repository', async () => {
    expect(await impact(['HEAD'], contentFolder())).toMatchObject({
      code: 2,
      output: expect.stringContaining('in no git repository'),
    });
  });

  test('without the history back to where the work left the base', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shallow-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const main = git(content, 'branch', '--show-current').trim();
    git(content, 'checkout', '-q', '-b', 'later');
    writeFiles(content, { 'pages/b.yaml': plainPage('Later') });
    commit(content);
    git(folder, 'clone', '-q', '--depth=1', `file://${content}`, 'copy');
    git(content, 'checkout', '-q', main);
    const copy = join(folder, 'copy');
    git(copy, 'fetch', '-q', '--depth=1', 'origin', `${main}:base`);
    expect(await impact(['base'], copy)).toMatchObject({
      code: 2,
      output: expect.stringContaining('git fetch --unshallow'),
    });
  });

  test('in a repository of another user, in the words of git', async () => {
    const options = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    expect(await impact(['HEAD'], content, options)).toMatchObject({
      code: 2,
      output: expect.stringContaining('safe.directory'),
    });
  });

  test('without the program that unpacks files', async () => {
    const path = mkdtempSync(join(tmpdir(), 'path-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    const found = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' });
    symlinkSync(found.trim(), join(path, 'git'));
    expect(await impact(['HEAD'], content, { PATH: path })).toMatchObject({
      code: 2,
      output: expect.stringMatching(/cannot be read: .*tar/),
    });
  });

  test('without pages at that commit', async () => {
    const folder = contentFolder({ 'site.yaml': settings });
    rmSync(join(folder, 'pages'), { recursive: true });
    git(folder, 'init', '-q');
    commit(folder);
    writeFiles(folder, { 'pages/index.yaml': plainPage() });
    expect(await impact(['HEAD'], folder)).toMatchObject({
      code: 2,
      output: expect.stringMatching(/there is no site.yaml and no pages/),
    });
  });

  test('pages that have errors', async () => {
    writeFiles(content, { 'pages/a.yaml': 'title: [' });
    const { code, output } = await impact(['HEAD']);
    expect(output).toMatch(/error\[Y[\s\S]*The pages cannot be built/);
    expect(code).toBe(2);
  });
});

test('lines are compared with as few changes as there are', () => {
  const diff = (before: string, after: string) =>
    diffLines([...before], [...after])
      .map(({ sign, line }) => sign + line)
      .join('');
  expect(diff('abcd', 'abcd')).toBe('');
  expect(diff('abcd', 'axcd')).toBe('-b+x');
  expect(diff('abcabba', 'cbabac')).toHaveLength(10);
  expect(diff('', 'ab')).toBe('+a+b');
  expect(diff('aa', 'a')).toBe('-a');
});

test('files of the project are sorted by what they may change', () => {
  const { blocks, kinds, shared } = sortCode([
    'blocks/hero.tsx',
    'blocks/stats/row.tsx',
    'schema/blocks/hero.json',
    'blocks/visuals/bars.tsx',
    'schema/visuals/lines.json',
    'blocks/ui/button.tsx',
    'schema/common.json',
    'renderer/page/page.tsx',
    'package-lock.json',
  ]);
  expect([...blocks.keys()]).toEqual(['hero', 'stats']);
  expect([...kinds.keys()]).toEqual(['bars', 'lines']);
  expect([...shared.values()].flat()).toHaveLength(4);
});

test('pages whose text changed are photographed first, then those with a reason of their own', () => {
  const page = (route: string, reasons: string[], text: string[] = []) => ({
    kind: 'changed' as const,
    route,
    reasons,
    isShared: false,
    text: text.map((line) => ({ sign: '+' as const, line })),
  });
  const many = Array.from({ length: 30 }, (_, index) => page(`/p${index}`, ['favicon.svg']));
  const own = page('/wall', ['favicon.svg', 'the block quote-wall']);
  const read = page('/words', ['favicon.svg'], ['More words']);
  const routes = choosePages({ pages: [...many, own, read], isAround: false });
  expect(routes.map(({ route }) => route)).toEqual([
    '/words',
    '/wall',
    ...many.slice(0, 18).map(({ route }) => route),
  ]);
});
