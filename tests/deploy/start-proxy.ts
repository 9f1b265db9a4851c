import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/bench/loopback.ts';
import { temporaryFolder } from '../content.ts';

const deploy = join(import.meta.dirname, '../../deploy');

/** Whether a program is installed. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args).error === undefined;

interface Places {
  /** Of the server behind it: `127.0.0.1:3000`. */
  upstream: string;
  /** The built site, where it is nginx that has the pages. */
  pages?: string;
}

/**
 * Starts nginx with a file of `deploy/`, as it is but for what belongs to a machine: ports,
 * certificate, upstream, folder. Ends with the test.
 * @returns ports of HTTPS and of HTTP
 */
export async function startNginx(file: string, { upstream, pages = '' }: Places) {
  const folder = temporaryFolder();
  // Started by root, nginx answers as a user who may otherwise not enter.
  chmodSync(folder, 0o755);
  const [secure, plain] = [await freePort(), await freePort()];
  createCertificate(folder);
  const site = readFileSync(join(deploy, file), 'utf8')
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('/srv/site', pages)
    .replaceAll(/(127\.0\.0\.1|192\.0\.2\.10):3000/g, upstream);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const types = 'types { text/html html; text/javascript js; image/svg+xml svg; }';
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
http { access_log off; ${types} ${temporary.join(' ')} ${site} }`,
  );
  await run('nginx', ['-c', configuration], {}, secure);
  return { secure, plain };
}

/**
 * Starts Caddy with `deploy/Caddyfile`, without the certificates that it would get itself. Ends
 * with the test.
 * @returns its port
 */
export async function startCaddy({ upstream }: Places): Promise<number> {
  const folder = temporaryFolder();
  const [port, admin] = [await freePort(), await freePort()];
  const environment = {
    SITE_DOMAIN: `http://www.example.com:${port}`,
    UPSTREAM: upstream,
    CADDY_ADMIN: `127.0.0.1:${admin}`,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const args = ['run', '--config', join(deploy, 'Caddyfile')];
  await run('caddy', args, environment, port);
  return port;
}

/** Starts a program that ends with the test, and waits until it takes connections. */
async function run(
  program: string,
  args: string[],
  environment: Record<string, string>,
  port: number,
): Promise<void> {
  const env = { ...process.env, ...environment };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  while (child.exitCode === null) {
    if (await takesConnections(port)) return;
    await sleep(50);
  }
  throw new Error(`${program} has ended: ${said}`);
}

function takesConnections(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, '127.0.0.1', () => resolve(true));
  socket.on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}

function createCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem'];
  const name = ['-subj', '/CN=www.example.com', '-days', '2'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...name];
  const { status, stderr } = spawnSync('openssl', args, { cwd: folder });
  if (status !== 0) throw new Error(String(stderr));
}
