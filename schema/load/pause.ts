import { setImmediate } from 'node:timers/promises';

/**
 * Lets other work, such as answering a request, run during a long loop.
 * @param count the number of the current iteration
 * @param every the number of iterations between two pauses
 */
export async function pause(count: number, every = 100): Promise<void> {
  if (count % every === 0) await setImmediate();
}
