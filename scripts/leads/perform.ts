import { resolve } from 'node:path';
import { readReports, readVariables } from '../../api/environment.ts';
import {
  countStatus,
  toCsv,
  toJson,
  toReports,
  toSheets,
  toTable,
} from '../../api/leads/lead-formats.ts';
import type { LeadAdmin, LeadDatabase } from '../../api/leads/lead-store.ts';
import { type Lead, type LeadFilter, LeadStoreError } from '../../api/leads/leads.ts';
import { UnreadableLeadsError } from '../../api/leads/stored-lead.ts';
import { createChannels } from '../../api/outbox/channels.ts';
import { plural } from '../../schema/diagnostics/format.ts';
import { isInsideAny } from '../../schema/files/is-inside.ts';
import { callerFolder, contentFolder, publishedFolders } from '../command-line.ts';
import { readWords } from '../serve/open-reporting.ts';
import type { CommandName, LeadsRequest } from './arguments.ts';
import { correctLeads } from './correct.ts';

type Text = Iterable<string> | AsyncIterable<string>;
type Command = (database: LeadDatabase, request: LeadsRequest) => Text | Promise<Text>;

/** Each returns the text to print. */
export const commands: Record<CommandName, Command> = {
  list: (database, request) =>
    request.format
      ? exportLeads(database, request)
      : read(database, (admin) => listAll(admin, request.filter)),
  show: (database, { filter }) => read(database, (admin) => showAll(admin, filter)),
  export: exportLeads,
  correct,
  delete: remove,
  release,
  async backup(database, { target = '' }) {
    const file = resolve(callerFolder(), target);
    if (isInsideAny(publishedFolders(contentFolder(undefined)), file))
      throw new LeadStoreError(
        `${file} would be published with the site, and leads are personal data. Name a file elsewhere.`,
      );
    return [`${plural(await database.backUp(file), 'lead')} in ${file}\n`];
  },
  async restore(database, { target = '' }) {
    const { leads, aside } = await database.restore(resolve(callerFolder(), target));
    return [
      `${plural(leads, 'lead')} restored.\n`,
      ...(aside ? [`The previous leads are in ${aside}\n`] : []),
    ];
  },
  outbox: (database, { filter }) => read(database, (admin) => toReports(admin.reports(filter))),
  retry: (database, { filter }) =>
    write(database, async (admin) => {
      const due = await admin.retry(filter);
      return [
        due > 0
          ? `${plural(due, 'report')} due now. A running server sends them.\n`
          : 'No report has failed.\n',
      ];
    }),
  discard,
};

function exportLeads(database: LeadDatabase, { filter, format }: LeadsRequest): Text {
  const write = format === 'json' ? toJson : toCsv;
  return read(database, (admin) => write(countStatus(admin.list(filter), warn)));
}

/** On standard error, because standard output is the exported file. */
function warn({ suspect, unconfirmed }: { suspect: number; unconfirmed: number }): void {
  if (unconfirmed > 0)
    console.error(
      `Not confirmed: ${plural(unconfirmed, 'lead')}, marked \`awaited\` under confirmation.`,
    );
  if (suspect > 0)
    console.error(`Suspect: ${plural(suspect, 'lead')}, with the reason under suspicion.`);
}

async function* listAll(admin: LeadAdmin, filter: LeadFilter): AsyncGenerator<string> {
  let unconfirmed = 0;
  const leads = countStatus(admin.list(filter), (counts) => {
    unconfirmed = counts.unconfirmed;
  });
  yield* toTable(leads, filter.suspect === true);
  if (unconfirmed > 0) yield `Not confirmed: ${plural(unconfirmed, 'lead')}.\n`;
  if (filter.suspect !== false) return;
  const suspects = await admin.count({ ...filter, suspect: true });
  if (suspects > 0)
    yield `${suspects} more ${suspects === 1 ? 'looks' : 'look'} like spam: list them with --suspects.\n`;
}

async function* showAll(admin: LeadAdmin, filter: LeadFilter): AsyncGenerator<string> {
  if ((await admin.count(filter)) === 0) yield* nothing(filter);
  yield* toSheets(admin.list(filter));
}

function remove(database: LeadDatabase, { filter, yes }: LeadsRequest): Promise<Text> {
  return write(database, async (admin) => {
    const found = await admin.count(filter);
    if (found === 0) return nothing(filter, leftByRestoring(database));
    if (!yes) return [`${plural(found, 'lead')} would be deleted. Add --yes to do it.\n`];
    const { deleted, isLogged } = await admin.delete(filter);
    return [`${plural(deleted, 'lead')} deleted. `, ...whereKept(database, isLogged)];
  });
}

function discard(database: LeadDatabase, { filter, yes }: LeadsRequest): Promise<Text> {
  return write(database, async (admin) => {
    if (yes) return [`${plural(await admin.discard(filter), 'report')} discarded.\n`];
    let found = 0;
    for await (const _ of admin.reports(filter)) found += 1;
    if (found === 0) return ['No reports wait.\n'];
    return [`${plural(found, 'report')} would be discarded. Add --yes to do it.\n`];
  });
}

function correct(database: LeadDatabase, { filter, set, yes }: LeadsRequest): Promise<Text> {
  return write(database, async (admin) => {
    const leads: Lead[] = [];
    const { list, failIfUnreadable, failAfter } = listReadable(admin);
    for await (const lead of list(filter)) leads.push(lead);
    if (leads.length === 0) {
      failIfUnreadable();
      return nothing(filter);
    }
    const corrected = correctLeads(leads, set);
    if (!yes) return failAfter(showCorrected(corrected));
    const { isLogged } = await admin.correct(corrected);
    return failAfter([
      `${plural(corrected.length, 'lead')} corrected. `,
      ...whereKept(database, isLogged),
    ]);
  });
}

async function* showCorrected(leads: readonly Lead[]): AsyncGenerator<string> {
  if (leads.length === 0) {
    yield 'Nothing to correct: the leads already have these values.\n';
    return;
  }
  yield* toSheets(leads);
  yield `\n${plural(leads.length, 'lead')} would be corrected. Add --yes to do it.\n`;
}

/**
 * Repeats the address or id, so that a typo does not look like success.
 * @param more lines that follow
 * @throws LeadStoreError for an id, which the caller has from a lead
 */
function nothing({ email, id, suspect }: LeadFilter, more: readonly string[] = []): string[] {
  const whose = [email && ` of ${email}`, id && ` with the id ${id}`].filter(Boolean).join('');
  const lines = [`There is no ${suspect ? 'suspect' : 'lead'}${whose}.\n`, ...more];
  if (id) throw new LeadStoreError(lines.join('').trimEnd());
  return lines;
}

/** Where the deleted or corrected data may still be. */
const whereKept = (database: LeadDatabase, isLogged: boolean): string[] => [
  'Older backups still contain the old data.\n',
  ...leftByRestoring(database),
  ...(isLogged
    ? [
        'Another process was reading. The database log is emptied the next time that a server runs.\n',
      ]
    : []),
];

/** Files of earlier restores, which may contain a person who is no longer in the leads. */
const leftByRestoring = (database: LeadDatabase): string[] =>
  database
    .findAside()
    .map((file) => `${file}, kept by a restore, may contain it too. Delete that file.\n`);

async function release(database: LeadDatabase, { filter }: LeadsRequest): Promise<Text> {
  const settings = readReports(process.env);
  const { doubleOptIn } = readVariables(process.env, 'doubleOptIn');
  const words = settings.mail ? await readWords(contentFolder(undefined)) : undefined;
  const channelsOf = createChannels(settings, words?.mails, doubleOptIn);
  return write(database, async (admin) => {
    const { list, failIfUnreadable, failAfter } = listReadable(admin);
    let released = 0;
    for await (const { id, kind, data } of list(filter)) {
      if (await admin.release(id, channelsOf(kind, data))) released += 1;
    }
    if (released === 0) {
      failIfUnreadable();
      return nothing(filter);
    }
    // The server may have these variables, and would have reported the lead.
    const isUnreported = !settings.webhook && !settings.mail;
    return failAfter([
      `${plural(released, 'lead')} released.\n`,
      ...(isUnreported
        ? ['No report is sent: LEADS_WEBHOOK_URL and SMTP_URL are not set for this command.\n']
        : []),
    ]);
  });
}

/**
 * Prints what the work makes of the leads.
 * @throws UnreadableLeadsError after all of it, if some leads cannot be read: JSON is closed then, and a
 * table has its number of leads
 */
async function* read(
  database: LeadDatabase,
  work: (admin: LeadAdmin) => Text,
): AsyncGenerator<string> {
  const admin = await database.manage(true);
  const { list, failAfter } = listReadable(admin);
  try {
    yield* failAfter(work({ ...admin, list }));
  } finally {
    await admin.close();
  }
}

/** Lists the leads that can be read. After that, its functions throw an error that names the others. */
function listReadable(admin: LeadAdmin) {
  let unreadable: UnreadableLeadsError | undefined;
  async function* list(filter?: LeadFilter): AsyncGenerator<Lead> {
    try {
      yield* admin.list(filter);
    } catch (error) {
      if (!(error instanceof UnreadableLeadsError)) throw error;
      unreadable = error;
    }
  }
  function failIfUnreadable(): void {
    if (unreadable) throw unreadable;
  }
  async function* failAfter(text: Text): AsyncGenerator<string> {
    yield* text;
    failIfUnreadable();
  }
  return { list, failIfUnreadable, failAfter };
}

async function write(
  database: LeadDatabase,
  work: (admin: LeadAdmin) => Promise<Text>,
): Promise<Text> {
  const admin = await database.manage(false);
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}
