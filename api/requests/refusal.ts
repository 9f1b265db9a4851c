import { STATUS_CODES } from 'node:http';
import { answer } from './answer.ts';

type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 500 | 503;

/** What is wrong with one field. */
export interface FieldError {
  /** JSON pointer as a URI fragment: `#/email`; `#` is the whole body. */
  pointer: string;
  detail: string;
}

/** A request that is not done, as the caller is to see it: no reason here may name a secret. */
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
 * The refusal as problem details (RFC 9457). The type is `about:blank`, "the status says what it
 * is"; what a program can act on besides is in `errors`.
 */
export function toProblem(refusal: Refusal, requestId: string): Response {
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status],
    status: refusal.status,
    detail: refusal.message,
    instance: `urn:uuid:${requestId}`,
    errors: refusal.errors,
  };
  return answer(requestId, refusal.status, JSON.stringify(problem), {
    'content-type': 'application/problem+json',
    ...refusal.headers,
  });
}
