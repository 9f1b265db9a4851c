import { debounce, watchContent } from '../renderer/dev/watch.ts';

/** In milliseconds, because editors write a file more than once when they save. */
const delay = 50;

/** Checks now and after every save, until Ctrl-C ends it with code 0. */
export async function checkWhileEdited(
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
  watchContent(content, ending.signal, changed);
  // After the watchers have started, so that a save during the first check is not missed.
  running = checkNow();
  await running;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(0));
  }
}
