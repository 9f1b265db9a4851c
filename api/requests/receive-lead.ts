import type { Readable } from 'node:stream';
import type { LeadStore } from '../leads/lead-store.ts';
import type { Channel, LeadData, LeadKind } from '../leads/leads.ts';
import { type Answered, jsonType } from './answer.ts';
import { findSuspicion, separateBotSigns } from './bot-signs.ts';
import { createRequestCheck } from './check-request.ts';
import { formAnswer } from './form-answer.ts';
import { readPlace } from './place.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import { errorOf, failToStore, Refusal, toRefusal } from './refusal.ts';
import { bodyType, parseFields, readBody } from './request-body.ts';
import { isSameOrigin, type Origins } from './same-origin.ts';

export interface ReceiverOptions {
  store: Pick<LeadStore, 'add'>;
  /** Origins of other sites whose pages may send forms here. */
  origins?: Origins;
  /** Returns the channels that report a lead. Without it leads are not reported. */
  channelsOf?: ((kind: LeadKind, data: LeadData[LeadKind]) => Channel[]) | undefined;
  /** Absent if forms need not solve a puzzle. */
  proofOfWork?: ProofOfWork | undefined;
}

interface Limits {
  /** Rejects with Refusal 429 if a network sends too many requests. */
  admit(network: string): Promise<void>;
  /** Whether this lead is one of too many from all visitors together. */
  isFlood(): Promise<boolean>;
}

/**
 * Returns a function that reads, checks and stores a lead, and answers it. A form of a visitor gets
 * a redirect even if it is refused, unless another site sent it.
 * @throws Refusal for any other request that is refused
 */
export function createReceiver(
  { store, origins = [], channelsOf = () => [], proofOfWork }: ReceiverOptions,
  limits: Limits,
) {
  const check = createRequestCheck();
  return async (
    kind: LeadKind,
    request: Request,
    network: string,
    incoming: Readable | undefined,
  ): Promise<Answered> => {
    const type = bodyType(request.headers.get('content-type'));
    let refusal: Refusal | undefined;
    try {
      const body = await readBody(request, incoming);
      await limits.admit(network);
      if (!type) throw new Refusal(415, contentTypeAdvice);
      if (!isSameOrigin(request, origins))
        throw new Refusal(403, 'Pages of other sites may not send this.');
      const { fields, isTrapped, proof } = separateBotSigns(parseFields(body, type));
      const data = check(kind, fields);
      const { seconds, ...place } = readPlace(request, origins);
      const isFlood = await limits.isFlood();
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
    return { status: 201, headers: jsonType, body: '{}' };
  };
}

const contentTypeAdvice =
  'The content type must be application/json or application/x-www-form-urlencoded.';
