import {
  contentFolder,
  contentHelp,
  contentOption,
  outFolder,
  readArguments,
  run,
  UsageError,
} from './command-line.ts';

await run(async () => {
  const { values } = readArguments(
    {
      usage: 'npm run check -- [--all] [--format NAME] [--content DIR]',
      about:
        'Builds what is stale into OUT_DIR (default dist/) and checks the HTML: headings, names for screen readers, ids, weight and addresses. What is wrong is a warning at the line of the block that made it.\nExit code: 0 checked, 1 content not valid, 2 could not check.',
      options: {
        '--all': 'lists every place of a repeated cause',
        '--format NAME':
          'pretty (default) for people; json, github, sarif or junit for programs, whose output begins with npm run --silent',
        ...contentHelp,
      },
    },
    {
      ...contentOption,
      format: { type: 'string', default: 'pretty' },
      all: { type: 'boolean', default: false },
    },
  );
  const { formats } = await import('./write-report.ts');
  const format = formats.find((name) => name === values.format);
  if (!format) {
    throw new UsageError(`There is no format ${values.format}. Allowed: ${formats.join(', ')}.`);
  }
  const { checkSite } = await import('./check-site.ts');
  return checkSite(contentFolder(values.content), outFolder(), format, values.all);
});
