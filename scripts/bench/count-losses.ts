import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadAdmin, LeadDatabase } from '../../api/leads/lead-store.ts';
import { printTable } from './measure.ts';

/** Milliseconds between two checks of the waiting reports. */
const interval = 5_000;
/** In milliseconds: a bit longer than a killed server keeps its lease on reports. */
const longestPause = 180_000;

/**
 * Waits until no report is left, or none arrives any more. Then prints the losses and duplicates.
 * @param acknowledged the addresses of the leads, one each
 * @param received how often each report came, by its `webhook-id`
 */
export async function countLosses(
  database: LeadDatabase,
  acknowledged: readonly string[],
  received: ReadonlyMap<string, number>,
): Promise<void> {
  const admin = await database.manage(true);
  let waiting = await reportIds(admin);
  for (let pause = 0; waiting.size > 0 && pause < longestPause; ) {
    await sleep(interval);
    const left = await reportIds(admin);
    pause = left.size < waiting.size ? 0 : pause + interval;
    waiting = left;
  }
  const stored = new Map<string, number>();
  const ids = new Set<string>();
  for await (const { id, data } of admin.list()) {
    stored.set(data.email, (stored.get(data.email) ?? 0) + 1);
    ids.add(webhookId(id));
  }
  await admin.close();
  const isTwice = (count: number) => count > 1;
  printTable(
    ['of them all', 'number', 'lost', 'twice', 'of nobody'],
    [
      [
        'acknowledged leads',
        acknowledged.length,
        acknowledged.filter((email) => !stored.has(email)).length,
        [...stored.values()].filter(isTwice).length,
        '',
      ],
      [
        'their reports',
        received.size,
        [...ids].filter((id) => !received.has(id) && !waiting.has(id)).length,
        [...received.values()].filter(isTwice).length,
        [...received.keys()].filter((id) => !ids.has(id)).length,
      ],
    ],
  );
  if (waiting.size > 0) console.log(`${waiting.size} reports still wait.`);
}

/** Of the reports that wait. */
async function reportIds(admin: LeadAdmin): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const { leadId } of admin.reports()) ids.add(webhookId(leadId));
  return ids;
}

const webhookId = (leadId: string): string => `lead_${leadId}`;
