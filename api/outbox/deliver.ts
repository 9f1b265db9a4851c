import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Lead } from '../leads/leads.ts';
import type { Outbox, Outcome, Report } from '../leads/outbox.ts';
import { nextAttempt } from './backoff.ts';

/** Sends a report about a lead to a channel. Rejects if delivery fails. */
export type Send = (channel: Channel, lead: Lead, token: string | null) => Promise<void>;

/** What the operator needs about a failed report, without personal data. */
export type Failure = { channel: Channel; leadId: string; attempts: number; givenUp: boolean };

/** A failure after which a report must not be sent again by itself. */
export class FinalError extends Error {}

/** A failure whose receiver asks to wait, in milliseconds. */
export class LaterError extends Error {
  readonly wait: number;

  constructor(message: string, wait: number) {
    super(message);
    this.wait = wait;
  }
}

/** Milliseconds for collecting outcomes. */
const collectingTime = 20;
/** Milliseconds after which an unsettled report is taken again: longer than any attempt. */
const lease = 120_000;
/** Characters of a reason. Mail servers may answer with a megabyte. */
const longestReason = 500;

interface Delivery {
  /** Stops taking reports and waits at most `milliseconds` for pending ones. */
  stop(milliseconds: number): Promise<void>;
}

interface DeliverOptions {
  channels: readonly Channel[];
  /** Maximum number of reports that are sent at once. */
  most: number;
  send: Send;
  onFailure: (failure: Failure) => void;
  /** Milliseconds between two checks for due reports; 1,000 by default. */
  interval?: number | undefined;
}

/** Sends the reports of some channels from an outbox, until it is stopped. */
export function deliver(
  outbox: Outbox,
  { channels, most, send, onFailure, interval = 1_000 }: DeliverOptions,
): Delivery {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let outcomes: Outcome[] = [];

  async function attempt({ lead, channel, token, createdAt, attempts }: Report): Promise<void> {
    const outcome: Outcome = { leadId: lead.id, channel };
    try {
      // Nothing changes by itself. Once the operator has corrected the lead, `retry` sends it.
      if (!lead.data) throw new FinalError(lead.problem);
      await send(channel, lead, token);
    } catch (error) {
      outcome.error = explain(error as Error);
      const isFinal = error instanceof FinalError;
      const wait = error instanceof LaterError ? error.wait : 0;
      outcome.dueAt = isFinal ? null : nextAttempt(createdAt, attempts, Date.now(), wait);
      onFailure({ channel, leadId: lead.id, attempts, givenUp: outcome.dueAt === null });
    }
    outcomes.push(outcome);
  }

  function start(report: Report): void {
    const attempting: Promise<void> = attempt(report).then(() => {
      underWay.delete(attempting);
    });
    underWay.add(attempting);
  }

  async function settle(): Promise<void> {
    if (outcomes.length === 0) return;
    const settled = outcomes;
    outcomes = [];
    // If this fails, it is retried. If the process ends or the lease expires first, the reports are
    // sent again: better twice than never.
    await outbox.settle(settled).catch(() => {
      outcomes.push(...settled);
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const free = most - underWay.size;
      const reports = free > 0 ? await outbox.take(channels, free, lease).catch(() => []) : [];
      for (const report of reports) start(report);
      await Promise.race([...underWay, pause(interval)]);
      // Attempts that end at about the same time are settled together.
      if (outcomes.length > 0) await pause(collectingTime);
      await settle();
    }
  }

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
  const running = run();
  return {
    async stop(milliseconds) {
      stopping.abort();
      const finished = running.then(() => Promise.all(underWay));
      await Promise.race([finished, sleep(milliseconds)]);
      await settle();
    },
  };
}

/**
 * Explains a failure. Network errors have the reason in `cause`. Email addresses, which mail servers
 * repeat, are removed because they belong only in the lead.
 */
function explain(error: Error): string {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  const reason = cause?.code ?? cause?.message;
  const text = shorten(reason ? `${error.message}: ${reason}` : error.message);
  return text.replace(/[^\s<>:"]+@[^\s<>:"]+/g, '…');
}

/** Shortens a text at a space, so that half an address is not left. */
const shorten = (text: string): string =>
  text.length > longestReason ? `${text.slice(0, longestReason).replace(/\S+$/, '')}…` : text;
