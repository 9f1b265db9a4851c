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

/** A server's store of leads, which several servers may share. */
export interface LeadStore extends LeadReader {
  /**
   * Stores a lead. Resolves only when the lead will survive a crash of the process and of the
   * machine; rejects if it is not stored. The same data from the same place is one lead, however
   * often it is sent. `data` must be valid: the store does not check it.
   */
  add<Kind extends LeadKind>(
    kind: Kind,
    data: LeadData[Kind],
    circumstances?: Circumstances,
  ): Promise<void>;
  /**
   * Deletes all leads received before a date, a few at a time.
   * @param unconfirmed only those that are not confirmed. Kept if a mail to their address that asks for
   *   it waits, or if the last mail to it is more recent than the date
   */
  forget(before: Date, unconfirmed?: boolean): Promise<void>;
  /**
   * Returns when the lead that was stored last was received, of those received before a date;
   * `undefined` if there is none.
   */
  newest(before: Date): Promise<Date | undefined>;
  /**
   * Marks leads as confirmed and orders their reports, all or nothing. Leads that are confirmed
   * already stay unchanged.
   * @returns false, without changes, if no lead has this id and token
   */
  confirm(id: string, token: string, leads: readonly ConfirmedLead[]): Promise<boolean>;
  outbox: Outbox;
  /** Counts the reports of all servers that share this store. */
  countReports(): Promise<ReportCount>;
  /** Rejects if leads cannot be stored, as far as can be checked without storing one. */
  check(): Promise<void>;
  /** Absent if each server counts by itself. */
  countRequests?: CountRequests;
}

/**
 * Counts the requests of all servers together, in time spans that start with a client's first
 * request.
 * @param requests number of new requests by client
 * @param seconds length of a span
 * @returns the number of requests in the current span, including these, and the seconds until it
 *   ends
 */
export type CountRequests = (
  requests: ReadonlyMap<string, number>,
  seconds: number,
) => Promise<Map<string, { requests: number; seconds: number }>>;

/** The operator's actions on leads, with or without a running server. */
export interface LeadAdmin extends LeadReader {
  /** Counts the leads that match. */
  count(filter: LeadFilter): Promise<number>;
  /**
   * Deletes leads and their reports. The filter must not be empty.
   * @returns number of deleted leads, and whether a file still contains them for a while
   */
  delete(filter: LeadFilter): Promise<{ deleted: number; isLogged: boolean }>;
  /**
   * Replaces the data of leads, all or nothing, and makes failed reports due again. A lead that
   * becomes equal to another one is merged into it as a repeat.
   * @param leads with their new data, which must be valid
   * @returns whether a file still contains the previous data for a while
   */
  correct(leads: readonly Lead[]): Promise<{ isLogged: boolean }>;
  /**
   * Marks a lead as no longer suspect and orders its reports. Resolves to false if it was not
   * suspect.
   */
  release(id: string, channels: readonly Channel[]): Promise<boolean>;
  /** Lists reports that match, in the order in which they are due. */
  reports(filter?: ReportFilter): AsyncIterable<WaitingReport>;
  /**
   * Makes failed reports due at once and restarts their three days of retries.
   * @returns number of reports
   */
  retry(filter?: ReportFilter): Promise<number>;
  /**
   * Deletes reports that wait or were given up, and keeps their leads.
   * @returns number of reports
   */
  discard(filter: ReportFilter): Promise<number>;
}

/** Selects reports by their leads and by whom they are for. */
export interface ReportFilter extends LeadFilter {
  channel?: Channel | undefined;
}

/** A database of leads: an SQLite file in a folder, or PostgreSQL. */
export interface LeadDatabase {
  /**
   * Opens it for a server and creates what is missing. Does not block the event loop.
   * @throws LeadStoreError if leads cannot be stored
   */
  open(): Promise<LeadStore>;
  /**
   * Opens an existing database for the operator. Creates nothing.
   * @param readOnly whether nothing will be changed
   * @throws LeadStoreError if there are no leads to read
   */
  manage(readOnly: boolean): Promise<LeadAdmin>;
  /**
   * Writes all leads to a new file.
   * @returns number of leads
   */
  backUp(file: string): Promise<number>;
  /**
   * Replaces the leads by a backup. SQLite keeps the previous file as `aside`; PostgreSQL keeps its
   * leads and adds those of the backup.
   */
  restore(file: string): Promise<{ leads: number; aside?: string | undefined }>;
  /** Explains an error of the database to the operator; `undefined` for other errors. */
  explain(error: unknown): LeadStoreError | undefined;
  /**
   * Lists the files that `restore` has set aside. They may contain people who have been deleted
   * since.
   */
  findAside(): string[];
}
