import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type LeadData, type LeadKind, type LeadStore, leadKinds } from './leads/leads.ts';
import type { Log } from './log.ts';
import { answer } from './requests/answer.ts';
import { createRequestCheck } from './requests/check-request.ts';
import { clientNetwork, createClientAddress, type TrustProxy } from './requests/client-address.ts';
import { shareAnswer } from './requests/cross-origin.ts';
import { formAnswer } from './requests/form-answer.ts';
import { isShown, toProblemPage } from './requests/problem-page.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { Refusal, toProblem } from './requests/refusal.ts';
import { bodyType, parseFields, readBody } from './requests/request-body.ts';
import { isSameOrigin, type Origins } from './requests/same-origin.ts';

export interface AppOptions {
  store: Pick<LeadStore, 'add'>;
  log: Log;
  /** Leads that one client may send; 0 for no limit. */
  rateLimitPerMinute: number;
  trustProxy: TrustProxy;
  /** Of sites whose pages may send forms here, besides the one at the host of the request. */
  origins?: Origins;
}

interface Env {
  /** Absent where the app is called without a server. */
  Bindings: Partial<HttpBindings>;
}

/** The answer to a request, and the status for the log where that is another one. */
interface Answered {
  response: Response;
  outcome?: number;
}

type Respond = (context: Context<Env>, requestId: string) => Promise<Answered> | Answered;

/**
 * The API: `POST /api/email-signup` and `POST /api/demo-request`. A program sends JSON and gets
 * 201 with `{}`, or problem details; a form gets 303 back to its page.
 */
export function createApp({
  store,
  log,
  rateLimitPerMinute,
  trustProxy,
  origins = [],
}: AppOptions): Hono<Env> {
  const check = createRequestCheck();
  const clientAddress = createClientAddress(trustProxy);
  const secondsToWait = createRateLimit(rateLimitPerMinute);
  const app = new Hono<Env>();

  for (const kind of leadKinds) {
    const path = `/api/${kind}`;
    app.post(
      path,
      logged(path, (context, requestId) => receive(context, requestId, kind)),
    );
    app.options(
      path,
      logged(path, (_, requestId) => ({ response: answer(requestId, 204, null, { allow }) })),
    );
    app.all(
      path,
      logged(path, () => {
        throw new Refusal(405, `${path} takes POST.`, { headers: { allow } });
      }),
    );
  }
  app.notFound(
    logged('/api/*', () => {
      throw new Refusal(404, 'There is nothing at this address of the API.');
    }),
  );
  return app;

  /**
   * The handler that answers with `respond`, or with what it throws, and logs it.
   * @param path what the log says: the address of a request may hold personal data
   */
  function logged(path: string, respond: Respond) {
    return async (context: Context<Env>): Promise<Response> => {
      const started = performance.now();
      const requestId = randomUUID();
      let answered: Answered;
      try {
        answered = await respond(context, requestId);
      } catch (error) {
        answered = { response: refuse(context.req.raw, toRefusal(error, requestId), requestId) };
      }
      const { response, outcome } = answered;
      log({
        time: new Date().toISOString(),
        requestId,
        event: 'request',
        method: context.req.raw.method,
        path,
        status: response.status,
        outcome,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
      return shareAnswer(context.req.raw, response, origins);
    };
  }

  async function receive(
    context: Context<Env>,
    requestId: string,
    kind: LeadKind,
  ): Promise<Answered> {
    const request = context.req.raw;
    const type = bodyType(request.headers.get('content-type'));
    let refusal: Refusal | undefined;
    try {
      const body = await readBody(request);
      if (!type) throw new Refusal(415, contentTypeAdvice);
      if (!isSameOrigin(request, origins))
        throw new Refusal(403, 'Pages of other sites may not send this.');
      const data = check(kind, parseFields(body, type));
      await admit(request, context.env?.incoming);
      await keep(kind, data);
    } catch (error) {
      refusal = toRefusal(error, requestId);
    }
    if (type === 'form' && refusal?.status !== 403) {
      const response = formAnswer(request, requestId, kind, refusal === undefined, origins);
      return { response, outcome: refusal?.status ?? 201 };
    }
    if (refusal) return { response: refuse(request, refusal, requestId) };
    // A body, although nobody needs one: a caller that parses every success as JSON can.
    return { response: answer(requestId, 201, '{}', { 'content-type': 'application/json' }) };
  }

  async function admit(request: Request, incoming?: HttpBindings['incoming']): Promise<void> {
    const forwardedFor = request.headers.get('x-forwarded-for');
    const address = clientAddress(incoming?.socket.remoteAddress, forwardedFor);
    const seconds = await secondsToWait(clientNetwork(address));
    if (seconds > 0) {
      throw new Refusal(429, `Too many requests; try again in ${seconds} seconds.`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
  }

  async function keep<Kind extends LeadKind>(kind: Kind, data: LeadData[Kind]): Promise<void> {
    try {
      await store.add(kind, data);
    } catch (cause) {
      throw new Refusal(503, 'This could not be stored. Try again later.', { cause });
    }
  }

  /** A person gets a page, also where the form was sent from another site or with another type. */
  function refuse(request: Request, refusal: Refusal, requestId: string): Response {
    const isForm = bodyType(request.headers.get('content-type')) === 'form';
    const isRead = isShown(request) || (isForm && refusal.status === 403);
    return (isRead ? toProblemPage : toProblem)(refusal, requestId);
  }

  /** What a caller sees of an error. Those of this server are logged. */
  function toRefusal(error: unknown, requestId: string): Refusal {
    const expected = error instanceof Refusal;
    const refusal = expected ? error : new Refusal(500, 'Something went wrong here, not with you.');
    if (refusal.status >= 500) {
      const { stack, message } = (expected ? error.cause : error) as Error;
      log({
        time: new Date().toISOString(),
        requestId,
        event: expected ? 'store-failed' : 'unexpected-error',
        error: expected ? message : (stack ?? message),
      });
    }
    return refusal;
  }
}

const allow = 'POST, OPTIONS';

const contentTypeAdvice =
  'The content type must be application/json or application/x-www-form-urlencoded.';
