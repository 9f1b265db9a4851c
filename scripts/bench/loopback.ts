import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the server answers with success. */
export async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error(`There is no answer from ${address}.`);
}

/** Returns a port of 127.0.0.1 that is free now. Another program may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
