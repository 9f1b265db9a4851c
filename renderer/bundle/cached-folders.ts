import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a folder as in use from now on. Returns whether there is one. */
export function markOpened(folder: string): boolean {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
    return true;
  } catch {
    // One of another user cannot be marked, and can be used all the same.
    return existsSync(folder);
  }
}

/**
 * Removes all but the `kept` folders that were opened last, except for those that another process may
 * be using or writing.
 * @param mayBeInUse in milliseconds: how long ago a folder was opened that may be in use
 */
export function removeUnused(all: string, kept: number, mayBeInUse: number): void {
  // Another process may be removing the same folders.
  const openedAt = (name: string) =>
    statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const byTime = readdirSync(all)
    .map((name) => ({ path: join(all, name), time: openedAt(name) }))
    .sort((a, b) => b.time - a.time);
  for (const { path, time } of byTime.slice(kept)) {
    if (Date.now() - time > mayBeInUse) removeWhole(path);
  }
}

/** Renames a folder before removing it, so that nobody opens half of it, nor two processes remove it. */
export function removeWhole(path: string): void {
  try {
    const removed = `${path}.${randomUUID()}`;
    renameSync(path, removed);
    rmSync(removed, { recursive: true, force: true });
  } catch {
    // There is none, another process was faster, or it is tried again next time.
  }
}
