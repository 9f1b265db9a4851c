import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { generateTypes } from '../schema/validate/generate-types.ts';
import { readArguments, run } from './command-line.ts';
import { findBrowser } from './find-browser.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

await run(async () => {
  readArguments(
    {
      usage: 'npm test',
      about:
        'Checks types, lint, format and unused code, then runs the unit tests and the browser tests.',
      options: {},
    },
    {},
  );
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  await generateTypes();
  const counts = [
    await check('biome', ['check', '.']),
    await check('tsc', ['--noEmit']),
    await check('knip', []),
    await unitTests(),
    await browserTests(),
  ];
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 ? 0 : 1;
});

/** Runs a program of node_modules to its end and returns its exit code. */
function execute(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  console.log(`\n> ${name} ${args.join(' ')}`);
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A check counts as one test. */
async function check(name: string, args: string[]): Promise<Counts> {
  const code = await execute(name, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function unitTests(): Promise<Counts> {
  const file = join(results, 'unit.json');
  const code = await execute('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return withExitCode(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

async function browserTests(): Promise<Counts> {
  const file = join(results, 'browser.json');
  const code = await execute('playwright', ['test', '-c', 'tests/e2e'], {
    BROWSER_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    TEST_PORT: String(await freePort()),
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return withExitCode(code, {
    // A test that passes only on a second try has failed.
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}

/** A runner that failed without a failed test, for instance in a file that cannot be read, counts as one. */
function withExitCode(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
