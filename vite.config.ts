/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedConfig } from './renderer/build/shared-config.ts';

/** For the dev server and the unit tests; the build takes the shared part directly. */
export default defineConfig({
  ...sharedConfig,
  plugins: [react(), ...sharedConfig.plugins],
  test: {
    setupFiles: ['tests/fail-on-console.ts'],
    // Some tests build thousands of pages, and machines are shared.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/specification/**'],
          isolate: false,
        },
      },
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
