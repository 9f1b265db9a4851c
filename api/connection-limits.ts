import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send the next request after the answer; load tests send some dozens ahead. */
const mostWaiting = 100;

/** Requests that one connection may send in a row before others get their turn. */
const mostInRow = 50;

/**
 * Limits the requests of one connection that wait for the answers to earlier ones. Node reads all
 * requests that have arrived before it looks at other connections: without a limit, a few megabytes
 * of requests whose sender reads nothing stop the server for minutes.
 * @param answer answers the requests that may be answered; the others close their connection
 */
export function limitConnections(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  let inRow = 0;
  let last: Socket | undefined;

  function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
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
  }

  return (request, response) => {
    if (!mayWait(request, response)) return;
    inRow = request.socket === last ? inRow + 1 : 1;
    last = request.socket;
    if (inRow <= mostInRow) return answer(request, response);
    // Requests that are answered at once never wait, so `mayWait` alone lets all of them pass: 10,000
    // refused posts would stop the server for half a second.
    last = undefined;
    setImmediate(answer, request, response);
  };
}
