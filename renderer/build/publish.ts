import {
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
 * How a build replaces a site: the new files are written beside it, on the same file system, and
 * take their places only when all are there. The moment of the switch is the renaming of one
 * folder; what follows are renamings that any later process can finish, should this one be killed.
 */

/** What has to take its place, and what has to go. Paths are from the output folder, with `/`. */
interface Publication {
  /** Files, and folders that are replaced whole. */
  units: string[];
  removed: string[];
}

/** The folder, in the output folder, of everything that is not the site yet. */
export const publishFolder = '.publish';

const staged = 'staged-';
const switching = 'switching-';

/** Makes an empty folder for the files of a new site. */
export function openStage(out: string): string {
  const stage = join(out, publishFolder, staged + process.pid, 'site');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return stage;
}

/** Drops what was written for a new site; the current one stays as it is. */
export function dropStage(stage: string): void {
  rmSync(dirname(stage), { recursive: true, force: true });
  removeIfEmpty(join(stage, '../..'));
}

/**
 * Puts the files of a stage in their places.
 * @param files what was written to the stage
 * @param kept files of the current site that stay as they are
 * @param removed files of the current site that belong to it no more
 */
export function publish(
  out: string,
  stage: string,
  files: readonly string[],
  kept: Iterable<string>,
  removed: string[],
): void {
  const plan: Publication = { units: unitsOf(files, kept), removed };
  const folder = dirname(stage);
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  const committed = join(out, publishFolder, switching + process.pid);
  renameSync(folder, committed);
  finish(out, committed);
}

/** Finishes what killed builds have left: a switch that had begun is completed, all else is dropped. */
export function recoverOutput(out: string): void {
  const folder = join(out, publishFolder);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (isRunning(Number(name.split('-').at(-1)))) continue;
    if (name.startsWith(switching)) finish(out, join(folder, name));
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
  removeIfEmpty(folder);
}

/**
 * A folder that keeps nothing is replaced whole: one renaming instead of thousands, so that the
 * switch takes no longer for a large site.
 */
function unitsOf(files: readonly string[], kept: Iterable<string>): string[] {
  const keeping = new Set<string>();
  for (const path of kept) for (const folder of foldersOf(path)) keeping.add(folder);
  return [
    ...new Set(files.map((path) => foldersOf(path).find((folder) => !keeping.has(folder)) ?? path)),
  ];
}

/** `a/b/c.html` lies in `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    folders.push(path.slice(0, end));
  }
  return folders;
}

function finish(out: string, committed: string): void {
  const { units, removed }: Publication = JSON.parse(
    readFileSync(join(committed, 'plan.json'), 'utf8'),
  );
  mkdirSync(join(committed, 'replaced'), { recursive: true });
  for (const [index, unit] of units.entries()) {
    const from = join(committed, 'site', unit);
    const to = join(out, unit);
    const kind = statSync(from, { throwIfNoEntry: false });
    // It has been put in its place already.
    if (!kind) continue;
    const current = statSync(to, { throwIfNoEntry: false });
    if (current && (current.isDirectory() || kind.isDirectory())) {
      renameSync(to, join(committed, 'replaced', String(index)));
    } else if (!current) mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  for (const path of removed) rmSync(join(out, path), { force: true });
  rmSync(committed, { recursive: true, force: true });
  removeIfEmpty(join(out, publishFolder));
}

/** Another build may be at work in it. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)) throw error;
  }
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
