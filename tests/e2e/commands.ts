import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './journey.ts';

const root = join(import.meta.dirname, '../..');
const original = join(root, 'tests/site');

/** Reads a file of the tests' own site, as every copy has it at first. */
export const readOriginal = (path: string): string => readFileSync(join(original, path), 'utf8');

interface Folders {
  /** Folder of the copied site. */
  content: string;
  /** The folder around it, which commands write to. */
  folder: string;
}

type Environment = Readonly<Record<string, string>>;

interface ServeOptions {
  /** Changes the copy before it is served. */
  prepare?: (folders: Folders) => void;
  environment?: (folders: Folders) => Environment;
  args?: readonly string[];
}

/**
 * Serves a copy of the tests' own site for all tests of a file or a `describe`, which run in
 * sequence. `address` is set once they run.
 */
export function serveCopy(
  command: 'start' | 'dev',
  { prepare, environment, args = [] }: ServeOptions = {},
) {
  const folder = join(tmpdir(), `site-${randomUUID()}`);
  const content = join(folder, 'content');
  const folders: Folders = { content, folder };
  let server: Awaited<ReturnType<typeof runServer>> | undefined;
  test.describe.configure({ mode: 'default' });
  test.use({ ownPage: true });
  test.beforeAll(async () => {
    cpSync(original, content, { recursive: true });
    prepare?.(folders);
    server = await runServer(command, folders, args, environment?.(folders) ?? {});
  });
  test.afterAll(() => {
    server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  return {
    ...folders,
    get address() {
      return server?.address ?? '';
    },
    /** Returns everything that the server has printed so far. */
    output: () => server?.output() ?? '',
  };
}

/** Runs a command until it is stopped. Resolves when it prints its address. */
async function runServer(
  command: 'start' | 'dev',
  { content, folder }: Folders,
  args: readonly string[],
  environment: Environment,
) {
  const server = spawn(
    process.execPath,
    [join(root, `scripts/${command}.ts`), '--content', content, ...args],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        OUT_DIR: join(folder, 'out'),
        // Playwright forces colours on child processes of its workers.
        FORCE_COLOR: '0',
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
  // There is no timeout here, because builds may be slow on this machine; the test's own timeout is
  // the limit.
  const address = await promise;
  return { address, output: () => output, stop: () => server.kill() };
}
