import { type LeadFilter, type LeadKind, leadKinds } from '../../api/leads/leads.ts';
import { readArguments, UsageError } from '../command-line.ts';

export const commandNames = [
  'list',
  'show',
  'export',
  'correct',
  'delete',
  'release',
  'backup',
  'restore',
  'outbox',
  'retry',
] as const;
export type CommandName = (typeof commandNames)[number];

const description = {
  usage: 'npm run leads -- COMMAND [options]',
  about: `Reads and keeps the leads that the website has received, beside a running server or without one.

Commands:
  list                   a table, oldest first
  show [ID]              everything about a lead, or about all of an address (--email)
  export                 to a file: npm run --silent leads -- export > leads.csv
  correct [ID] --yes     puts other data in place of what was written, in all leads of an address
                         (--email): --set name='Ada Okafor' --set email=ada@example.com;
                         without --yes it only shows them
  delete [ID] --yes      deletes a lead, those of an address (--email), or suspects (--suspects);
                         without --yes it only says how many
  release [ID]           a suspect is none: it is reported like any other (also --email)
  backup FILE            writes all leads to a new file, at any time
  restore FILE           puts a backup in their place; what was there is kept beside it.
                         With DATABASE_URL: adds the leads of a backup of SQLite
  outbox [ID]            reports that wait or were given up, and why (also --email)
  retry [ID]             those that failed are due at once (also --email)`,
  options: {
    email: {
      type: 'string',
      value: 'ADDRESS',
      about: 'leads of this address, however it was typed',
    },
    since: {
      type: 'string',
      value: '2026-01-01',
      about: 'received on that day (UTC) or later; also a time: 2026-01-01T09:30Z',
    },
    kind: { type: 'string', value: 'KIND', about: `of this kind only: ${leadKinds.join(' or ')}` },
    suspects: {
      type: 'boolean',
      about: 'those that look like spam, which list and export leave out',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      about:
        'csv (default; a cell that a spreadsheet would run or take for a date gets an apostrophe), or json (as it was sent)',
    },
    set: {
      type: 'string',
      multiple: true,
      value: 'FIELD=VALUE',
      about: 'what a field is to be; once for each field',
    },
    yes: { type: 'boolean', about: 'correct or delete indeed' },
  },
  allowPositionals: true,
} as const;

/** What to do, and with which leads. */
export interface LeadsRequest {
  command: CommandName;
  /** An id or a file. */
  target: string | undefined;
  filter: LeadFilter;
  format: 'csv' | 'json';
  /** The new values of fields, by their names. */
  set: Readonly<Record<string, string>>;
  yes: boolean;
}

type Option = keyof typeof description.options;
/** What each command takes besides its name. */
const accepted: Record<CommandName, { target?: 'ID' | 'FILE'; options: readonly Option[] }> = {
  list: { options: ['email', 'since', 'kind', 'suspects'] },
  show: { target: 'ID', options: ['email'] },
  export: { options: ['email', 'since', 'kind', 'suspects', 'format'] },
  correct: { target: 'ID', options: ['email', 'set', 'yes'] },
  delete: { target: 'ID', options: ['email', 'suspects', 'yes'] },
  release: { target: 'ID', options: ['email'] },
  backup: { target: 'FILE', options: [] },
  restore: { target: 'FILE', options: [] },
  outbox: { target: 'ID', options: ['email'] },
  retry: { target: 'ID', options: ['email'] },
};

/** @throws UsageError where they make no sense */
export function readRequest(): LeadsRequest {
  const { values, positionals } = readArguments(description);
  const [name, target, ...rest] = positionals;
  if (name === undefined) throw refuse(`Say what to do: ${commandNames.join(', ')}.`);
  const command = commandNames.find((known) => known === name);
  if (!command) throw refuse(`There is no "${name}": ${commandNames.join(', ')}.`);
  const takes = accepted[command];
  const superfluous = takes.target ? rest[0] : target;
  if (superfluous !== undefined) throw refuse(`"${superfluous}" is one word too many.`);
  for (const option of Object.keys(values) as Option[]) {
    if (!takes.options.includes(option)) throw refuse(`--${option} is not for ${command}.`);
  }
  const { format = 'csv', since, kind, suspects } = values;
  const email = values.email === undefined ? undefined : readEmail(values.email);
  if (format !== 'csv' && format !== 'json') {
    throw refuse(`--format is csv or json, not "${format}".`);
  }
  if (takes.target === 'FILE' && !target) throw refuse(`Name the file: ${command} FILE.`);
  // Whoever asks for a person means everything about them.
  const isOfSome = email !== undefined || !takes.options.includes('suspects');
  const suspect = suspects ? true : isOfSome || target !== undefined ? undefined : false;
  const filter: LeadFilter = {
    since: since === undefined ? undefined : readDate(since),
    kind: kind === undefined ? undefined : readKind(kind),
    email,
    id: takes.target === 'ID' ? target : undefined,
    suspect: command === 'release' ? true : suspect,
  };
  const isChosen = email ?? target ?? (suspects || undefined);
  if (['show', 'correct', 'delete', 'release'].includes(command) && isChosen === undefined) {
    throw refuse(`Say which lead: ${command} ID, or ${command} --email ADDRESS.`);
  }
  const set = Object.fromEntries((values.set ?? []).map(readField));
  if (command === 'correct' && !values.set)
    throw refuse("Say what is to be: --set name='Ada Okafor'.");
  return { command, target, filter, format, set, yes: values.yes ?? false };
}

const refuse = (message: string): UsageError =>
  new UsageError(`${message}\nnpm run leads -- --help shows all commands.`);

function readField(text: string): [string, string] {
  const [, field, value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
  if (!field) throw refuse(`--set is a field and its value, such as name=Ada, not "${text}".`);
  return [field, value];
}

/** As people paste it. An empty one is most likely a variable that is not set. */
function readEmail(text: string): string {
  const email = text.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw refuse(`--email is an address such as ada@example.com, not "${text}".`);
  return email;
}

function readDate(text: string): Date {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const date = new Date(text);
  // Date takes 30 February for 1 or 2 March.
  const exists = day !== undefined && new Date(day).toJSON()?.startsWith(day);
  if (!exists || Number.isNaN(date.getTime())) {
    throw refuse(`--since is a day such as 2026-01-01, or a time, not "${text}".`);
  }
  return date;
}

function readKind(text: string): LeadKind {
  const kind = leadKinds.find((known) => known === text);
  if (!kind) throw refuse(`--kind is ${leadKinds.join(' or ')}, not "${text}".`);
  return kind;
}
