import {
  type FSWatcher,
  readdirSync,
  type Stats,
  statSync,
  unwatchFile,
  watch,
  watchFile,
} from 'node:fs';
import { join, relative } from 'node:path';

/** Milliseconds between two looks at whether a watched folder itself was replaced. */
const rootInterval = 500;

/** Watches what a content folder consists of. `pages` itself may be gone for a moment, as in `git stash`. */
export const watchContent = (
  content: string,
  signal: AbortSignal,
  onChange: (path: string) => void,
): void =>
  watchFolders(content, signal, onChange, (path) => /^(?:site\.yaml$|pages(?:\/|$))/.test(path));

/**
 * Watches a folder and everything below it. Node's own recursive watching loses a file when an editor
 * replaces it, and most editors save that way. What cannot be watched is reported in the terminal.
 * @param onChange called with the path relative to the folder, with `/`; empty for the folder itself
 * @param isWatched leaves out the paths for which it is false
 */
export function watchFolders(
  root: string,
  signal: AbortSignal,
  onChange: (path: string) => void,
  isWatched: (path: string) => boolean = () => true,
): void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string) => {
    const within = (name: string) => (folder ? `${folder}/${name}` : name);
    const watcher = watchFolder(join(root, folder), signal, (name, event) => {
      const path = within(name);
      if (!isWatched(path)) return;
      if (event === 'rename') update(path);
      onChange(path);
    });
    if (!watcher) return;
    watchers.set(folder, watcher);
    watcher.on('error', () => watchers.delete(folder));
    for (const path of foldersIn(join(root, folder)).map(within)) if (isWatched(path)) add(path);
  };
  /** Starts or stops watching after a folder of this name was added, removed or replaced. */
  const update = (path: string) => {
    for (const [folder, watcher] of watchers) {
      if (path !== '' && folder !== path && !folder.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    if (isFolder(join(root, path))) add(path);
  };
  // A missing root is for the caller to explain.
  let identity = identityOf(statSync(root));
  add('');
  // The system says nothing of a folder that was removed and is made again, as by `git checkout`. For one
  // that was moved away and is back, the previous state that Node gives is that before it was moved.
  const follow = (current: Stats) => {
    if (identityOf(current) === identity) return;
    identity = identityOf(current);
    update('');
    onChange('');
  };
  watchFile(root, { interval: rootInterval }, follow);
  signal.addEventListener('abort', () => unwatchFile(root, follow));
}

/** Tells a folder from one that takes its place. A new one may have the number of a removed one. */
const identityOf = ({ ino, birthtimeMs }: Stats): string => `${ino} ${birthtimeMs}`;

/**
 * Watches what is right in a folder. If that is impossible or breaks off, it is reported in the terminal.
 * @param onChange called with the name of a file, and `rename` if it was added, removed or replaced
 */
function watchFolder(
  folder: string,
  signal: AbortSignal,
  onChange: (name: string, event: string) => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { signal }, (event, name) => onChange(`${name}`, event));
    return watcher.on('error', (error) => reportUnwatched(folder, error));
  } catch (error) {
    reportUnwatched(folder, error as Error);
    return undefined;
  }
}

const reported = new Set<string>();
let unwatched: string[] = [];

/** Says once of each folder that it is not watched. Of a removed one, its parent's watcher hears when it is back. */
function reportUnwatched(folder: string, { code, message }: NodeJS.ErrnoException): void {
  if (reported.has(folder) || !isFolder(folder)) return;
  reported.add(folder);
  unwatched.push(relative('', folder) || 'this folder');
  // Most often several fail together.
  if (unwatched.length > 1) return;
  setTimeout(() => {
    const [first, ...others] = unwatched;
    unwatched = [];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const advice =
      code === 'ENOSPC'
        ? 'The system watches no more folders. On Linux, `sudo sysctl fs.inotify.max_user_watches=524288` allows more; then start this command again.'
        : 'Start this command again to see it.';
    console.error(`What you save in ${first}${more} does not update (${message}). ${advice}`);
  }, 100);
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Returns the names of the folders in a folder; none if it was removed meanwhile. */
function foldersIn(path: string): string[] {
  if (!isFolder(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/**
 * Returns a function that calls `run` once after no call has come for some milliseconds. Runs never
 * overlap, so that the latest one wins.
 */
export function debounce(milliseconds: number, run: () => void | Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run);
    }, milliseconds);
  };
}
