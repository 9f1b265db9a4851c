import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { wantsColor } from '../../schema/wants-color.ts';
import { bundle } from './bundle.ts';

/**
 * Runs the bundler in its own process, whose end frees its 280 MB. The argument is the target
 * folder.
 */
const [target] = process.argv.slice(2);
if (!target) throw new Error('No folder is named.');
const unfinished = `${target}.${process.pid}`;
try {
  writeFileSync(join(unfinished, 'bundle.json'), JSON.stringify(await bundle(unfinished)));
  renameSync(unfinished, target);
} catch (error) {
  rmSync(unfinished, { recursive: true, force: true });
  // Another build of the same code was faster.
  if (!existsSync(target)) {
    process.exitCode = 1;
    console.error(explainFailure(error as Error));
  }
}

/** A mistake in the code, as the bundler shows it, one in the styles, or a crash with its stack. */
function explainFailure(error: Error): string | undefined {
  if (error.name === 'StyleError') return error.message;
  if (!('errors' in error)) return error.stack;
  return wantsColor(process.stderr) ? error.message : stripVTControlCharacters(error.message);
}
