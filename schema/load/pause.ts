import { setImmediate } from 'node:timers/promises';

/**
 * Lets other work, such as answering a request, run during a long loop.
 * @param count the number of the current iteration
 */
export async function pause(count: number): Promise<void> {
  if (count % 100 === 0) await setImmediate();
}
