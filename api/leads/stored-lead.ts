import { toConfirmation } from './confirmation.ts';
import { type Lead, type LeadData, type LeadKind, LeadStoreError } from './leads.ts';
import type { UnreadableLead } from './outbox.ts';

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
  /** Something else if somebody has changed it. */
  data: LeadData[LeadKind] | null | undefined;
}

/** Thrown for leads that cannot be read, because somebody has changed their data. */
export class UnreadableLeadsError extends LeadStoreError {
  override name = 'UnreadableLeadsError';
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super(ids.map(problemOf).join('\n'));
    this.ids = ids;
  }
}

/**
 * Creates leads from their columns.
 * @throws UnreadableLeadsError after the last one, if somebody has changed the data of some so that they are
 * no leads any more: they must not hide the others
 */
export async function* readLeads(stored: AsyncIterable<StoredLead>): AsyncGenerator<Lead> {
  const unreadable: string[] = [];
  for await (const each of stored) {
    const lead = readLead(each);
    if (lead.data) yield lead;
    else unreadable.push(lead.id);
  }
  if (unreadable.length > 0) throw new UnreadableLeadsError(unreadable);
}

/**
 * Creates a lead from its columns. Empty columns are left out. If somebody has changed the data so that
 * it is no lead any more, it returns the problem.
 */
export function readLead(stored: StoredLead): Lead | UnreadableLead {
  const { id, kind, received_at: receivedAt, repeats, data } = stored;
  if (typeof data?.email !== 'string') return { id, problem: problemOf(id) };
  const { route, block, build, suspicion, token, confirmed_at: confirmedAt } = stored;
  const confirmation = toConfirmation(token, confirmedAt);
  const optional = Object.entries({ route, block, build, suspicion, confirmation });
  const present = Object.fromEntries(optional.filter(([, value]) => value !== null));
  return { id, kind, receivedAt, ...present, repeats, data } as Lead;
}

const problemOf = (id: string): string =>
  `The lead ${id} cannot be read: its \`data\` is not what a form sends. Correct it in the database, or delete it: npm run leads -- delete ${id} --yes`;
