import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { printTable } from '../measure.ts';
import { withSite } from './site-under-attack.ts';

const clients = 200;
/** In milliseconds: the pause between two bytes of a slow client, and the length of a measurement. */
const pause = 1_000;
const duration = 15_000;

/** Times a page for one client, alone and beside many clients that send a byte a second. */
export async function benchSlowClients(): Promise<void> {
  await withSite({}, async ({ host }) => {
    const rows: (string | number)[][] = [];
    const measure = async (title: string) => {
      const times = (await timePages(`http://${host}/page-1`)).toSorted((a, b) => a - b);
      const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
      rows.push([title, times.length, at(0.5), at(0.99), at(0.999)]);
    };
    await timePages(`http://${host}/page-1`, 2_000);
    await measure('alone');
    const stop = startSlowClients(host);
    await measure(`beside ${clients} slow clients`);
    const ended = stop();
    await measure('alone again');
    printTable(['one client', 'pages', 'median ms', 'p99 ms', 'p99.9 ms'], rows);
    console.log(`${ended} slow connections were ended by the server meanwhile.`);
  });
}

async function timePages(url: string, milliseconds = duration): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const began = performance.now();
    await new Promise<void>((resolve, reject) => {
      const sent = request(url, { agent }, (response) => {
        response.resume();
        response.once('end', resolve);
      });
      sent.once('error', reject);
      sent.end();
    });
    times.push(performance.now() - began);
  }
  agent.destroy();
  return times;
}

/** Half of the clients send the head of a request slowly, the others its body. */
const head = 'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
const texts = [
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(1000)}`,
  `${head}content-length: 1000\r\n\r\n`,
];

/** @returns a function that ends the clients, and returns how many connections the server has ended */
function startSlowClients(host: string): () => number {
  const [name, port] = host.split(':');
  const sockets = new Map<number, Socket>();
  let ended = 0;
  let isStopped = false;

  function start(index: number): void {
    const socket = connect(Number(port), name);
    sockets.set(index, socket);
    const isSlowWithBody = index % 2 === 1;
    const text = texts[index % 2] ?? '';
    let sent = isSlowWithBody ? text.length : 0;
    socket.on('connect', () => socket.write(text.slice(0, sent)));
    const timer = setInterval(() => {
      socket.write(text[sent] ?? ' ');
      sent += 1;
    }, pause);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      if (isStopped) return;
      ended += 1;
      start(index);
    });
  }

  for (let index = 0; index < clients; index += 1) start(index);
  return () => {
    isStopped = true;
    for (const socket of sockets.values()) socket.destroy();
    return ended;
  };
}
