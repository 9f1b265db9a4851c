import { contentFolder, readArguments, run } from './command-line.ts';
import { contentOption } from './options.ts';

await run(async () => {
  const { serverHelp } = await import('./serve/server-variables.ts');
  const { values } = readArguments({
    usage: 'npm run dev -- [--content DIR]',
    about: `Serves the pages while you edit them. Changes show as soon as you save, and problems show here and in the browser.\n\n${serverHelp()}`,
    options: contentOption,
  });
  const { serveDev } = await import('./serve/serve-dev.ts');
  return serveDev(contentFolder(values.content));
});
