import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Replaces a site with a new build. The new files are first written beside the old ones, on the same
 * file system. When all are there, renaming one folder starts the switch. The renamings after that can
 * be finished by any later process, should this one be killed.
 */

/** What to move into place, and what to remove. Paths are relative to the output folder, with `/`. */
interface Publication {
  /** Files, and folders that are replaced whole. */
  units: string[];
  removed: string[];
}

/** The folder in the output folder for everything that is not published yet. */
export const publishFolder = '.publish';

const staged = 'staged-';
const switching = 'switching-';

/** The list of what a switch moves, in its folder. It is written when the switch begins. */
const planFile = 'plan.json';

/** In milliseconds. A switch of ten thousand pages takes a second. */
const longestSwitch = 60_000;

/** Creates an empty folder for the files of a new site. */
export function openStage(out: string): string {
  const stage = join(out, publishFolder, staged + process.pid, 'site');
  // Fails with the reason. On a read-only disk, mkdir says that there is no such folder.
  accessSync(out, constants.W_OK);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return stage;
}

/** Removes the files of a new site. The current site stays as it is. */
export function dropStage(stage: string): void {
  rmSync(dirname(stage), { recursive: true, force: true });
  removeIfEmpty(join(stage, '../..'));
}

/**
 * Moves the files of a stage into place.
 * @param files the files in the stage
 * @param kept files of the current site that stay as they are
 * @param removed files of the current site that the new one does not have
 */
export function publish(
  out: string,
  stage: string,
  files: readonly string[],
  kept: Iterable<string>,
  removed: string[],
): void {
  const units = unitsOf(files, kept);
  const replaced = new Set(units);
  // What a unit replaces goes with it. A file may even take the place of a folder, and a folder of a file.
  const left = removed.filter(
    (path) => ![...foldersOf(path), path].some((one) => replaced.has(one)),
  );
  const plan: Publication = { units, removed: left };
  const folder = dirname(stage);
  writeFileSync(join(folder, planFile), JSON.stringify(plan));
  const committed = join(out, publishFolder, switching + process.pid);
  renameSync(folder, committed);
  finish(out, committed);
}

/** Cleans up after killed builds: completes a switch that had begun, and removes everything else. */
export function recoverOutput(out: string): void {
  const folder = join(out, publishFolder);
  if (!existsSync(folder)) return;
  let isInUse = false;
  for (const name of readdirSync(folder)) {
    const isSwitching = name.startsWith(switching);
    const isOverdue = isSwitching && ageOf(join(folder, name, planFile)) > longestSwitch;
    // After a restart of the machine, another process may have the number of a killed build. Its switch
    // must not be completed later, over newer pages.
    if (!isOverdue && isRunning(Number(name.split('-').at(-1)))) {
      isInUse = true;
      continue;
    }
    if (isSwitching) finish(out, join(folder, name));
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
  // A server that may not write here would fail even though there is nothing to remove.
  if (!isInUse) removeIfEmpty(folder);
}

/**
 * A folder without files to keep is replaced as a whole, by one renaming instead of thousands. So the
 * switch of a large site takes no longer.
 */
function unitsOf(files: readonly string[], kept: Iterable<string>): string[] {
  const keeping = new Set<string>();
  for (const path of kept) for (const folder of foldersOf(path)) keeping.add(folder);
  return [
    ...new Set(files.map((path) => foldersOf(path).find((folder) => !keeping.has(folder)) ?? path)),
  ];
}

/** The folders of a path: `a` and `a/b` for `a/b/c.html`. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    folders.push(path.slice(0, end));
  }
  return folders;
}

function finish(out: string, committed: string): void {
  const { units, removed }: Publication = JSON.parse(
    readFileSync(join(committed, planFile), 'utf8'),
  );
  mkdirSync(join(committed, 'replaced'), { recursive: true });
  for (const [index, unit] of units.entries()) {
    const from = join(committed, 'site', unit);
    const to = join(out, unit);
    const kind = statSync(from, { throwIfNoEntry: false });
    // It is already in its place.
    if (!kind) continue;
    const current = statSync(to, { throwIfNoEntry: false });
    if (current && (current.isDirectory() || kind.isDirectory())) {
      renameSync(to, join(committed, 'replaced', String(index)));
    } else if (!current) mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  for (const path of removed) rmSync(join(out, path), { force: true });
  const emptied = new Set(removed.flatMap(foldersOf));
  // Inner folders first: their paths are longer.
  for (const folder of [...emptied].sort((a, b) => b.length - a.length))
    removeIfEmpty(join(out, folder));
  rmSync(committed, { recursive: true, force: true });
  removeIfEmpty(join(out, publishFolder));
}

/** Removes a folder if it is empty. Otherwise something else is still in it. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)) throw error;
  }
}

/** Milliseconds since a file was written; 0 if there is none. */
function ageOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
