/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { sharedConfig } from './renderer/build/shared-config.ts';

/** Tests that replace modules, and so cannot share them with others. */
const isolated = ['tests/renderer/publish.test.ts', 'tests/renderer/styles.test.tsx'];

/** For the unit tests; the build takes the shared part directly. */
export default defineConfig({
  ...sharedConfig,
  test: {
    setupFiles: ['tests/fail-on-console.ts'],
    // Some tests build thousands of pages, browser tests run beside them, and machines are shared.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // All cores: by default, one is left to somebody who waits.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/specification/**', ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'specification',
          include: ['tests/specification/**/*.test.ts'],
          globalSetup: ['tests/specification/build-pages.ts'],
          // These only read the pages that were built once.
          isolate: false,
        },
      },
    ],
  },
});
