import { makeFolder } from '../schema/make-folder.ts';
import { PlainError } from '../schema/plain-error.ts';
import { type OutboxSettings, readOutboxSettings } from './outbox/outbox-settings.ts';
import { variables } from './variables.ts';

type Table = typeof variables;

/** The settings of the operator, read from environment variables. */
export type Environment = { [Key in keyof Table]: Table[Key]['fallback'] } & {
  totalLimitPerMinute: number;
  /** LEADS_WEBHOOK_URL, SMTP_URL and the variables that belong to them. */
  reports: OutboxSettings;
};

/** A folder that the server writes to. */
interface Folder {
  /** Name of the variable that sets it. */
  name: string;
  /** Absolute path. */
  path: string;
  /** Permissions if the folder has to be created. */
  mode?: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Lists every invalid variable with its value and the allowed values, one per line. */
export class EnvironmentError extends PlainError {
  override name = 'EnvironmentError';
}

/**
 * Reads the server's variables. An empty variable counts as not set.
 * @param folders are created if missing
 * @throws EnvironmentError that lists all invalid values at once
 */
export function readEnvironment(given: Variables, folders: readonly Folder[] = []): Environment {
  const problems: string[] = [];
  const entries = Object.entries(variables).map(
    ([key, { name, fallback, allowed, parse, secret }]) => {
      const text = given[name]?.trim();
      const value = text ? parse(text) : fallback;
      if (text && value === undefined) {
        const found = secret ? name : `${name} is ${JSON.stringify(text)}; it`;
        problems.push(`${found} must be ${allowed}.`);
      }
      return [key, value];
    },
  );
  const read: { [Key in keyof Table]: Table[Key]['fallback'] } = Object.fromEntries(entries);
  const { port, metricsPort, rateLimitPerMinute } = read;
  if (metricsPort && metricsPort === port)
    problems.push(`METRICS_PORT is ${metricsPort}, and so is PORT; they must differ.`);
  const reports = readOutboxSettings(given, problems);
  if (read.doubleOptIn) {
    if (!given.SMTP_URL?.trim())
      problems.push('DOUBLE_OPT_IN needs SMTP_URL, which sends the links.');
    if (!given[variables.publicUrl.name]?.trim())
      problems.push('DOUBLE_OPT_IN needs PUBLIC_URL, which the links begin with.');
  }
  if (read.proofOfWork && !given[variables.proofOfWorkSecret.name]?.trim())
    problems.push('PROOF_OF_WORK needs PROOF_OF_WORK_SECRET, which signs the puzzles.');
  const environment = {
    ...read,
    totalLimitPerMinute: read.totalLimitPerMinute ?? 10 * rateLimitPerMinute,
    reports,
  };
  for (const { name, path, mode } of folders) {
    const reason = makeFolder(path, mode);
    if (reason)
      problems.push(
        `${name} is ${JSON.stringify(path)}; it must be a folder that can be written: ${reason}.`,
      );
  }
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return environment;
}

/** Reads only the data folder, for programs that don't serve. */
export const readDataFolder = ({ DATA_DIR }: Variables): string =>
  DATA_DIR?.trim() || variables.dataFolder.fallback;

/**
 * Reads only the URL of the database; `undefined` if leads are stored in a file.
 * @throws EnvironmentError if it is not the URL of a database
 */
export function readDatabaseUrl({ DATABASE_URL }: Variables): string | undefined {
  const { name, allowed, parse } = variables.databaseUrl;
  const text = DATABASE_URL?.trim();
  if (!text) return undefined;
  const url = parse(text);
  if (url === undefined) throw new EnvironmentError(`${name} must be ${allowed}.`);
  return url;
}

/** Reads only whether visitors have to confirm their signups. */
export const readDoubleOptIn = ({ DOUBLE_OPT_IN = '' }: Variables): boolean =>
  variables.doubleOptIn.parse(DOUBLE_OPT_IN.trim()) ?? false;

/** For `--help`: the variables that `readOutboxSettings` reads. */
const reporting = {
  LEADS_WEBHOOK_URL: 'where each lead is posted (default nowhere)',
  LEADS_WEBHOOK_SECRET: 'its key: whsec_ and base64',
  SMTP_URL: 'mail server, smtp://USER:PASSWORD@HOST:PORT: visitors get the mails of site.yaml',
  MAIL_FROM: 'sender of these mails',
  MAIL_TO: 'who gets a mail about each lead (default nobody)',
};

/** Describes each variable in one line, for `--help`. */
export function describeVariables(others: Readonly<Record<string, string>> = {}): string {
  const own = Object.values(variables).map(({ name, about, fallback, otherwise }) => [
    name,
    `${about} (default ${otherwise ?? fallback})`,
  ]);
  const lines = [...own, ...Object.entries({ ...reporting, ...others })];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return [
    'Environment:',
    ...lines.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`),
  ].join('\n');
}
