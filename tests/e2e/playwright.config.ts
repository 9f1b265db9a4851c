import { defineConfig, devices } from '@playwright/test';

// Playwright looks for source maps whenever it takes a stack, which is a tenth of the time of a worker.
// Where Node itself reads the tests, there are none.
if (process.env.PW_DISABLE_TS_ESM) Reflect.deleteProperty(Error, 'prepareStackTrace');

/** Serves a site to test on its own port; `NAME_ADDRESS` is its address. */
const serve = (name: string, content: string, { before = '', options = '' } = {}) => ({
  command: `${before}node scripts/start.ts --content ${content}${options}`,
  cwd: '../..',
  wait: { stdout: new RegExp(`Ready on (?<${name}_address>\\S+)`) },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 } as const,
  env: {
    PORT: '0',
    INIT_CWD: '.',
    OUT_DIR: `test-results/${name}`,
    DATA_DIR: `test-results/${name}-data`,
    RATE_LIMIT_PER_MINUTE: '0',
  },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // Only for hanging servers: machines are shared, and slowness is not a failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ADDRESS,
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
    // The servers of these tests would spend more time on compression than on anything else.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Tests of motion override this; the others do not wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: [
    serve('site', 'tests/site'),
    serve('examples', 'test-results/example-pages', {
      before: 'node tests/e2e/example-pages.ts test-results/example-pages && ',
      options: ' --catalogue',
    }),
    serve('project', '.'),
    serve('other', 'tests/other-site'),
  ],
});
