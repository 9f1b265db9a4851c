import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A copy of the tests' own site in a temporary folder, with a folder for what commands write. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const content = join(folder, 'content');
  cpSync(join(root, 'tests/site'), content, { recursive: true });
  return {
    content,
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Runs `start` or `dev` on a copied site until it is stopped; resolves when it says its address. */
export async function runServer(
  command: 'start' | 'dev',
  { content, folder }: { content: string; folder: string },
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
) {
  const server = spawn(
    process.execPath,
    [join(root, `scripts/${command}.ts`), '--content', content, ...options],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        OUT_DIR: join(folder, 'out'),
        NO_COLOR: '1',
        ...environment,
      },
    },
  );
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (data) => {
      output += data;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
  }
  server.on('close', (code) =>
    reject(new Error(`The server ended with ${code} before it said its address:\n${output}`)),
  );
  // However long a build takes on this machine: the time of the test is the limit.
  const address = await promise;
  return {
    address,
    /** All that it has written to the terminal so far. */
    output: () => output,
    stop: () => server.kill(),
  };
}
