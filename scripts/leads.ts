import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readDataFolder } from '../api/environment.ts';
import { toCsv, toJson, toTable } from '../api/leads/lead-formats.ts';
import { type LeadKind, type LeadReader, LeadStoreError, leadKinds } from '../api/leads/leads.ts';
import { readSqliteStore } from '../api/leads/sqlite-store.ts';
import { fromProject, UsageError } from './command-line.ts';

const help = `Usage: npm run leads -- list [--since DATE] [--kind KIND]
       npm run leads -- export [--format csv|json] [--since DATE] [--kind KIND]

Reads the leads that the website has received, oldest first: list as a table, export for other programs.
To keep an export clean, let npm say nothing: npm run --silent leads -- export > leads.csv
Exit code: 0 read, 1 could not read, 2 wrong arguments.

Environment:
  DATA_DIR       folder of the leads (default data/)

Options:
  --format NAME  csv (default), for a spreadsheet: cells that would run as formulas (they begin with = + - @) get an apostrophe in front; json: everything, as it was sent
  --since DATE   received on that day (UTC) or later: 2026-01-01, or a time such as 2026-01-01T09:30Z
  --kind KIND    of this kind only: ${leadKinds.join(' or ')}
  -h, --help     show this
`;

interface Request {
  write: (leads: ReturnType<LeadReader['list']>) => AsyncIterable<string>;
  since: Date | undefined;
  kind: LeadKind | undefined;
}

/** Reads the arguments; `undefined` asks for help. */
function readRequest(): Request | undefined {
  const { values, positionals } = parse();
  if (values.help) return undefined;
  const [command, ...rest] = positionals;
  if (command === undefined) throw new UsageError('Say what to do: list or export.');
  if (rest.length > 0) throw new UsageError(`"${rest[0]}" is one word too many.`);
  const formats = { csv: toCsv, json: toJson };
  const { format = 'csv', since, kind } = values;
  if (command === 'list' && values.format) throw new UsageError('--format is for export.');
  if (command !== 'list' && command !== 'export') {
    throw new UsageError(`There is no "${command}": list or export.`);
  }
  if (format !== 'csv' && format !== 'json') {
    throw new UsageError(`--format is csv or json, not "${format}".`);
  }
  return {
    write: command === 'list' ? toTable : formats[format],
    since: since === undefined ? undefined : readDate(since),
    kind: kind === undefined ? undefined : readKind(kind),
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        since: { type: 'string' },
        kind: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readDate(text: string): Date {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const date = new Date(text);
  // Date takes 30 February for 1 or 2 March.
  const exists = day !== undefined && new Date(day).toJSON()?.startsWith(day);
  if (!exists || Number.isNaN(date.getTime())) {
    throw new UsageError(`--since is a day such as 2026-01-01, or a time, not "${text}".`);
  }
  return date;
}

function readKind(text: string): LeadKind {
  const kind = leadKinds.find((known) => known === text);
  if (!kind) throw new UsageError(`--kind is ${leadKinds.join(' or ')}, not "${text}".`);
  return kind;
}

async function run(): Promise<void> {
  const request = readRequest();
  if (!request) return print([help]);
  const store = readSqliteStore(fromProject(readDataFolder(process.env)));
  try {
    await print(request.write(store.list(request)));
  } finally {
    await store.close();
  }
}

async function print(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(text), process.stdout);
  } catch (error) {
    // Whoever reads has seen enough, as `head` does.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  } else {
    const known = error instanceof LeadStoreError;
    process.stderr.write(`${known ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
