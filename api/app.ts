import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { LeadStore } from './leads/lead-store.ts';
import {
  type Channel,
  type Circumstances,
  type LeadData,
  type LeadKind,
  leadKinds,
} from './leads/leads.ts';
import type { Log } from './log.ts';
import { answer } from './requests/answer.ts';
import { findSuspicion, takeTrap } from './requests/bot-signs.ts';
import { createRequestCheck } from './requests/check-request.ts';
import { clientNetwork, createClientAddress, type TrustProxy } from './requests/client-address.ts';
import { shareAnswer } from './requests/cross-origin.ts';
import { formAnswer } from './requests/form-answer.ts';
import { createNetworkKeys } from './requests/network-key.ts';
import { readOrigin } from './requests/origin.ts';
import { isShown, toProblemPage } from './requests/problem-page.ts';
import { createRateLimit } from './requests/rate-limit.ts';
import { Refusal, toProblem } from './requests/refusal.ts';
import { bodyType, parseFields, readBody } from './requests/request-body.ts';
import { isSameOrigin, type Origins } from './requests/same-origin.ts';

export interface AppOptions {
  store: Pick<LeadStore, 'add'>;
  log: Log;
  /** Requests that one network may send; 0 for no limit. */
  rateLimitPerMinute: number;
  /** Leads of all together, beyond which they are stored as suspect; 0 for no limit. */
  totalLimitPerMinute: number;
  trustProxy: TrustProxy;
  /** Of sites whose pages may send forms here, besides the one at the host of the request. */
  origins?: Origins;
  /** Whom a lead is reported to; nobody where this is not given. */
  channelsOf?: ((kind: LeadKind, data: LeadData[LeadKind]) => Channel[]) | undefined;
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

/** @param network of the client */
type Respond = (
  context: Context<Env>,
  requestId: string,
  network: string,
) => Promise<Answered> | Answered;

/**
 * The API: `POST /api/email-signup` and `POST /api/demo-request`. A program sends JSON and gets
 * 201 with `{}`, or problem details; a form gets 303 back to its page.
 */
export function createApp({
  store,
  log,
  rateLimitPerMinute,
  totalLimitPerMinute,
  trustProxy,
  origins = [],
  channelsOf = () => [],
}: AppOptions): Hono<Env> {
  const check = createRequestCheck();
  const clientAddress = createClientAddress(trustProxy);
  const secondsToWait = createRateLimit(rateLimitPerMinute);
  const secondsOfFlood = createRateLimit(totalLimitPerMinute);
  const nameNetwork = createNetworkKeys();
  const app = new Hono<Env>();

  for (const kind of leadKinds) {
    const path = `/api/${kind}`;
    app.post(
      path,
      logged(path, ({ req }, ...client) => receive(req.raw, kind, ...client)),
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
      const network = networkOf(context);
      let answered: Answered;
      try {
        answered = await respond(context, requestId, network);
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
        network: context.req.raw.method === 'POST' ? nameNetwork(network) : undefined,
      });
      return shareAnswer(context.req.raw, response, origins);
    };
  }

  async function receive(
    request: Request,
    kind: LeadKind,
    requestId: string,
    network: string,
  ): Promise<Answered> {
    const type = bodyType(request.headers.get('content-type'));
    let refusal: Refusal | undefined;
    try {
      const body = await readBody(request);
      await admit(network);
      if (!type) throw new Refusal(415, contentTypeAdvice);
      if (!isSameOrigin(request, origins))
        throw new Refusal(403, 'Pages of other sites may not send this.');
      const { fields, isTrapped } = takeTrap(parseFields(body, type));
      const data = check(kind, fields);
      const { seconds, ...origin } = readOrigin(request, origins);
      const isFlood = (await secondsOfFlood('all')) > 0;
      const suspicion = findSuspicion(data, isTrapped, seconds, isFlood);
      const channels = suspicion ? [] : channelsOf(kind, data);
      await keep(kind, data, { ...origin, suspicion, channels });
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

  function networkOf({ req, env }: Context<Env>): string {
    const forwardedFor = req.raw.headers.get('x-forwarded-for');
    return clientNetwork(clientAddress(env?.incoming?.socket.remoteAddress, forwardedFor));
  }

  /** Refused requests count as well: whoever guesses is to be slow. */
  async function admit(network: string): Promise<void> {
    const seconds = await secondsToWait(network);
    if (seconds > 0) {
      throw new Refusal(429, `Too many requests; try again in ${seconds} seconds.`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
  }

  async function keep<Kind extends LeadKind>(
    kind: Kind,
    data: LeadData[Kind],
    circumstances: Circumstances,
  ): Promise<void> {
    try {
      await store.add(kind, data, circumstances);
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
