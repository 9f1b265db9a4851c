import type { SiteMails } from '../../schema/generated/types.ts';
import type { Channel, LeadData, LeadKind } from '../leads/leads.ts';
import type { OutboxSettings } from './outbox-settings.ts';

/** The forms that visitors know. Only a wizard asks for names before it signs up. */
export function formOf(
  kind: LeadKind,
  data: LeadData[LeadKind],
): Exclude<keyof SiteMails, 'confirmation'> {
  if (kind === 'demo-request') return 'contact';
  return 'firstName' in data ? 'wizard' : 'signup';
}

/**
 * Makes the function that says whom a lead is reported to.
 * @param asks whether a signup is reported only once its visitor has confirmed it. A message is not
 *   held up: its sender wants an answer
 */
export function createChannels(
  { webhook, mail }: OutboxSettings,
  words: Partial<SiteMails>,
  asks: boolean,
) {
  return (kind: LeadKind, data: LeadData[LeadKind], isConfirmed = false): Channel[] => {
    if (asks && kind === 'email-signup' && !isConfirmed) return ['confirmation'];
    return [
      ...(webhook ? (['webhook'] as const) : []),
      ...(mail?.to ? (['operator'] as const) : []),
      ...(mail && words[formOf(kind, data)] ? (['visitor'] as const) : []),
    ];
  };
}
