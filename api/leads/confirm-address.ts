import type { ConfirmedLead } from './confirmation.ts';
import type { LeadStore } from './lead-store.ts';
import type { Channel, LeadData, LeadKind } from './leads.ts';

/**
 * Confirms a lead and the other unconfirmed leads with the same address, since the owner of the
 * address has answered. They are then reported.
 * @param token from the mail
 * @returns false if there is no such lead or its token is different
 */
export async function confirmAddress(
  store: Pick<LeadStore, 'list' | 'confirm'>,
  id: string,
  token: string,
  channelsOf: (kind: LeadKind, data: LeadData[LeadKind]) => Channel[],
): Promise<boolean> {
  const confirmed: ConfirmedLead[] = [];
  for await (const lead of store.list({ id })) {
    for await (const { id, kind, data, confirmation } of store.list({ email: lead.data.email })) {
      if (confirmation === 'awaited') confirmed.push({ id, channels: channelsOf(kind, data) });
    }
  }
  return store.confirm(id, token, confirmed);
}
