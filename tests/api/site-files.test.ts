import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteFiles } from '../../api/files/site-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, name), content);

test('two first requests compress once', async () => {
  write('page.html', 'words '.repeat(1000));
  const files = createSiteFiles(folder);
  const found = await Promise.all([files.find('page.html'), files.find('page.html')]);
  expect(found[0]).toBe(found[1]);
  const [file] = found;
  if (!file) throw new Error('not found');
  for (const coding of ['br', 'gzip', 'identity'] as const) {
    const bodies = await Promise.all([files.read(file, coding), files.read(file, coding)]);
    expect(bodies[0]).toBeDefined();
    expect(bodies[0]).toBe(bodies[1]);
  }
});

test('what fell out of memory and has changed meanwhile is found again, not mixed', async () => {
  const files = createSiteFiles(folder);
  write('page.html', 'old '.repeat(1000));
  const old = await files.find('page.html');
  // More than is remembered.
  for (let number = 0; number < 9; number++) {
    write(`${number}.bin`, Buffer.alloc(8 * 2 ** 20, number));
    await files.find(`${number}.bin`);
  }
  write('page.html', 'new '.repeat(1000));
  if (!old) throw new Error('not found');
  expect(await files.read(old, 'gzip')).toBeUndefined();
  const file = await files.find('page.html');
  if (!file) throw new Error('not found');
  expect(file.hash).not.toBe(old.hash);
  expect(gunzipSync((await files.read(file, 'gzip')) ?? '').toString()).toContain('new');
});
