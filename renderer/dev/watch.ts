import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Watches a folder and everything below it. Node's own recursive watching loses a file when an editor
 * replaces it, and most editors save that way.
 * @param onChange called with the path relative to the folder, with `/`
 */
export function watchFolders(
  root: string,
  signal: AbortSignal,
  onChange: (path: string) => void,
): void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string) => {
    const watcher = watch(join(root, folder), { signal }, (event, name) => {
      const path = folder ? `${folder}/${name}` : `${name}`;
      if (event === 'rename') update(path);
      onChange(path);
    });
    watchers.set(folder, watcher);
    watcher.on('error', () => watchers.delete(folder));
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.isDirectory()) add(folder ? `${folder}/${entry.name}` : entry.name);
    }
  };
  /** Starts or stops watching after a folder of this name was added, removed or replaced. */
  const update = (path: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    try {
      if (statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) add(path);
    } catch {
      // It is gone again. The watcher of its parent hears of a new one.
    }
  };
  add('');
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
