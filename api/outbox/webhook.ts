import { createHmac } from 'node:crypto';
import type { Lead } from '../leads/leads.ts';
import { LaterError } from './deliver.ts';

/** Milliseconds for the whole answer. */
const timeout = 15_000;

/**
 * Sends leads to a program as Standard Webhooks 1.0 defines it (https://www.standardwebhooks.com):
 * the receiver can verify the sender, and detects duplicates by `webhook-id`.
 * @throws LaterError if the answer is not a success, Error if there is none; its message contains no personal data
 */
export function createWebhook({ url, secret }: { url: string; secret: string }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return async (lead: Lead): Promise<void> => {
    const body = JSON.stringify({ type: 'lead.created', timestamp: lead.receivedAt, data: lead });
    const id = `lead_${lead.id}`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    const response = await fetch(url, {
      method: 'POST',
      // A redirect could send personal data anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature.digest('base64')}`,
      },
      body,
    });
    await response.body?.cancel();
    if (response.ok) return;
    const isRedirect = response.status >= 300 && response.status < 400;
    const advice = isRedirect ? ', which leads elsewhere. Set LEADS_WEBHOOK_URL to where' : '';
    const wait = readRetryAfter(response.headers.get('retry-after') ?? '');
    throw new LaterError(`the answer was ${response.status}${advice}`, wait);
  };
}

/**
 * Returns the milliseconds that `Retry-After` asks to wait, in seconds or until a date (RFC 9110,
 * section 10.2.3); 0 if it says nothing else.
 */
export function readRetryAfter(text: string): number {
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.max(0, wait || 0);
}
