import { createHmac } from 'node:crypto';
import type { Lead } from '../leads/leads.ts';

/** Milliseconds for the whole answer. */
const timeout = 15_000;

/**
 * Sends leads to a program by the rules of Standard Webhooks 1.0 (https://www.standardwebhooks.com):
 * the receiver can check who sent them, and know one that comes twice by its `webhook-id`.
 * @throws Error where the answer is no success; its message holds nothing personal
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
      // A redirect could lead personal data anywhere.
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
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
  };
}
