import { setTimeout as sleep } from 'node:timers/promises';
import { type LogLevel, logLevels } from './log-levels.ts';

/**
 * An event for the operator. Contains no personal data: no body, address or query, and no path
 * except those of the API and of pages.
 */
export type LogEntry =
  | {
      event: 'request';
      requestId: string;
      method: string;
      path: string;
      status: number;
      /** The status that a program would have got, if a visitor's form was answered with 303. */
      outcome?: number;
      /** Why the server failed. */
      error?: string | undefined;
      ms: number;
      /** Pseudonym of the client's network, the same in all its requests on that day. */
      network?: string;
    }
  /**
   * A lead was not reported. Reporting is retried unless it was given up. `npm run leads -- outbox`
   * shows why.
   */
  | {
      event: 'report-failed';
      channel: string;
      leadId: string;
      attempts: number;
      givenUp: boolean;
    }
  /** No leads can be reported: the store or the thread that sends failed. It is retried. */
  | { event: 'reporting-failed'; error: string }
  /** Not HTTP, or refused whatever its address is. */
  | { event: 'request-refused'; requestId: string; status: number }
  | { event: 'page' | 'page-not-found'; method: string; path: string; status: number; ms: number }
  /** A page could not be sent. */
  | { event: 'unexpected-error'; requestId: string; error: string }
  /** Leads are answered with 503. Logged again only for another reason, until `store-available`. */
  | { event: 'store-unavailable'; error: string }
  | { event: 'store-available' }
  /** Each server limits requests by its own counts until the shared ones can be written. */
  | { event: 'counting-failed'; error: string }
  | { event: 'built'; text: string }
  /** The last good build is served until the next one succeeds. */
  | { event: 'build-failed'; error: string }
  | { event: 'build-recovered' }
  /** Somebody has removed the built site. */
  | { event: 'pages-missing'; error: string }
  /** A build that was killed while switching could not be completed. It is retried. */
  | { event: 'switch-failed'; error: string }
  /** Old leads could not be deleted. It is retried within the hour. */
  | { event: 'retention-failed'; error: string }
  | { event: 'listening' | 'metrics-listening'; address: string }
  | { event: 'stopping'; signal: string }
  /** No old leads are deleted for a day, because the clock may be wrong. */
  | { event: 'retention-waits'; advice: string }
  | {
      event: 'proxy-not-trusted' | 'leads-not-reported' | 'drawing-failed' | 'variable-unknown';
      advice: string;
    }
  /** Nobody read the log for so long that these lines were dropped. */
  | { event: 'lines-lost'; lines: number };

export type Log = (entry: LogEntry) => void;

/** Levels of events that are not `info`. */
const levels: Partial<Record<LogEntry['event'], Exclude<LogLevel, 'silent'>>> = {
  page: 'trace',
  'page-not-found': 'debug',
  'unexpected-error': 'error',
  'store-unavailable': 'error',
  'build-failed': 'error',
  'pages-missing': 'error',
  'switch-failed': 'error',
  'retention-failed': 'error',
  'reporting-failed': 'error',
  'retention-waits': 'warn',
  'counting-failed': 'warn',
  'report-failed': 'warn',
  'proxy-not-trusted': 'warn',
  'leads-not-reported': 'warn',
  'variable-unknown': 'warn',
  'drawing-failed': 'warn',
  'lines-lost': 'warn',
};

/**
 * Returns the level of an entry. Given-up reports are errors because nothing retries them, and so
 * are failures of this server.
 */
const levelOf = (entry: LogEntry) =>
  (entry.event === 'report-failed' && entry.givenUp) || (entry.event === 'request' && entry.error)
    ? 'error'
    : (levels[entry.event] ?? 'info');

interface OpenLog {
  log: Log;
  /**
   * Resolves when all lines are written, or after a second, so that a stuck reader cannot block
   * shutdown.
   */
  finish(): Promise<void>;
}

/** A stream like `process.stdout`. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'on' | 'writableLength'>;

/** Characters that may wait for a slow reader. */
const mostWaiting = 2 ** 20;
/** Milliseconds. */
const timeout = 1000;

/**
 * Writes each entry as a line of JSON with level and time, and the lines of one event loop turn
 * together. Pipes and terminals are written asynchronously, files synchronously. A log that cannot
 * be written is dropped and disturbs nothing else.
 */
export function openLog(output: Output, level: LogLevel = 'info'): OpenLog {
  let lines: string[] = [];
  let lost = 0;
  keepRunning(output);
  const least = logLevels.indexOf(level);
  const log: Log = (entry) => {
    const level = levelOf(entry);
    if (logLevels.indexOf(level) < least) return;
    if (lines.length === 0) setImmediate(flush);
    lines.push(`${JSON.stringify({ level, time: new Date().toISOString(), ...entry })}\n`);
  };

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
 * Keeps the process running when nobody reads its output. By default a closed pipe or a full disk
 * ends the process, and a terminal stopped with Ctrl-S blocks it.
 */
export function keepRunning(output: Pick<Output, 'on'>): void {
  output.on('error', () => {});
  const { isTTY, _handle } = output as { isTTY?: boolean; _handle?: Blocking };
  // Node has no public API for non-blocking writes to a terminal.
  if (isTTY) _handle?.setBlocking?.(false);
}

interface Blocking {
  setBlocking?(blocking: boolean): void;
}
