import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from './log.ts';
import { type Answer, sendAnswer } from './requests/answer.ts';
import { Refusal, toProblem } from './requests/refusal.ts';

type Headers = Readonly<Record<string, string>>;

/** The errors that Node reports before there is a request. All others mean that it is not HTTP. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(431, 'The address and headers of the request are too long.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Refusal(413, 'The chunk extensions are too long.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Refusal(408, 'The request did not arrive in time.'),
};
const malformed = new Refusal(400, 'This is not a valid HTTP request.');
const noTunnel = new Refusal(405, 'This server is not a proxy.', {
  headers: { allow: 'GET, HEAD, POST' },
});
const unexpected = new Refusal(417, 'The only expectation that may be sent is 100-continue.');

/** Creates the answer to a request that the API never sees. */
export type Refuse = (refusal: Refusal) => Answer;

/**
 * Returns a function that creates such an answer and logs it. The connection closes, since what
 * follows on it cannot be trusted.
 */
export function createRefuse(headers: Headers, log: Log): Refuse {
  return (refusal) => {
    const requestId = randomUUID();
    log({ event: 'request-refused', requestId, status: refusal.status });
    const { status, body, headers: own } = toProblem(refusal, requestId);
    const all = { ...headers, 'x-request-id': requestId, connection: 'close', ...own };
    return { status, headers: all, body };
  };
}

/** Answers errors that Node would answer without our headers and without a reason. */
export function answerProtocolErrors(server: Server, headers: Headers, log: Log): void {
  const refuse = createRefuse(headers, log);
  const writeTo = (socket: Duplex, refusal: Refusal): void => {
    const { status, headers, body } = refuse(refusal);
    const length = String(Buffer.byteLength(body ?? ''));
    const all = { date: new Date().toUTCString(), 'content-length': length, ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Once an answer has begun, further bytes would become part of it.
    const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse };
    if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
      socket.destroy();
      return;
    }
    writeTo(socket, refusals[error.code ?? ''] ?? malformed);
  });
  // Without this listener, Node closes the connection and sends nothing.
  server.on('connect', (_, socket: Duplex) => {
    // Node does not close this socket any more, and an error without a listener would end the process.
    socket.on('error', () => socket.destroy()).on('finish', () => socket.destroy());
    writeTo(socket, noTunnel);
  });
  server.on('checkExpectation', (_, response: ServerResponse) => {
    sendAnswer(response, refuse(unexpected));
  });
}

/**
 * Whether a request has exactly one Host header. With two, a proxy and this server might each
 * follow a different one, and so bypass the proxy's rules.
 */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
