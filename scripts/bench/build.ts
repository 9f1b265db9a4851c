import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheFolder } from '../../renderer/bundle/cache-folder.ts';
import { generateContent } from './generate-content.ts';
import { measure, median, printTable, type Run } from './measure.ts';

/**
 * Measures builds of generated content: cold, with the bundle cached as in an installed engine, with
 * nothing changed, and with one page changed. Every complete build gets a new output folder, and all are
 * removed at the end, because ext4 creates files ten times as slowly for minutes after many were removed.
 */
export async function benchBuild(sizes: readonly number[], runs: number): Promise<void> {
  const rows: (string | number)[][] = [];
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const pages of sizes) {
    const content = join(folder, `content-${pages}`);
    let out = '';
    generateContent(content, pages);
    const build = () => measure('build.ts', ['--content', content], { OUT_DIR: out });
    const repeat = async (name: string, prepare: (run: number) => void) => {
      const measured: Run[] = [];
      for (let run = 0; run < runs; run += 1) {
        prepare(run);
        measured.push(await build());
      }
      const of = (key: keyof Run) => median(measured.map((run) => run[key]));
      const isComplete = name === 'cold' || name === 'code kept';
      rows.push([
        name,
        pages,
        of('wall').toFixed(2),
        of('cpu').toFixed(2),
        of('memory').toFixed(0),
        isComplete ? (pages / of('wall')).toFixed(0) : '',
        isComplete ? ((1000 * of('wall')) / pages).toFixed(2) : '',
      ]);
    };
    await repeat('cold', (run) => {
      out = join(folder, `out-${pages}-${run}`);
      rmSync(cacheFolder, { recursive: true, force: true });
    });
    await repeat('code kept', (run) => {
      out = join(folder, `out-${pages}-kept-${run}`);
      rmSync(join(cacheFolder, 'builds'), { recursive: true, force: true });
    });
    await repeat('nothing changed', () => undefined);
    await repeat('one page changed', () =>
      appendFileSync(join(content, 'pages/index.yaml'), '\n# changed\n'),
    );
    compress(out);
  }
  rmSync(folder, { recursive: true });
  printTable(['build', 'pages', 'wall s', 'cpu s', 'peak MiB', 'pages/s', 'ms/page'], rows);
}

/**
 * The time that the strongest brotli would add, from a sample of pages. The server compresses at
 * the first request.
 */
function compress(out: string): void {
  const pages = readdirSync(out)
    .filter((name) => name.endsWith('.html'))
    .slice(0, 50);
  const start = performance.now();
  let size = 0;
  let compressed = 0;
  for (const page of pages) {
    const html = readFileSync(join(out, page));
    size += html.length;
    compressed += brotliCompressSync(html).length;
  }
  const each = (performance.now() - start) / pages.length;
  const kilobytes = (bytes: number) => (bytes / pages.length / 1000).toFixed(1);
  console.log(
    `brotli 11 of a page's HTML: ${each.toFixed(1)} ms, ${kilobytes(size)} to ${kilobytes(compressed)} KB`,
  );
}
