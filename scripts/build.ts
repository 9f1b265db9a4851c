import { buildSite } from '../renderer/build.ts';
import {
  contentFolder,
  contentHelp,
  contentOption,
  outFolder,
  readArguments,
  run,
  wantsColor,
  writeDiagnostics,
} from './command-line.ts';

await run(async () => {
  const { values } = readArguments(
    {
      usage: 'npm run build -- [--content DIR]',
      about:
        'Checks all pages and builds them into OUT_DIR (default dist/), which any static host can serve.',
      options: contentHelp,
    },
    contentOption,
  );
  return build(contentFolder(values.content), outFolder());
});

/** Builds and says what happened. Returns the exit code. */
async function build(content: string, out: string): Promise<number> {
  const start = performance.now();
  const report = await buildSite({ content, out, onProgress: progress() });
  const { diagnostics, pages, rendered, removed, written } = report;
  if (diagnostics.length > 0) {
    console.error(
      `${writeDiagnostics(diagnostics, pages + 1, content, wantsColor(process.stderr))}\n`,
    );
  }
  if (!written) {
    console.error(`Not built: ${out} is as it was.`);
    return 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const parts = [
    `${rendered} rendered`,
    `${pages - rendered} unchanged`,
    `${removed} files removed`,
  ];
  console.log(`Built ${pages} pages in ${seconds} s (${parts.join(', ')}) into ${out}`);
  return 0;
}

/** Says what is going on once a build has taken a second. */
function progress(): (step: string) => void {
  const start = performance.now();
  return (step) => {
    const timer = setTimeout(() => {
      console.error(`${((performance.now() - start) / 1000).toFixed(1)} s: ${step} …`);
    }, 1000);
    timer.unref();
  };
}
