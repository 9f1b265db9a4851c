import { distance } from 'fastest-levenshtein';
import { isInsideAny } from '../schema/files/is-inside.ts';
import { makeFolder } from '../schema/make-folder.ts';
import { suggest } from '../schema/model/suggest.ts';
import { PlainError } from '../schema/plain-error.ts';
import { wrongVariable } from '../schema/wrong-variable.ts';
import type { OutboxSettings } from './outbox/outbox-settings.ts';
import { needs, type VariableName, variables } from './variables.ts';

type Values = { [Key in VariableName]: (typeof variables)[Key]['fallback'] };

/** The variables that `reports` is made of. */
const reporting = ['webhookUrl', 'webhookSecret', 'smtpUrl', 'mailFrom', 'mailTo'] as const;
type Reporting = (typeof reporting)[number];

/** The settings of the operator, read from environment variables. */
export type Environment = Omit<Values, Reporting> & {
  totalLimitPerMinute: number;
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
  /** Folders in which it must not be, because everybody can read what is in them. */
  published?: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Lists every invalid variable and the allowed values, one per line. */
export class EnvironmentError extends PlainError {
  override name = 'EnvironmentError';
}

/**
 * Reads all variables of the server.
 * @param folders are created if missing
 * @throws EnvironmentError that lists all invalid values at once
 */
export function readEnvironment(given: Variables, folders: readonly Folder[] = []): Environment {
  const problems: string[] = [];
  const read = parse(given, Object.keys(variables) as VariableName[], problems);
  const { webhookUrl, webhookSecret, smtpUrl, mailFrom, mailTo, ...others } = read;
  const { port, metricsPort, rateLimitPerMinute, totalLimitPerMinute } = others;
  if (metricsPort && metricsPort === port)
    problems.push(`METRICS_PORT is ${metricsPort}, and so is PORT; they must differ.`);
  for (const { name, path, mode, published = [] } of folders) {
    if (isInsideAny(published, path)) {
      problems.push(
        `${name} is ${JSON.stringify(path)}, which is published with the site; leads are personal data and need a folder elsewhere.`,
      );
      continue;
    }
    const reason = makeFolder(path, mode);
    if (reason)
      problems.push(
        `${name} is ${JSON.stringify(path)}; it must be a folder that can be written: ${reason}.`,
      );
  }
  refuse(problems);
  return {
    ...others,
    totalLimitPerMinute: totalLimitPerMinute ?? 10 * rateLimitPerMinute,
    reports: toReports({ webhookUrl, webhookSecret, smtpUrl, mailFrom, mailTo }),
  };
}

/**
 * Reads some of the variables, for programs that don't serve.
 * @throws EnvironmentError that lists all invalid values at once
 */
export function readVariables<Key extends VariableName>(
  given: Variables,
  ...keys: Key[]
): Pick<Values, Key> {
  const problems: string[] = [];
  const values = parse(given, keys, problems);
  refuse(problems);
  return values;
}

/** Letters of the shortest name that is compared with similar ones, so that HOME is no HOST. */
const shortestName = 6;

/**
 * Names each variable that is probably misspelt: nobody would notice that it does nothing.
 * @param others names of variables that the server has from elsewhere
 */
export function adviseOfMisspelt(given: Variables, others: readonly string[]): string[] {
  const names = [...Object.values(variables).map(({ name }) => name), ...others];
  const unset = names.filter((name) => !given[name]);
  return Object.keys(given).flatMap((name) => {
    if (names.includes(name)) return [];
    const isShort = name.length < shortestName;
    const similar = isShort ? [] : suggest(name, unset).filter((own) => !hasOtherWord(name, own));
    const [meant] = [...unset.filter((own) => bare(own) === bare(name)), ...similar];
    return meant ? `${name} is not a variable of the server. Did you mean ${meant}?` : [];
  });
}

/** The letters of a name, the same in any case, with any separators, and with PROXIES for PROXY. */
const bare = (name: string): string =>
  name
    .toUpperCase()
    .replace(/IES(?![A-Z])/g, 'Y')
    .replace(/[^A-Z]/g, '');

/**
 * Whether one of the words of a name is another word, so that it is probably a variable of another
 * program: SITE_URL beside SMTP_URL.
 */
function hasOtherWord(name: string, own: string): boolean {
  const words = name.toUpperCase().split('_');
  const ownWords = own.split('_');
  return (
    words.length === ownWords.length &&
    words.some((word, index) => isOtherWord(word, ownWords[index] ?? ''))
  );
}

/** One letter that differs is a slip, and so are a third of the letters of a longer word, and swapped ones. */
const isOtherWord = (word: string, own: string): boolean =>
  distance(word, own) > Math.max(1, own.length / 3) && sortLetters(word) !== sortLetters(own);

const sortLetters = (word: string): string => [...word].sort().join('');

/** Reads only how leads are reported. */
export const readReports = (given: Variables): OutboxSettings =>
  toReports(readVariables(given, ...reporting));

function toReports(read: Pick<Values, Reporting>): OutboxSettings {
  const { webhookUrl: url, webhookSecret: secret, smtpUrl: server, mailFrom: from } = read;
  return {
    ...(url && secret && { webhook: { url, secret } }),
    ...(server && from && { mail: { server, from, to: read.mailTo } }),
  };
}

/** An empty variable counts as not set. */
function parse<Key extends VariableName>(
  given: Variables,
  keys: readonly Key[],
  problems: string[],
): Pick<Values, Key> {
  const textOf = (key: VariableName) => given[variables[key].name]?.trim();
  const entries = keys.map((key) => {
    const { name, fallback, allowed, parse, secret } = variables[key];
    const text = textOf(key);
    const value = text ? parse(text) : fallback;
    if (text && isQuoted(text)) {
      problems.push(
        `${name} is in quotes, which count as a part of the value here. Leave them out.`,
      );
    } else if (value === undefined && text) {
      problems.push(secret ? `${name} must be ${allowed}.` : wrongVariable(name, text, allowed));
    }
    return [key, value];
  });
  const values: Pick<Values, Key> = Object.fromEntries(entries);
  const read = new Map<VariableName, unknown>(entries as [Key, unknown][]);
  for (const [key, other, reason] of needs) {
    if (!read.get(key) || !read.has(other) || textOf(other)) continue;
    problems.push(`${variables[key].name} needs ${variables[other].name}, ${reason}.`);
  }
  return values;
}

/** As `docker run --env-file` leaves a value. */
const isQuoted = (text: string): boolean => /^(["']).*\1$/s.test(text);

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
}

/** Describes each variable in one line, for `--help`. */
export function describeVariables(others: Readonly<Record<string, string>>): string {
  const own = Object.values(variables).map(({ name, about, fallback, otherwise }) => [
    name,
    `${about} (default ${otherwise ?? fallback})`,
  ]);
  const lines = [...own, ...Object.entries(others)];
  const width = Math.max(...lines.map(([name = '']) => name.length));
  return [
    'Environment:',
    ...lines.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`),
  ].join('\n');
}
