import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { type LeadKind, type LeadStore, leadKinds } from './leads/leads.ts';
import type { Log } from './log.ts';
import { createRequestCheck } from './requests/check-request.ts';
import { clientNetwork, createClientAddress, type TrustProxy } from './requests/client-address.ts';
import { formAnswer } from './requests/form-answer.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { Refusal, toProblem } from './requests/refusal.ts';
import { bodyType, parseFields, readBody } from './requests/request-body.ts';
import { isSameOrigin } from './requests/same-origin.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppOptions {
  store: Pick<LeadStore, 'add'>;
  log: Log;
  /** Leads that one client may send; 0 for no limit. */
  rateLimitPerMinute: number;
  trustProxy: TrustProxy;
}

interface Env {
  /** Absent where the app is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; path: string; outcome?: number };
}

/**
 * The API: `POST /api/email-signup` and `POST /api/demo-request`. A program sends JSON and gets
 * 201 with `{}`, or problem details; a form gets 303 back to its page.
 */
export function createApp({ store, log, rateLimitPerMinute, trustProxy }: AppOptions): Hono<Env> {
  const check = createRequestCheck();
  const clientAddress = createClientAddress(trustProxy);
  const secondsToWait = createRateLimit(rateLimitPerMinute);
  const app = new Hono<Env>();

  app.use(async (context, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('path', '/api/*');
    await next();
    for (const [name, value] of Object.entries(answerHeaders)) context.header(name, value);
    context.header('x-request-id', requestId);
    log({
      time: new Date().toISOString(),
      requestId,
      event: 'request',
      method: context.req.raw.method,
      path: context.get('path'),
      status: context.res.status,
      outcome: context.get('outcome'),
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  });

  for (const kind of leadKinds) {
    const path = `/api/${kind}`;
    app.use(path, (context, next) => {
      context.set('path', path);
      return next();
    });
    app.post(path, (context) => receive(context, kind));
    app.options(path, () => new Response(null, { status: 204, headers: { allow } }));
    app.all(path, () => {
      throw new Refusal(405, `${path} takes POST.`, { headers: { allow } });
    });
  }
  app.notFound((context) => {
    const refusal = new Refusal(404, 'There is nothing at this address of the API.');
    return toProblem(refusal, context.get('requestId'));
  });
  app.onError((error, context) => toProblem(toRefusal(error, context), context.get('requestId')));
  return app;

  async function receive(context: Context<Env>, kind: LeadKind): Promise<Response> {
    const request = context.req.raw;
    const type = bodyType(request.headers.get('content-type'));
    let refusal: Refusal | undefined;
    try {
      const body = await readBody(request);
      if (!type) throw new Refusal(415, contentTypeAdvice);
      if (!isSameOrigin(request)) throw new Refusal(403, 'Pages of other sites may not send this.');
      const data = check(kind, parseFields(body, type));
      await admit(context);
      await keep(kind, data);
    } catch (error) {
      refusal = toRefusal(error, context);
    }
    if (type === 'form' && refusal?.status !== 403) {
      context.set('outcome', refusal?.status ?? 201);
      return formAnswer(request, kind, refusal === undefined);
    }
    // A body, although nobody needs one: a caller that parses every success as JSON can.
    return refusal ? toProblem(refusal, context.get('requestId')) : context.json({}, 201);
  }

  async function admit(context: Context<Env>): Promise<void> {
    const forwardedFor = context.req.raw.headers.get('x-forwarded-for');
    const address = clientAddress(context.env?.incoming?.socket.remoteAddress, forwardedFor);
    const seconds = await secondsToWait(clientNetwork(address));
    if (seconds > 0) {
      throw new Refusal(429, `Too many requests; try again in ${seconds} seconds.`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
  }

  async function keep(kind: LeadKind, data: Parameters<typeof store.add>[1]): Promise<void> {
    try {
      await store.add(kind, data);
    } catch (cause) {
      throw new Refusal(503, 'This could not be stored. Try again later.', { cause });
    }
  }

  function toRefusal(error: unknown, context: Context<Env>): Refusal {
    const known = error instanceof Refusal;
    const refusal = known ? error : new Refusal(500, 'Something went wrong here, not with you.');
    if (refusal.status >= 500) {
      const { stack, message } = (known ? error.cause : error) as Error;
      log({
        time: new Date().toISOString(),
        requestId: context.get('requestId'),
        event: known ? 'store-failed' : 'unexpected-error',
        error: known ? message : (stack ?? message),
      });
    }
    return refusal;
  }
}

const allow = 'POST, OPTIONS';

const contentTypeAdvice =
  'The content type must be application/json or application/x-www-form-urlencoded.';

const answerHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
