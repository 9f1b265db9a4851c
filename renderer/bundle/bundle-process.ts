import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '../../schema/files/fingerprint.ts';
import { PlainError } from '../../schema/plain-error.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import { bundle } from './bundle.ts';
import type { BundleRecord } from './bundle-cache.ts';

/**
 * Runs the bundler in its own process, whose end frees its 280 MB. The argument is the target
 * folder. If bundling fails, the reason is sent to the parent process.
 */
const [target] = process.argv.slice(2);
if (!target) throw new Error('No folder is named.');
try {
  const parts = await bundle(target);
  const sizes = Object.fromEntries(
    listFiles(target).map((file) => [file, statSync(join(target, file)).size]),
  );
  const record: BundleRecord = { ...parts, sizes };
  writeFileSync(join(target, 'bundle.json'), JSON.stringify(record));
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
