import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { contentFolder, plainPage, temporaryFolder } from '../content.ts';
import { runHere } from './run-here.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

/** Files can be opened, but nothing can be written into them. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const writeFileSync = (...args: Parameters<typeof original.writeFileSync>) => {
    const isContent = typeof args[0] === 'number' || String(args[0]).includes('/pages/');
    if (disk.isFull && isContent) {
      const words = 'ENOSPC: no space left on device, write';
      throw Object.assign(new Error(words), { code: 'ENOSPC', syscall: 'write' });
    }
    original.writeFileSync(...args);
  };
  const copyFileSync = (...args: Parameters<typeof original.copyFileSync>) => {
    const [path, dest] = args.map(String);
    if (disk.isFull && path?.includes('/pages/')) {
      const words = 'ENOSPC: no space left on device, copyfile';
      throw Object.assign(new Error(words), { code: 'ENOSPC', syscall: 'copyfile', path, dest });
    }
    original.copyFileSync(...args);
  };
  return { ...original, writeFileSync, copyFileSync };
});

function fillDisk(): void {
  disk.isFull = true;
  onTestFinished(() => {
    disk.isFull = false;
  });
}

test('a full disk is named in words, and no half of a new page is left', async () => {
  const content = contentFolder();
  fillDisk();
  expect(await runHere('new.ts', ['page', 'a', '--content', content])).toMatchObject({
    code: 2,
    output: 'A file cannot be opened or written: the disk is full.',
  });
  expect(existsSync(join(content, 'pages/a.yaml'))).toBe(false);
});

test('--fix names each file that it cannot write, and reports the problems all the same', async () => {
  const page = plainPage('A').replace('title: A', 'titel: A');
  const content = contentFolder({ 'pages/a.yaml': page, 'pages/b.yaml': page });
  fillDisk();
  const { code, output } = await runHere('validate.ts', ['--fix', '--content', content]);
  for (const name of ['a', 'b']) {
    expect(output).toContain(`pages/${name}.yaml cannot be written: the disk is full.`);
    expect(readFileSync(join(content, `pages/${name}.yaml`), 'utf8')).toBe(page);
  }
  expect(output).toMatch(/did you mean `title`/);
  expect(code).toBe(1);
});

test('of a file that is copied, the copy is named and not the file beside the pages', async () => {
  const out = temporaryFolder();
  const content = contentFolder({ 'pages/a.txt': 'A' });
  fillDisk();
  const { code, output } = await runHere('build-command.ts', ['--content', content], {
    OUT_DIR: out,
  });
  expect(output).toContain('a.txt cannot be opened or written: the disk is full.');
  expect(output).not.toContain(join(content, 'pages/a.txt'));
  expect(code).toBe(2);
});
