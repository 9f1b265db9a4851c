import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PlainError } from '../../schema/plain-error.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import { bundle } from './bundle.ts';

/**
 * Runs the bundler in its own process, whose end frees its 280 MB. The argument is the target
 * folder. If bundling fails, the reason is sent to the parent process.
 */
const [target] = process.argv.slice(2);
if (!target) throw new Error('No folder is named.');
try {
  writeFileSync(join(target, 'bundle.json'), JSON.stringify(await bundle(target)));
} catch (error) {
  rmSync(target, { recursive: true, force: true });
  process.exitCode = 1;
  // The other process may have ended meanwhile, with a reason of its own.
  process.send?.(explainFailure(error as Error), undefined, undefined, () => {});
}

/** A mistake that was found in the code, as the bundler or our checks show it, or a crash with its stack. */
function explainFailure(error: Error): string | undefined {
  if (error.name === 'StyleError' || error instanceof PlainError) return error.message;
  if (!('errors' in error)) return error.stack;
  return wantsColor(process.stderr) ? error.message : stripVTControlCharacters(error.message);
}
