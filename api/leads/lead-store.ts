import type { ConfirmedLead } from './confirmation.ts';
import type {
  Channel,
  Circumstances,
  Lead,
  LeadData,
  LeadFilter,
  LeadKind,
  LeadReader,
  LeadStoreError,
} from './leads.ts';
import type { Outbox, ReportCount, WaitingReport } from './outbox.ts';

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
  /**
   * Deletes all leads that came before a moment, a few at a time.
   * @param unconfirmed those alone that await their confirmation
   */
  forget(before: Date, unconfirmed?: boolean): Promise<void>;
  /**
   * Marks leads as confirmed and orders their reports, all or nothing. Those that are confirmed
   * already stay as they are.
   * @returns false, and nothing is done, where no lead has this id and this token
   */
  confirm(id: string, token: string, leads: readonly ConfirmedLead[]): Promise<boolean>;
  outbox: Outbox;
  /** Of all servers that share this store. */
  countReports(): Promise<ReportCount>;
  /** Rejects while leads cannot be stored, as far as that shows without storing one. */
  check(): Promise<void>;
  /** Absent where each server counts for itself. */
  countRequests?: CountRequests;
}

/**
 * Counts requests of all servers together, in spans of time that begin with the first one of a client.
 * @param requests how many came, by client
 * @param seconds of a span
 * @returns how many there are with these in the current span, and the seconds until it ends
 */
export type CountRequests = (
  requests: ReadonlyMap<string, number>,
  seconds: number,
) => Promise<Map<string, { requests: number; seconds: number }>>;

/** What the operator may do with leads, beside servers that run or without one. */
export interface LeadAdmin extends LeadReader {
  /** Number of leads that match. */
  count(filter: LeadFilter): Promise<number>;
  /**
   * Deletes leads, and the reports about them. The filter must say which.
   * @returns how many there were, and whether a file still holds them for a while
   */
  delete(filter: LeadFilter): Promise<{ deleted: number; isLogged: boolean }>;
  /**
   * Puts other data in the place of what people wrote, all or nothing; reports that failed are due
   * again. A lead that becomes the same as another one is counted there instead.
   * @param leads with their new data, which must be valid
   * @returns whether a file still holds the previous data for a while
   */
  correct(leads: readonly Lead[]): Promise<{ isLogged: boolean }>;
  /** Takes a lead out of suspicion, and orders its reports. False where it is under none. */
  release(id: string, channels: readonly Channel[]): Promise<boolean>;
  /** Reports about leads that match, in the order in which they are due. */
  reports(filter?: LeadFilter): AsyncIterable<WaitingReport>;
  /** Makes those that failed due at once, to be tried for three days again. @returns how many */
  retry(filter?: LeadFilter): Promise<number>;
}

/** A database of leads: SQLite's file in a folder, or PostgreSQL. */
export interface LeadDatabase {
  /**
   * Opens it for a server, and makes what is missing.
   * @throws LeadStoreError where leads cannot be stored
   */
  open(): Promise<LeadStore>;
  /** Rejects while opening would fail. Does not hold up the event loop, as opening itself may. */
  probe(): Promise<void>;
  /**
   * Opens what is there for the operator, and makes nothing.
   * @param readOnly nothing will be changed
   * @throws LeadStoreError where there are no leads to read
   */
  manage(readOnly: boolean): Promise<LeadAdmin>;
  /** Writes all leads to a new file. @returns how many they are */
  backUp(file: string): Promise<number>;
  /**
   * Puts a backup in the place of what is there, which is kept in `aside`; a database gets the leads
   * of a file besides those that it has.
   */
  restore(file: string): Promise<{ leads: number; aside?: string | undefined }>;
  /** What an error of the database means to the operator; `undefined` for one that is not of it. */
  explain(error: unknown): LeadStoreError | undefined;
  /** Files that restoring has kept, in which a person may still be who is deleted since. */
  findAside(): string[];
}
