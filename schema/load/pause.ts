import { setImmediate } from 'node:timers/promises';

/** Lets a long loop's process do something else now and then, such as answering a request. `count`: how far the loop is. */
export async function pause(count: number): Promise<void> {
  if (count % 100 === 0) await setImmediate();
}
