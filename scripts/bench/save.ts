import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateContent } from './generate-content.ts';
import { median, printTable } from './measure.ts';

/** Measures dev: the time to the first page, and the time from a save until the change is served. */
export async function benchSave(sizes: readonly number[], runs: number): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const pages of sizes) {
    const content = mkdtempSync(join(tmpdir(), 'bench-'));
    generateContent(content, pages);
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
    await untilServed(address, 'Page 1');
    const first = performance.now() - started;
    const file = join(content, 'pages/page-1.yaml');
    const original = readFileSync(file, 'utf8');
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const title = `Edit ${run}`;
      const text = original.replace(/^title: .*/, `title: ${title}`);
      await sleep(150);
      const start = performance.now();
      writeFileSync(file, text);
      await untilServed(address, `<title>${title} `);
      times.push(performance.now() - start);
    }
    server.kill();
    rmSync(content, { recursive: true, force: true });
    rows.push([pages, first.toFixed(0), median(times).toFixed(1), Math.max(...times).toFixed(1)]);
  }
  printTable(['pages', 'first page, ms', 'save to served, median ms', 'slowest ms'], rows);
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
