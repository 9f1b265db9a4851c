import { watch } from 'node:fs';
import { join } from 'node:path';
import { debounce, watchFolders } from '../renderer/dev/watch.ts';

/** Milliseconds: an editor that saves writes more than once. */
const delay = 50;

/** Checks now and after every save, until Ctrl-C ends it with code 0. */
export async function watchContent(
  content: string,
  check: () => Promise<number>,
): Promise<undefined> {
  const checkNow = () => {
    console.error(`\n${new Date().toTimeString().slice(0, 8)}`);
    return check();
  };
  let running: Promise<unknown> = Promise.resolve();
  const checkAgain = () => {
    // A file or folder may be missing for a moment.
    running = running.then(checkNow).catch((error: Error) => console.error(error.message));
  };
  const ending = new AbortController();
  const changed = debounce(delay, checkAgain);
  watchFolders(join(content, 'pages'), ending.signal, changed);
  watch(content, { signal: ending.signal }, (_, name) => {
    if (name === 'site.yaml') changed();
  });
  // Only now, or what is saved during the first check would be missed.
  running = checkNow();
  await running;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
}
