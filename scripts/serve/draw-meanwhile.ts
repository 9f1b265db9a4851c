import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../../api/log.ts';

/** The site's own build, with its options, or this would build a different site. */
interface OwnBuild {
  content: string;
  out: string;
  catalogue: boolean;
}

/**
 * Draws the remaining pictures of shared links in a process of low priority. Returns a function that
 * ends it.
 */
export function drawMeanwhile({ content, out, catalogue }: OwnBuild, log: Log): () => void {
  const build = join(import.meta.dirname, '../build.ts');
  const kind = catalogue ? ['--catalogue'] : [];
  const args = [build, '--content', content, '--share-pictures', ...kind];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, OUT_DIR: out },
    stdio: 'ignore',
  });
  const fail = () => {
    const advice =
      'Some shared links have no picture until the next start: `npm run build -- --share-pictures` says why.';
    log({ event: 'drawing-failed', advice });
  };
  child.once('error', fail);
  child.once('exit', (code, signal) => {
    // These signals end the server, too.
    if (code !== 0 && signal !== 'SIGTERM' && signal !== 'SIGINT') fail();
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  return () => child.kill();
}
