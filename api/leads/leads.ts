import type { DemoRequest, EmailSignup } from '../../schema/generated/types.ts';
import { PlainError } from '../../schema/plain-error.ts';

/** What each kind of lead carries; the kinds are the last parts of the two addresses of the API. */
export interface LeadData {
  'email-signup': EmailSignup;
  'demo-request': DemoRequest;
}

export type LeadKind = keyof LeadData;

export const leadKinds: readonly LeadKind[] = ['email-signup', 'demo-request'];

/** A valid request, as stored. */
export type Lead<Kind extends LeadKind = LeadKind> = {
  [K in Kind]: {
    /** UUID version 7. */
    id: string;
    kind: K;
    /** ISO 8601 in UTC with milliseconds. */
    receivedAt: string;
    data: LeadData[K];
  };
}[Kind];

export interface LeadFilter {
  /** Leads received at this moment or later. */
  since?: Date;
  kind?: LeadKind;
}

export interface LeadReader {
  /** In the order in which they were stored, read in pieces: any number of leads fits in memory. */
  list(filter?: LeadFilter): AsyncIterable<Lead>;
  close(): Promise<void>;
}

export interface LeadStore extends LeadReader {
  /**
   * Resolves only when the lead will survive a crash of the process and of the machine.
   * Rejects when it is not stored. `data` must be valid: the store does not check it.
   */
  add<Kind extends LeadKind>(kind: Kind, data: LeadData[Kind]): Promise<Lead<Kind>>;
}

/** A store that cannot be opened. The message is for the operator: what, where, what to do. */
export class LeadStoreError extends PlainError {
  override name = 'LeadStoreError';
}
