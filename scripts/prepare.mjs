// Runs before every npm script, with the Node.js that started npm. Installs what is missing, and again
// after the lock file has changed. Plain JavaScript without dependencies, because nothing may be
// installed yet. With NODE_ENV=production it leaves out the packages for development. Later commands
// there, such as `leads`, leave them out too, whatever their NODE_ENV. `--dev`, for the tests, installs
// them anyway.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const mark = join(root, 'node_modules/.installed');
const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
/** The end of the mark of an installation without packages for development. */
const withoutDevelopment = ' production';

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`This needs Node.js 20 or later to start; this is ${process.versions.node}.`);
  process.exit(2);
}

const present = installed();
const forTests = process.argv.includes('--dev');
const forProduction =
  !forTests && (process.env.NODE_ENV === 'production' || present?.endsWith(withoutDevelopment));
const wanted = forProduction ? lock + withoutDevelopment : lock;
if (present !== lock && present !== wanted) {
  console.error('Installing what is missing …');
  // `npm ci` installs exactly the lock file, but first removes everything. That would take the packages
  // away from a running server, so later installs use `npm install`, which changes only what differs.
  const command = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const args = [
    ...command,
    forProduction ? '--omit=dev' : '--include=dev',
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
  writeFileSync(mark, wanted);
}

function installed() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}
