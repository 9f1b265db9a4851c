import { watch } from 'node:fs';
import { join } from 'node:path';
import { debounce, watchFolders } from '../renderer/dev/watch.ts';

/** Milliseconds: an editor that saves writes more than once. */
const patience = 50;

/** Checks now and after every save, until Ctrl-C ends it with code 0. */
export async function watchContent(
  content: string,
  check: () => Promise<number>,
): Promise<undefined> {
  let running = Promise.resolve();
  const checkAgain = () => {
    running = running.then(async () => {
      console.error(`\n${new Date().toTimeString().slice(0, 8)}`);
      try {
        await check();
      } catch (error) {
        // A file or folder may be missing for a moment.
        console.error((error as Error).message);
      }
    });
    return running;
  };
  await checkAgain();
  const ending = new AbortController();
  const changed = debounce(patience, checkAgain);
  watchFolders(join(content, 'pages'), ending.signal, changed);
  watch(content, { signal: ending.signal }, (_, name) => {
    if (name === 'site.yaml') changed();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
}
