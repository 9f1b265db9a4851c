import type { Channel, LeadData, LeadKind } from '../../api/leads/leads.ts';
import type { Outbox } from '../../api/leads/outbox.ts';
import type { Log } from '../../api/log.ts';
import type { OutboxSettings } from '../../api/outbox/outbox-settings.ts';
import type { SiteMails } from '../../schema/generated/types.ts';

interface Reporting {
  channelsOf: ((kind: LeadKind, data: LeadData[LeadKind]) => Channel[]) | undefined;
  stop: () => Promise<void>;
}

/** Reports leads as the operator's settings say, with the words of a content folder. */
export async function openReporting(
  settings: OutboxSettings,
  content: string,
  outbox: Outbox,
  log: Log,
): Promise<Reporting> {
  if (!settings.webhook && !settings.mail) return { channelsOf: undefined, stop: async () => {} };
  const { createChannels } = await import('../../api/outbox/channels.ts');
  const { startDelivery } = await import('../../api/outbox/delivery-thread.ts');
  const words = settings.mail ? await readMails(content) : {};
  const stop = startDelivery(outbox, { settings, words }, (failure) =>
    log({ time: new Date().toISOString(), event: 'report-failed', ...failure }),
  );
  return { channelsOf: createChannels(settings, words), stop };
}

/** The mails that `site.yaml` has for visitors; none where it has mistakes. */
export async function readMails(content: string): Promise<Partial<SiteMails>> {
  const { loadSettings } = await import('../../schema/load/load-settings.ts');
  const { createContentValidator } = await import('../../schema/validate/validate.ts');
  const { settings } = await loadSettings(content, await createContentValidator());
  return settings?.mails ?? {};
}
