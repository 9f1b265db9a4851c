import { type StdioOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBundle } from '../renderer/bundle/bundle-cache.ts';
import { compiledFolder, fingerprintEngine } from '../renderer/bundle/engine.ts';
import { generateTypes } from '../schema/validate/generate-types.ts';
import { readArguments, run } from './command-line.ts';
import { findHeadlessBrowser } from './find-browser.ts';
import { findOrInstallPostgres } from './postgres/find-postgres.ts';
import {
  formatFailures,
  type Results,
  readPlaywrightReport,
  readVitestReport,
  type VitestReport,
} from './test/results.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results');

await run(async () => {
  readArguments({
    usage: 'npm test',
    about:
      'Checks types, lint, format and unused code, then runs the unit tests and the browser tests.',
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await generateTypes();
  if (!findOrInstallPostgres())
    console.log('PostgreSQL is not installed: the tests that need it are skipped.');
  // Unit tests and browser tests both need the bundle. If bundling fails, the tests say why.
  await openBundle(fingerprintEngine()).catch(() => undefined);
  // In parallel, because each of them waits at times: one after the other, they take 5 % longer.
  const results = await Promise.all([
    check('biome', ['check', '.']),
    check('tsc', ['--noEmit']),
    check('knip', []),
    browserTests(),
    unitTests(),
  ]);
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  console.log(formatFailures(results.flatMap(({ failures }) => failures)));
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 ? 0 : 1;
});

/** How a program ended. `output` is empty if it was printed right away. */
interface Ended {
  code: number;
  output: string;
}

/**
 * Runs a program of node_modules to its end. Its output is printed right away, or with `collect` at
 * the end, so that programs can run in parallel.
 */
function execute(
  name: string,
  args: string[],
  { env = {}, collect = false }: { env?: NodeJS.ProcessEnv; collect?: boolean },
): Promise<Ended> {
  const title = `\n> ${name} ${args.join(' ')}`;
  if (!collect) console.log(title);
  const chunks: Buffer[] = [];
  const stdio: StdioOptions = collect
    ? ['ignore', 'pipe', 'pipe']
    : ['ignore', 'inherit', 'inherit'];
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => chunks.push(data));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(chunks).toString().trimEnd();
      if (collect) console.log(`${title}\n${output}`);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** A check counts as one test. */
async function check(name: string, args: string[]): Promise<Results> {
  const ended = await execute(name, args, { collect: true });
  return ended.code === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [] }
    : failedAsWhole(name, ended);
}

async function unitTests(): Promise<Results> {
  const file = join(folder, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  // Collected, so that it does not mix with the output of the browser tests.
  const ended = await execute('vitest', args, { collect: true });
  return resultsOf<VitestReport>('vitest', ended, file, (report) =>
    readVitestReport(report, ended.output),
  );
}

async function browserTests(): Promise<Results> {
  const file = join(folder, 'browser.json');
  const ended = await execute('playwright', ['test', '-c', 'tests/e2e'], {
    env: {
      // Also for the commands under test that take pictures of pages.
      BROWSER_PATH: findHeadlessBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      // Node reads TypeScript by itself. Otherwise Playwright compiles every file for 10 s in a new clone.
      PW_DISABLE_TS_ESM: '1',
      NODE_COMPILE_CACHE: compiledFolder,
    },
  });
  return resultsOf('playwright', ended, file, readPlaywrightReport);
}

/**
 * The results in the JSON report of a test runner. If the runner fails without a failed test, for
 * instance because it cannot read a file, that counts as one failed test.
 */
function resultsOf<Report>(
  name: string,
  ended: Ended,
  file: string,
  read: (report: Report) => Results,
): Results {
  if (!existsSync(file)) return failedAsWhole(name, ended);
  const results = read(JSON.parse(readFileSync(file, 'utf8')));
  if (ended.code === 0 || results.failed > 0) return results;
  const { failures } = failedAsWhole(name, ended);
  return {
    ...results,
    failed: 1,
    failures: results.failures.length > 0 ? results.failures : failures,
  };
}

/** One failed test for a whole program, with the last lines of its output. */
function failedAsWhole(name: string, { code, output }: Ended): Results {
  const error = `${output.split('\n').slice(-29).join('\n')}\nIt ended with code ${code}.`;
  return { passed: 0, failed: 1, skipped: 0, failures: [{ names: [name], error }] };
}
