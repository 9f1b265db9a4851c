import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
type Server = Awaited<ReturnType<typeof runServer>>;

interface Copy extends Folders {
  /** Changes the copy before it is served. */
  prepare?: (folders: Folders) => void | Promise<void>;
  environment?: Environment;
}

function newFolders(): Folders {
  const folder = join(tmpdir(), `site-${randomUUID()}`);
  return { folder, content: join(folder, 'content') };
}

/** Serves a copy of the tests' own site. */
async function serve(
  command: 'start' | 'dev',
  { prepare, environment = {}, ...folders }: Copy,
): Promise<Server> {
  cpSync(original, folders.content, { recursive: true });
  await prepare?.(folders);
  return runServer(command, folders, environment);
}

function stop(server: Server | undefined, { folder }: Folders): void {
  server?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Serves a built copy of the tests' own site for all tests of a file, which run in sequence.
 * `address` is set once they run.
 */
export function serveCopy(copy: Omit<Copy, keyof Folders>) {
  const folders = newFolders();
  let server: Server | undefined;
  test.describe.configure({ mode: 'default' });
  test.use({ ownPage: true });
  test.beforeAll(async () => {
    server = await serve('start', { ...folders, ...copy });
  });
  test.afterAll(() => stop(server, folders));
  return {
    ...folders,
    get address() {
      return server?.address ?? '';
    },
  };
}

/** The copy that the tests of a worker edit, with a page of pictures and an editor of its own. */
const edited = newFolders();

/** Has a line for each file that was opened in the editor. */
export const openedFiles = join(edited.folder, 'opened');

async function prepareEdited({ content, folder }: Folders): Promise<void> {
  // Not for tests that edit nothing: it draws its pictures when it is loaded.
  const { writePicturePage } = await import('./picture-page.ts');
  writePicturePage(content);
  const editor = join(folder, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> '${openedFiles}'\n`);
  writeFileSync(openedFiles, '');
  chmodSync(editor, 0o755);
}

/**
 * Tests of a copy that they edit, and leave as it was. A server takes most of the time of such a test,
 * so those of a worker share one.
 */
export const editingTest = test.extend<object, { editedServer: Server }>({
  // An edit may change a page until it is closed.
  ownPage: true,
  editedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const environment = { LAUNCH_EDITOR: join(edited.folder, 'editor') };
      const server = await serve('dev', { ...edited, prepare: prepareEdited, environment });
      await use(server);
      stop(server, edited);
    },
    { scope: 'worker' },
  ],
});

/**
 * Has a server follow the edits of all tests of a file or a `describe`, which run in sequence.
 * `address` is set once they run.
 */
export function serveEdits() {
  let server: Server | undefined;
  let begin = 0;
  editingTest.describe.configure({ mode: 'default' });
  editingTest.beforeAll(({ editedServer }) => {
    server = editedServer;
    begin = server.output().length;
  });
  return {
    ...edited,
    get address() {
      return server?.address ?? '';
    },
    /** Returns everything that the server has printed since these tests began. */
    output: () => server?.output().slice(begin) ?? '',
  };
}

/** Runs a command until it is stopped. Resolves when it prints its address. */
async function runServer(
  command: 'start' | 'dev',
  { content, folder }: Folders,
  environment: Environment,
) {
  const server = spawn(
    process.execPath,
    [join(root, `scripts/${command}.ts`), '--content', content],
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
