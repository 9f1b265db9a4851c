import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for the requests under way; the rest of the ten seconds is for the store. */
const drainTime = 8_000;
/**
 * Milliseconds in which clients hear with each answer that their connection ends. What they send
 * meanwhile is still answered: first on new connections too, then on those that are there.
 */
const grace = 200;

/** Milliseconds. */
const quietTurn = 0.2;
const mostTurns = 1000;

/**
 * Follows the connections and requests of a server, to end it without losing one.
 * @returns function that takes no more connections, and resolves when all have ended
 */
export function createDrain(server: Server): () => Promise<void> {
  /**
   * With the last post of each. Not a set of the posts under way: a set that grows and shrinks
   * leaves old tables behind, each of which holds what was in it until all memory is looked through.
   */
  const sockets = new Map<Socket, ServerResponse | undefined>();
  let draining = false;
  let accepted = 0;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the listener that answers.
  server.prependListener('request', (request, response: ServerResponse) => {
    if (draining) response.setHeader('connection', 'close');
    else if (request.method === 'POST') sockets.set(request.socket, response);
  });

  function closeIdle(): void {
    server.closeIdleConnections();
    // Browsers open some ahead of time. Node counts them as busy.
    for (const socket of sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /**
   * The system accepts connections before we take them, and resets those that still wait when it
   * may not any more. So wait for a turn of the event loop that had nothing to take, nor time for
   * another to come.
   */
  async function untilNobodyWaits(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const before = accepted;
      const began = performance.now();
      await nextTurn();
      if (turn > 1 && accepted === before && performance.now() - began < quietTurn) return;
    }
  }

  return async () => {
    draining = true;
    for (const response of sockets.values()) {
      if (response?.headersSent === false) response.setHeader('connection', 'close');
    }
    if (sockets.size > 0) await sleep(grace);
    await untilNobodyWaits();
    const closed = once(server, 'close');
    // Not by the server's own `close`, which drops idle connections, on which a request may be under way.
    Listener.prototype.close.call(server);
    const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
    await Promise.race([closed, sleep(grace)]);
    const idle = setInterval(closeIdle, 50);
    await closed;
    clearInterval(idle);
    clearTimeout(deadline);
  };
}
