import type { SiteMails } from '../../schema/generated/types.ts';
import type { Channel, LeadData, LeadKind } from '../leads/leads.ts';
import type { OutboxSettings } from './outbox-settings.ts';

/** The forms that visitors know. Only a wizard asks for names before it signs up. */
export function formOf(kind: LeadKind, data: LeadData[LeadKind]): keyof SiteMails {
  if (kind === 'demo-request') return 'contact';
  return 'firstName' in data ? 'wizard' : 'signup';
}

/** Makes the function that says whom a lead is reported to. */
export function createChannels({ webhook, mail }: OutboxSettings, words: Partial<SiteMails>) {
  return (kind: LeadKind, data: LeadData[LeadKind]): Channel[] => [
    ...(webhook ? (['webhook'] as const) : []),
    ...(mail?.to ? (['operator'] as const) : []),
    ...(mail && words[formOf(kind, data)] ? (['visitor'] as const) : []),
  ];
}
