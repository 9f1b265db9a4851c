import { resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { toCsv, toJson, toReports, toSheets, toTable } from '../../api/leads/lead-formats.ts';
import {
  countLeads,
  deleteLeads,
  emptyLog,
  listReports,
  releaseLead,
  retryReports,
} from '../../api/leads/sqlite-admin.ts';
import { backUp, restore } from '../../api/leads/sqlite-backup.ts';
import { listLeads, openExisting } from '../../api/leads/sqlite-reader.ts';
import { createChannels } from '../../api/outbox/channels.ts';
import { readOutboxSettings } from '../../api/outbox/outbox-settings.ts';
import { callerFolder, contentFolder, UsageError } from '../command-line.ts';
import { readMails } from '../serve/open-reporting.ts';
import type { CommandName, LeadsRequest } from './arguments.ts';

type Text = Iterable<string> | AsyncIterable<string>;
type Command = (folder: string, request: LeadsRequest) => Text | Promise<Text>;

/** @returns what to print */
export const commands: Record<CommandName, Command> = {
  list: (folder, { filter }) => read(folder, (db) => listAll(db, filter)),
  show: (folder, { filter }) => read(folder, (db) => toSheets(listLeads(db, filter))),
  export: (folder, { filter, format }) => {
    const write = format === 'json' ? toJson : toCsv;
    return read(folder, (db) => write(listLeads(db, filter)));
  },
  delete: remove,
  release,
  backup(folder, { target = '' }) {
    const file = resolve(callerFolder(), target);
    return [`${plural(backUp(folder, file), 'lead')} in ${file}\n`];
  },
  async restore(folder, { target = '' }) {
    const { leads, aside } = await restore(folder, resolve(callerFolder(), target));
    return [
      `${plural(leads, 'lead')} restored.\n`,
      ...(aside ? [`What was there before is in ${aside}\n`] : []),
    ];
  },
  outbox: (folder) => read(folder, (db) => toReports(listReports(db))),
  retry: (folder, { target }) =>
    write(folder, (db) => [`${plural(retryReports(db, target), 'report')} will be sent now.\n`]),
};

async function* listAll(db: DatabaseSync, filter: LeadsRequest['filter']): AsyncGenerator<string> {
  yield* toTable(listLeads(db, filter), filter.suspect === true);
  if (filter.suspect !== false) return;
  const suspects = countLeads(db, { ...filter, suspect: true });
  if (suspects > 0) yield `${plural(suspects, 'lead')} more look like spam: --suspects.\n`;
}

function remove(folder: string, { filter, yes }: LeadsRequest): Text {
  return write(folder, (db) => {
    const found = countLeads(db, filter);
    if (!yes) return [`${plural(found, 'lead')} would be deleted. To do it, add --yes.\n`];
    const deleted = deleteLeads(db, filter);
    const isGone = emptyLog(db);
    return [
      `${plural(deleted, 'lead')} deleted. Backups still have what they had.\n`,
      ...(isGone
        ? []
        : ['Somebody was reading: the log is emptied when a server runs or starts.\n']),
    ];
  });
}

async function release(folder: string, { filter }: LeadsRequest): Promise<Text> {
  const problems: string[] = [];
  const settings = readOutboxSettings(process.env, problems);
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  const words = settings.mail ? await readMails(contentFolder(undefined)) : {};
  const channelsOf = createChannels(settings, words);
  const db = openExisting(folder, false);
  try {
    let released = 0;
    for await (const { id, kind, data } of listLeads(db, filter)) {
      if (releaseLead(db, id, channelsOf(kind, data))) released += 1;
    }
    return [`${plural(released, 'lead')} released.\n`];
  } finally {
    db.close();
  }
}

async function* read(folder: string, work: (db: DatabaseSync) => Text): AsyncGenerator<string> {
  const db = openExisting(folder, true);
  try {
    yield* work(db);
  } finally {
    db.close();
  }
}

function write(folder: string, work: (db: DatabaseSync) => string[]): string[] {
  const db = openExisting(folder, false);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
