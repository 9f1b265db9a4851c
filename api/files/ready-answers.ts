import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTarget } from '../request-target.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { freshness } from './site-file.ts';

/** A cached 200 answer for one address and one content coding. */
interface ReadyAnswer {
  /** Head and body as they were sent. */
  bytes: Buffer;
  /** When to check the file again, in milliseconds of `performance.now()`. */
  until: number;
}

/** Bytes. For larger answers, building them costs little compared with sending them. */
const largestBody = 2 ** 18;

/** Private fields of Node: it has no public way to send a finished head. */
interface Written {
  _header: string;
  _headerSent: boolean;
}

/** Whether the answer depends only on the address and the content coding. */
const asksForWhole = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['if-none-match'] === undefined && headers.range === undefined;

/** Whether the connection stays open after the answer, as every cached head says. */
const staysOpen = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && !response.hasHeader('connection');

const isAlike = (request: IncomingMessage, response: ServerResponse): boolean =>
  asksForWhole(request) && staysOpen(response);

/**
 * Sends a whole answer in one write. Node would validate and join the headers and send them
 * separately, a fifth of a page's processor time.
 */
export function sendReady(response: ServerResponse, { bytes }: ReadyAnswer): void {
  const written = response as unknown as Written;
  // Any text marks the head as sent.
  written._header = ' ';
  written._headerSent = true;
  response.end(bytes);
}

/** Caches answers as they were sent. */
export interface ReadyAnswers {
  /** Returns an answer for another request that asks for the same. */
  get(request: IncomingMessage, response: ServerResponse): ReadyAnswer | undefined;
  /**
   * Caches a 200 answer, if other requests may get the same one.
   * @param response must have its head written
   * @param until as in `ReadyAnswer`
   */
  keep(request: IncomingMessage, response: ServerResponse, body: Buffer, until: number): void;
}

/**
 * Caches the answers of the last second as they were sent, so that a popular page costs little more
 * than the write. All are dropped every second, so memory is limited by the answers of one second.
 */
export function createReadyAnswers(): ReadyAnswers {
  const answers = new Map<string, Partial<Record<Coding, ReadyAnswer>>>();
  let dropAt = 0;

  return {
    get(request, response) {
      if (!isAlike(request, response)) return undefined;
      const answer = answers.get(readTarget(request).pathname)?.[codingFor(request)];
      return answer && performance.now() < answer.until ? answer : undefined;
    },
    keep(request, response, body, until) {
      if (!isAlike(request, response) || body.length > largestBody) return;
      const { pathname } = readTarget(request);
      const coding = codingFor(request);
      // Many requests may have waited for the same file, and each copy costs more than its answer.
      if ((answers.get(pathname)?.[coding]?.until ?? 0) >= until) return;
      const { _header: head } = response as unknown as Written;
      const answer = { bytes: Buffer.concat([Buffer.from(head, 'latin1'), body]), until };
      const now = performance.now();
      if (now >= dropAt) {
        answers.clear();
        dropAt = now + freshness;
      }
      answers.set(pathname, { ...answers.get(pathname), [coding]: answer });
    },
  };
}

const codingFor = ({ headers }: IncomingMessage): Coding =>
  chooseCoding(headers['accept-encoding']);
