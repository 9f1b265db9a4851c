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
        about: 'build for the live site: settings that it needs, such as seo.origin, are required',
      },
      ...catalogueOption,
      'share-pictures': {
        type: 'boolean',
        default: false,
        about: 'draw the pictures of all shared links, however many there are',
      },
    },
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
