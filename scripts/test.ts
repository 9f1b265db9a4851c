import { type StdioOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBundle } from '../renderer/build/bundle-cache.ts';
import { fingerprintEngine } from '../renderer/build/engine.ts';
import { generateTypes } from '../schema/validate/generate-types.ts';
import { readArguments, run } from './command-line.ts';
import { findBrowser, findHeadlessBrowser } from './find-browser.ts';
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
    console.log('No PostgreSQL is installed: what needs one is skipped.');
  // Both halves of the tests need it at their start. Where it cannot be made, tests say why.
  await openBundle(fingerprintEngine()).catch(() => undefined);
  // Side by side, because each of them waits half of its time.
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

/** How a program ended; `output` is empty where it was shown as it came. */
interface Ended {
  code: number;
  output: string;
}

/**
 * Runs a program of node_modules to its end. What it prints is shown as it comes, or with `collect`
 * all at once at the end, for programs that run side by side.
 */
function execute(
  name: string,
  args: string[],
  { env = {}, collect = false }: { env?: NodeJS.ProcessEnv; collect?: boolean } = {},
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
  // Shown at the end, so that it does not stand between the browser tests.
  const ended = await execute('vitest', args, { collect: true });
  return resultsOf<VitestReport>('vitest', ended, file, (report) =>
    readVitestReport(report, ended.output),
  );
}

async function browserTests(): Promise<Results> {
  const file = join(folder, 'browser.json');
  const ended = await execute('playwright', ['test', '-c', 'tests/e2e'], {
    env: {
      // For commands that take pictures, as their users have them.
      BROWSER_PATH: findBrowser(),
      HEADLESS_BROWSER: findHeadlessBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return resultsOf('playwright', ended, file, readPlaywrightReport);
}

/**
 * What the JSON report of a runner says. A runner that failed without a failed test counts as one: it
 * met a file that it cannot read, or ended before it wrote the report.
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

/** Its last lines say why. */
function failedAsWhole(name: string, { code, output }: Ended): Results {
  const error = `${output.split('\n').slice(-29).join('\n')}\nIt ended with code ${code}.`;
  return { passed: 0, failed: 1, skipped: 0, failures: [{ names: [name], error }] };
}
