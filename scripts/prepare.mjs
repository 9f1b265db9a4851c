// Runs before every npm script, with the Node.js that started npm. Installs what is missing, and again
// after the lock file has changed. Plain JavaScript without dependencies, because nothing may be
// installed yet. With NODE_ENV=production it leaves out the packages for development. Later commands
// there, such as `leads`, leave them out too, whatever their NODE_ENV. `--dev`, for the tests, installs
// them anyway.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`This needs Node.js 20 or later to start; this is ${process.versions.node}.`);
  process.exit(2);
}

const packages = packagesIn('package-lock.json').filter(
  ([folder, { optional }]) => folder !== '' && !optional,
);
const installed = readInstalled();
const missing = packages.filter(([path, { version }]) => installed.get(path)?.version !== version);
const isForTests = process.argv.includes('--dev');
const hasDevelopment = packages.some(([path, { dev }]) => dev && installed.has(path));
const isForProduction =
  !isForTests && (process.env.NODE_ENV === 'production' || (installed.size > 0 && !hasDevelopment));
if (missing.some(([, { dev }]) => !(dev && isForProduction))) {
  console.error('Installing what is missing …');
  // `npm ci` installs exactly the lock file, but first removes everything. That would take the packages
  // away from a running server, so later installs use `npm install`, which changes only what differs.
  const command = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  const args = [
    ...command,
    isForProduction ? '--omit=dev' : '--include=dev',
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
}

/** What is installed, in the list that npm writes last; empty if an installation was interrupted. */
function readInstalled() {
  try {
    return new Map(packagesIn('node_modules/.package-lock.json'));
  } catch {
    return new Map();
  }
}

/** The packages in a lock file of npm, by folder. */
function packagesIn(file) {
  return Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')).packages);
}
