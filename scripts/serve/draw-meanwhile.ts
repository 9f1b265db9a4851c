import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/**
 * Draws the pictures of shared links that a build has left, in a process that gives way to every
 * other. Returns the function that ends it.
 */
export function drawMeanwhile(content: string, out: string, catalogue: boolean): () => void {
  const build = join(import.meta.dirname, '../build.ts');
  // As the site was built, or that would be another site.
  const kind = catalogue ? ['--catalogue'] : [];
  const args = [build, '--content', content, '--share-pictures', ...kind];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, OUT_DIR: out },
    stdio: 'ignore',
  });
  // Without it, links are shared without their pictures, and the next start tries again.
  child.on('error', () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  return () => child.kill();
}
