import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { inertPolicy } from '../schema/security-headers.ts';

/**
 * Status codes of the errors that Node reports before there is a request. All other errors are 400.
 */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Adds our usual headers to the answers that Node would send without any. */
export function answerProtocolErrors(
  server: Server,
  headers: Readonly<Record<string, string>>,
): void {
  const always = { ...headers, ...inertPolicy, 'cache-control': 'no-store', connection: 'close' };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Once an answer has begun, further bytes would become part of it.
    const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse };
    if (error.code === 'ECONNRESET' || !socket.writable || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const all = { date: new Date().toUTCString(), 'content-length': '0', ...always };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  });
  server.on('checkExpectation', (_, response: ServerResponse) => {
    response.writeHead(417, always).end();
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
