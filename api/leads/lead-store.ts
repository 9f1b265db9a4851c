import type { Circumstances, LeadData, LeadKind, LeadReader } from './leads.ts';
import type { Outbox } from './outbox.ts';

/** Where a server keeps leads. Whatever stands behind it, several servers may share it. */
export interface LeadStore extends LeadReader {
  /**
   * Resolves only when the lead will survive a crash of the process and of the machine. Rejects
   * when it is not stored. The same data from the same place is one lead, however often it is sent.
   * `data` must be valid: the store does not check it.
   */
  add<Kind extends LeadKind>(
    kind: Kind,
    data: LeadData[Kind],
    circumstances?: Circumstances,
  ): Promise<void>;
  /** Deletes all leads that came before a moment, a few at a time. */
  forget(before: Date): Promise<void>;
  outbox: Outbox;
}
