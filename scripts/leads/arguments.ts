import { type LeadFilter, type LeadKind, leadKinds } from '../../api/leads/leads.ts';
import { type Help, readArguments, UsageError } from '../command-line.ts';

export const commandNames = [
  'list',
  'show',
  'export',
  'delete',
  'release',
  'backup',
  'restore',
  'outbox',
  'retry',
] as const;
export type CommandName = (typeof commandNames)[number];

const help: Help = {
  usage: 'npm run leads -- COMMAND [options]',
  about: `Reads and keeps the leads that the website has received, beside a running server or without one.

Commands:
  list                   a table, oldest first
  show [ID]              everything about a lead, or about all of an address (--email)
  export                 to a file: npm run --silent leads -- export > leads.csv
  delete [ID] --yes      deletes a lead, those of an address (--email), or suspects (--suspects);
                         without --yes it only says how many
  release [ID]           a suspect is none: it is reported like any other (also --email)
  backup FILE            writes all leads to a new file, at any time
  restore FILE           puts a backup in their place; what was there is kept beside it
  outbox                 reports that wait or were given up, and why
  retry [ID]             sends those that failed now`,
  options: {
    '--email ADDRESS': 'leads of this address, however it was typed',
    '--since 2026-01-01': 'received on that day (UTC) or later; also a time: 2026-01-01T09:30Z',
    '--kind KIND': `of this kind only: ${leadKinds.join(' or ')}`,
    '--suspects': 'those that look like spam, which list and export leave out',
    '--format FORMAT':
      'csv (default; a cell that a spreadsheet would run or take for a date gets an apostrophe), or json (as it was sent)',
    '--yes': 'delete indeed',
  },
};

/** What to do, and with which leads. */
export interface LeadsRequest {
  command: CommandName;
  /** An id or a file. */
  target: string | undefined;
  filter: LeadFilter;
  format: 'csv' | 'json';
  yes: boolean;
}

type Option = 'email' | 'since' | 'kind' | 'suspects' | 'format' | 'yes';
/** What each command takes besides its name. */
const accepted: Record<CommandName, { target?: 'ID' | 'FILE'; options: readonly Option[] }> = {
  list: { options: ['email', 'since', 'kind', 'suspects'] },
  show: { target: 'ID', options: ['email'] },
  export: { options: ['email', 'since', 'kind', 'suspects', 'format'] },
  delete: { target: 'ID', options: ['email', 'suspects', 'yes'] },
  release: { target: 'ID', options: ['email'] },
  backup: { target: 'FILE', options: [] },
  restore: { target: 'FILE', options: [] },
  outbox: { options: [] },
  retry: { target: 'ID', options: [] },
};

/** @throws UsageError where they make no sense */
export function readRequest(): LeadsRequest {
  const { values, positionals } = readArguments(
    help,
    {
      email: { type: 'string' },
      since: { type: 'string' },
      kind: { type: 'string' },
      suspects: { type: 'boolean' },
      format: { type: 'string' },
      yes: { type: 'boolean' },
    },
    true,
  );
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
  const { format = 'csv', email, since, kind, suspects } = values;
  if (format !== 'csv' && format !== 'json') {
    throw refuse(`--format is csv or json, not "${format}".`);
  }
  if (takes.target === 'FILE' && !target) throw refuse(`Name the file: ${command} FILE.`);
  // Whoever asks for a person means everything about them.
  const suspect = suspects ? true : email === undefined && target === undefined ? false : undefined;
  const filter: LeadFilter = {
    since: since === undefined ? undefined : readDate(since),
    kind: kind === undefined ? undefined : readKind(kind),
    email,
    id: takes.target === 'ID' ? target : undefined,
    suspect: command === 'release' ? true : suspect,
  };
  const isChosen = email ?? target ?? (suspects || undefined);
  if (['show', 'delete', 'release'].includes(command) && isChosen === undefined) {
    throw refuse(`Say which lead: ${command} ID, or ${command} --email ADDRESS.`);
  }
  return { command, target, filter, format, yes: values.yes ?? false };
}

const refuse = (message: string): UsageError =>
  new UsageError(`${message}\nnpm run leads -- --help shows all commands.`);

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
