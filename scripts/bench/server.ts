import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { generateContent } from './generate-content.ts';
import { freePort, untilReady } from './loopback.ts';
import { median, printTable } from './measure.ts';

/** Linux programs that have to be installed separately. */
const tools = { wrk: '-v', nginx: '-v', taskset: '--version' };

interface Load {
  /** Answers per second. */
  rate: number;
  /** The 99th percentile of the latency, in milliseconds. */
  slow: number;
}

/**
 * Measures the server of `npm start` alone on one core, with wrk on another: a page in turns with the same
 * bytes from nginx, and stored signups.
 */
export async function benchServer(runs: number): Promise<void> {
  const missing = Object.entries(tools).filter(([name, option]) => spawnSync(name, [option]).error);
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    console.log(`server: not measured, since this machine does not have ${names}.`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // Started by root, nginx runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const running: ChildProcess[] = [];
  try {
    const ours = `http://127.0.0.1:${await freePort()}`;
    const theirs = `http://127.0.0.1:${await freePort()}`;
    running.push(startOurs(folder, ours));
    await untilReady(ours);
    running.push(startNginx(folder, theirs, await fetchGzip(`${ours}/page-1`)));
    await untilReady(`${theirs}/page.html`);
    const addresses = {
      page: `${ours}/page-1`,
      nginx: `${theirs}/page.html`,
      api: `${ours}/api/email-signup`,
    };
    await measure(folder, addresses, runs);
  } finally {
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(running.map((child) => child.exitCode ?? once(child, 'exit')));
    rmSync(folder, { recursive: true });
  }
}

async function measure(
  folder: string,
  { page, nginx, api }: Record<'page' | 'nginx' | 'api', string>,
  runs: number,
): Promise<void> {
  const script = join(folder, 'signup.lua');
  writeFileSync(script, signup);
  const loadPage = (url: string, clients = 64) =>
    load(url, clients, ['-H', 'Accept-Encoding: gzip']);
  const loadSignups = () => load(api, 64, ['-s', script]);
  const measured = { page: [], nginx: [], signups: [], meanwhile: [] } as Record<string, Load[]>;
  // Warms up V8, which optimises code that runs often.
  await loadPage(page);
  await loadSignups();
  for (let run = 0; run < runs; run += 1) {
    measured.page?.push(await loadPage(page));
    measured.nginx?.push(await loadPage(nginx));
    measured.signups?.push(await loadSignups());
    const [meanwhile] = await Promise.all([loadPage(page, 1), loadSignups()]);
    measured.meanwhile?.push(meanwhile);
  }
  const of = (name: string, key: keyof Load) =>
    median((measured[name] ?? []).map((load) => load[key]));
  const row = (title: string, name: string) => [
    title,
    of(name, 'rate').toFixed(0),
    of(name, 'slow').toFixed(2),
  ];
  const ratio = (key: keyof Load) => (of('page', key) / of('nginx', key)).toFixed(2);
  printTable(
    ['server, one core, 64 clients', 'a second', 'p99 ms'],
    [
      row('page requests per second', 'page'),
      row('the same from nginx', 'nginx'),
      ['page requests per second against nginx', ratio('rate'), ratio('slow')],
      row('acknowledged signups per second', 'signups'),
      row('pages for one more client meanwhile', 'meanwhile'),
    ],
  );
}

/** Each request has a new address, because the same one again is not a new lead. */
const signup = `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local start, count = tostring({}):gsub("%W", "") .. os.time(), 0
request = function()
  count = count + 1
  return wrk.format(nil, nil, nil, '{"email":"' .. start .. count .. '@example.com","source":"bench"}')
end
`;

/** Sends requests for five seconds from the second core. */
async function load(url: string, clients: number, options: string[]): Promise<Load> {
  const { stdout } = await promisify(execFile)('taskset', [
    ...['-c', '1', 'wrk', '-t1', `-c${clients}`, '-d5s', '--latency', ...options, url],
  ]);
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, slow, unit] = /^\s*99%\s+([\d.]+)(us|ms|s)$/m.exec(stdout) ?? [];
  if (!rate || !unit || stdout.includes('Non-2xx')) throw new Error(`${url} failed:\n${stdout}`);
  return {
    rate: Number(rate),
    slow: Number(slow) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
  };
}

function startOurs(folder: string, address: string): ChildProcess {
  const content = join(folder, 'content');
  generateContent(content, 30);
  return spawn(
    'taskset',
    ['-c', '0', process.execPath, join(import.meta.dirname, '../start.ts'), '--content', content],
    {
      stdio: ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: new URL(address).port,
        OUT_DIR: join(folder, 'out'),
        DATA_DIR: join(folder, 'data'),
        RATE_LIMIT_PER_MINUTE: '0',
      },
    },
  );
}

function startNginx(folder: string, address: string, gzipped: Buffer): ChildProcess {
  const root = join(folder, 'nginx');
  mkdirSync(root);
  // An empty file, because `gzip_static` sends the `.gz` beside it.
  writeFileSync(join(root, 'page.html'), '');
  writeFileSync(join(root, 'page.html.gz'), gzipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/errors;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; gzip_static on; keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s; open_file_cache_valid 60s;
  types { text/html html; }
  ${temporary.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
  server { listen 127.0.0.1:${new URL(address).port}; root ${root}; }
}`;
  const file = join(root, 'nginx.conf');
  writeFileSync(file, configuration);
  return spawn('taskset', ['-c', '0', 'nginx', '-c', file], { stdio: 'ignore' });
}

/** The body as sent over the network. */
async function fetchGzip(url: string): Promise<Buffer> {
  const sent = request(url, { headers: { 'accept-encoding': 'gzip' } }).end();
  const [response] = await once(sent, 'response');
  return buffer(response);
}
