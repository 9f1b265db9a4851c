import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Watches a folder and all below it. Node's own recursive watching loses a file once an editor has
 * put another in its place, and most editors save like that.
 * @param onChange called with the path from the folder, with `/`
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
  /** Something of this name has come, gone, or been replaced. */
  const update = (path: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== path && !folder.startsWith(`${path}/`)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    try {
      if (statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) add(path);
    } catch {
      // It has gone again; its parent's watcher hears of whatever comes in its place.
    }
  };
  add('');
}

/**
 * Makes the function that calls another once, some milliseconds after it has last been called itself,
 * and not before an earlier call has ended: the last one must have the last word.
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
