import type { SiteMails } from '../../schema/generated/types.ts';
import type { Channel, LeadData, LeadKind } from '../leads/leads.ts';
import type { OutboxSettings } from './outbox-settings.ts';

/** Returns the form that the visitor used. Only the wizard asks for names before it signs up. */
export function formOf(
  kind: LeadKind,
  data: LeadData[LeadKind],
): Exclude<keyof SiteMails, 'confirmation'> {
  if (kind === 'demo-request') return 'contact';
  return 'firstName' in data ? 'wizard' : 'signup';
}

/**
 * Returns a function that chooses the channels of a lead.
 * @param words texts of the mails to visitors; `undefined` if they cannot be read. Mails are then
 *   ordered all the same, because they can be sent once that is corrected
 * @param asks whether a signup is reported only after its visitor has confirmed it. Messages are
 *   not delayed, because their senders want an answer
 */
export function createChannels(
  { webhook, mail }: OutboxSettings,
  words: Partial<SiteMails> | undefined,
  asks: boolean,
) {
  return (kind: LeadKind, data: LeadData[LeadKind], isConfirmed = false): Channel[] => {
    if (asks && kind === 'email-signup' && !isConfirmed) return ['confirmation'];
    return [
      ...(webhook ? (['webhook'] as const) : []),
      ...(mail?.to ? (['operator'] as const) : []),
      ...(mail && (!words || words[formOf(kind, data)]) ? (['visitor'] as const) : []),
    ];
  };
}
