import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { LogEntry } from '../../api/log.ts';
import { drawMeanwhile } from '../../scripts/serve/draw-meanwhile.ts';

test('pictures of shared links that cannot be drawn are logged', async () => {
  const content = mkdtempSync(join(tmpdir(), 'draw-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  const logged: LogEntry[] = [];
  const own = { content, out: join(content, 'dist'), catalogue: false };
  drawMeanwhile(own, (entry) => logged.push(entry));
  await expect.poll(() => logged, { timeout: 20_000 }).toMatchObject([{ event: 'drawing-failed' }]);
});
