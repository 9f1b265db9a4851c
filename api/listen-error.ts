import { PlainError } from '../schema/plain-error.ts';

/** A server that cannot start. The message is for the operator: what, why, what to do. */
class ListenError extends PlainError {
  override name = 'ListenError';
}

/** What an operator reads where an address cannot be had. Anything but an error of listening is returned as it is. */
export function explainListenError(error: unknown, host: string, port: number): unknown {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EACCES: 'this user may not use that port. Ports from 1024 up need no permission: PORT=3000.',
    EADDRINUSE: `another program uses it. Stop that program, or choose another port: PORT=${port + 1}.`,
    EADDRNOTAVAIL: 'this machine has no such address. HOST=127.0.0.1 is always there.',
    ENOTFOUND: 'there is no host of that name. HOST=127.0.0.1 is always there.',
  };
  if (syscall !== 'listen' && code !== 'ENOTFOUND') return error;
  const words = `Cannot listen on ${host}, port ${port}: ${reasons[code] ?? message}`;
  return new ListenError(words, { cause: error });
}
