import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Outbox } from '../leads/outbox.ts';
import type { Failure } from './deliver.ts';
import type { DeliveryAnswer, DeliveryMessage, DeliveryOptions } from './delivery-worker.ts';

/** Milliseconds before a dead thread is restarted. */
const restartAfter = 5_000;

/**
 * Reports leads in a separate thread, so that no answer waits for a mail server. It asks this
 * thread for due reports, since only one thread writes to the store.
 * @returns a function that stops it
 */
export function startDelivery(
  outbox: Outbox,
  options: DeliveryOptions,
  onFailure: (failure: Failure) => void,
): () => Promise<void> {
  let isStopped = false;
  let worker = start();

  function start(): Worker {
    const started = new Worker(join(import.meta.dirname, 'delivery-worker.ts'), {
      workerData: options,
    });
    started.unref();
    started.on('message', async (message: DeliveryMessage) => {
      if ('failure' in message) onFailure(message.failure);
      else started.postMessage(await answer(message));
    });
    // Without this listener, an error of the thread would end the process.
    started.on('error', () => undefined);
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
      if ('take' in message) return { ask, reports: await outbox.take(...message.take) };
      await outbox.settle(message.settle);
      return { ask, reports: [] };
    } catch {
      return { ask };
    }
  }

  return async () => {
    isStopped = true;
    if (worker.threadId === -1) return;
    const ended = once(worker, 'exit');
    worker.postMessage('stop' satisfies DeliveryAnswer);
    await ended;
  };
}
