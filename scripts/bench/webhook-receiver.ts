import { createServer } from 'node:http';
import { listen } from '../../api/listen.ts';

/** Receives reports about leads, and counts how often each came. */
export async function startReceiver() {
  const received = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    received.set(id, (received.get(id) ?? 0) + 1);
    request.resume();
    response.writeHead(204).end();
  });
  return {
    /** The variables of a server that reports to it. */
    environment: {
      LEADS_WEBHOOK_URL: `${await listen(server, '127.0.0.1', 0)}/`,
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    },
    /** The counts by `webhook-id`. */
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
