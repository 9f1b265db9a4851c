import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateContent } from './generate-content.ts';
import { median, printTable } from './measure.ts';

/**
 * Measures dev: the time to the first page, at the first start and at the next one, and the time from a
 * save until the change is served.
 */
export async function benchSave(sizes: readonly number[], runs: number): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const pages of sizes) {
    const content = mkdtempSync(join(tmpdir(), 'bench-'));
    generateContent(content, pages);
    const first = await startDev(content);
    const file = join(content, 'pages/page-1.yaml');
    const original = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const title = `Edit ${run}`;
      const text = original.replace(/^title: .*/, `title: ${title}`);
      await sleep(150);
      const start = performance.now();
      writeFileSync(file, text);
      await untilServed(first.address, `<title>${title} `);
      times.push(performance.now() - start);
    }
    await first.stop();
    const next = await startDev(content);
    await next.stop();
    rmSync(content, { recursive: true, force: true });
    const saves = [median(times).toFixed(1), Math.max(...times).toFixed(1)];
    rows.push([pages, first.time.toFixed(0), next.time.toFixed(0), ...saves]);
  }
  printTable(
    ['pages', 'first page, ms', 'next start, ms', 'save to served, median ms', 'slowest ms'],
    rows,
  );
}

/** Starts dev. Returns the milliseconds until it served a page, and that page's address. */
async function startDev(content: string) {
  const port = 3900 + Math.floor(Math.random() * 90);
  const address = `http://127.0.0.1:${port}/page-1`;
  const started = performance.now();
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../dev.ts'), '--content', content],
    {
      env: { ...process.env, PORT: String(port), DATA_DIR: join(content, 'data') },
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'exit');
  await untilServed(address, '<title>');
  const time = performance.now() - started;
  const stop = async () => {
    server.kill();
    await ended;
  };
  return { address, time, stop };
}

async function untilServed(address: string, text: string): Promise<void> {
  for (let attempt = 0; attempt < 9000; attempt += 1) {
    const html = await fetch(address)
      .then((response) => response.text())
      .catch(() => '');
    if (html.includes(text)) return;
    await sleep(html === '' ? 5 : 1);
  }
  throw new Error(`${address} never showed ${text}`);
}
