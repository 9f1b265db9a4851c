import { createHmac } from 'node:crypto';
import type { Lead } from '../leads/leads.ts';

/** Milliseconds for the whole answer. */
const timeout = 15_000;

/**
 * Sends leads to a program as Standard Webhooks 1.0 defines it (https://www.standardwebhooks.com):
 * the receiver can verify the sender, and detects duplicates by `webhook-id`.
 * @throws Error if the answer is not a success; its message contains no personal data
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
    throw new Error(`the answer was ${response.status}${advice}`);
  };
}
