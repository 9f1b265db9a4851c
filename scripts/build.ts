import {
  catalogueHelp,
  catalogueOption,
  contentFolder,
  contentHelp,
  contentOption,
  outFolder,
  readArguments,
  run,
} from './command-line.ts';

await run(async () => {
  const { values } = readArguments(
    {
      usage: 'npm run build -- [--content DIR] [--production] [--catalogue]',
      about:
        'Checks all pages and builds what changed into OUT_DIR (default dist/), which any static host can serve.\nExit code: 0 built, 1 content not valid, 2 could not build.',
      options: {
        ...contentHelp,
        '--production': 'the site goes live: what it still lacks for that is an error',
        ...catalogueHelp,
      },
    },
    { ...contentOption, production: { type: 'boolean', default: false }, ...catalogueOption },
  );
  const { buildAndReport } = await import('./build-and-report.ts');
  const { content, catalogue, production } = values;
  return buildAndReport(contentFolder(content), outFolder(), { catalogue, production });
});
