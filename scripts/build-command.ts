import {
  catalogueOption,
  contentFolder,
  contentOption,
  outFolder,
  readArguments,
  run,
} from './command-line.ts';

await run(async () => {
  const { values } = readArguments({
    usage: 'npm run build -- [--content DIR] [--production] [--share-pictures] [--catalogue]',
    about:
      'Checks all pages and builds what changed into OUT_DIR (default dist/), which any static host can serve.\nExit code: 0 built, 1 content not valid, 2 could not build.',
    options: {
      ...contentOption,
      production: {
        type: 'boolean',
        default: false,
        about: 'the site goes live: what it still lacks for that is an error',
      },
      ...catalogueOption,
      'share-pictures': {
        type: 'boolean',
        default: false,
        about:
          'draws the pictures of all shared links, where there are more than a build draws by itself',
      },
    },
  });
  const { buildAndReport } = await import('./build-and-report.ts');
  const { content, catalogue, production, 'share-pictures': drawAll } = values;
  const kind = { catalogue, production, drawAll };
  const { exitCode, undrawn } = await buildAndReport(contentFolder(content), outFolder(), kind);
  if (undrawn > 0) {
    console.log(
      `${undrawn} pictures of shared links are still to be drawn: npm start does it while it serves; for a static host run npm run build -- --share-pictures.`,
    );
  }
  return exitCode;
});
