import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for pending requests. The rest of the ten seconds is for the store. */
const drainTime = 8_000;
/**
 * Milliseconds in which each answer announces that its connection will close. Requests that arrive
 * meanwhile are still answered: first on new connections too, then on open ones.
 */
const grace = 200;

/** Milliseconds. An event loop turn faster than this had no connection to accept. */
const quietTurn = 0.2;
const mostTurns = 1000;

/**
 * Tracks the connections and requests of a server, to shut it down without losing a request.
 * @returns a function that stops accepting connections and resolves when all have ended
 */
export function createDrain(server: Server): () => Promise<void> {
  /**
   * The open connections, each with its last POST. A set of pending POSTs would grow and shrink all
   * the time, and V8 leaves old tables behind whose contents stay alive until a full garbage
   * collection.
   */
  const sockets = new Map<Socket, ServerResponse | undefined>();
  let draining = false;
  let accepted = 0;

  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  // Runs before the listener that answers.
  server.prependListener('request', (request, response: ServerResponse) => {
    if (draining) response.setHeader('connection', 'close');
    else if (request.method === 'POST') sockets.set(request.socket, response);
  });

  async function closeIdle(): Promise<void> {
    // Timers run before the system is asked for what has arrived: a request that waits there, because
    // the machine is busy, would be lost with its connection.
    await nextTurn();
    server.closeIdleConnections();
    // Browsers open some connections ahead of time, and Node counts them as busy.
    for (const socket of sockets.keys()) if (socket.bytesRead === 0) socket.destroy();
  }

  /**
   * Waits for a turn of the event loop that accepted no connection. The system accepts connections
   * before Node does, and resets those still waiting when the server closes.
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
    // The server's own `close` drops idle connections, on which a request may be arriving.
    Listener.prototype.close.call(server);
    const deadline = setTimeout(() => server.closeAllConnections(), drainTime);
    await Promise.race([closed, sleep(grace)]);
    const idle = setInterval(closeIdle, 50);
    await closed;
    clearInterval(idle);
    clearTimeout(deadline);
  };
}
