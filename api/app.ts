import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { LeadStore } from './leads/lead-store.ts';
import { type Channel, type LeadData, type LeadKind, leadKinds } from './leads/leads.ts';
import type { Log } from './log.ts';
import { type Answer, answerHeaders } from './requests/answer.ts';
import { findSuspicion, takeSigns } from './requests/bot-signs.ts';
import { createRequestCheck } from './requests/check-request.ts';
import { clientNetwork, createClientAddress, type TrustProxy } from './requests/client-address.ts';
import { type ConfirmationWords, confirmationPage } from './requests/confirmation-page.ts';
import { sharingHeaders } from './requests/cross-origin.ts';
import { formAnswer } from './requests/form-answer.ts';
import { createNetworkKeys } from './requests/network-key.ts';
import { readPlace } from './requests/place.ts';
import { isShown, toProblemPage } from './requests/problem-page.ts';
import type { ProofOfWork } from './requests/proof-of-work.ts';
import { createRateLimits } from './requests/rate-limits.ts';
import { Refusal, toProblem } from './requests/refusal.ts';
import { bodyType, parseFields, readBody } from './requests/request-body.ts';
import { isSameOrigin, type Origins } from './requests/same-origin.ts';

export interface AppOptions {
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
  /** Origins of other sites whose pages may send forms here. */
  origins?: Origins;
  /** Returns the channels that report a lead. Without it leads are not reported. */
  channelsOf?: ((kind: LeadKind, data: LeadData[LeadKind]) => Channel[]) | undefined;
  /** Absent if visitors need not confirm their signups. */
  confirmation?: Confirmation | undefined;
  /** Absent if forms need not solve a puzzle. */
  proofOfWork?: ProofOfWork | undefined;
  /** Headers of every answer. */
  headers?: Readonly<Record<string, string>>;
}

/** Confirms signups with the link of a mail, which contains the lead's id and a secret token. */
export interface Confirmation {
  /** Throws until the store is open. */
  words(): ConfirmationWords;
  /** Resolves to false if the link is not valid. Rejects if the confirmation cannot be stored. */
  confirm(lead: string, token: string): Promise<boolean>;
}

interface Env {
  /** Absent if the app is called without a server. */
  Bindings: Partial<HttpBindings>;
}

/** The answer to a request, with further fields for the log: see `LogEntry`. */
interface Answered extends Answer {
  outcome?: number;
  error?: string | undefined;
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
export function createApp({
  store,
  log,
  rateLimitPerMinute,
  totalLimitPerMinute,
  trustProxy,
  origins = [],
  channelsOf = () => [],
  confirmation,
  proofOfWork,
  headers = answerHeaders(),
}: AppOptions): Hono<Env> {
  const check = createRequestCheck();
  const clientAddress = createClientAddress(trustProxy);
  const createLimit = createRateLimits(() => store.countRequests);
  const secondsToWait = createLimit('network', rateLimitPerMinute);
  const secondsOfFlood = createLimit('leads', totalLimitPerMinute);
  const nameNetwork = createNetworkKeys();
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
    answerAt('/api/challenge', ['GET'], async () => ({
      status: 200,
      headers: json,
      body: await proofOfWork.challenge(),
    }));
  }
  app.notFound(
    logged('/api/*', () => {
      throw new Refusal(404, 'There is nothing at this address of the API.');
    }),
  );
  return app;

  /** Answers the requests for a path with `respond`. A path that accepts GET also accepts HEAD. */
  function answerAt(path: string, methods: readonly string[], respond: Respond): void {
    const handler = logged(path, (request, ...rest) => {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      if (methods.includes(method)) return respond(request, ...rest);
      throw new Refusal(405, `${path} takes ${methods.join(' and ')}.`, {
        headers: { allow: methods.join(', ') },
      });
    });
    // One handler for all methods: if two match, Hono runs them through a chain of promises.
    app.all(path, handler);
  }

  /**
   * Returns a handler that answers with `respond`, or with the error it throws, and logs the
   * answer.
   * @param path for the log: the requested address may contain personal data
   */
  function logged(path: string, respond: Respond) {
    return async (context: Context<Env>): Promise<Response> => {
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

  async function receive(
    kind: LeadKind,
    ...[request, network, incoming]: Parameters<Respond>
  ): Promise<Answered> {
    const type = bodyType(request.headers.get('content-type'));
    let refusal: Refusal | undefined;
    try {
      const body = await readBody(request, incoming);
      await admit(network);
      if (!type) throw new Refusal(415, contentTypeAdvice);
      if (!isSameOrigin(request, origins))
        throw new Refusal(403, 'Pages of other sites may not send this.');
      const { fields, isTrapped, proof } = takeSigns(parseFields(body, type));
      const data = check(kind, fields);
      const { seconds, ...place } = readPlace(request, origins);
      const isFlood = (await secondsOfFlood('of all')) > 0;
      const suspicion =
        findSuspicion(data, isTrapped, seconds, isFlood) ??
        (proofOfWork && (await proofOfWork.findProblem(proof, `${kind} ${JSON.stringify(data)}`)));
      const channels = suspicion ? [] : channelsOf(kind, data);
      await store.add(kind, data, { ...place, suspicion, channels }).catch(failToStore);
    } catch (error) {
      refusal = toRefusal(error);
    }
    if (type === 'form' && refusal?.status !== 403) {
      return {
        ...formAnswer(request, kind, refusal === undefined, origins),
        outcome: refusal?.status ?? 201,
        error: refusal && errorOf(refusal),
      };
    }
    if (refusal) throw refusal;
    // A body for callers that parse every success as JSON.
    return { status: 201, headers: json, body: '{}' };
  }

  function networkOf({ req, env }: Context<Env>): string {
    const forwardedFor = req.raw.headers.get('x-forwarded-for');
    return clientNetwork(clientAddress(env?.incoming?.socket.remoteAddress, forwardedFor));
  }

  /** Refused requests count as well, to slow down guessing. */
  async function admit(network: string): Promise<void> {
    const seconds = await secondsToWait(network);
    if (seconds > 0) {
      throw new Refusal(429, `Too many requests; try again in ${seconds} seconds.`, {
        headers: { 'retry-after': String(seconds) },
      });
    }
  }
}

/** Turns any error into a refusal for the caller. */
const toRefusal = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal(500, 'Something went wrong here, not with you.', { cause: error });

/** Describes a server error for the log, with the stack if it was unexpected. */
function errorOf({ status, cause }: Refusal): string | undefined {
  if (status < 500) return undefined;
  const { stack, message } = cause as Error;
  return status === 500 ? (stack ?? message) : message;
}

/** Answers with the page that asks whether to confirm a signup, or that shows the result. */
async function confirmLead(
  { words, confirm }: Confirmation,
  { method, url }: Request,
): Promise<Answer> {
  const { searchParams } = new URL(url);
  const [lead = '', token = ''] = ['lead', 'token'].map((name) => searchParams.get(name) ?? '');
  // Anything else is not one of our links, and databases reject some of it.
  const isWhole = /^[\da-f-]{36}$/.test(lead) && /^[\w-]{22}$/.test(token);
  try {
    if (isWhole && method !== 'POST') return confirmationPage('question', words());
    const isConfirmed = isWhole && (await confirm(lead, token));
    return confirmationPage(isConfirmed ? 'success' : 'expired', words());
  } catch (cause) {
    return failToStore(cause);
  }
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

const json = { 'content-type': 'application/json' };

/**
 * Seconds to wait before sending again if nothing could be stored: longer than a database takes to
 * restart.
 */
const secondsToRecover = 10;

function failToStore(cause: unknown): never {
  throw new Refusal(503, 'This could not be stored. Try again later.', {
    cause,
    headers: { 'retry-after': String(secondsToRecover) },
  });
}

const contentTypeAdvice =
  'The content type must be application/json or application/x-www-form-urlencoded.';
