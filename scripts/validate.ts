import {
  contentFolder,
  contentHelp,
  contentOption,
  readArguments,
  run,
  UsageError,
} from './command-line.ts';

await run(async () => {
  const { values, positionals } = readArguments(
    {
      usage:
        'npm run validate -- [--fix | --watch] [--all] [--format NAME] [--content DIR] [FILE ...]\n       npm run validate -- --explain [CODE]',
      about:
        "Checks pages without building them. With files, folders or quoted patterns ('pages/solutions/**'), reports only what is wrong in those.\nExit code: 0 valid, 1 not valid, 2 could not check.",
      options: {
        '--fix': 'first makes the fixes that are certain, and changes nothing else in the files',
        '--watch': 'checks again after every save, until Ctrl-C',
        '--all': 'lists every place of a repeated cause',
        '--explain [CODE]':
          'says how a mistake comes about, with an example; without a code lists all',
        '--format NAME':
          'pretty (default) for people; json, github, sarif or junit for programs, whose output begins with npm run --silent',
        ...contentHelp,
      },
    },
    {
      ...contentOption,
      format: { type: 'string', default: 'pretty' },
      fix: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      explain: { type: 'boolean', default: false },
    },
    true,
  );
  if (values.explain) {
    const { explainCodes } = await import('./explain-codes.ts');
    return explainCodes(positionals);
  }
  if (values.fix && values.watch) {
    throw new UsageError(
      '--fix and --watch do not go together: a file would change while you edit it.',
    );
  }
  const { formats } = await import('./write-report.ts');
  const format = formats.find((name) => name === values.format);
  if (!format) {
    throw new UsageError(`There is no format ${values.format}. Allowed: ${formats.join(', ')}.`);
  }
  const { createCheck } = await import('./check-content.ts');
  const content = contentFolder(values.content);
  const { fix, all } = values;
  const check = await createCheck(content, { format, patterns: positionals, all, fix });
  if (!values.watch) return check();
  const { watchContent } = await import('./watch-content.ts');
  return watchContent(content, check);
});
