import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { LeadStore } from './leads/lead-store.ts';
import { leadKinds } from './leads/leads.ts';
import type { Log } from './log.ts';
import { type Answered, answerHeaders, jsonType } from './requests/answer.ts';
import {
  clientNetwork,
  createClientAddress,
  siteNetwork,
  type TrustProxy,
} from './requests/client-address.ts';
import { type Confirmation, confirmLead } from './requests/confirm-lead.ts';
import { sharingHeaders } from './requests/cross-origin.ts';
import { createNetworkKeys } from './requests/network-key.ts';
import { isShown, toProblemPage } from './requests/problem-page.ts';
import { createRateLimits } from './requests/rate-limits.ts';
import { createReceiver, type ReceiverOptions } from './requests/receive-lead.ts';
import { errorOf, Refusal, toProblem, toRefusal } from './requests/refusal.ts';
import { bodyType } from './requests/request-body.ts';

export interface AppOptions extends ReceiverOptions {
  store: Pick<LeadStore, 'add' | 'countRequests'>;
  log: Log;
  /** Maximum requests per network; 0 for no limit. */
  rateLimitPerMinute: number;
  /**
   * Maximum leads of all visitors together, beyond which leads are stored as suspect; 0 for no
   * limit.
   */
  totalLimitPerMinute: number;
  trustProxy: TrustProxy;
  /** Absent if visitors need not confirm their signups. */
  confirmation?: Confirmation | undefined;
  /** Headers of every answer. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * How many times as many posts all networks of one site of IPv6 may send: half of what everyone may
 * send by default. The phones of a provider may share one.
 */
const sitesShare = 5;
/**
 * How many times as many puzzles as posts a network may get. Every visitor who begins to fill in a
 * form gets one, and a form without one is suspect.
 */
const puzzlesShare = 10;

interface Env {
  /** Absent if the app is called without a server. */
  Bindings: Partial<HttpBindings>;
}

/**
 * @param network of the client
 * @param incoming the Node request, if there is one
 */
type Respond = (
  request: Request,
  network: string,
  incoming: Readable | undefined,
) => Promise<Answered> | Answered;

/**
 * Creates the API: `POST /api/email-signup` and `POST /api/demo-request`. A program sends JSON and
 * gets 201 with `{}`, or problem details; a form gets a 303 redirect to its page.
 * `/api/confirmation` is the page where visitors confirm. `GET /api/challenge` returns a puzzle for
 * a form.
 */
export function createApp(options: AppOptions): Hono<Env> {
  const { store, confirmation, proofOfWork } = options;
  const createLimit = createRateLimits(() => store.countRequests);
  const limits = {
    network: createLimit('network', options.rateLimitPerMinute),
    site: createLimit('site', options.rateLimitPerMinute * sitesShare),
    // Puzzles cost the processor of this server, so they are counted here, without a query.
    puzzles: createRateLimits(() => undefined)(
      'puzzles',
      options.rateLimitPerMinute * puzzlesShare,
    ),
  };
  const secondsOfFlood = createLimit('leads', options.totalLimitPerMinute);
  const receive = createReceiver(options, {
    admit,
    isFlood: async () => (await secondsOfFlood('of all')) > 0,
  });
  const handlerOf = createHandlers(options);
  const app = new Hono<Env>();

  for (const kind of leadKinds) {
    answerAt(`/api/${kind}`, ['POST', 'OPTIONS'], (request, ...rest) => {
      if (request.method === 'POST') return receive(kind, request, ...rest);
      return { status: 204, headers: { allow: 'POST, OPTIONS' }, body: null };
    });
  }
  if (confirmation) {
    answerAt('/api/confirmation', ['GET', 'POST'], async (request, network) => {
      if (request.method === 'POST') await admit(network);
      return confirmLead(confirmation, request);
    });
  }
  if (proofOfWork) {
    answerAt('/api/challenge', ['GET'], async (_, network) => {
      refuseFor(await limits.puzzles(siteNetwork(network) ?? network));
      return { status: 200, headers: jsonType, body: await proofOfWork.challenge() };
    });
  }
  app.notFound(
    handlerOf('/api/*', () => {
      throw new Refusal(404, 'There is nothing at this address of the API.');
    }),
  );
  return app;

  /** Answers the requests for a path with `respond`. A path that accepts GET also accepts HEAD. */
  function answerAt(path: string, methods: readonly string[], respond: Respond): void {
    const handler = handlerOf(path, (request, ...rest) => {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      if (methods.includes(method)) return respond(request, ...rest);
      throw new Refusal(405, `${path} takes ${methods.join(' and ')}.`, {
        headers: { allow: methods.join(', ') },
      });
    });
    // One handler for all methods: if two match, Hono runs them through a chain of promises.
    app.all(path, handler);
  }

  /** Refused requests count as well, to slow down guessing. */
  async function admit(network: string): Promise<void> {
    const site = siteNetwork(network);
    // First, so that the networks of a refused site take no memory.
    if (site) refuseFor(await limits.site(site));
    refuseFor(await limits.network(network));
  }
}

/** @throws Refusal 429, unless the seconds to wait are 0 */
function refuseFor(seconds: number): void {
  if (seconds === 0) return;
  throw new Refusal(429, `Too many requests; try again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Returns a function that creates the handler of a path. The handler answers with `respond`, or with
 * the error it throws, and logs the answer. The path is for the log: the requested address may
 * contain personal data.
 */
function createHandlers(options: AppOptions) {
  const { log, trustProxy, origins = [], headers = answerHeaders() } = options;
  const clientAddress = createClientAddress(trustProxy);
  const nameNetwork = createNetworkKeys();

  function networkOf({ req, env }: Context<Env>): string {
    const forwardedFor = req.raw.headers.get('x-forwarded-for');
    return clientNetwork(clientAddress(env?.incoming?.socket.remoteAddress, forwardedFor));
  }

  return (path: string, respond: Respond) =>
    async (context: Context<Env>): Promise<Response> => {
      const request = context.req.raw;
      const started = performance.now();
      const requestId = randomUUID();
      const network = networkOf(context);
      const incoming: unknown = context.env?.incoming;
      let answered: Answered;
      try {
        answered = await respond(
          request,
          network,
          incoming instanceof Readable ? incoming : undefined,
        );
      } catch (error) {
        answered = refuse(request, toRefusal(error), requestId);
      }
      const { status, headers: own, body, outcome, error } = answered;
      log({
        requestId,
        event: 'request',
        method: request.method,
        path,
        status,
        outcome,
        error,
        ms: Math.round((performance.now() - started) * 10) / 10,
        network: request.method === 'POST' ? nameNetwork(network) : undefined,
      });
      // One plain object: measured, adding headers to a finished Response, or to Node's before it,
      // takes a tenth of the time of a whole signup.
      return new Response(body, {
        status,
        headers: {
          ...headers,
          'x-request-id': requestId,
          ...own,
          ...sharingHeaders(request, origins),
        },
      });
    };
}

/**
 * Refuses a request. People get a page, even if the form was sent from another site or with another
 * type.
 */
function refuse(request: Request, refusal: Refusal, requestId: string): Answered {
  const isForm = bodyType(request.headers.get('content-type')) === 'form';
  const isRead = isShown(request) || (isForm && refusal.status === 403);
  const answer = isRead ? toProblemPage(refusal) : toProblem(refusal, requestId);
  return { ...answer, error: errorOf(refusal) };
}
