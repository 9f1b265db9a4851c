import { makeFolder } from '../schema/make-folder.ts';
import { PlainError } from '../schema/plain-error.ts';
import { type OutboxSettings, readOutboxSettings } from './outbox/outbox-settings.ts';
import { variables } from './variables.ts';

type Table = typeof variables;

/** What the operator chose, read from environment variables. */
export type Environment = { [Key in keyof Table]: Table[Key]['fallback'] } & {
  totalLimitPerMinute: number;
  /** LEADS_WEBHOOK_URL, SMTP_URL and what belongs to them. */
  reports: OutboxSettings;
};

/** A folder that is written to. */
interface Folder {
  /** Of the variable that names it. */
  name: string;
  /** Absolute. */
  path: string;
  /** Who may enter it where it has to be made. */
  mode?: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Says of every variable that is wrong what was found and what is allowed, a line each. */
export class EnvironmentError extends PlainError {
  override name = 'EnvironmentError';
}

/**
 * Reads the variables that the server knows. An empty one counts as not set.
 * @param folders are made where they are missing
 * @throws EnvironmentError naming every bad value at once
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

/** The folder of the leads alone, for programs that don't serve. */
export const readDataFolder = ({ DATA_DIR }: Variables): string =>
  DATA_DIR?.trim() || variables.dataFolder.fallback;

/**
 * The database of the leads alone, likewise; `undefined` where they are in a file.
 * @throws EnvironmentError where it is no address of a database
 */
export function readDatabaseUrl({ DATABASE_URL }: Variables): string | undefined {
  const { name, allowed, parse } = variables.databaseUrl;
  const text = DATABASE_URL?.trim();
  if (!text) return undefined;
  const url = parse(text);
  if (url === undefined) throw new EnvironmentError(`${name} must be ${allowed}.`);
  return url;
}

/** Whether visitors confirm, likewise. */
export const readDoubleOptIn = ({ DOUBLE_OPT_IN = '' }: Variables): boolean =>
  variables.doubleOptIn.parse(DOUBLE_OPT_IN.trim()) ?? false;

/** For `--help`: what is read together, by `readOutboxSettings`. */
const reporting = {
  LEADS_WEBHOOK_URL: 'where each lead is posted (default nowhere)',
  LEADS_WEBHOOK_SECRET: 'its key: whsec_ and base64',
  SMTP_URL: 'mail server, smtp://USER:PASSWORD@HOST:PORT: visitors get the mails of site.yaml',
  MAIL_FROM: 'sender of these mails',
  MAIL_TO: 'who gets a mail about each lead (default nobody)',
};

/** For `--help`: a line for each variable. */
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
