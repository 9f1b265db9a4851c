import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes reports about leads, and counts how often each came. */
export async function startReceiver() {
  const received = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers['webhook-id']);
    received.set(id, (received.get(id) ?? 0) + 1);
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** By `webhook-id`. */
    received,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
