import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createFileServer } from '../../api/files/file-server.ts';

/** Of the connection, or of the moment. */
const notOfTheFile = ['connection', 'date', 'keep-alive'];

/** Serves a folder on a free port. Paths are sent as they are written, and bodies stay compressed. */
export async function serveFolder(folder: string) {
  const answer = createFileServer(folder);
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing)?.catch((error) => outgoing.destroy(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function get(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
    /** Called once the answer has begun, before its body is read. */
    onBegun = () => {},
  ) {
    const sent = request({ port, host: '127.0.0.1', path, headers, method }).end();
    const [received] = await once(sent, 'response');
    onBegun();
    const body = await buffer(received);
    const kept = Object.entries<string>(received.headers).filter(
      ([name]) => !notOfTheFile.includes(name),
    );
    return {
      status: received.statusCode as number,
      headers: new Headers(kept),
      body,
      text: body.toString(),
    };
  }
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { get, close };
}
