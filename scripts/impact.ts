import { contentFolder, contentOption, readArguments, run, UsageError } from './command-line.ts';

await run(async () => {
  const { values, positionals } = readArguments({
    usage: 'npm run --silent impact -- BASE [--pictures DIR] [--content DIR]',
    about:
      'Says which pages a change touches and why, with the texts before and after, as Markdown. BASE is a branch, tag or commit of git; the state that is compared with is the one from which the work departed from it.\nExit code: 0 compared, 2 could not compare.',
    options: {
      pictures: {
        type: 'string',
        value: 'DIR',
        about: 'adds pictures of these pages before and after, 1440 and 390 pixels wide',
      },
      ...contentOption,
    },
    allowPositionals: true,
  });
  const [base, ...more] = positionals;
  if (!base || more.length > 0) {
    throw new UsageError('Name what to compare with: npm run --silent impact -- main');
  }
  const { printImpact } = await import('./impact/print-impact.ts');
  return printImpact(contentFolder(values.content), base, values.pictures);
});
