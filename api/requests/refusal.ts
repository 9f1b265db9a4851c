import { STATUS_CODES } from 'node:http';
import type { Answer } from './answer.ts';

type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 417 | 422 | 429 | 431 | 500 | 503;

/** A problem with one field. */
export interface FieldError {
  /** JSON pointer as a URI fragment: `#/email`; `#` is the whole body. */
  pointer: string;
  detail: string;
}

/** A refused request. The caller sees the reason, so it must not contain secrets. */
export class Refusal extends Error {
  override name = 'Refusal';

  readonly status: RefusalStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[] | undefined;

  /** `detail`: a sentence or two for the caller. */
  constructor(
    status: RefusalStatus,
    detail: string,
    more: {
      headers?: Record<string, string>;
      errors?: readonly FieldError[];
      cause?: unknown;
    } = {},
  ) {
    super(detail, { cause: more.cause });
    this.status = status;
    this.headers = more.headers ?? {};
    this.errors = more.errors;
  }
}

/**
 * Answers with problem details (RFC 9457). The type is `about:blank`, which means that the status
 * says it all; `errors` has the details for programs.
 */
export function toProblem(refusal: Refusal, requestId: string): Answer {
  const { status, message: detail, headers, errors } = refusal;
  const title = STATUS_CODES[status];
  const instance = `urn:uuid:${requestId}`;
  return {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
    body: JSON.stringify({ type: 'about:blank', title, status, detail, instance, errors }),
  };
}

/** Turns any error into a refusal for the caller. */
export const toRefusal = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal(500, 'Something went wrong here, not with you.', { cause: error });

/** Describes a server error for the log, with the stack if it was unexpected. */
export function errorOf({ status, cause }: Refusal): string | undefined {
  if (status < 500) return undefined;
  const { stack, message } = cause as Error;
  return status === 500 ? (stack ?? message) : message;
}

/**
 * Seconds to wait before sending again if nothing could be stored: longer than a database takes to
 * restart.
 */
const secondsToRecover = 10;

/** @throws Refusal 503, because of a failure of the store */
export function failToStore(cause: unknown): never {
  throw new Refusal(503, 'This could not be stored. Try again later.', {
    cause,
    headers: { 'retry-after': String(secondsToRecover) },
  });
}
