import {
  contentFolder,
  contentOption,
  readArguments,
  reportOptions,
  run,
  UsageError,
} from './command-line.ts';

await run(async () => {
  const { values, positionals } = readArguments({
    usage:
      'npm run validate -- [--fix | --watch] [--all] [--format NAME] [--content DIR] [FILE ...]\n       npm run validate -- --explain [CODE]',
    about:
      "Checks pages without building them. With files, folders or quoted patterns ('pages/solutions/**'), reports only what is wrong in those.\nExit code: 0 valid, 1 not valid, 2 could not check.",
    options: {
      fix: {
        type: 'boolean',
        default: false,
        about: 'first makes the fixes that are certain, and changes nothing else in the files',
      },
      watch: {
        type: 'boolean',
        default: false,
        about: 'checks again after every save, until Ctrl-C',
      },
      explain: {
        type: 'boolean',
        default: false,
        value: '[CODE]',
        about: 'says how a mistake comes about, with an example; without a code lists all',
      },
      ...reportOptions,
      ...contentOption,
    },
    allowPositionals: true,
  });
  if (values.explain) {
    const { explainCodes } = await import('./explain-codes.ts');
    return explainCodes(positionals);
  }
  if (values.fix && values.watch) {
    throw new UsageError(
      '--fix and --watch do not go together: a file would change while you edit it.',
    );
  }
  const { readFormat } = await import('./write-report.ts');
  const format = readFormat(values.format);
  const { createCheck } = await import('./check-content.ts');
  const content = contentFolder(values.content);
  const { fix, all } = values;
  const check = await createCheck(content, { format, patterns: positionals, all, fix });
  if (!values.watch) return check();
  const { watchContent } = await import('./watch-content.ts');
  return watchContent(content, check);
});
