import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Outbox } from '../leads/outbox.ts';
import type { Log } from '../log.ts';
import type { Failure } from './deliver.ts';
import type { DeliveryAnswer, DeliveryMessage, DeliveryOptions } from './delivery-worker.ts';

/** Milliseconds before a dead thread is restarted. */
const restartAfter = 5_000;

/**
 * Reports leads in a separate thread, so that no answer waits for a mail server. It asks this
 * thread for due reports, since only one thread writes to the store.
 * @param log gets failed reports, and once each reason why none can be sent
 * @returns a function that stops it
 */
export function startDelivery(
  outbox: Outbox,
  options: DeliveryOptions,
  log: Log,
): () => Promise<void> {
  let isStopped = false;
  /** The reasons that were logged since reports could last be taken or noted. */
  const logged = new Set<string>();
  let worker = start();

  function fail({ message }: Error): void {
    if (logged.has(message)) return;
    logged.add(message);
    log({ event: 'reporting-failed', error: message });
  }

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'delivery-worker.ts'), {
      workerData: options,
    });
    started.unref();
    started.on('message', async (message: DeliveryMessage) => {
      if ('failure' in message) log({ event: 'report-failed', ...message.failure });
      else started.postMessage(await answer(message));
    });
    // Without this listener, an error of the thread would end the process.
    started.on('error', fail);
    started.once('exit', async () => {
      await sleep(restartAfter, undefined, { ref: false });
      if (!isStopped) worker = start();
    });
    return started;
  }

  async function answer(
    message: Exclude<DeliveryMessage, { failure: Failure }>,
  ): Promise<DeliveryAnswer> {
    const { ask } = message;
    try {
      const reports = 'take' in message ? await outbox.take(...message.take) : [];
      if ('settle' in message) await outbox.settle(message.settle);
      logged.clear();
      return { ask, reports };
    } catch (error) {
      fail(error as Error);
      return { ask };
    }
  }

  return async () => {
    isStopped = true;
    if (worker.threadId === -1) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    // Unlike `once` of `node:events`, this does not reject if the thread fails meanwhile.
    worker.once('exit', () => resolve());
    worker.postMessage('stop' satisfies DeliveryAnswer);
    await promise;
  };
}
