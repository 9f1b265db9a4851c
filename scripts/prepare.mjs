// Runs before every npm script, on whatever Node.js started npm: installs what is missing, and
// installs again after the lock file has changed. Plain JavaScript without dependencies, because
// nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const mark = join(root, 'node_modules/.installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`This needs Node.js 20 or later to start; this is ${process.versions.node}.`);
  process.exit(2);
}

if (installed() !== lock) {
  console.error('Installing what is missing …');
  // Not `npm ci`, which refuses a lock file that was made where some optional packages for other
  // systems could not be had. The versions are those of the lock file all the same.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--no-fund',
    '--no-audit',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', args, {
    cwd: root,
    // Standard output belongs to the command itself.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('Installing failed: see above. Is the network there?');
    process.exit(2);
  }
  writeFileSync(mark, lock);
}

function installed() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}
