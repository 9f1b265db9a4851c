import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../renderer/bundle/cache-folder.ts';
import { fingerprint } from '../../schema/files/fingerprint.ts';

const folder = join(cacheFolder, 'dev');

const fileFor = (content: string): string =>
  join(folder, fingerprint(realpathSync(content)).slice(0, 16));

/** Saves where `npm run dev` shows a content folder. Returns a function that removes the file. */
export function saveDevAddress(content: string, address: string): () => void {
  const file = fileFor(content);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${process.pid} ${address}`);
  return () => rmSync(file, { force: true });
}

/** Returns where `npm run dev` shows a content folder right now. */
export function findDevAddress(content: string): string | undefined {
  try {
    const [pid = '', address] = readFileSync(fileFor(content), 'utf8').split(' ');
    // Throws if the process has ended.
    process.kill(Number(pid), 0);
    return address;
  } catch {
    return undefined;
  }
}
