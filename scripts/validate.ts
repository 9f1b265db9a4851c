import {
  contentFolder,
  contentHelp,
  contentOption,
  readArguments,
  run,
  UsageError,
} from './command-line.ts';

const formats = ['pretty', 'json'] as const;

await run(async () => {
  const { values, positionals } = readArguments(
    {
      usage: 'npm run validate -- [--content DIR] [--format pretty|json] [FILE ...]',
      about:
        'Checks pages without building them. With files, reports only what is wrong in those.\nExit code: 0 valid, 1 not valid, 2 could not check.',
      options: {
        ...contentHelp,
        '--format NAME': 'pretty (default) for people, json for programs',
      },
    },
    { ...contentOption, format: { type: 'string', default: 'pretty' } },
    true,
  );
  const format = formats.find((name) => name === values.format);
  if (!format) {
    throw new UsageError(`There is no format ${values.format}. Allowed: ${formats.join(', ')}.`);
  }
  const { checkContent } = await import('./check-content.ts');
  return checkContent(contentFolder(values.content), format, positionals);
});
