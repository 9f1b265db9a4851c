import { contentFolder, outFolder, readArguments, run } from './command-line.ts';
import { catalogueOption, contentOption } from './options.ts';

await run(async () => {
  const { serverHelp } = await import('./serve/server-variables.ts');
  const { values } = readArguments({
    usage: 'npm start -- [--content DIR] [--catalogue]',
    about: `Builds what is out of date, then serves pages and API on one port.\n\n${serverHelp()}`,
    options: { ...contentOption, ...catalogueOption },
  });
  const { buildAndServe } = await import('./serve/build-and-serve.ts');
  return buildAndServe(contentFolder(values.content), outFolder(), values.catalogue);
});
