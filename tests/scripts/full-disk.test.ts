import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFolder } from '../content.ts';
import { runHere } from './run-here.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

/** Files can be opened, but nothing can be written into them. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const writeFileSync = (...args: Parameters<typeof original.writeFileSync>) => {
    if (disk.isFull && typeof args[0] === 'number') {
      const words = 'ENOSPC: no space left on device, write';
      throw Object.assign(new Error(words), { code: 'ENOSPC', syscall: 'write' });
    }
    original.writeFileSync(...args);
  };
  return { ...original, writeFileSync };
});

test('a full disk is named in words, and no half of a new page is left', async () => {
  const content = contentFolder();
  disk.isFull = true;
  onTestFinished(() => {
    disk.isFull = false;
  });
  expect(await runHere('new.ts', ['page', 'a', '--content', content])).toMatchObject({
    code: 2,
    output: 'A file cannot be opened or written: the disk is full.',
  });
  expect(existsSync(join(content, 'pages/a.yaml'))).toBe(false);
});
