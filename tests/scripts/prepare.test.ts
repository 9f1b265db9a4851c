import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../content.ts';

const script = join(import.meta.dirname, '../../scripts/prepare.mjs');

/** What npm does in these tests: it writes down how it was called and what it has installed. */
const npm = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const isWanted = ([folder, { dev, optional }]) =>
  folder !== '' && !optional && !(dev && process.argv.includes('--omit=dev'));
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
mkdirSync('node_modules', { recursive: true });
writeFileSync(
  'node_modules/.package-lock.json',
  JSON.stringify({ packages: Object.fromEntries(Object.entries(packages).filter(isWanted)) }),
);
`;

/** A project with a lock file. */
let project: string;
beforeEach(() => {
  project = temporaryFolder();
  for (const folder of ['scripts', 'bin']) mkdirSync(join(project, folder));
  copyFileSync(script, join(project, 'scripts/prepare.mjs'));
  lock('1.0.0');
  writeFileSync(join(project, 'bin/npm'), npm, { mode: 0o755 });
});

/** Locks a version of a package, beside packages for development and for another system. */
function lock(version: string): void {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/react': { version },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/react-on-another-system': { version, optional: true },
  };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
}

/** Runs npm by hand. */
const npmByHand = (command: string): void => {
  execFileSync(join(project, 'bin/npm'), [command], { cwd: project });
};

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
  lock('2.0.0');
  expect(prepare()).toEqual(['install with']);
});

test('production gets nothing for development, by no later command either, until tests need it', () => {
  expect(prepare(production)).toEqual(['ci without']);
  expect([prepare(production), prepare()]).toEqual([[], []]);
  lock('2.0.0');
  expect(prepare()).toEqual(['install without']);
  expect(prepare(production, '--dev')).toEqual(['install with']);
  expect(prepare(production)).toEqual([]);
});

test('an installation by hand is enough', () => {
  npmByHand('ci');
  expect(prepare()).toEqual([]);
  lock('2.0.0');
  npmByHand('install');
  expect(prepare()).toEqual([]);
});

test('an installation that was interrupted is made again', () => {
  mkdirSync(join(project, 'node_modules'));
  expect(prepare()).toEqual(['install with']);
  writeFileSync(join(project, 'node_modules/.package-lock.json'), '{"packages": {');
  expect(prepare()).toEqual(['install with']);
  expect(prepare()).toEqual([]);
});

test('an installation that was removed is made anew', () => {
  expect(prepare()).toEqual(['ci with']);
  rmSync(join(project, 'node_modules'), { recursive: true });
  expect(prepare()).toEqual(['ci with']);
});
