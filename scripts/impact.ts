import { contentFolder, readArguments, run, UsageError } from './command-line.ts';
import { contentOption } from './options.ts';

await run(async () => {
  const { values, positionals } = readArguments({
    usage: 'npm run --silent impact -- BASE [--pictures DIR] [--content DIR]',
    about:
      'Shows which pages a change affects and why, with the texts before and after, as Markdown. BASE is a branch, tag or commit of git. Your work is compared with the commit at which it left BASE.\nExit code: 0 compared, 2 could not compare.',
    options: {
      pictures: {
        type: 'string',
        value: 'DIR',
        about: 'add screenshots of these pages before and after, 1440 and 390 pixels wide',
      },
      ...contentOption,
    },
    allowPositionals: true,
  });
  const [base, ...more] = positionals;
  if (!base || more.length > 0) {
    throw new UsageError(
      'Name one branch, tag or commit to compare with: npm run --silent impact -- main',
    );
  }
  const { printImpact } = await import('./impact/print-impact.ts');
  return printImpact(contentFolder(values.content), base, values.pictures);
});
