import { contentFolder, readArguments, run, UsageError } from './command-line.ts';
import { validateOptions } from './options.ts';

await run(async () => {
  const { values, positionals } = readArguments({
    usage:
      'npm run validate -- [--fix | --watch] [--all] [--format NAME] [--content DIR] [FILE ...]\n       npm run validate -- --explain [CODE]',
    about:
      "Checks pages without building them. Name addresses, files, folders or quoted patterns ('pages/solutions/**') to check only those.\nExit code: 0 valid, 1 not valid, 2 could not check.",
    options: validateOptions,
    allowPositionals: true,
  });
  if (values.explain) {
    if (values.format !== 'pretty')
      throw new UsageError('--explain writes text for people, and takes no --format.');
    const { explainCodes } = await import('./explain/explain-codes.ts');
    return explainCodes(positionals);
  }
  if (values.fix && values.watch) {
    throw new UsageError(
      '--fix and --watch cannot be combined: --fix would change a file while you edit it.',
    );
  }
  const { readFormat } = await import('./write-report.ts');
  const format = readFormat(values.format);
  const { createCheck } = await import('./check-content.ts');
  const content = contentFolder(values.content);
  const { fix, all } = values;
  const check = await createCheck(content, { format, patterns: positionals, all, fix });
  if (!values.watch) {
    // A block without its component is valid, and no build can show it.
    const { checkPairs } = await import('../renderer/bundle/paired-files.ts');
    checkPairs();
    return check();
  }
  const { checkWhileEdited } = await import('./watch-content.ts');
  return checkWhileEdited(content, check);
});
