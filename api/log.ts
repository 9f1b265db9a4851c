/**
 * What happened, for the operator. Holds no personal data: no body, no address, no query, and no
 * path but those that are known.
 */
export type LogEntry = { time: string; requestId: string } & (
  | {
      event: 'request';
      method: string;
      path: string;
      status: number;
      /** The status that a program would have got, where a visitor's form was answered with 303. */
      outcome?: number;
      ms: number;
    }
  | { event: 'store-failed' | 'unexpected-error'; error: string }
);

export type Log = (entry: LogEntry) => void;

/** A line of JSON to standard output, where process managers collect it. */
export const logToStandardOutput: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
