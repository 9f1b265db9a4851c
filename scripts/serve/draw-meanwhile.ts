import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/**
 * Draws the remaining pictures of shared links in a process of low priority. Returns a function that
 * ends it.
 */
export function drawMeanwhile(content: string, out: string, catalogue: boolean): () => void {
  const build = join(import.meta.dirname, '../build.ts');
  // With the options of the site's own build, or this would build a different site.
  const kind = catalogue ? ['--catalogue'] : [];
  const args = [build, '--content', content, '--share-pictures', ...kind];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, OUT_DIR: out },
    stdio: 'ignore',
  });
  // If it fails, shared links show no pictures, and the next start tries again.
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  return () => child.kill();
}
