/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedConfig } from './renderer/build/shared-config.ts';

/** For the dev server and the unit tests; the build takes the shared part directly. */
export default defineConfig({
  ...sharedConfig,
  plugins: [react(), ...sharedConfig.plugins],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/fail-on-console.ts'],
    // Some tests build thousands of pages, and machines are shared.
    testTimeout: 30_000,
  },
});
