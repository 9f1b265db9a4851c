import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What happened, for the operator. Holds no personal data: no body, no address, no query, and no
 * path but those of the API.
 */
export type LogEntry = { time: string } & (
  | {
      event: 'request';
      requestId: string;
      method: string;
      path: string;
      status: number;
      /** The status that a program would have got, where a visitor's form was answered with 303. */
      outcome?: number;
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
  | { event: 'store-failed' | 'unexpected-error'; requestId: string; error: string }
  /** Nobody read the log for so long that these lines were left out of it. */
  | { event: 'lines-lost'; lines: number }
);

export type Log = (entry: LogEntry) => void;

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
const patience = 1000;

/**
 * Writes a line of JSON for each entry, those of one turn of the event loop together. Pipes take
 * them when they can, a file takes them at once; a log that cannot be written is lost, and nothing
 * else.
 */
export function openLog(output: Output): OpenLog {
  let lines: string[] = [];
  let lost = 0;
  ignoreErrors(output);

  function flush(): void {
    if (lines.length === 0) return;
    if (output.writableLength > mostWaiting) {
      lost += lines.length;
    } else {
      if (lost > 0)
        lines.unshift(toLine({ time: new Date().toISOString(), event: 'lines-lost', lines: lost }));
      lost = 0;
      output.write(lines.join(''));
    }
    lines = [];
  }

  return {
    log(entry) {
      if (lines.length === 0) setImmediate(flush);
      lines.push(toLine(entry));
    },
    async finish() {
      flush();
      const { promise, resolve } = Promise.withResolvers<void>();
      output.write('', () => resolve());
      await Promise.race([promise, sleep(patience)]);
    },
  };
}

/**
 * Keeps the process running when nobody takes what it prints: a closed pipe, a full disk. By
 * default an error of an output ends the process.
 */
export function ignoreErrors(output: Pick<Output, 'on'>): void {
  output.on('error', () => {});
}

const toLine = (entry: LogEntry): string => `${JSON.stringify(entry)}\n`;
