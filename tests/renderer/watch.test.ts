import type { FSWatcher } from 'node:fs';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchFolders } from '../../renderer/dev/watch.ts';
import { contentFolder, plainPage, writeFiles } from '../content.ts';

/** What the system says when a folder is to be watched, by the end of its path. */
const system = vi.hoisted(() => ({
  refusals: new Map<string, string>(),
  watchers: new Map<string, unknown>(),
}));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return {
    ...original,
    watch(folder: string, ...others: unknown[]) {
      const name = folder.slice(folder.lastIndexOf('/') + 1);
      const code = system.refusals.get(name);
      if (code) throw Object.assign(new Error(`${code}: no more of them`), { code });
      const watcher = (original.watch as (...all: unknown[]) => unknown)(folder, ...others);
      system.watchers.set(name, watcher);
      return watcher;
    },
  };
});

// What is printed is what these tests look at.
afterEach(() => {
  vi.mocked(console.error).mockClear();
});

/** Watches a folder with the pages `a/one`, `b/two` and `three`; returns what is printed and noticed. */
function watching(refusals: Record<string, string>) {
  system.refusals = new Map(Object.entries(refusals));
  const content = contentFolder({
    'pages/a/one.yaml': plainPage(),
    'pages/b/two.yaml': plainPage(),
    'pages/three.yaml': plainPage(),
  });
  const printed: string[] = [];
  vi.mocked(console.error).mockImplementation((text) => printed.push(text));
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const noticed: string[] = [];
  watchFolders(join(content, 'pages'), ending.signal, (path) => noticed.push(path));
  return { content, printed, noticed };
}

test('folders that the system refuses to watch are reported in one message, and the others are watched', async () => {
  const { content, printed, noticed } = watching({ a: 'ENOSPC', b: 'ENOSPC' });
  await expect.poll(() => printed).toHaveLength(1);
  expect(printed[0]).toMatch(/pages\/a and 1 more .*ENOSPC.*max_user_watches/);
  writeFiles(content, { 'pages/three.yaml': plainPage('New') });
  await expect.poll(() => noticed).toContain('three.yaml');
});

test('a folder that is added, and that the system refuses to watch, is reported once', async () => {
  const { content, printed, noticed } = watching({ c: 'EMFILE' });
  for (const page of ['four', 'five']) {
    writeFiles(content, { [`pages/c/${page}.yaml`]: plainPage() });
    await expect.poll(() => noticed.splice(0)).toContain('c');
    await expect.poll(() => printed).toHaveLength(1);
    rmSync(join(content, 'pages/c'), { recursive: true });
    await expect.poll(() => noticed.splice(0)).toContain('c');
  }
  expect(printed).toEqual([expect.stringMatching(/pages\/c .*EMFILE.*again/)]);
});

test('a content folder that is removed and made again is watched again', async () => {
  const { content, noticed } = watching({});
  const often = { timeout: 10_000, interval: 600 };
  await vi.waitFor(() => {
    // Again each time, because the system may not have looked at the first folder yet.
    rmSync(join(content, 'pages'), { recursive: true });
    writeFiles(content, { 'pages/a/one.yaml': plainPage() });
    expect(noticed.splice(0)).toContain('');
  }, often);
  await vi.waitFor(() => {
    writeFiles(content, { 'pages/a/new.yaml': plainPage('New') });
    expect(noticed).toContain('a/new.yaml');
  }, often);
});

test('a content folder that is moved away and back is watched again', async () => {
  const { content, noticed } = watching({});
  const often = { timeout: 10_000 };
  for (const [from, to] of [
    ['pages', 'elsewhere'],
    ['elsewhere', 'pages'],
  ] as const) {
    renameSync(join(content, from), join(content, to));
    await expect.poll(() => noticed.splice(0), often).toContain('');
  }
  writeFiles(content, { 'pages/a/new.yaml': plainPage('New') });
  await expect.poll(() => noticed, often).toContain('a/new.yaml');
});

test('a folder whose watching breaks off is reported, and one that was removed is not', async () => {
  const { content, printed } = watching({});
  const fail = (name: string) =>
    (system.watchers.get(name) as FSWatcher).emit('error', new Error('EIO: it broke off'));
  rmSync(join(content, 'pages/b'), { recursive: true });
  fail('b');
  fail('a');
  await expect.poll(() => printed).toEqual([expect.stringMatching(/pages\/a .*EIO/)]);
});
