import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contentFolder, outFolder, plainPage, temporaryFolder, writeFiles } from '../content.ts';
import { runHere } from './run-here.ts';
import { start } from './start-script.ts';

const scripts = join(import.meta.dirname, '../../scripts');

async function runToEnd(script: string, args: string[], env?: Record<string, string>) {
  const { ended, output } = start(script, args, env);
  return { code: await ended, output: output() };
}

test('an error of the program itself is no wrong content: it ends with 2, and its place', () => {
  const code = `import { run } from '${scripts}/command-line.ts';
    await run(() => { throw new TypeError('Not a function'); });`;
  const options = { encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code],
    options,
  );
  expect(status).toBe(2);
  expect(stderr).toMatch(/TypeError: Not a function\n +at /);
});

test('the help of bench names each of them, which its refusal of another name lists', async () => {
  const { output: help } = await runHere('bench.ts', ['--help']);
  const { output } = await runHere('bench.ts', ['no-such-bench']);
  const names = / There are (.+)\.$/m.exec(output)?.[1]?.split(', ') ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !new RegExp(`^  ${name} `, 'm').test(help))).toEqual([]);
});

describe('validate', () => {
  const cases: [string, () => string[], number, RegExp][] = [
    ['valid content', () => ['--content', contentFolder()], 0, /No problems in 2 files/],
    [
      'content with errors',
      () => ['--content', contentFolder({ 'pages/a.yaml': 'title: A' })],
      1,
      /needs `description` and `blocks`[\s\S]*1 error in 1 of 3 files/,
    ],
    [
      'only the files that are named',
      () => ['--content', contentFolder({ 'pages/a.yaml': 'title: A' }), 'pages/index.yaml'],
      0,
      /No problems in 1 file/,
    ],
    [
      'a file that does not exist',
      () => ['--content', contentFolder(), 'pages/b.yaml'],
      2,
      /There is no page or file/,
    ],
    [
      'a folder that does not exist',
      () => ['--content', join(temporaryFolder(), 'nowhere')],
      2,
      /is not a content folder/,
    ],
    [
      'an unknown option',
      () => ['--contnet', 'x'],
      2,
      /Did you mean --content\?[\s\S]*Usage: npm run validate/,
    ],
    [
      'an unknown option, below which the help would hide it',
      () => ['--fixx'],
      2,
      /^(?:.+\n?|\n){1,6}$/,
    ],
    ['an option with swapped letters', () => ['--fxi'], 2, /Did you mean --fix\?/],
    ['a missing value', () => ['--content', '--fix'], 2, /^.+ value after a space: --content DIR/],
    ['a value behind `=`', () => ['--explain=P104'], 2, /after a space: --explain CODE/],
    [
      'an unknown format',
      () => ['--format', 'xml'],
      2,
      /There are pretty, json, github, sarif, junit/,
    ],
    ['an empty argument', () => ['--content', contentFolder(), ''], 2, /^An argument is empty\./],
    [
      'an explanation in a format',
      () => ['--explain', 'P104', '--format', 'json'],
      2,
      /takes no --format/,
    ],
    ['help', () => ['--help'], 0, /Exit code: 0 valid, 1 not valid, 2 could not check/],
  ];
  test.each(cases)('%s', async (_, args, code, words) => {
    const result = await runHere('validate.ts', args());
    expect(result.output).toMatch(words);
    expect(result.code).toBe(code);
  });

  test('as JSON, for programs', async () => {
    const content = contentFolder({
      'pages/a.yaml': plainPage('A').replace('title: A', 'titel: A'),
    });
    const { output, code } = await runHere('validate.ts', [
      '--content',
      content,
      '--format',
      'json',
    ]);
    const { summary, diagnostics } = JSON.parse(output);
    expect(code).toBe(1);
    expect(summary).toEqual({ files: 3, errors: 1, warnings: 0, fixable: 1 });
    expect(diagnostics[0]).toMatchObject({
      code: 'P104',
      file: 'pages/a.yaml',
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 6 } },
      fix: { text: 'title', certain: true },
    });
  });
});

test.skipIf(!existsSync('/dev/full'))('output that the disk has no room for is no success', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(scripts, 'validate.ts'), '--content', contentFolder(), '--format', 'json'],
    { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'], encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([2, 'The output cannot be written: the disk is full.\n']);
});

describe('build', () => {
  test('says what it did, and what is wrong', async () => {
    const content = contentFolder();
    const env = { OUT_DIR: outFolder() };
    expect(await runHere('build-command.ts', ['--content', content], env)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Built 1 page in .* \(1 rendered, 0 unchanged, 0 removed\)/),
    });
    const broken = contentFolder({ 'pages/a.yaml': 'title: [' });
    expect(await runHere('build-command.ts', ['--content', broken], env)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Not built'),
    });
  });

  test('counts the files that it checked as validation does', async () => {
    const content = contentFolder({
      'pages/draft.yaml': plainPage('Draft').replace('blocks:', 'draft: true\nblocks:'),
      'pages/old.html': '<p>Old</p>',
      'pages/older.html': '<p>Older</p>',
      'pages/first.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'pages/second.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const outputs = [
      await runHere('build-command.ts', ['--content', content], { OUT_DIR: outFolder() }),
      await runHere('validate.ts', ['--content', content]),
    ];
    for (const { output } of outputs) expect(output).toContain('in 4 of 7 files');
  });

  test('says what takes a page or a folder', async () => {
    const folder = contentFolder();
    const words = async (argument: string) =>
      (await runHere('build-command.ts', [argument])).output;
    expect(await words('/pricing')).toContain('npm run validate -- /pricing');
    expect(await words(folder)).toContain(`--content ${folder}`);
  });

  test.each([
    ['build-command.ts', ['pricing'], 'npm run validate -- pricing'],
    ['check.ts', ['--fix'], 'npm run validate -- --fix'],
    ['dev.ts', ['--port', '5055'], 'PORT=… npm run dev'],
  ])('%s %j says what was meant', async (script, args, words) => {
    expect(await runHere(script, args)).toMatchObject({
      code: 2,
      output: expect.stringContaining(words),
    });
  });

  test('says which option was meant by a word without dashes', async () => {
    expect(await runHere('build-command.ts', ['production'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('Did you mean --production?'),
    });
  });
});

describe('start', () => {
  const environment = () => {
    const folder = temporaryFolder();
    return { OUT_DIR: join(folder, 'out'), DATA_DIR: join(folder, 'data'), PORT: '0' };
  };

  test('builds, serves, stores leads, and ends cleanly on SIGTERM', async () => {
    const env = environment();
    const { child, output, stdout, ended } = start('start.ts', ['--content', contentFolder()], env);
    await expect.poll(output).toContain('Ready on');
    const address = /Ready on (\S+)/.exec(output())?.[1] ?? '';
    expect((await fetch(address)).status).toBe(200);
    const answer = await fetch(`${address}/api/email-signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', source: 'hero' }),
    });
    expect(answer.status).toBe(201);
    expect(output()).not.toContain('ada@example.com');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const lines = stdout()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('Ready on'));
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toEqual(
      expect.arrayContaining(['built', 'leads-not-reported', 'listening', 'request', 'stopping']),
    );
    const leads = await runToEnd('leads.ts', ['export', '--format', 'json'], env);
    expect(JSON.parse(leads.output)).toMatchObject([{ kind: 'email-signup' }]);
  });

  test('is no outage where content, or the folder of the leads, is not as it should be', async () => {
    const env = environment();
    const content = contentFolder();
    const page = join(content, 'pages/index.yaml');
    const valid = readFileSync(page);
    expect((await runHere('build-command.ts', ['--content', content], env)).code).toBe(0);
    writeFileSync(page, 'title: [');
    const leads = join(env.DATA_DIR, 'leads.sqlite');
    mkdirSync(leads, { recursive: true });
    const { child, ended, output } = start('start.ts', ['--content', content], env);
    await expect.poll(output).toContain('Ready on');
    const address = /Ready on (\S+)/.exec(output())?.[1] ?? '';
    const post = async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: 'ada@example.com', source: 'hero' });
      return (await fetch(`${address}/api/email-signup`, { method: 'POST', headers, body })).status;
    };
    const ready = async () => {
      const answer = await fetch(`${address}/readyz`);
      return [answer.status, await answer.json()];
    };
    expect((await fetch(address)).status).toBe(200);
    expect(await post()).toBe(503);
    const old = expect.stringContaining('last build failed');
    const lost = expect.stringContaining('cannot be stored');
    expect(await ready()).toEqual([503, { status: 'unavailable', pages: old, leads: lost }]);
    expect(output()).toContain('"event":"build-failed"');
    expect(output()).toContain('"event":"store-unavailable"');

    rmdirSync(leads);
    await expect.poll(ready).toEqual([200, { status: 'ready', pages: old, leads: 'ok' }]);
    expect(await post()).toBe(201);
    writeFileSync(page, valid);
    expect((await runHere('build-command.ts', ['--content', content], env)).code).toBe(0);
    await expect.poll(ready).toEqual([200, { status: 'ready', pages: 'ok', leads: 'ok' }]);

    renameSync(env.OUT_DIR, `${env.OUT_DIR}.aside`);
    const none = expect.stringContaining('no pages');
    await expect.poll(ready).toEqual([503, { status: 'unavailable', pages: none, leads: 'ok' }]);
    await expect.poll(output).toContain('"event":"pages-missing"');
    renameSync(`${env.OUT_DIR}.aside`, env.OUT_DIR);
    await expect.poll(ready).toMatchObject([200, { pages: 'ok' }]);

    renameSync(leads, `${leads}.aside`);
    await expect.poll(ready).toMatchObject([503, { leads: lost }]);
    renameSync(`${leads}.aside`, leads);
    await expect.poll(ready).toMatchObject([200, { leads: 'ok' }]);
    expect(await post()).toBe(201);

    // What a build has left that was killed, and that cannot be finished.
    mkdirSync(join(env.OUT_DIR, '.publish/switching-9999999'), { recursive: true });
    await expect.poll(output).toContain('"event":"switch-failed"');
    child.kill('SIGUSR1');
    expect((await fetch(address)).status).toBe(200);
    child.kill('SIGHUP');
    expect(await ended).toBe(0);
    expect(output()).not.toContain('Debugger');
  });

  test('content that is not valid', async () => {
    const content = contentFolder({ 'pages/a.yaml': 'title: [' });
    const result = await runHere('start.ts', ['--content', content], environment());
    expect(result.output).toMatch(/Not built/);
    expect(result.output).not.toContain('    at ');
    expect(result.code).toBe(1);
  });

  test('a bad variable', async () => {
    const env = { ...environment(), PORT: 'many' };
    const { code, output } = await runHere('start.ts', ['--content', contentFolder()], env);
    expect(output).toMatch(/PORT is "many"; it must be/);
    expect(output).not.toContain('    at ');
    expect(code).toBe(2);
  });

  test('a port that is taken, and a data folder that cannot be', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const content = contentFolder();
    for (const script of ['start.ts', 'dev.ts']) {
      const env = { ...environment(), PORT: String(port) };
      expect(await runToEnd(script, ['--content', content], env)).toMatchObject({
        code: 2,
        output: expect.stringContaining('another program uses it'),
      });
    }
    const file = join(content, 'site.yaml');
    const unwritable = await runHere('start.ts', ['--content', content], {
      ...environment(),
      DATA_DIR: file,
    });
    expect(unwritable.code).toBe(2);
    expect(unwritable.output).toContain('site.yaml');
    expect(unwritable.output).not.toContain('    at ');
  });
});

test('an option that npm took for its own is not passed over', async () => {
  const env = { npm_config_fix: 'true', npm_lifecycle_event: 'validate' };
  const { code, output } = await runHere('validate.ts', ['--content', contentFolder()], env);
  expect(output).toContain('npm run validate -- --fix');
  expect(code).toBe(2);
});

test('settings that lie among the pages are named', async () => {
  const content = temporaryFolder();
  writeFiles(content, { 'pages/site.yaml': 'brand: { name: A }' });
  const { code, output } = await runHere('validate.ts', ['--content', content]);
  expect(output).toContain('site.yaml is in the folder pages');
  expect(code).toBe(2);
});

describe('what is not a content folder is refused in one sentence', () => {
  const cases: [script: string, args: string[], env: Record<string, string>, words: RegExp][] = [
    ...['start.ts', 'dev.ts', 'build-command.ts', 'validate.ts'].map(
      (script): (typeof cases)[number] => [
        script,
        [],
        { CONTENT_DIR: '/nowhere' },
        /^\/nowhere is not a content folder: it does not exist\./,
      ],
    ),
    ['validate.ts', [], { CONTENT_DIR: import.meta.filename }, /it is a file/],
    ['validate.ts', [], { CONTENT_DIR: 'schema', INIT_CWD: join(scripts, '..') }, /site\.yaml/],
    ['validate.ts', [], { CONTENT_DIR: '../nowhere', INIT_CWD: '/tmp' }, /^\/nowhere is not/],
    ['validate.ts', ['--content', ''], {}, /--content needs a folder/],
    ['validate.ts', ['--content', 'pages'], {}, /Did you mean \S+\?$/],
    ['validate.ts', ['--content', 'pages/pricing.yaml'], {}, /Did you mean \S+\?$/],
  ];
  test.each(cases)('%s %j %j', async (script, args, env, words) => {
    const folder = temporaryFolder();
    const own = { OUT_DIR: join(folder, 'out'), DATA_DIR: join(folder, 'data'), PORT: '0' };
    const { code, output } = await runHere(script, args, { ...own, ...env });
    expect(output).toMatch(words);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });
});

describe('npm that gets a signal leaves no command behind', () => {
  test.each([
    ['SIGTERM', 'dev', []],
    ['SIGINT', 'validate', ['--watch']],
  ] as const)('%s: %s', async (signal, command, options) => {
    const args = ['run', command, '--', '--content', contentFolder(), ...options];
    const npm = spawn('npm', args, {
      env: { ...process.env, INIT_CWD: '', PORT: '0', DATA_DIR: temporaryFolder() },
      // A group of its own, so that everything in it can be ended.
      detached: true,
    });
    let closed = false;
    onTestFinished(() => {
      if (!closed) process.kill(-(npm.pid as number), 'SIGKILL');
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    await vi.waitUntil(() => /Ready on|No problems/.test(output), 20_000);
    npm.kill(signal);
    // Only when nobody holds its output any more.
    await once(npm, 'close');
    closed = true;
  });
});
