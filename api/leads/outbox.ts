import type { Channel, Lead } from './leads.ts';

/** A report that is due, and the lead that it is about. */
export interface Report {
  lead: Lead;
  channel: Channel;
  /** For the mail that asks for a confirmation. */
  token: string | null;
  /** By `Date.now()`. */
  createdAt: number;
  /** How often it was tried, this time included. */
  attempts: number;
}

/** What became of an attempt: sent where there is no `error`, or when to try again; `null` gives up. */
export interface Outcome {
  leadId: string;
  channel: Channel;
  error?: string;
  dueAt?: number | null;
}

/** A report that waits, or was given up. */
export interface WaitingReport {
  leadId: string;
  channel: Channel;
  /** By `Date.now()`. */
  createdAt: number;
  /** `null` where it was given up. */
  dueAt: number | null;
  attempts: number;
  /** `null` while it was not tried, and during an attempt. */
  error: string | null;
}

/**
 * Milliseconds. No report is ever due later than this from now, unless the clock was set back since:
 * then it is due at once.
 */
export const farthest = 24 * 60 * 60 * 1000;

/** What waits, for whoever watches a server. */
export interface ReportCount {
  waiting: number;
  givenUp: number;
  /** Seconds for which the oldest report waits that was not given up; 0 where none does. */
  oldest: number;
}

/**
 * Reports that wait to be sent. Several processes may take from one store: each report is lent to
 * one at a time, and lent again where that one has died.
 */
export interface Outbox {
  /** Lends reports that are due, the oldest first, for `milliseconds`. */
  take(channels: readonly Channel[], limit: number, milliseconds: number): Promise<Report[]>;
  settle(outcomes: readonly Outcome[]): Promise<void>;
}
