import {
  closeSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LeadStoreError } from './leads.ts';
import { countLeads } from './sqlite-admin.ts';
import {
  asideOf,
  busyTimeout,
  checkpoint,
  fileOf,
  findDamage,
  findObstacle,
  isDamageError,
  keepLogAside,
  logOf,
  makePrivate,
  openForReading,
  openForWriting,
  transact,
} from './sqlite-file.ts';
import { prepare } from './sqlite-prepare.ts';
import { openExisting } from './sqlite-reader.ts';
import { findWrongVersion, migrate, readVersion } from './sqlite-schema.ts';

/**
 * Writes all leads of a folder to a new file, as of one moment, while others may write. Leaves
 * either a complete file, checked and on the disk, or none.
 * @returns number of leads in it
 * @throws LeadStoreError if the file exists or cannot be written, or if the copy is damaged
 */
export function backUp(folder: string, target: string): number {
  const file = resolve(target);
  if (existsSync(file)) throw new LeadStoreError(`${file} already exists. Name a new file.`);
  const db = openExisting(folder, { readOnly: true });
  try {
    return copyTo(db, file);
  } catch (error) {
    if (error instanceof LeadStoreError || isDamageError(error)) throw error;
    throw new LeadStoreError(`${file} cannot be written: ${(error as Error).message}.`);
  } finally {
    db.close();
  }
}

/** The result of `restore`. */
interface Restored {
  leads: number;
  /** Path of the previous leads; `undefined` if there were none. */
  aside: string | undefined;
}

/**
 * Replaces the leads of a folder by a backup, with or without a running server. The previous leads
 * are kept in another file.
 * @throws LeadStoreError if the backup cannot be used; nothing has changed then
 */
export function restore(folder: string, source: string): Restored {
  const file = fileOf(folder);
  const from = openBackup(source);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // SQLite makes further files beside it.
  const work = mkdtempSync(join(folder, 'leads-restoring-'));
  const copy = join(work, 'leads.sqlite');
  try {
    copyTo(from, copy);
    migrateFile(copy);
    const lost = keepLogAside(file);
    const moved = lost ? logOf(lost) : moveUnsound(file);
    const kept = existsSync(file) ? asideOf(file) : undefined;
    prepare(file);
    return { leads: replaceLeads(file, copy, kept), aside: moved ?? kept };
  } finally {
    from.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Lists the files and folders that `restore` has left, also if it was killed. They may contain leads
 * that have been deleted since.
 */
export const findAside = (folder: string): string[] =>
  globSync(['leads-until-*.sqlite{,-wal,.partial*}', 'leads-restoring-*'], { cwd: folder }).map(
    (name) => join(folder, name),
  );

/**
 * Opens a backup for reading, with the log beside it if it is a database in use.
 * @throws LeadStoreError with what is wrong with it
 */
export function openBackup(source: string): DatabaseSync {
  const file = resolve(source);
  let opened: DatabaseSync | string;
  try {
    opened = findObstacle(file) ?? openSound(file);
  } catch (error) {
    opened = (error as Error).message;
  }
  if (typeof opened !== 'string') return opened;
  throw new LeadStoreError(`${file} cannot be restored: ${opened}.`);
}

/** Opens a database for reading, or returns what is wrong with it. */
function openSound(file: string): DatabaseSync | string {
  let db: DatabaseSync | undefined;
  try {
    db = openForReading(file);
    const wrong = findWrongVersion(readVersion(db)) ?? findDamage(db);
    if (wrong === undefined) return db;
    db.close();
    return wrong;
  } catch (error) {
    if (db?.isOpen) db.close();
    if (!isDamageError(error)) throw error;
    return (error as Error).message;
  }
}

/**
 * Moves a database away that is damaged or of a newer version.
 * @returns the new path; `undefined` if there is nothing to move
 */
function moveUnsound(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const db = openSound(file);
  if (typeof db !== 'string') {
    db.close();
    return undefined;
  }
  const aside = asideOf(file);
  for (const path of [file, logOf(file)]) {
    if (existsSync(path)) renameSync(path, path.replace(file, aside));
  }
  rmSync(`${file}-shm`, { force: true });
  return aside;
}

/**
 * Replaces all leads and reports of a database by those of a copy. Nobody writes in between, so each lead
 * that a server acknowledges meanwhile is either kept or comes after the replacement.
 * @param kept file for the previous leads
 * @returns number of leads
 */
function replaceLeads(file: string, copy: string, kept: string | undefined): number {
  const db = openForWriting(file, { timeout: busyTimeout });
  const reader = openForReading(file);
  try {
    db.prepare('ATTACH ? AS copy').run(copy);
    const leads = transact(db, () => {
      if (kept) copyTo(reader, kept);
      for (const table of ['leads', 'outbox'])
        db.exec(`DELETE FROM main.${table}; INSERT INTO main.${table} SELECT * FROM copy.${table}`);
      return countLeads(db, {});
    });
    checkpoint(db);
    return leads;
  } finally {
    reader.close();
    db.close();
  }
}

function copyTo(db: DatabaseSync, file: string): number {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    makePrivate(partial);
    db.prepare('VACUUM INTO ?').run(partial);
    const copy = new DatabaseSync(partial, { readOnly: true });
    try {
      const damage = findDamage(copy);
      if (damage) throw new LeadStoreError(`The copy is damaged: ${damage}.`);
      syncToDisk(partial);
      renameSync(partial, file);
      syncToDisk(dirname(file));
      return countLeads(copy, {});
    } finally {
      copy.close();
    }
  } finally {
    rmSync(partial, { force: true });
  }
}

function migrateFile(file: string): void {
  const db = new DatabaseSync(file);
  try {
    migrate(db);
  } finally {
    db.close();
  }
}

/** Flushes a file to the disk, which SQLite does not do when it copies a database to a new file. */
function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
