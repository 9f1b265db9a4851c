import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';

/** A process of its own for the bundler, whose 300 MB of memory end with it. Arguments: where to write. */
const [target] = process.argv.slice(2);
if (!target) throw new Error('No folder is named.');
const unfinished = `${target}.${process.pid}`;
try {
  writeFileSync(join(unfinished, 'bundle.json'), JSON.stringify(await bundle(unfinished)));
  renameSync(unfinished, target);
} catch (error) {
  rmSync(unfinished, { recursive: true, force: true });
  // Another build of the same code was quicker.
  if (!existsSync(target)) throw error;
}
