import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** A copy of the tests' own site in a temporary folder, with a folder for what commands write. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(folder, 'content');
  cpSync(join(root, 'tests/site'), content, { recursive: true });
  return {
    content,
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Runs `start` or `dev` on a copied site until it is stopped; resolves when it says its address. */
export async function runServer(
  command: 'start' | 'dev',
  { content, folder }: { content: string; folder: string },
  options: readonly string[] = [],
) {
  const server = spawn(
    process.execPath,
    [join(root, `scripts/${command}.ts`), '--content', content, ...options],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        OUT_DIR: join(folder, 'out'),
        NO_COLOR: '1',
      },
    },
  );
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const announced = /http:\/\/127\.0\.0\.1:\d+/;
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(announced);
  return {
    address: announced.exec(output)?.[0] ?? '',
    /** All that it has written to the terminal so far. */
    output: () => output,
    stop: () => server.kill(),
  };
}
