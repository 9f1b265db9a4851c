import { contentFolder, readArguments, run, UsageError } from './command-line.ts';
import { moveOptions } from './options.ts';

await run(async () => {
  const { values, positionals } = readArguments({
    usage: 'npm run move -- OLD NEW [--dry-run] [--content DIR]',
    about:
      'Moves a page to another address: its file, every link to it, and a redirect from the old address.\nOLD and NEW are addresses (/solutions/for-cfos) or files (pages/solutions/for-cfos.yaml). If NEW ends with a slash, the page keeps its name in that folder.\nExit code: 0 moved, 2 could not move.',
    options: moveOptions,
    allowPositionals: true,
  });
  const [old, target, ...more] = positionals;
  if (!old || !target || more.length > 0) {
    const count = more.length > 0 ? `, and nothing else: here are ${positionals.length}` : '';
    throw new UsageError(
      `Name the old and the new address${count}. For example: npm run move -- /plans /pricing`,
    );
  }
  const { movePage } = await import('./move-page.ts');
  return movePage(contentFolder(values.content), old, target, values['dry-run']);
});
