import { type StdioOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generateTypes } from '../schema/validate/generate-types.ts';
import { readArguments, run } from './command-line.ts';
import { findBrowser, findHeadlessBrowser } from './find-browser.ts';

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
  // Side by side, because each of them waits for the disk or uses one core.
  const checks = await Promise.all([
    check('biome', ['check', '.']),
    check('tsc', ['--noEmit']),
    check('knip', []),
  ]);
  // Browser tests wait for half of their time, which is enough for most of the unit tests.
  const counts = [...checks, ...(await Promise.all([browserTests(), unitTests()]))];
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 ? 0 : 1;
});

/**
 * Runs a program of node_modules to its end and returns its exit code. What it prints is shown as it
 * comes, or with `collect` all at once at the end, for programs that run side by side.
 */
function execute(
  name: string,
  args: string[],
  { env = {}, collect = false }: { env?: NodeJS.ProcessEnv; collect?: boolean } = {},
): Promise<number> {
  const title = `\n> ${name} ${args.join(' ')}`;
  if (!collect) console.log(title);
  const output: Buffer[] = [];
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
      stream?.on('data', (data: Buffer) => output.push(data));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (collect) console.log(`${title}\n${Buffer.concat(output).toString().trimEnd()}`);
      resolve(code ?? 1);
    });
  });
}

/** A check counts as one test. */
async function check(name: string, args: string[]): Promise<Counts> {
  const code = await execute(name, args, { collect: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function unitTests(): Promise<Counts> {
  const file = join(results, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  // Shown at the end, so that it does not stand between the browser tests.
  const code = await execute('vitest', args, { collect: true });
  return countTests(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

async function browserTests(): Promise<Counts> {
  const file = join(results, 'browser.json');
  const code = await execute('playwright', ['test', '-c', 'tests/e2e'], {
    env: {
      // For commands that take pictures, as their users have them.
      BROWSER_PATH: findBrowser(),
      HEADLESS_BROWSER: findHeadlessBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return countTests(code, file, ({ stats }) => ({
    // A test that passes only on a second try has failed.
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/**
 * The counts of a runner's JSON report. A runner that failed without a failed test counts as one: it
 * met a file that it cannot read, or ended before it wrote the report.
 */
function countTests(
  code: number,
  file: string,
  // biome-ignore lint/suspicious/noExplicitAny: each runner has a report of its own shape.
  read: (report: any) => Counts,
): Counts {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
