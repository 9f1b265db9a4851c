import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import type { LogLevel } from './variables.ts';

/**
 * What happened, for the operator. Holds no personal data: no body, no address, no query, and no
 * path but those of the API and of pages.
 */
export type LogEntry =
  | {
      event: 'request';
      requestId: string;
      method: string;
      path: string;
      status: number;
      /** The status that a program would have got, where a visitor's form was answered with 303. */
      outcome?: number;
      /** Why this server could not do it. */
      error?: string | undefined;
      ms: number;
      /** Who sent it, without saying who: the same in all requests of a network on that day. */
      network?: string;
    }
  /** A lead was not reported; it is tried again unless that was given up. `npm run leads -- outbox` says why. */
  | {
      event: 'report-failed';
      channel: string;
      leadId: string;
      attempts: number;
      givenUp: boolean;
    }
  | { event: 'page' | 'page-not-found'; method: string; path: string; status: number; ms: number }
  /** A page that could not be sent. */
  | { event: 'unexpected-error'; requestId: string; error: string }
  /** Leads are answered with 503 from here to there. */
  | { event: 'store-unavailable'; error: string }
  | { event: 'store-available' }
  | { event: 'built'; text: string }
  /** The last good build is served, until there is another one. */
  | { event: 'build-failed'; error: string }
  | { event: 'build-recovered' }
  /** A build that was killed while it switched could not be finished here; it is tried again. */
  | { event: 'switch-failed'; error: string }
  /** Old leads could not be deleted; it is tried again within the hour. */
  | { event: 'retention-failed'; error: string }
  | { event: 'listening' | 'metrics-listening'; address: string }
  | { event: 'stopping'; signal: string }
  | { event: 'proxy-not-trusted' | 'leads-not-reported'; advice: string }
  /** Nobody read the log for so long that these lines were left out of it. */
  | { event: 'lines-lost'; lines: number };

export type Log = (entry: LogEntry) => void;

/** Of each event that is not `info`. */
const levels: Partial<Record<LogEntry['event'], Exclude<LogLevel, 'silent'>>> = {
  page: 'trace',
  'page-not-found': 'debug',
  'unexpected-error': 'error',
  'store-unavailable': 'error',
  'build-failed': 'error',
  'switch-failed': 'error',
  'retention-failed': 'error',
  'report-failed': 'warn',
  'proxy-not-trusted': 'warn',
  'leads-not-reported': 'warn',
  'lines-lost': 'warn',
};

/** A report that is given up is an error, since nothing tries again by itself, and so is what failed here. */
const levelOf = (entry: LogEntry) =>
  (entry.event === 'report-failed' && entry.givenUp) || (entry.event === 'request' && entry.error)
    ? 'error'
    : (levels[entry.event] ?? 'info');

interface OpenLog {
  log: Log;
  /** Resolves when all lines were taken by the system, or after a second: a stuck reader ends nothing. */
  finish(): Promise<void>;
}

/** A stream as `process.stdout` is one, whatever stands behind it. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'on' | 'writableLength'>;

/** Characters that wait for a slow reader. */
const mostWaiting = 2 ** 20;
/** Milliseconds. */
const timeout = 1000;

/**
 * Writes a line of JSON for each entry with its level and time, those of one turn of the event loop together. Pipes and
 * terminals take them when they can, a file takes them at once; a log that cannot be written is
 * lost, and nothing else. pino's own destinations wait for a pipe or a terminal, and so would pages.
 */
export function openLog(output: Output, level: LogLevel = 'info'): OpenLog {
  let lines: string[] = [];
  let lost = 0;
  keepRunning(output);
  const destination = {
    write(line: string) {
      if (lines.length === 0) setImmediate(flush);
      lines.push(line);
    },
  };
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  const log: Log = (entry) => logger[levelOf(entry)](entry);

  function flush(): void {
    if (lines.length === 0) return;
    const written = lines;
    lines = [];
    if (output.writableLength > mostWaiting) {
      lost += written.length;
      return;
    }
    if (lost > 0) {
      log({ event: 'lines-lost', lines: lost });
      written.unshift(...lines);
      lines = [];
    }
    lost = 0;
    output.write(written.join(''));
  }

  return {
    log,
    async finish() {
      flush();
      const { promise, resolve } = Promise.withResolvers<void>();
      output.write('', () => resolve());
      await Promise.race([promise, sleep(timeout)]);
    },
  };
}

/**
 * Keeps the process running when nobody takes what it prints. A closed pipe and a full disk end a
 * process by default; a terminal that was stopped with Ctrl-S holds it up.
 */
export function keepRunning(output: Pick<Output, 'on'>): void {
  output.on('error', () => {});
  const { isTTY, _handle } = output as { isTTY?: boolean; _handle?: Blocking };
  // Node has no public way to write to a terminal without waiting for it.
  if (isTTY) _handle?.setBlocking?.(false);
}

interface Blocking {
  setBlocking?(blocking: boolean): void;
}
