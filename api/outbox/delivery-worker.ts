import { parentPort, workerData } from 'node:worker_threads';
import type { SiteMails } from '../../schema/generated/types.ts';
import type { Outbox, Outcome, Report } from '../leads/outbox.ts';
import { deliver, type Failure, type Send } from './deliver.ts';
import type { OutboxSettings } from './outbox-settings.ts';

export interface DeliveryOptions {
  settings: OutboxSettings;
  /** See `createMails`. */
  words: Partial<SiteMails> | undefined;
  /** Address where visitors confirm: `https://www.example.com/api/confirmation`. */
  confirmAt?: string | undefined;
  /** Milliseconds between two checks for due reports; 1,000 by default. */
  interval?: number;
}

/** Messages from the thread: requests to the store, and failures. */
export type DeliveryMessage =
  | { ask: number; take: Parameters<Outbox['take']> }
  | { ask: number; settle: readonly Outcome[] }
  | { failure: Failure };

/** The answer to a request, without reports if the store failed; or `stop`. */
export type DeliveryAnswer = { ask: number; reports?: Report[] } | 'stop';

/** Milliseconds for pending deliveries when the server stops. */
const stoppingTime = 1_500;

const { settings, words, confirmAt, interval }: DeliveryOptions = workerData;
const asked = new Map<number, PromiseWithResolvers<Report[]>>();
let last = 0;

const post = (message: DeliveryMessage) => parentPort?.postMessage(message);

function ask(request: object): Promise<Report[]> {
  const entry = Promise.withResolvers<Report[]>();
  last += 1;
  asked.set(last, entry);
  post({ ask: last, ...request } as DeliveryMessage);
  return entry.promise;
}

const outbox: Outbox = {
  take: (...take) => ask({ take }),
  async settle(outcomes) {
    await ask({ settle: outcomes });
  },
};
const onFailure = (failure: Failure) => post({ failure });
const deliveries = await Promise.all([
  ...(settings.webhook ? [sendWebhooks(settings.webhook)] : []),
  ...(settings.mail ? [sendMails(settings.mail)] : []),
]);

parentPort?.on('message', async (answer: DeliveryAnswer) => {
  if (answer !== 'stop') {
    const entry = asked.get(answer.ask);
    asked.delete(answer.ask);
    if (answer.reports) entry?.resolve(answer.reports);
    else entry?.reject(new Error('The store failed.'));
    return;
  }
  await Promise.all(deliveries.map((each) => each.stop(stoppingTime)));
  process.exit(0);
});

async function sendWebhooks(webhook: NonNullable<OutboxSettings['webhook']>) {
  const { createWebhook } = await import('./webhook.ts');
  const sendLead = createWebhook(webhook);
  const send: Send = (_, lead) => sendLead(lead);
  return deliver(outbox, { channels: ['webhook'], most: 10, send, onFailure, interval });
}

async function sendMails(mail: NonNullable<OutboxSettings['mail']>) {
  const { createMails } = await import('./mail.ts');
  const { toOperator, toVisitor, toConfirm } = createMails({ ...mail, words, confirmAt });
  const send: Send = (channel, lead, token) => {
    if (channel === 'confirmation') return toConfirm(lead, token);
    return (channel === 'operator' ? toOperator : toVisitor)(lead);
  };
  const channels = ['operator', 'visitor', 'confirmation'] as const;
  return deliver(outbox, { channels, most: 4, send, onFailure, interval });
}
