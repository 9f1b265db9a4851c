import type { Channel, Lead } from './leads.ts';

/** A report that is due, with its lead. */
export interface Report {
  lead: Lead | UnreadableLead;
  channel: Channel;
  /** Token for the mail that asks for confirmation. */
  token: string | null;
  /** In `Date.now()` milliseconds. */
  createdAt: number;
  /** Number of attempts, including this one. */
  attempts: number;
}

/** A lead that somebody has changed so that it is no lead any more. */
export interface UnreadableLead {
  id: string;
  data?: undefined;
  /** What is wrong, and what to do. */
  problem: string;
}

/**
 * The result of an attempt: sent if there is no `error`; otherwise when to try again, `null` to
 * give up.
 */
export interface Outcome {
  leadId: string;
  channel: Channel;
  error?: string;
  dueAt?: number | null;
}

/** A report that is waiting or was given up. */
export interface WaitingReport {
  leadId: string;
  channel: Channel;
  /** In `Date.now()` milliseconds. */
  createdAt: number;
  /** `null` if it was given up. */
  dueAt: number | null;
  attempts: number;
  /** `null` before the first attempt and during an attempt. */
  error: string | null;
}

/**
 * Milliseconds. Reports are never due later than this from now. If one is, the clock was set back,
 * and it is due at once.
 */
export const farthest = 24 * 60 * 60 * 1000;

/** Numbers of reports, for monitoring. */
export interface ReportCount {
  waiting: number;
  givenUp: number;
  /** Age in seconds of the oldest waiting report that was not given up; 0 if there is none. */
  oldest: number;
}

/**
 * Reports that wait to be sent. Several processes may share one store: each report is leased to one
 * process at a time, and leased again if that process dies.
 */
export interface Outbox {
  /** Leases due reports for `milliseconds`, oldest first. */
  take(channels: readonly Channel[], limit: number, milliseconds: number): Promise<Report[]>;
  settle(outcomes: readonly Outcome[]): Promise<void>;
}
