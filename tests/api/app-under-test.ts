import { type AppOptions, createApp } from '../../api/app.ts';
import type { LeadStore } from '../../api/leads/lead-store.ts';
import type { Circumstances, LeadData, LeadKind } from '../../api/leads/leads.ts';
import type { LogEntry } from '../../api/log.ts';

/** The API with a store in memory, with what it stored and logged, and no limit unless given. */
export function createAppUnderTest(options: Partial<AppOptions> = {}) {
  const stored: { kind: LeadKind; data: LeadData[LeadKind] }[] = [];
  const circumstances: (Circumstances | undefined)[] = [];
  const logged: LogEntry[] = [];
  const store: Pick<LeadStore, 'add'> = {
    async add(kind, data, more) {
      stored.push({ kind, data });
      circumstances.push(more);
    },
  };
  const app = createApp({
    store,
    log: (entry) => logged.push(entry),
    rateLimitPerMinute: 0,
    totalLimitPerMinute: 0,
    trustProxy: 0,
    ...options,
  });
  return { app, stored, circumstances, logged };
}

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

export const form = (
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): RequestInit => ({ method: 'POST', headers, body: new URLSearchParams(fields) });

export const signup = { email: 'ada@example.com', source: 'hero' };
export const demo = { name: 'Ada Okafor', email: 'ada@example.com', message: 'Hello' };

/** What the server would pass along for a request from that address. */
export const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
