import type { Environment } from '../../api/environment.ts';
import type { LeadData, LeadKind } from '../../api/leads/leads.ts';
import { forgetOldLeads } from '../../api/leads/retention.ts';
import { openSqliteStore } from '../../api/leads/sqlite-store.ts';
import type { Log } from '../../api/log.ts';
import type { OpenStore } from '../../api/recovering-store.ts';
import { openReporting } from './open-reporting.ts';

/**
 * The leads of a folder with what happens to them: they are reported, and deleted when they are
 * old. Both begin when the store can be opened.
 */
export function openReportedStore(
  folder: string,
  content: string,
  { reports, retentionDays }: Pick<Environment, 'reports' | 'retentionDays'>,
  log: Log,
) {
  let reporting: Awaited<ReturnType<typeof openReporting>> | undefined;
  return {
    /** Whom a lead is reported to. */
    channelsOf: (kind: LeadKind, data: LeadData[LeadKind]) =>
      reporting?.channelsOf?.(kind, data) ?? [],
    async open(): Promise<OpenStore> {
      const store = openSqliteStore(folder);
      const { channelsOf, stop } = await openReporting(reports, content, store.outbox, log);
      reporting = { channelsOf, stop };
      forgetOldLeads(store, retentionDays, ({ message }) =>
        console.error(`Old leads could not be deleted: ${message}`),
      );
      // What is being reported is noted before the store is closed.
      return { add: store.add, close: () => stop().then(store.close) };
    },
  };
}
