import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { untilReady } from '../loopback.ts';
import { createBroken, createRequest } from './hostile-request.ts';
import { createRandom, type Random } from './random.ts';
import { withSite } from './site-under-attack.ts';

/** The number of connections, and of requests in flight on each. */
const connections = 32;
const pipelined = 16;
/** In milliseconds. Every connection has its answers by then. */
const timeout = 30_000;
/** How many lines of progress are printed. */
const reports = 10;

interface Answers {
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** Requests with a 5xx answer or without an answer. */
  failures: string[];
  sent: number;
}

/**
 * Sends malicious requests. Every status below 500 is right, and the server must neither exit nor use
 * more and more memory.
 */
export async function benchHostile(requests: number): Promise<void> {
  const seed = Date.now() % 2 ** 31;
  console.log(`${requests} hostile requests, seed ${seed}`);
  await withSite({ LOG_LEVEL: 'error' }, async (server) => {
    const answers: Answers = { statuses: new Map(), failures: [], sent: 0 };
    const pid = server.pid();
    const began = performance.now();
    let next = requests / reports;
    const attack = async (index: number) => {
      const random = createRandom(seed + index);
      while (answers.sent < requests) {
        await sendBatch(server.host, random, answers);
        if (answers.sent < next) continue;
        next += requests / reports;
        const seconds = (performance.now() - began) / 1000;
        console.log(
          `${answers.sent} sent in ${seconds.toFixed(0)} s, the server has ${memoryOf(pid)} MiB`,
        );
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, index) => attack(index)));
    await untilReady(`http://${server.host}/page-1`);
    const sorted = [...answers.statuses].toSorted(([a], [b]) => a - b);
    console.log(`answers: ${sorted.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
    console.log(`5xx or no answer: ${answers.failures.length}`);
    for (const failure of answers.failures.slice(0, 10)) console.log(failure);
  });
}

/**
 * Sends bytes over a new connection: requests that all need an answer, or bytes that are no
 * requests.
 */
async function sendBatch(host: string, random: Random, answers: Answers): Promise<void> {
  const isBroken = random.chance(0.2);
  const batch = isBroken
    ? [createBroken(random)]
    : Array.from({ length: pipelined }, () => createRequest(random));
  answers.sent += batch.length;
  const statuses = await exchange(host, batch, isBroken);
  for (const [index, status] of statuses.entries()) {
    answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
    if (status >= 500) answers.failures.push(`${status}: ${show(batch[index])}`);
  }
  if (!isBroken && statuses.length < batch.length)
    answers.failures.push(`no answer: ${show(batch[statuses.length])}`);
}

/** @returns the status of each answer, in the order of the requests */
function exchange(host: string, batch: readonly Buffer[], isBroken: boolean): Promise<number[]> {
  const [name, port] = host.split(':');
  return new Promise((resolve) => {
    const statuses: number[] = [];
    /** The last bytes read, which may be the start of a line. */
    let rest = '';
    const socket = connect(Number(port), name);
    const timer = setTimeout(() => socket.destroy(), timeout);
    socket.on('connect', () => {
      socket.write(Buffer.concat(batch));
      // Otherwise the server would wait for the rest.
      if (isBroken) socket.end();
    });
    socket.on('data', (data: Buffer) => {
      const text = rest + data.toString('latin1');
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
        // 100 Continue is not the answer.
        if (status !== '100') statuses.push(Number(status));
      }
      rest = text.slice(-12);
      if (statuses.length >= batch.length) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(statuses);
    });
  });
}

const show = (request: Buffer | undefined): string =>
  JSON.stringify(request?.subarray(0, 400).toString('latin1'));

/** Resident memory of a process, in MiB. */
function memoryOf(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}
