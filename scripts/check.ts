import { contentFolder, outFolder, readArguments, run } from './command-line.ts';
import { contentOption, reportOptions } from './options.ts';

await run(async () => {
  const { values } = readArguments({
    usage: 'npm run check -- [--all] [--format NAME] [--content DIR]',
    about:
      'Builds what is out of date into OUT_DIR (default dist/) and checks the HTML: headings, names for screen readers, ids, weight and addresses. A problem is a warning at the line of the block that caused it.\nExit code: 0 checked, 1 content not valid, 2 could not check.',
    options: {
      ...reportOptions,
      ...contentOption,
    },
  });
  const { readFormat } = await import('./write-report.ts');
  const format = readFormat(values.format);
  const { checkSite } = await import('./check-site.ts');
  return checkSite(contentFolder(values.content), outFolder(), format, values.all);
});
