import { defineConfig, devices } from '@playwright/test';

const port = process.env.TEST_PORT ?? '3210';
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // Machines are shared: slow is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  webServer: {
    command: 'node ../../scripts/start.ts',
    url: address,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: port,
      OUT_DIR: 'test-results/site',
      DATA_DIR: 'test-results/data',
      RATE_LIMIT_PER_MINUTE: '0',
      INIT_CWD: '../..',
    },
  },
});
