import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilReady } from './loopback.ts';

/** A server like that of `npm start`, which can be killed and started again. */
export interface SiteServer {
  /** `127.0.0.1:3000` */
  host: string;
  /** The id of its process, while it runs. */
  pid(): number | undefined;
  start(): Promise<void>;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * @param folder contains the content, and gets the pages and the log
 * @param environment further variables, for instance to share a database
 */
export async function createSiteServer(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<SiteServer> {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const log = join(folder, 'log');
  let child: ChildProcess | undefined;
  return {
    host,
    pid: () => child?.pid,
    async start() {
      appendFileSync(log, '');
      const script = join(import.meta.dirname, '../start.ts');
      child = spawn(process.execPath, [script, '--content', join(folder, 'content')], {
        stdio: ['ignore', openSync(log, 'a'), 'inherit'],
        env: {
          ...process.env,
          ...environment,
          HOST: '127.0.0.1',
          PORT: String(port),
          OUT_DIR: join(folder, 'out'),
          DATA_DIR: join(folder, 'data'),
          TRUST_PROXY: '1',
        },
      });
      await untilReady(`http://${host}/readyz`);
    },
    async stop(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
