import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  contentFolder,
  outFolder,
  plainPage,
  plainSettings,
  temporaryFolder,
  writeFiles,
} from '../content.ts';
import { pageWith } from '../schema/examples.ts';
import { runHere } from './run-here.ts';
import { start } from './start-script.ts';

const misspelt = plainPage('A').replace('title: A', 'titel: A');
const linked = (href: string) => `${plainPage()}    action: { label: Go, href: "${href}" }\n`;
const validate = (content: string, ...args: string[]) =>
  runHere('validate.ts', ['--content', content, ...args]);

describe('files that are named', () => {
  const content = () =>
    contentFolder({
      'pages/draft.yaml': `draft: true\n${misspelt}`,
      'pages/solutions/one.yaml': misspelt,
      'pages/solutions/deep/two.yaml': misspelt,
      'pages/three.yaml': misspelt,
    });

  test.each([
    [['pages/solutions/**'], 2],
    [['pages/solutions'], 2],
    [['pages/solutions/'], 2],
    [['pages/solutions/*.yaml'], 1],
    [['pages/draft.yaml'], 1],
    [['pages/three.yaml', 'pages/solutions/one.yaml', 'pages/three.yaml'], 2],
    [['pages/{three,draft}.yaml'], 2],
    [['site.yaml'], 1],
    [['.'], 6],
    [['/solutions/one'], 1],
    [['/draft'], 1],
    [['/solutions'], 2],
    [['/solutions/*'], 1],
    [['/'], 1],
    [['/draft#plans'], 1],
    [['/draft?from=mail#plans'], 1],
    [['https://www.example.com/solutions/one'], 1],
    [['https://www.example.com'], 1],
    [['./pages/three.yaml:12'], 1],
    [['pages/three.yaml:12:5'], 1],
  ])('%j are %i', async (patterns, count) => {
    const { output } = await validate(content(), ...patterns);
    expect(output).toContain(` ${count} file`);
  });

  test('count from where the command is called, or from the content folder', async () => {
    const folder = content();
    for (const [caller, pattern] of [
      [join(folder, 'pages'), 'solutions/*.yaml'],
      [temporaryFolder(), 'pages/solutions/*.yaml'],
      [temporaryFolder(), join(folder, 'pages/solutions/*.yaml')],
    ] as const) {
      const args = ['--content', folder, pattern];
      expect(await runHere('validate.ts', args, { INIT_CWD: caller })).toMatchObject({
        code: 1,
        output: expect.stringContaining('1 of 1 file'),
      });
    }
  });

  test.each(['pages/soluitons/**', 'pages/thre.yaml', 'nothing', '../x'])(
    '%s is an error, because it matches nothing',
    async (pattern) => {
      const { code, output } = await validate(content(), pattern, 'pages/index.yaml');
      expect(output).toContain(pattern);
      expect(code).toBe(2);
    },
  );

  test.each([
    ['/thre#plans', 'Did you mean /three?'],
    ['https://www.example.com/thre', 'Did you mean /three?'],
    ['pages/thre.yaml:12', 'Did you mean pages/three.yaml?'],
    ['pages/soluitons/**', 'Did you mean pages/solutions?'],
    ['pages/**/*.yml', 'Did you mean pages/**/*.yaml?'],
    ['solutions/oen.yaml', 'Did you mean pages/solutions/one.yaml?'],
    ['/one', 'Did you mean /solutions/one?'],
    ['one.yaml', 'Did you mean pages/solutions/one.yaml?'],
    ['site.yml', 'Did you mean site.yaml?'],
    ['P104', 'Did you mean --explain P104?'],
    ['fix', 'Did you mean --fix?'],
    ['film.mp4', 'film.mp4 is not a page'],
    ['-fix', 'Did you mean --fix?'],
  ])('%s is answered with what was meant', async (pattern, answer) => {
    const folder = content();
    writeFileSync(join(folder, 'pages/film.mp4'), '');
    const { output } = await validate(folder, pattern);
    expect(output).toContain(answer);
  });

  test.each(['/old', '/old/', '/old.html#plans', 'https://www.example.com/old'])(
    '%s is answered with where it leads',
    async (address) => {
      const content = contentFolder({
        'site.yaml': `${plainSettings}redirects: { /old: /a#plans }\n`,
        'pages/a.yaml': `${plainPage('A')}    id: plans\n`,
      });
      expect(await validate(content, address)).toMatchObject({
        code: 2,
        output: expect.stringContaining(
          '/old is no page: `redirects` in site.yaml leads it to /a#plans.',
        ),
      });
    },
  );

  test('are judged by what the others say, and a repeated cause is reported in each', async () => {
    const folder = contentFolder({
      'pages/a.yaml': linked('/nowhere'),
      'pages/b.yaml': linked('/nowhere'),
      'pages/c.yaml': linked('/a'),
    });
    expect((await validate(folder, 'pages/c.yaml')).code).toBe(0);
    const { output } = await validate(folder, 'pages/b.yaml');
    expect(output).toContain('pages/b.yaml:6:');
    expect(output).toMatch(/^1 error in 1 of 1 file/m);
  });

  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('are told what differs from them: pages/%s.yaml', async (name, other) => {
    const stats = (value: string) =>
      `${plainPage(value)}  - { type: stats, heading: Served, items: [{ value: ${value}, label: companies }] }\n`;
    const folder = contentFolder({ 'pages/a.yaml': stats('400+'), 'pages/b.yaml': stats('500+') });
    const { output } = await validate(folder, `pages/${name}.yaml`);
    expect(output).toMatch(/warning\[K604\]: `companies` is `\d00\+` .*, and `\d00\+` in pages/);
    expect(output).toMatch(RegExp(`--> .*pages/${name}\\.yaml:6:`));
    expect(output).toContain(`See also pages/${other}.yaml:6:`);
  });
});

test('--all lists every place of a repeated cause', async () => {
  const folder = contentFolder({
    'pages/a.yaml': linked('/nowhere'),
    'pages/b.yaml': linked('/nowhere'),
    'pages/c.yaml': linked('/nowhere'),
    'pages/d.yaml': linked('/nowhere'),
    'pages/e.yaml': linked('/nowhere'),
  });
  const { output } = await validate(folder);
  expect(output).toMatch(/4 more places: .*b\.yaml:6, .*c\.yaml:6, .*d\.yaml:6 and 1 more/);
  expect(output).not.toContain('e.yaml:6');
  expect((await validate(folder, '--all')).output).toMatch(/d\.yaml:6:32\n.*e\.yaml:6:32\n/);
});

test('an error is shown, however many warnings there are', async () => {
  const long = (index: number) => ({
    type: 'feature',
    heading: `${index}${'A long heading '.repeat(5)}`,
  });
  const pages = Array.from({ length: 120 }, (_, index) => [
    `pages/a${index}.yaml`,
    pageWith({ type: 'page-header', title: 'A page' }, long(index)),
  ]);
  const folder = contentFolder({
    ...Object.fromEntries(pages),
    'pages/z.yaml': linked('/nowhere'),
  });
  const { output } = await validate(folder);
  expect(output).toMatch(/error\[R201\]: .*\n --> .*pages\/z\.yaml:/);
  expect(output).toMatch(/^… and \d+ more/m);
});

describe('--fix', () => {
  test('makes certain fixes, keeps the rest of the file, and reports what is left', async () => {
    const page = `\ufeff# Ours\r\ntitel:   'A' # first\r\ndescription: A page.\r\nblocks:\r\n- type: heroo\r\n  title: A\r\n  lead: { a: 5, b: 6 }\r\n`;
    const folder = contentFolder({ 'pages/a.yaml': page });
    chmodSync(join(folder, 'pages/a.yaml'), 0o640);
    const { code, output } = await validate(folder, '--fix');
    expect(readFileSync(join(folder, 'pages/a.yaml'), 'utf8')).toBe(
      page.replace('titel', 'title').replace('heroo', 'hero'),
    );
    expect(statSync(join(folder, 'pages/a.yaml')).mode & 0o777).toBe(0o640);
    expect(output).toMatch(/^Fixed .*pages\/a\.yaml:2:1: rename `titel` to `title`$/m);
    expect(output).toMatch(/^Fixed .*pages\/a\.yaml:5:9: write `hero`$/m);
    expect(output).toMatch(/P102[\s\S]*1 error in 1 of 3 files$/);
    expect(code).toBe(1);
  });

  test('changes a file with the longest name that there can be', async () => {
    const file = `pages/${'a'.repeat(250)}.yaml`;
    const folder = contentFolder({ [file]: misspelt });
    await validate(folder, '--fix');
    expect(readFileSync(join(folder, file), 'utf8')).toBe(plainPage('A'));
  });

  test('ends with 0 where nothing is left, and changes nothing then', async () => {
    const folder = contentFolder({ 'pages/a.yaml': misspelt });
    expect((await validate(folder, '--fix')).code).toBe(0);
    const { mtimeMs } = statSync(join(folder, 'pages/a.yaml'));
    expect(await validate(folder, '--fix')).toMatchObject({
      code: 0,
      output: 'No problems in 3 files',
    });
    expect(statSync(join(folder, 'pages/a.yaml')).mtimeMs).toBe(mtimeMs);
  });

  test('only in the files that are named, and with a format for programs', async () => {
    const folder = contentFolder({ 'pages/a.yaml': misspelt, 'pages/b.yaml': misspelt });
    expect((await validate(folder, '--fix', 'pages/b.yaml', '--format', 'junit')).code).toBe(0);
    expect(readFileSync(join(folder, 'pages/a.yaml'), 'utf8')).toBe(misspelt);
    expect(readFileSync(join(folder, 'pages/b.yaml'), 'utf8')).toBe(plainPage('A'));
  });

  test('never writes through symbolic links', async () => {
    const folder = contentFolder({ 'pages/parts/a.yaml': misspelt });
    symlinkSync(join(folder, 'pages/parts/a.yaml'), join(folder, 'pages/b.yaml'));
    const { output } = await validate(folder, '--fix', 'pages/b.yaml');
    expect(output).toContain('is a symbolic link');
    expect(readFileSync(join(folder, 'pages/parts/a.yaml'), 'utf8')).toBe(misspelt);
  });

  test.each([
    ['[ /terms, /b, /later ]', '[ /later ]'],
    ['\n  - /later # Soon\n  # Ours\n  - /terms\n  - /b', '\n  - /later # Soon'],
    ['\n  - /b\n  - /terms', undefined],
  ])('removes what is planned from %j once its page is there', async (planned, left) => {
    const others = plainSettings.replace(/^planned:.*\n/m, '');
    const content = contentFolder({
      'site.yaml': `${others}planned: ${planned}\n`,
      'pages/terms.yaml': plainPage('Terms'),
      'pages/b.yaml': plainPage('B'),
    });
    const found = await validate(content);
    const { code, output } = await validate(content, '--fix');
    expect(code).toBe(0);
    // The places of later fixes are those of a text that has changed already.
    const [fixedFirst] = /(?<=^Fixed )\S+(?=:)/m.exec(output) ?? [];
    expect(found.output.match(/(?<=--> )\S+/g)).toContain(fixedFirst);
    expect(readFileSync(join(content, 'site.yaml'), 'utf8')).toBe(
      others + (left === undefined ? '' : `planned: ${left}\n`),
    );
  });

  test('reaches every place of a repeated cause', async () => {
    const pages = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`pages/${name}.yaml`, misspelt]),
    );
    expect((await validate(contentFolder(pages), '--fix')).code).toBe(0);
  });
});

describe('--explain', () => {
  const explain = (...args: string[]) => runHere('validate.ts', ['--explain', ...args]);

  test('says cause, what is reported, and the right way', async () => {
    const { code, output } = await explain('p104');
    expect(code).toBe(0);
    expect(output).toMatch(/^P104: unknown property/);
    for (const part of ['Wrong:', 'did you mean `title`?', '`title` (required)', 'Right:']) {
      expect(output).toContain(part);
    }
  });

  test('shows the message where it takes other pages, a picture or the HTML', async () => {
    const { output } = await explain('R201', 'I704', 'H803');
    expect(output.match(/^Message:\n\n {2}\w+\[\w+\]/gm)).toEqual([
      'Message:\n\n  error[R201]',
      'Message:\n\n  warning[I704]',
      'Message:\n\n  warning[H803]',
    ]);
  });

  test('lists all codes, and suggests one that was meant', async () => {
    expect((await explain()).output).toMatch(/^F001 {2}file too large\n/);
    expect((await explain('k661')).output).toContain('K661 is no longer used');
    expect(await explain('P1O4')).toMatchObject({
      code: 2,
      output: expect.stringMatching(/There is no code P1O4\. Did you mean P10\d\?/),
    });
  });
});

describe('the standard output', () => {
  const printed = async (args: string[], env: Record<string, string> = {}) => {
    const content = contentFolder({ 'pages/a.yaml': misspelt });
    return (await runHere('validate.ts', ['--content', content, ...args], env)).stdout;
  };

  test('has nothing but the format', async () => {
    expect(await printed(['--format', 'github'])).toMatch(/^::error file=[^\n]*\n$/);
    expect(JSON.parse(await printed(['--format', 'sarif', '--fix']))).toMatchObject({
      runs: [{ results: [] }],
    });
  });

  test('has it from a process, too', async () => {
    const content = contentFolder({ 'pages/a.yaml': misspelt });
    const { ended, stdout } = start('validate.ts', ['--content', content, '--format', 'json']);
    expect(await ended).toBe(1);
    expect(JSON.parse(stdout())).toMatchObject({ summary: { errors: 1 } });
  });

  test('has colours only where they are wanted', async () => {
    const color = '\u001b[';
    expect(await printed([], { NO_COLOR: '' })).not.toContain(color);
    expect(await printed([], { NO_COLOR: '', FORCE_COLOR: '1' })).toContain(color);
    expect(await printed([], { NO_COLOR: '', FORCE_COLOR: '0' })).not.toContain(color);
  });
});

test('paths count from where the command is called', async () => {
  const folder = contentFolder({ 'pages/a.yaml': misspelt });
  const run = (INIT_CWD: string, ...args: string[]) =>
    runHere('validate.ts', ['--content', folder, ...args], { INIT_CWD, GITHUB_WORKSPACE: '' });
  expect((await run(folder)).output).toContain('--> pages/a.yaml:1:1');
  expect((await run(join(folder, '..'))).output).toMatch(/--> pages-\w+\/pages\/a\.yaml:1:1/);
  expect((await run('/nowhere')).output).toContain(`--> ${folder}/pages/a.yaml:1:1`);
  const github = await runHere('validate.ts', ['--content', folder, '--format', 'github'], {
    INIT_CWD: folder,
    GITHUB_WORKSPACE: join(folder, '..'),
  });
  expect(github.output).toMatch(/file=pages-\w+\/pages\/a\.yaml,/);
});

test('--watch checks again after every save, and Ctrl-C ends it with 0', async () => {
  const folder = contentFolder();
  const { child, ended, output } = start('validate.ts', ['--watch', '--content', folder]);
  await expect.poll(output).toContain('No problems in 2 files');
  writeFiles(folder, { 'pages/new/a.yaml': misspelt });
  await expect.poll(output).toContain('1 error in 1 of 3 files');
  writeFileSync(join(folder, 'pages/new/a.yaml'), `menu: { in: Company }\n${plainPage('A')}`);
  await expect.poll(output).toContain('No problems in 3 files');
  expect(output()).toMatch(/^\d\d:\d\d:\d\d$/m);
  rmSync(folder, { recursive: true });
  await expect.poll(output).toContain('it does not exist');
  cpSync(contentFolder(), folder, { recursive: true });
  await expect.poll(output).toMatch(/(?:No problems in 2 files.*){2}/s);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test.each([
  ['validate.ts', 'pages/a.yaml'],
  ['validate.ts', 'site.yaml'],
  ['validate.ts', 'site.yaml', '--fix'],
  ['build.ts', 'site.yaml'],
])('%s reports a pipe in place of %s at once', async (script, file, ...options) => {
  const content = contentFolder({ 'pages/a.yaml': plainPage() });
  rmSync(join(content, file));
  execFileSync('mkfifo', [join(content, file)]);
  // In a process of its own, because a pipe that is read would stop this one for good.
  const args = ['--content', content, ...options];
  const { ended, output } = start(script, args, { OUT_DIR: outFolder() });
  expect(await ended).toBe(1);
  expect(output()).toContain(`\`${file}\` is not an ordinary file`);
});
