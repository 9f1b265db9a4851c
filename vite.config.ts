/// <reference types="vitest/config" />
import { accessSync, constants, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { sharedConfig } from './renderer/bundle/shared-config.ts';

/** Tests that replace modules, and so cannot share them with others. */
const isolated = [
  'tests/renderer/publish.test.ts',
  'tests/renderer/styles.test.tsx',
  'tests/renderer/watch.test.ts',
  'tests/scripts/full-disk.test.ts',
];

/** A test that counts steps in a worker of its own: code that was counted takes twice as long afterwards. */
const counting = 'tests/schema/rules/growth.test.ts';

/** Tests of code that only Vite can load, such as components and virtual modules. */
const withVite = [
  'tests/{blocks,renderer,schema}/**/*.test.tsx',
  'tests/blocks/{integrations,requests}.test.ts',
  'tests/renderer/{any-size,api-origin,inline-fields,theme}.test.ts',
];

const withoutVite = { viteModuleRunner: false, nodeLoader: false };

// Tests write, rename and remove thousands of small files, which is several times slower on a busy disk.
if (hasRoom('/dev/shm')) process.env.TMPDIR = '/dev/shm';

// A compile cache for the processes and threads of tests, like that of the commands.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

/** Whether a folder in memory is there, may be written to, and is not as small as in many containers. */
function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > 2 ** 31;
  } catch {
    return false;
  }
}

/** For the unit tests; the build takes the shared part directly. */
export default defineConfig({
  ...sharedConfig,
  test: {
    setupFiles: ['tests/fail-on-console.ts'],
    // Only for tests that hang. Some tests build thousands of pages beside the browser tests, on shared
    // machines.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // All cores; by default one stays free.
    maxWorkers: '100%',
    // Tests make many short-lived objects: in more room, they are collected less often.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'vite',
          include: withVite,
          exclude: isolated,
          environment: 'jsdom',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'native',
          // They take a fifth less time without Vite.
          include: ['tests/**/*.test.ts'],
          exclude: [
            ...withVite,
            'tests/specification/**',
            'tests/api/stores/**',
            ...isolated,
            counting,
          ],
          isolate: false,
          experimental: withoutVite,
        },
      },
      {
        extends: true,
        test: { name: 'counting', include: [counting], experimental: withoutVite },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'stores',
          include: ['tests/api/stores/**/*.test.ts'],
          globalSetup: ['tests/api/stores/start-postgres.ts'],
          isolate: false,
          experimental: withoutVite,
        },
      },
      {
        extends: true,
        test: {
          name: 'specification',
          include: ['tests/specification/**/*.test.ts'],
          globalSetup: ['tests/specification/build-pages.ts'],
          // These tests only read pages, which are built once.
          isolate: false,
          experimental: withoutVite,
        },
      },
    ],
  },
});
