import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { buildSite } from '../../renderer/build/build.ts';
import { UsageError } from '../../scripts/command-line.ts';
import { createComponent } from '../../scripts/new/component.ts';
import { writeNew } from '../../scripts/new/new-file.ts';
import { contentFolder, plainPage, plainSettings, temporaryFolder } from '../content.ts';
import { loadContent } from '../load-content.ts';
import { runHere } from './run-here.ts';
import { start } from './start-script.ts';

const codesOf = async (content: string) =>
  (await loadContent(content)).diagnostics.map(({ code }) => code);

test('of two commands that write one file at once, one refuses in a line', () => {
  const file = join(temporaryFolder(), 'pages/a.yaml');
  writeNew(file, 'first');
  expect(() => writeNew(file, 'second')).toThrow(UsageError);
  expect(readFileSync(file, 'utf8')).toBe('first');
});

describe('new site', () => {
  test('is valid and builds as it is', async () => {
    const folder = temporaryFolder();
    const here = { INIT_CWD: folder };
    expect(await runHere('new.ts', ['site', 'holm-timber'], here)).toMatchObject({ code: 0 });
    const content = join(folder, 'holm-timber');
    // It cannot know the address of the live site, nor its email, nor what the site says.
    const { diagnostics } = await loadContent(content);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['S601', 'S605', 'W907']));
    // The buttons lead to the email, too.
    expect(diagnostics.find(({ code }) => code === 'S605')?.others).toHaveLength(2);
    for (const file of ['site.yaml', 'pages/index.yaml']) {
      const toWrite = readFileSync(join(content, file), 'utf8').match(/\[Add [^\]]+\]/g) ?? [];
      expect(toWrite).not.toEqual([]);
      for (const text of new Set(toWrite))
        expect(diagnostics.map(({ message }) => message).join('\n')).toContain(text);
    }
    const out = join(folder, 'out');
    expect(await buildSite({ content, out })).toMatchObject({ written: true, pages: 1 });
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<title>Holm Timber</title>');
    expect(readFileSync(join(out, '404.html'), 'utf8')).toContain('Page not found');
    expect(readFileSync(join(out, 'favicon.svg'), 'utf8')).toContain('>H<');
    expect(await runHere('new.ts', ['site', 'holm-timber'], here)).toMatchObject({
      code: 2,
      output: expect.stringContaining('already exists'),
    });
  });

  test('has the name of its folder, and is shown by a command that a shell takes as it is', async () => {
    const folder = temporaryFolder();
    const name = `Müller's $HOME "x"`;
    const { output } = await runHere('new.ts', ['site', name], { INIT_CWD: folder });
    const [, word] = / --content (.+)$/m.exec(output) ?? [];
    const seen = execFileSync('sh', ['-c', `printf %s ${word}`], { encoding: 'utf8' });
    expect(seen).toBe(name);
    const settings = readFileSync(join(folder, name, 'site.yaml'), 'utf8');
    expect(parse(settings).brand.name).toBe(name);
  });
});

test('a page is shown where `npm run dev` runs already', async () => {
  const content = contentFolder();
  const env = { PORT: '0', DATA_DIR: temporaryFolder() };
  // Pages can be written though leads cannot be stored.
  writeFileSync(join(env.DATA_DIR, 'leads.sqlite'), 'no database');
  const dev = start('dev.ts', ['--content', content], env);
  await expect.poll(dev.output).toMatch(/Ready on \S+/);
  await expect.poll(dev.output).toContain('store-unavailable');
  const [, address] = /Ready on (\S+)/.exec(dev.output()) ?? [];
  const added = await runHere('new.ts', ['page', 'plans', '--content', content]);
  expect(added.output).toContain(`Look at it: ${address}/plans`);
  // As a terminal that is closed.
  dev.child.kill('SIGHUP');
  await dev.ended;
  const next = await runHere('new.ts', ['page', 'rates', '--content', content]);
  expect(next.output).toContain('Look at it: npm run dev');
});

describe('new page', () => {
  const newPage = (content: string, ...args: string[]) =>
    runHere('new.ts', ['page', ...args, '--content', content]);
  const textOf = (content: string, path: string) =>
    readFileSync(join(content, `pages/${path}.yaml`), 'utf8');

  test('is valid as it is, and in the menu of most of its neighbours', async () => {
    const inMenu = (title: string) => `menu: { in: Company }\n${plainPage(title)}`;
    const content = contentFolder({
      'pages/guides/a.yaml': inMenu('A'),
      'pages/guides/b.yaml': plainPage('B'),
      'pages/guides/c.yaml': inMenu('C'),
    });
    expect(await newPage(content, 'guides/for-teams')).toMatchObject({ code: 0 });
    expect(await newPage(content, '/pages/alone.yaml')).toMatchObject({ code: 0 });
    // Nothing links to the one without neighbours yet, and what is to be written is not.
    expect((await codesOf(content)).toSorted()).toEqual(['R218', ...Array(10).fill('W907')]);
    expect(textOf(content, 'guides/for-teams')).toContain('\nmenu: { in: Company }\n');
    expect(textOf(content, 'guides/for-teams')).toContain('title: For teams\n');
    expect(textOf(content, 'alone')).toMatch(/^# yaml-language-server: \$schema=.*page\.json\n/);
  });

  test('copies another with its comments, but for the title and the description', async () => {
    const original = `# By hand.\ntitle: A # The first.\n${plainPage('B').slice('title: B\n'.length)}`;
    const content = contentFolder({ 'pages/guides/a.yaml': original });
    expect(await newPage(content, 'b-2', '--from', '/guides/a')).toMatchObject({ code: 0 });
    const [, ...lines] = textOf(content, 'b-2').split('\n');
    expect(lines.join('\n')).toBe(
      original
        .replace('title: A', 'title: B 2')
        .replace(
          /description: .*/,
          'description: "B 2: [add what this page is about, in a sentence or two]"',
        ),
    );
    expect((await codesOf(content)).toSorted()).toEqual(['R218', 'W907']);
  });

  test.each([[[]], [['--from', 'a']]])('has a title that no other page has, %j', async (more) => {
    const content = contentFolder({ 'pages/a.yaml': plainPage('Prices') });
    for (const path of ['guides/prices', 'prices', 'teams/guides/prices'])
      expect(await newPage(content, path, ...more)).toMatchObject({ code: 0 });
    expect(textOf(content, 'guides/prices')).toContain('title: "Guides: Prices"\n');
    expect(textOf(content, 'prices')).toContain('title: Prices, a new page\n');
    expect(textOf(content, 'teams/guides/prices')).toContain('title: "Teams: Prices"\n');
    expect(new Set(await codesOf(content))).toEqual(new Set(['R218', 'W907']));
  });

  test('is shown where the dev server serves it', async () => {
    const where = { PORT: '4321', HOST: '::1' };
    const { output } = await runHere('new.ts', ['page', 'a', '--content', contentFolder()], where);
    expect(output).toContain('http://[::1]:4321/a');
  });

  test.each([
    [['Für Vereine'], /npm run new -- page fuer-vereine/],
    [['guides/For_Teams'], /npm run new -- page guides\/for-teams/],
    [['index'], /pages\/index\.yaml already exists/],
    [['deep/index', '--from', '/idnex'], /There is no page \/idnex/],
    [['api/leads'], /belongs to the engine/],
    [['a', 'b'], /Remove: b/],
    [[], /Name the address/],
    [[''], /argument is empty/],
  ])('refuses %j', async (args, words) => {
    const { output, code } = await newPage(contentFolder(), ...args);
    expect(output).toMatch(words);
    expect(code).toBe(2);
  });

  test('refuses an address that is redirected', async () => {
    const content = contentFolder({
      'site.yaml': `${plainSettings}redirects: { /a: / }\n`,
    });
    const { output, code } = await newPage(content, 'a');
    expect(output).toMatch(/redirected to \/ in site\.yaml/);
    expect(code).toBe(2);
  });

  test('copies no name of signups, so that those of the copy have its own', async () => {
    const content = contentFolder({
      'pages/a.yaml': `${plainPage('A')}  - type: signup-box
    heading: See the next close
    button: Get Started # The only one.
    source: a-and-more
`,
    });
    expect(await newPage(content, 'b', '--from', 'a')).toMatchObject({ code: 0 });
    const copy = readFileSync(join(content, 'pages/b.yaml'), 'utf8');
    expect(copy).toContain('button: Get Started # The only one.\n');
    expect(copy).not.toContain('source');
  });

  test('copies nothing that is not YAML', async () => {
    const content = contentFolder({ 'pages/a.yaml': 'title: [' });
    expect(await newPage(content, 'b', '--from', 'a')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Fix them first'),
    });
  });
});

describe('new page at a terminal', () => {
  /** Types some lines, and then Ctrl-D. */
  const typed = (...lines: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    for (const line of lines) input.write(`${line}\n`);
    input.end();
    const { mockRestore } = vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
    onTestFinished(mockRestore);
  };

  test.each([[[]], [['for-teams']]])('writes nothing if it ends after %j', async (lines) => {
    const content = contentFolder();
    typed(...lines);
    const { output, code } = await runHere('new.ts', ['page', '--content', content]);
    expect(output).toMatch(/Nothing was written\.$/);
    expect(code).toBe(2);
    expect(readdirSync(join(content, 'pages'))).toEqual(['index.yaml']);
  });

  test('asks what it has to know, and again where an answer cannot be right', async () => {
    const content = contentFolder({
      'pages/a.yaml': `menu: { in: Guides }\n${plainPage('A')}`,
    });
    typed(
      '?',
      'a',
      'Guides/For Teams',
      'a/',
      'For__teams',
      '',
      '',
      '',
      'Rules: the short ones',
      'guides',
    );
    const { code, output } = await runHere('new.ts', ['page', '--content', content]);
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toContain('a.yaml already exists');
    expect(readFileSync(join(content, 'pages/guides/for-teams.yaml'), 'utf8')).toContain(
      'title: For teams\ndescription: "Rules: the short ones"\nmenu: { in: Guides }\n',
    );
  });

  test('asks what to write, where nothing is named', async () => {
    const content = contentFolder();
    typed('folder', 'page', 'plans', '', '', '', '');
    const { code, output } = await runHere('new.ts', ['--content', content]);
    expect(output).toContain('There is no kind folder.');
    expect(code).toBe(0);
    expect(readdirSync(join(content, 'pages'))).toContain('plans.yaml');
    const folder = join(content, 'other');
    typed('site', '', folder);
    expect(await runHere('new.ts', [])).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual(['pages', 'site.yaml']);
  });
});

describe('new block and new visual', () => {
  // Nothing writes here, so that a name which is not refused leaves no files in the project.
  test.each([
    ['block', 'Quote Wall', /npm run new -- block quote-wall/],
    ['block', 'Quote_wall.tsx', /npm run new -- block quote-wall$/],
    ['block', 'ui', /folder of the project/],
    ['block', 'card-grid', /already exists/],
    // Names of a piece that its code uses, and of a property of every object.
    ['block', 'section', /npm run new -- block our-section$/],
    ['block', 'constructor', /npm run new -- block our-constructor$/],
    ['visual', '2d', /npm run new -- visual d/],
  ] as const)('cannot be a %s named %s', (kind, name, words) => {
    expect(() => createComponent(kind, name)).toThrow(UsageError);
    expect(() => createComponent(kind, name)).toThrow(words);
  });

  test.each([
    ['block', 'hero', /hero\.json already exists/],
    ['blok', 'quotes', /Did you mean block\?.* page, block, visual, site/],
    ['bloks', undefined, /Did you mean block\?/],
    ['block', undefined, /and its name/],
    ['solutions/For-banks.yaml', undefined, /npm run new -- page solutions\/for-banks$/m],
  ])('refuses %s %s', async (kind, name, words) => {
    const { output, code } = await runHere('new.ts', name === undefined ? [kind] : [kind, name], {
      INIT_CWD: temporaryFolder(),
    });
    expect(output).toMatch(words);
    expect(code).toBe(2);
  });
});
