import { type AppOptions, createApp } from '../../api/app.ts';
import type { Lead, LeadStore } from '../../api/leads/leads.ts';
import type { LogEntry } from '../../api/log.ts';

/** The API with a store in memory, with what it stored and logged, and no limit unless given. */
export function createAppUnderTest(options: Partial<AppOptions> = {}) {
  const stored: Pick<Lead, 'kind' | 'data'>[] = [];
  const logged: LogEntry[] = [];
  const store: Pick<LeadStore, 'add'> = {
    async add(kind, data) {
      stored.push({ kind, data } as Lead);
      return { id: '', receivedAt: '', kind, data } as Lead<typeof kind>;
    },
  };
  const app = createApp({
    store,
    log: (entry) => logged.push(entry),
    rateLimitPerMinute: 0,
    trustProxy: 0,
    ...options,
  });
  return { app, stored, logged };
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
