import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../content.ts';

const script = join(import.meta.dirname, '../../scripts/prepare.mjs');

/** A project with a lock file, where npm only writes down how it was called. */
let project: string;
beforeEach(() => {
  project = temporaryFolder();
  for (const folder of ['scripts', 'bin']) mkdirSync(join(project, folder));
  copyFileSync(script, join(project, 'scripts/prepare.mjs'));
  lock('one');
  const npm = join(project, 'bin/npm');
  writeFileSync(npm, '#!/bin/sh\nmkdir -p node_modules\necho "$1 $*" >> calls\n');
  chmodSync(npm, 0o755);
});

const lock = (text: string) => writeFileSync(join(project, 'package-lock.json'), text);

/** What npm was asked for: `ci` or `install`, with or without what only development needs. */
function prepare(environment: Record<string, string> = {}, ...args: string[]): string[] {
  const calls = join(project, 'calls');
  writeFileSync(calls, '');
  const path = [join(project, 'bin'), process.env.PATH].join(delimiter);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', ...environment, PATH: path },
  });
  expect([status, String(stdout)]).toEqual([0, '']);
  return readFileSync(calls, 'utf8')
    .split('\n')
    .filter((call) => call !== '')
    .map((call) => /^\w+/.exec(call) + (call.includes('--omit=dev') ? ' without' : ' with'));
}

const production = { NODE_ENV: 'production' };

test('takes what the lock file says, once, and changes what differs later', () => {
  expect(prepare()).toEqual(['ci with']);
  expect(prepare()).toEqual([]);
  lock('two');
  expect(prepare()).toEqual(['install with']);
});

test('production gets nothing for development, by no later command either, until tests need it', () => {
  expect(prepare(production)).toEqual(['ci without']);
  expect([prepare(production), prepare()]).toEqual([[], []]);
  lock('two');
  expect(prepare()).toEqual(['install without']);
  expect(prepare(production, '--dev')).toEqual(['install with']);
  expect(prepare(production)).toEqual([]);
});

test('an installation that was removed is made anew', () => {
  expect(prepare()).toEqual(['ci with']);
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(prepare()).toEqual(['ci with']);
});
