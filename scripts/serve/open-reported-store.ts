import type { Environment } from '../../api/environment.ts';
import type { LeadDatabase, LeadStore } from '../../api/leads/lead-store.ts';
import { type LeadData, type LeadKind, LeadStoreError } from '../../api/leads/leads.ts';
import type { ReportCount } from '../../api/leads/outbox.ts';
import { forgetOldLeads } from '../../api/leads/retention.ts';
import type { Log } from '../../api/log.ts';
import type { OpenStore } from '../../api/recovering-store.ts';
import type { Confirmation } from '../../api/requests/confirm-lead.ts';
import { openReporting, type ReportingOptions } from './open-reporting.ts';

/**
 * A lead store that also reports leads and deletes old ones. Both start when the store can be opened.
 */
export function openReportedStore(
  database: LeadDatabase,
  content: string,
  options: ReportingOptions & Pick<Environment, 'retentionDays'>,
  log: Log,
) {
  let reporting: Omit<Awaited<ReturnType<typeof openReporting>>, 'stop'> | undefined;
  let opened: LeadStore | undefined;
  function findConfirmation(): Confirmation {
    if (!reporting?.confirmation) throw new LeadStoreError('The lead store is not open.');
    return reporting.confirmation;
  }
  return {
    /** The channels by which a lead is reported. */
    channelsOf: (kind: LeadKind, data: LeadData[LeadKind]) =>
      reporting?.channelsOf?.(kind, data) ?? [],
    /** The confirmation by mail; `undefined` without double opt-in. */
    confirmation: options.doubleOptIn
      ? {
          words: () => findConfirmation().words(),
          confirm: (...link: [lead: string, token: string]) => findConfirmation().confirm(...link),
        }
      : undefined,
    /** Counts reports for the metrics. Rejects while the store is not open. */
    async countReports(): Promise<ReportCount> {
      if (!opened) throw new LeadStoreError('The lead store is not open.');
      return opened.countReports();
    },
    async open(): Promise<OpenStore> {
      const store = await database.open();
      const { stop, ...others } = await openReporting(options, content, store, log).catch(
        async (error) => {
          // The next attempt opens it again.
          await store.close();
          throw error;
        },
      );
      opened = store;
      reporting = others;
      const stopForgetting = forgetOldLeads(store, options.retentionDays, {
        onFailure: ({ message: error }) => log({ event: 'retention-failed', error }),
        onDoubt: (advice) => log({ event: 'retention-waits', advice }),
      });
      return {
        ...store,
        async close() {
          stopForgetting();
          // Reports that are being sent are noted before the store closes.
          await stop();
          await store.close();
        },
      };
    },
  };
}
