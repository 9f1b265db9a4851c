import type { Confirmation } from '../../api/app.ts';
import type { Environment } from '../../api/environment.ts';
import type { LeadDatabase, LeadStore } from '../../api/leads/lead-store.ts';
import { type LeadData, type LeadKind, LeadStoreError } from '../../api/leads/leads.ts';
import type { ReportCount } from '../../api/leads/outbox.ts';
import { forgetOldLeads } from '../../api/leads/retention.ts';
import type { Log } from '../../api/log.ts';
import type { OpenStore } from '../../api/recovering-store.ts';
import { openReporting, type ReportingOptions } from './open-reporting.ts';

/**
 * The leads of a database with what happens to them: they are reported, and deleted when they are
 * old. Both begin when the store can be opened.
 */
export function openReportedStore(
  database: LeadDatabase,
  content: string,
  options: ReportingOptions & Pick<Environment, 'retentionDays'>,
  log: Log,
) {
  let reporting: Awaited<ReturnType<typeof openReporting>> | undefined;
  let opened: LeadStore | undefined;
  function findConfirmation(): Confirmation {
    if (!reporting?.confirmation) throw new LeadStoreError('The lead store is not open.');
    return reporting.confirmation;
  }
  return {
    /** Whom a lead is reported to. */
    channelsOf: (kind: LeadKind, data: LeadData[LeadKind]) =>
      reporting?.channelsOf?.(kind, data) ?? [],
    /** How visitors confirm, where they are to. */
    confirmation: options.doubleOptIn
      ? {
          words: () => findConfirmation().words(),
          confirm: (...link: [lead: string, token: string]) => findConfirmation().confirm(...link),
        }
      : undefined,
    /** For the metrics. Rejects while the store is not open. */
    async countReports(): Promise<ReportCount> {
      if (!opened) throw new LeadStoreError('The lead store is not open.');
      return opened.countReports();
    },
    async open(): Promise<OpenStore> {
      const store = await database.open();
      opened = store;
      reporting = await openReporting(options, content, store, log);
      const { stop } = reporting;
      forgetOldLeads(store, options.retentionDays, ({ message: error }) =>
        log({ event: 'retention-failed', error }),
      );
      // What is being reported is noted before the store is closed.
      return { ...store, close: () => stop().then(store.close) };
    },
  };
}
