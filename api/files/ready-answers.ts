import type { ServerResponse } from 'node:http';
import type { Coding } from './content-coding.ts';
import { freshness } from './site-file.ts';

/** An answer 200, for the same address and the same coding. */
interface ReadyAnswer {
  /** Head and body, as they were sent. */
  bytes: Buffer;
  /** When the file has to be looked at again: milliseconds, by `performance.now()`. */
  until: number;
}

/** Bytes. Of larger answers, making costs little beside sending. */
const largestBody = 2 ** 18;

/** Node's own, which has no public way to send a head that is there already. */
interface Written {
  _header: string;
  _headerSent: boolean;
}

/** Whether the connection is kept after an answer, as all heads say that are kept here. */
export const staysOpen = (response: ServerResponse): boolean =>
  response.shouldKeepAlive && !response.hasHeader('connection');

/** Sends an answer in one piece. Node would check and join its headers, and send them apart: a fifth of a page. */
export function sendReady(response: ServerResponse, { bytes }: ReadyAnswer): void {
  const written = response as unknown as Written;
  // Any text: it counts as sent.
  written._header = ' ';
  written._headerSent = true;
  response.end(bytes);
}

/**
 * Keeps the answers of the last second as they were sent, so that a page that many ask for costs
 * little more than writing it. All are dropped together each second: they never hold more memory
 * than is asked for in one.
 */
export function createReadyAnswers() {
  const answers = new Map<string, Partial<Record<Coding, ReadyAnswer>>>();
  let dropAt = 0;

  return {
    get(pathname: string, coding: Coding): ReadyAnswer | undefined {
      const answer = answers.get(pathname)?.[coding];
      return answer && performance.now() < answer.until ? answer : undefined;
    },
    /** @param response whose head is written */
    keep(
      pathname: string,
      coding: Coding,
      response: ServerResponse,
      body: Buffer,
      until: number,
    ): void {
      if (body.length > largestBody) return;
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
