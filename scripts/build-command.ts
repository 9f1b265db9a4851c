import { contentFolder, outFolder, readArguments, run } from './command-line.ts';
import { buildOptions } from './options.ts';

await run(async () => {
  const { values } = readArguments({
    usage: 'npm run build -- [--content DIR] [--production] [--share-pictures] [--catalogue]',
    about:
      'Checks all pages and builds what changed into OUT_DIR (default dist/), which any static host can serve.\nExit code: 0 built, 1 content not valid, 2 could not build.',
    options: buildOptions,
  });
  const { buildAndReport } = await import('./build-and-report.ts');
  const { content, catalogue, production, 'share-pictures': drawAll } = values;
  const kind = { catalogue, production, drawAll };
  const { exitCode, undrawn } = await buildAndReport(contentFolder(content), outFolder(), kind);
  if (undrawn > 0) {
    console.log(
      `${undrawn} pictures of shared links are not drawn yet. npm start draws them while it serves. For a static host, run npm run build -- --share-pictures.`,
    );
  }
  return exitCode;
});
