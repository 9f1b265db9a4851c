import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../renderer/build/engine.ts';

const folder = join(cacheFolder, 'dev');

const fileFor = (content: string): string =>
  join(folder, createHash('sha256').update(realpathSync(content)).digest('hex').slice(0, 16));

/** Writes down where `npm run dev` shows a content folder, and returns a function that removes it. */
export function noteRunning(content: string, address: string): () => void {
  const file = fileFor(content);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${process.pid} ${address}`);
  return () => rmSync(file, { force: true });
}

/** Returns where `npm run dev` shows a content folder right now. */
export function findRunning(content: string): string | undefined {
  try {
    const [pid = '', address] = readFileSync(fileFor(content), 'utf8').split(' ');
    // Throws if there is no such process any more.
    process.kill(Number(pid), 0);
    return address;
  } catch {
    return undefined;
  }
}
