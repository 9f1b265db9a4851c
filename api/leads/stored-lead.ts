import { toConfirmation } from './confirmation.ts';
import type { Lead, LeadData, LeadKind } from './leads.ts';

/** The columns of a lead in every database. Times are ISO 8601. */
export interface StoredLead {
  id: string;
  kind: LeadKind;
  received_at: string;
  route: string | null;
  block: string | null;
  build: string | null;
  repeats: number;
  suspicion: string | null;
  token: string | null;
  confirmed_at: string | null;
  data: LeadData[LeadKind];
}

/** Creates a lead from its columns. Empty columns are left out. */
export function leadOf(stored: StoredLead): Lead {
  const { id, kind, received_at: receivedAt, repeats, data } = stored;
  const { route, block, build, suspicion, token, confirmed_at: confirmedAt } = stored;
  const confirmation = toConfirmation(token, confirmedAt);
  const optional = Object.entries({ route, block, build, suspicion, confirmation });
  const present = Object.fromEntries(optional.filter(([, value]) => value !== null));
  return { id, kind, receivedAt, ...present, repeats, data } as Lead;
}
