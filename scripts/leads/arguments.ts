import type { ReportFilter } from '../../api/leads/lead-store.ts';
import { channelNames, leadKinds } from '../../api/leads/leads.ts';
import { readArguments, UsageError } from '../command-line.ts';
import { unknownName } from '../unknown-name.ts';

const commandNames = [
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
  'discard',
] as const;
export type CommandName = (typeof commandNames)[number];

const description = {
  usage: 'npm run leads -- COMMAND [options]',
  about: `Shows and manages the leads, with or without a running server.

Commands:
  list                   print a table, oldest first; with --format what export writes
  show [ID]              show a lead, or everything about a person (--email)
  export                 write CSV or JSON: npm run --silent leads -- export > leads.csv
  correct [ID] --yes     replace fields in a lead, or in all leads of an address (--email):
                         --set name='Ada Okafor' --set email=ada@example.com.
                         Without --yes it only shows the result
  delete [ID] --yes      delete a lead, all leads of an address (--email), or suspects (--suspects).
                         Without --yes it only counts them
  release [ID]           turn a suspect into a normal lead and report it (also --email)
  backup FILE            write all leads to a new file, at any time
  restore FILE           replace all leads with a backup, and keep the current ones in a file beside it.
                         With DATABASE_URL: add the leads of an SQLite backup
  outbox [ID]            list reports that wait or were given up, and why (also --email, --to)
  retry [ID]             make failed reports due now (also --email, --to)
  discard [ID] --yes     delete reports that nobody needs any more, and keep their leads (also --email, --to).
                         Without --yes it only counts them`,
  options: {
    email: {
      type: 'string',
      value: 'ADDRESS',
      about: 'only leads of this address, however it was typed',
    },
    since: {
      type: 'string',
      value: '2026-01-01',
      about: 'only leads from that day (UTC) or later; a time works too: 2026-01-01T09:30Z',
    },
    kind: {
      type: 'string',
      value: 'KIND',
      about: `only leads of this kind: ${leadKinds.join(' or ')}`,
    },
    suspects: {
      type: 'boolean',
      about: 'only leads that look like spam, which list and export leave out otherwise',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      about:
        'csv (the default of export) or json. CSV puts an apostrophe before what a spreadsheet would run or take for a date',
    },
    to: {
      type: 'string',
      value: 'RECEIVER',
      about: `only reports to this receiver: ${channelNames.join(', ')}`,
    },
    set: {
      type: 'string',
      multiple: true,
      value: 'FIELD=VALUE',
      about: 'new value of a field; repeat it for more fields',
    },
    yes: { type: 'boolean', about: 'really correct, delete or discard' },
  },
  allowPositionals: true,
} as const;

/** A command and the leads to apply it to. */
export interface LeadsRequest {
  command: CommandName;
  /** An id or a file. */
  target: string | undefined;
  filter: ReportFilter;
  format: 'csv' | 'json' | undefined;
  /** The new values of fields, by their names. */
  set: Readonly<Record<string, string>>;
  yes: boolean;
}

type Option = keyof typeof description.options;
/** The arguments of each command. */
const accepted: Record<CommandName, { target?: 'ID' | 'FILE'; options: readonly Option[] }> = {
  list: { options: ['email', 'since', 'kind', 'suspects', 'format'] },
  show: { target: 'ID', options: ['email'] },
  export: { options: ['email', 'since', 'kind', 'suspects', 'format'] },
  correct: { target: 'ID', options: ['email', 'set', 'yes'] },
  delete: { target: 'ID', options: ['email', 'suspects', 'yes'] },
  release: { target: 'ID', options: ['email'] },
  backup: { target: 'FILE', options: [] },
  restore: { target: 'FILE', options: [] },
  outbox: { target: 'ID', options: ['email', 'to'] },
  retry: { target: 'ID', options: ['email', 'to'] },
  discard: { target: 'ID', options: ['email', 'to', 'yes'] },
};

/** @throws UsageError for arguments that make no sense */
export function readRequest(): LeadsRequest {
  const { values, positionals } = readGiven();
  const { command, target } = readCommand(positionals);
  for (const option of Object.keys(values) as Option[]) {
    if (!accepted[command].options.includes(option))
      throw refuse(`${command} does not take --${option}.`);
  }
  const { yes = false } = values;
  const format = readName('--format', ['csv', 'json'], values.format);
  const filter = readFilter(command, target, values);
  const set = Object.fromEntries((values.set ?? []).map(readField));
  if (command === 'correct' && !values.set)
    throw refuse("Say what to change: --set name='Ada Okafor'.");
  return { command, target, filter, format, set, yes };
}

const readGiven = () => readArguments(description);

function readCommand(positionals: readonly string[]): Pick<LeadsRequest, 'command' | 'target'> {
  const [name, target, ...rest] = positionals;
  if (name === undefined) throw refuse(`Name a command: ${commandNames.join(', ')}.`);
  const command = commandNames.find((each) => each === name);
  if (!command) throw refuse(unknownName('command', name, commandNames));
  const takes = accepted[command].target;
  const superfluous = takes ? rest[0] : target;
  if (superfluous !== undefined) {
    const how =
      command === 'export'
        ? ` To write a file: npm run --silent leads -- export > ${superfluous}`
        : '';
    throw refuse(`${command} does not take "${superfluous}".${how}`);
  }
  if (takes === 'ID' && target?.includes('@'))
    throw refuse(`"${target}" is an address, and no id: ${command} --email ${target}`);
  if (takes === 'FILE' && !target) throw refuse(`Name the file: ${command} FILE.`);
  return { command, target };
}

/** The leads that a command is about. */
function readFilter(
  command: CommandName,
  target: string | undefined,
  { since, kind, suspects, to, ...values }: ReturnType<typeof readGiven>['values'],
): ReportFilter {
  const email = values.email === undefined ? undefined : readEmail(values.email);
  const isChosen = email ?? target ?? (suspects || undefined);
  if (['show', 'correct', 'delete', 'release'].includes(command) && isChosen === undefined) {
    throw refuse(`Say which lead: ${command} ID, or ${command} --email ADDRESS.`);
  }
  const takes = accepted[command];
  // A question about one person means all of their leads, suspects included.
  const isOfSome = email !== undefined || !takes.options.includes('suspects');
  const suspect = suspects ? true : isOfSome || target !== undefined ? undefined : false;
  return {
    since: since === undefined ? undefined : readDate(since),
    kind: readName('--kind', leadKinds, kind),
    email,
    id: takes.target === 'ID' ? target : undefined,
    suspect: command === 'release' ? true : suspect,
    channel: readName('--to', channelNames, to),
  };
}

const refuse = (message: string): UsageError =>
  new UsageError(`${message}\nnpm run leads -- --help shows all commands.`);

function readField(text: string): [string, string] {
  const [, field, value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
  if (!field) throw refuse(`--set is a field and its value, such as name=Ada, not "${text}".`);
  return [field, value];
}

/** An address as people paste it. An empty one is most likely an unset variable of the shell. */
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
  // `Date` reads 30 February as 1 or 2 March.
  const exists = day !== undefined && new Date(day).toJSON()?.startsWith(day);
  if (!exists || Number.isNaN(date.getTime())) {
    throw refuse(
      `--since is a day such as 2026-01-01, or a time such as 2026-01-01T09:30Z, not "${text}".`,
    );
  }
  return date;
}

function readName<Name extends string>(
  option: string,
  names: readonly Name[],
  text: string | undefined,
): Name | undefined {
  const name = names.find((each) => each === text);
  if (text === undefined || name) return name;
  throw refuse(`${option} is ${names.join(names.length > 2 ? ', ' : ' or ')}, not "${text}".`);
}
