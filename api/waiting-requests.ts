import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send the next request after the answer; load tests send some dozens ahead. */
const mostWaiting = 100;

/**
 * Creates the limit for requests of one connection that wait for the answers to earlier ones.
 * Node reads all requests that have arrived before it looks at other connections: without a limit,
 * a few megabytes of requests whose sender reads nothing stop the server for minutes.
 * @returns a function that returns whether to answer a request; otherwise the connection is closed
 */
export function createWaitingLimit() {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    // Node gives the socket to the first answer only.
    if (response.socket !== null) return true;
    if (socket.destroyed) return false;
    const count = waiting.get(socket) ?? 0;
    if (count >= mostWaiting) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
    return true;
  };
}
