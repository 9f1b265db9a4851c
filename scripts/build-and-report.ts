import { type BuildOptions, buildSite } from '../renderer/build/build.ts';
import { createProgress, type Progress } from '../renderer/build/progress.ts';
import { countOf } from '../schema/diagnostics/format.ts';
import { describeWaiting } from '../schema/load/publish-time.ts';
import { wantsColor } from './command-line.ts';
import { writeDiagnostics } from './write-diagnostics.ts';

/** Builds and says what happened. Returns the exit code. */
export async function buildAndReport(
  content: string,
  out: string,
  kind: Pick<BuildOptions, 'catalogue' | 'production'>,
): Promise<number> {
  const start = performance.now();
  const progress = createProgress();
  const stopShowing = show(progress);
  const report = await buildSite({ content, out, ...kind, progress }).finally(stopShowing);
  const { diagnostics, pages, rendered, removed, written, waiting } = report;
  if (!written) {
    const color = wantsColor(process.stderr);
    console.error(`${writeDiagnostics(diagnostics, pages + 1, content, color)}\n`);
    console.error(`Not built: ${out} is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const parts = [`${rendered} rendered`, `${pages - rendered} unchanged`, `${removed} removed`];
  console.log(`Built ${pages} pages in ${seconds} s (${parts.join(', ')}) into ${out}`);
  for (const line of describeWaiting(waiting)) console.log(line);
  if (diagnostics.length > 0) {
    console.log(`${countOf(diagnostics, 'warning')} warnings: npm run validate shows them.`);
  }
  return 0;
}

/** Says how far a build is, once it has taken a second; on a terminal always on the same line. */
function show(progress: Progress): () => void {
  const { isTTY } = process.stderr;
  let shown = false;
  const timer = setInterval(
    () => {
      shown = true;
      const line = `${progress.step}: ${Atomics.load(progress.counts, 0)} of ${progress.total} pages`;
      process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    isTTY ? 250 : 2000,
  );
  return () => {
    clearInterval(timer);
    if (isTTY && shown) process.stderr.write('\r\x1b[K');
  };
}
