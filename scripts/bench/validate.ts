import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateContent } from './generate-content.ts';
import { measure, median, printTable, type Run } from './measure.ts';

/** Measures `validate` and a bare parse and check of the same pages, in turns. */
export async function benchValidate(sizes: readonly number[], runs: number): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const pages of sizes) {
    const content = mkdtempSync(join(tmpdir(), 'bench-'));
    generateContent(content, pages);
    const ours: Run[] = [];
    const bare: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure('validate.ts', ['--content', content]));
      bare.push(await measure('bench/check-barely.ts', [content]));
    }
    rmSync(content, { recursive: true });
    const seconds = (measured: readonly Run[]) => median(measured.map(({ wall }) => wall));
    rows.push([
      pages,
      seconds(ours).toFixed(2),
      seconds(bare).toFixed(2),
      (seconds(ours) / seconds(bare)).toFixed(2),
    ]);
  }
  printTable(['pages', 'validate s', 'js-yaml and ajv s', 'ratio'], rows);
}
