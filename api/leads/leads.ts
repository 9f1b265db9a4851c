import type { DemoRequest, EmailSignup } from '../../schema/generated/types.ts';
import { PlainError } from '../../schema/plain-error.ts';

/** The data of each kind of lead. The kinds are the last segments of the two API addresses. */
export interface LeadData {
  'email-signup': EmailSignup;
  'demo-request': DemoRequest;
}

export type LeadKind = keyof LeadData;

export const leadKinds: readonly LeadKind[] = ['email-signup', 'demo-request'];

/** Where a lead comes from, as reported by its sender. Contains nothing personal. */
export interface Place {
  /** Path of the page: `/pricing`. */
  route?: string | undefined;
  /** `id` of the block with the form. */
  block?: string | undefined;
  /** Version of the page's code. */
  build?: string | undefined;
}

/** A valid request, as stored. */
export type Lead<Kind extends LeadKind = LeadKind> = {
  [K in Kind]: Place & {
    /** UUID version 7. */
    id: string;
    kind: K;
    /** ISO 8601 in UTC with milliseconds. */
    receivedAt: string;
    data: LeadData[K];
    /** How often the same lead was sent again. */
    repeats: number;
    /** Why this looks like spam; absent if it does not. */
    suspicion?: string;
    /**
     * `awaited`, or when the visitor confirmed it (ISO 8601); absent if no confirmation was
     * required.
     */
    confirmation?: string;
  };
}[Kind];

/**
 * Recipients of a report about a lead. `confirmation` asks the visitor to confirm the signup; the
 * lead waits for the answer.
 */
export const channelNames = ['webhook', 'operator', 'visitor', 'confirmation'] as const;
export type Channel = (typeof channelNames)[number];

/** Further fields to store with the data of a lead. */
export interface Circumstances extends Place {
  suspicion?: string | undefined;
  /** As in `Lead`. Set to `awaited` automatically if `channels` includes `confirmation`. */
  confirmation?: string | undefined;
  /** Reports are stored with the lead and sent later, to a visitor at most once a day. */
  channels?: readonly Channel[];
}

export interface LeadFilter {
  /** Leads received at or after this time. */
  since?: Date | undefined;
  kind?: LeadKind | undefined;
  /** Leads of this address, ignoring case. */
  email?: string | undefined;
  id?: string | undefined;
  /** True for suspect leads only, false for the others only. */
  suspect?: boolean | undefined;
}

export interface LeadReader {
  /**
   * Lists leads in the order in which they were stored, reading in pieces, so that any number fits
   * in memory.
   * @throws LeadStoreError after the last one, if some cannot be read
   */
  list(filter?: LeadFilter): AsyncIterable<Lead>;
  close(): Promise<void>;
}

/**
 * Thrown if a store cannot be opened, or does not have the lead that was named. The message is for the
 * operator: what failed, where, and what to do.
 */
export class LeadStoreError extends PlainError {
  override name = 'LeadStoreError';
}
