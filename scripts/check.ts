import { contentFolder, outFolder, readArguments, run } from './command-line.ts';
import { contentOption, reportOptions } from './options.ts';

await run(async () => {
  const { values } = readArguments({
    usage: 'npm run check -- [--all] [--format NAME] [--content DIR]',
    about:
      'Builds what is out of date into OUT_DIR (default dist/) and checks the HTML: headings, names for screen readers, ids, weight and addresses. A problem is a warning at the line of the block that caused it.\nExit code: 0 checked, 1 content not valid, 2 could not check.',
    options: { ...reportOptions, ...contentOption },
  });
  const { readFormat, writeReport } = await import('./write-report.ts');
  const format = readFormat(values.format);
  const { buildSite } = await import('../renderer/build/build.ts');
  const { checkBuiltSite } = await import('../renderer/check/check-built-site.ts');
  const [content, out] = [contentFolder(values.content), outFolder()];
  const built = await buildSite({ content, out });
  const { files, diagnostics } = built.written ? checkBuiltSite(content, out) : built;
  writeReport(format, content, { command: 'npm run check', files, diagnostics, all: values.all });
  return built.written ? 0 : 1;
});
