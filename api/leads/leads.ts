import type { DemoRequest, EmailSignup } from '../../schema/generated/types.ts';
import { PlainError } from '../../schema/plain-error.ts';

/** What each kind of lead carries; the kinds are the last parts of the two addresses of the API. */
export interface LeadData {
  'email-signup': EmailSignup;
  'demo-request': DemoRequest;
}

export type LeadKind = keyof LeadData;

export const leadKinds: readonly LeadKind[] = ['email-signup', 'demo-request'];

/** Where a lead comes from, as far as its sender says. Nothing here is personal. */
export interface Origin {
  /** Path of the page: `/pricing`. */
  route?: string | undefined;
  /** `id` of the block with the form. */
  block?: string | undefined;
  /** Version of the page's code. */
  build?: string | undefined;
}

/** A valid request, as stored. */
export type Lead<Kind extends LeadKind = LeadKind> = {
  [K in Kind]: Origin & {
    /** UUID version 7. */
    id: string;
    kind: K;
    /** ISO 8601 in UTC with milliseconds. */
    receivedAt: string;
    data: LeadData[K];
    /** How often the same was sent again. */
    repeats: number;
    /** Why this looks like spam; absent where it does not. */
    suspicion?: string;
    /** `awaited`, or when the visitor confirmed it (ISO 8601); absent where nobody asked. */
    confirmation?: string;
  };
}[Kind];

/**
 * Whom a lead is reported to. `confirmation` asks the visitor whether it was them; the lead then
 * awaits the answer.
 */
export type Channel = 'webhook' | 'operator' | 'visitor' | 'confirmation';

/** What is to be stored besides the data of a lead. */
export interface Circumstances extends Origin {
  suspicion?: string | undefined;
  /** As in `Lead`; awaited by itself where it is ordered. */
  confirmation?: string | undefined;
  /** Reports are stored with the lead, and sent after it. Those to visitors at most once a day. */
  channels?: readonly Channel[];
}

export interface LeadFilter {
  /** Leads received at this moment or later. */
  since?: Date | undefined;
  kind?: LeadKind | undefined;
  /** Leads of this address, however it was typed. */
  email?: string | undefined;
  id?: string | undefined;
  /** Only those that look like spam, or only the others. */
  suspect?: boolean | undefined;
}

export interface LeadReader {
  /** In the order in which they were stored, read in pieces: any number of leads fits in memory. */
  list(filter?: LeadFilter): AsyncIterable<Lead>;
  close(): Promise<void>;
}

/** A store that cannot be opened. The message is for the operator: what, where, what to do. */
export class LeadStoreError extends PlainError {
  override name = 'LeadStoreError';
}
