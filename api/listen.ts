import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PlainError } from '../schema/plain-error.ts';

/**
 * Listens and returns the address: `http://127.0.0.1:3000`. Rejects with the error of Node, see
 * `explainListenError`.
 * @param port 0 for any free port
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return writeOrigin(host, taken);
}

/** Writes a host and a port as an address: `http://[::1]:3000`. */
export const writeOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Thrown if a server cannot start. The message is for the operator: what failed, why, and what to
 * do.
 */
class ListenError extends PlainError {
  override name = 'ListenError';
}

/**
 * Turns a listen error into a message for the operator. Returns any other error unchanged.
 * @param variable that sets the port
 */
export function explainListenError(
  error: unknown,
  host: string,
  port: number,
  variable = 'PORT',
): unknown {
  const { code = '', message, syscall = '' } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EACCES: `this user may not use that port. Ports from 1024 up need no permission: ${variable}=8080.`,
    EADDRINUSE: `another program uses it. Stop that program, or choose another port: ${variable}=${port < 65_535 ? port + 1 : port - 1}.`,
    EADDRNOTAVAIL: 'this machine has no such address. HOST=127.0.0.1 is always there.',
    EAI_AGAIN: 'the name cannot be looked up now. HOST=127.0.0.1 is always there.',
    ENOTFOUND: 'there is no host of that name. HOST=127.0.0.1 is always there.',
  };
  if (!['listen', 'getaddrinfo'].includes(syscall)) return error;
  const words = `Cannot listen on ${host}, port ${port}: ${reasons[code] ?? message}`;
  return new ListenError(words, { cause: error });
}
