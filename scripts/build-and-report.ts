import { buildSite } from '../renderer/build/build.ts';
import type { BuildOptions } from '../renderer/build/open-build.ts';
import { createProgress, type Progress } from '../renderer/build/progress.ts';
import { isCacheLost, projectCache } from '../renderer/bundle/cache-folder.ts';
import { checkPairs } from '../renderer/bundle/paired-files.ts';
import { countOf, plural } from '../schema/diagnostics/format.ts';
import { describeWaiting } from '../schema/facts/publish-time.ts';
import { wantsColor } from '../schema/wants-color.ts';
import { writeDiagnostics } from './write-diagnostics.ts';

interface Outcome {
  exitCode: number;
  /** The number of pictures of shared links that are not drawn yet. */
  undrawn: number;
}

const lostCache = `Nothing is kept for the next build, which takes as long: this user can write neither to ${projectCache} nor to ~/.cache. XDG_CACHE_HOME names another folder.`;

/** Builds and reports the result with `print`. Errors go to standard error. */
export async function buildAndReport(
  content: string,
  out: string,
  options: Pick<BuildOptions, 'catalogue' | 'drawAll' | 'production'>,
  print: (line: string) => void = console.log,
): Promise<Outcome> {
  const start = performance.now();
  const progress = createProgress();
  const stopShowing = show(progress);
  const report = await buildSite({ content, out, progress, ...options }).finally(stopShowing);
  const { diagnostics, files, pages, rendered, removed, written, waiting, undrawn } = report;
  if (!written) {
    // A missing schema is the cause of an unknown block.
    checkPairs();
    const color = wantsColor(process.stderr);
    console.error(`${writeDiagnostics(diagnostics, files, content, { color })}\n`);
    console.error(`Not built. ${out} has not changed.`);
    return { exitCode: 1, undrawn };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const parts = [`${rendered} rendered`, `${pages - rendered} unchanged`, `${removed} removed`];
  print(`Built ${plural(pages, 'page')} in ${seconds} s (${parts.join(', ')}) into ${out}`);
  for (const line of describeWaiting(waiting)) print(line);
  if (isCacheLost && rendered > 0) print(lostCache);
  if (diagnostics.length > 0) {
    print(
      `${plural(countOf(diagnostics, 'warning'), 'warning')}: npm run validate shows the details.`,
    );
  }
  return { exitCode: 0, undrawn };
}

/** Shows the progress of a build: on a terminal always on the same line, in a log what is new. */
function show(progress: Progress): () => void {
  const { isTTY } = process.stderr;
  let shown = '';
  const timer = setInterval(
    () => {
      const { step, counts, total, of } = progress;
      const line = total > 0 ? `${step}: ${Atomics.load(counts, 0)} of ${total} ${of}` : step;
      if (line === shown) return;
      process.stderr.write(isTTY ? `\r\x1b[K${line}` : `${line}\n`);
      shown = line;
    },
    isTTY ? 250 : 2000,
  );
  return () => {
    clearInterval(timer);
    if (isTTY && shown) process.stderr.write('\r\x1b[K');
  };
}
