import type { Environment } from '../../api/environment.ts';
import { confirmAddress } from '../../api/leads/confirm-address.ts';
import type { LeadStore } from '../../api/leads/lead-store.ts';
import type { Channel, LeadData, LeadKind } from '../../api/leads/leads.ts';
import type { Log } from '../../api/log.ts';
import type { Confirmation } from '../../api/requests/confirm-lead.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';

export type ReportingOptions = Pick<
  Environment,
  'reports' | 'doubleOptIn' | 'publicUrl' | 'apiOrigin'
>;

interface Reporting {
  channelsOf: ((kind: LeadKind, data: LeadData[LeadKind]) => Channel[]) | undefined;
  confirmation: Confirmation | undefined;
  stop: () => Promise<void>;
}

/** Starts to report leads by webhook and mail, with the texts of a content folder. */
export async function openReporting(
  options: ReportingOptions,
  content: string,
  store: LeadStore,
  log: Log,
): Promise<Reporting> {
  const { reports, doubleOptIn, publicUrl, apiOrigin } = options;
  if (!reports.webhook && !reports.mail)
    return { channelsOf: undefined, confirmation: undefined, stop: async () => {} };
  const { createChannels } = await import('../../api/outbox/channels.ts');
  const { startDelivery } = await import('../../api/outbox/delivery-thread.ts');
  const words = reports.mail ? await readWords(content) : undefined;
  const mails = words?.mails;
  const confirmAt = doubleOptIn ? `${apiOrigin ?? publicUrl}/api/confirmation` : undefined;
  const stop = startDelivery(store.outbox, { settings: reports, words: mails, confirmAt }, log);
  const channelsOf = createChannels(reports, mails, doubleOptIn);
  return {
    channelsOf,
    confirmation: doubleOptIn
      ? {
          words() {
            if (!words)
              throw new Error(
                'site.yaml has errors, so the texts of the confirmation are missing.',
              );
            const { mails, brand, seo } = words;
            const language = seo.locale.replace('_', '-');
            return { ...mails.confirmation, language, brand: brand.name, home: `${publicUrl}/` };
          },
          confirm: (lead, token) =>
            confirmAddress(store, lead, token, (...of) => channelsOf(...of, true)),
        }
      : undefined,
    stop,
  };
}

/** The texts of `site.yaml` for visitors; `undefined` if the file has errors. */
export async function readWords(
  content: string,
): Promise<Pick<SiteSettings, 'mails' | 'brand' | 'seo'> | undefined> {
  const { loadSettings } = await import('../../schema/load/load-settings.ts');
  const { createContentValidator } = await import('../../schema/validate/validate.ts');
  const { settings } = await loadSettings(content, await createContentValidator());
  return settings;
}
