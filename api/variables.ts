import { isIP } from 'node:net';
import { originAdvice, parseOrigin } from '../schema/api-origin.ts';
import { parseSwitch, switchAdvice } from '../schema/proof-of-work.ts';
import { readHosts } from './leads/postgres/read-hosts.ts';
import { type LogLevel, logLevels } from './log-levels.ts';
import { isMailbox, isMailServer, isWebhook, isWebhookSecret } from './outbox/outbox-settings.ts';
import { isSubnet, type TrustProxy } from './requests/client-address.ts';

/** An environment variable that the operator may set. */
interface Variable<Value> {
  name: string;
  /** Short description for `--help`. */
  about: string;
  /** Value if the variable is not set or empty. */
  fallback: Value;
  /** Description of the fallback for `--help`, if the value itself says too little. */
  otherwise?: string;
  /** Whether it contains a password, which no message may repeat. */
  secret?: boolean;
  /** The allowed values, as the end of "it must be". */
  allowed: string;
  /** Returns `undefined` for an invalid value. */
  parse(text: string): Value | undefined;
}

/** The characters that end the password in a URL, as the end of an `allowed`. */
const inPasswords = 'in a password, write %23 for #, %2F for / and %3F for ?';

const define = <Value>(variable: Variable<Value>): Variable<Value> => variable;

/** Defines a variable without a fallback. */
const optional = <Value>(
  variable: Omit<Variable<Value | undefined>, 'fallback'>,
): Variable<Value | undefined> => ({ ...variable, fallback: undefined });

/**
 * Every variable of the server, by its name in code. Parsing, messages and `--help` are derived
 * from this table.
 */
export const variables = {
  host: define({
    name: 'HOST',
    about: 'address or name to listen on',
    fallback: '127.0.0.1',
    allowed: 'an address or a host name to listen on, such as 127.0.0.1, 0.0.0.0, :: or localhost',
    parse: (text) => (isHost(text) ? text : undefined),
  }),
  port: define({
    name: 'PORT',
    about: 'port to listen on; 0 takes any free one',
    fallback: 3000,
    allowed: 'a whole number from 0 to 65535; 0 takes any free port',
    parse: (text) => wholeNumber(text, 65_535),
  }),
  dataFolder: define({
    name: 'DATA_DIR',
    about: 'folder of the leads, relative to the project',
    fallback: 'data',
    allowed: 'a folder, without ~, which only a shell replaces',
    parse: (text) => (/^~(\/|$)/.test(text) ? undefined : text),
  }),
  databaseUrl: optional({
    name: 'DATABASE_URL',
    about:
      'PostgreSQL for the leads: postgres://USER:PASSWORD@HOST:PORT/DATABASE; also HOST1,HOST2',
    otherwise: 'SQLite in DATA_DIR',
    secret: true,
    allowed: `the address of a database: postgres://USER:PASSWORD@HOST:PORT/DATABASE; ${inPasswords}`,
    parse: parseDatabaseUrl,
  }),
  rateLimitPerMinute: define({
    name: 'RATE_LIMIT_PER_MINUTE',
    about: 'posts a minute from one network; 0 for no limit',
    fallback: 30,
    allowed: 'a whole number from 0 to 1000000; 0 switches the limit off',
    parse: (text) => wholeNumber(text, 1_000_000),
  }),
  totalLimitPerMinute: optional({
    name: 'RATE_LIMIT_TOTAL_PER_MINUTE',
    about: 'leads a minute from everyone; more are stored as suspect; 0 for no limit',
    otherwise: 'ten times RATE_LIMIT_PER_MINUTE',
    allowed: 'a whole number from 0 to 100000000; 0 switches the limit off',
    parse: (text) => wholeNumber(text, 100_000_000),
  }),
  retentionDays: define({
    name: 'LEADS_RETENTION_DAYS',
    about: 'delete leads after this many days; 0 keeps them',
    fallback: 0,
    allowed: 'a whole number of days from 0 to 36500; 0 keeps leads',
    parse: (text) => wholeNumber(text, 36_500),
  }),
  doubleOptIn: define({
    name: 'DOUBLE_OPT_IN',
    about: '1: visitors confirm a signup by mail before it is reported',
    fallback: false,
    otherwise: 'off',
    allowed: switchAdvice,
    parse: parseSwitch,
  }),
  proofOfWork: define({
    name: 'PROOF_OF_WORK',
    about: '1: browsers solve a puzzle before they send a form; leads without it are suspect',
    fallback: false,
    otherwise: 'off',
    allowed: switchAdvice,
    parse: parseSwitch,
  }),
  proofOfWorkSecret: optional({
    name: 'PROOF_OF_WORK_SECRET',
    about: 'key that signs these puzzles, the same on all servers',
    otherwise: 'none',
    secret: true,
    allowed: 'at least 32 characters, such as openssl rand -base64 32 writes',
    parse: (text) => (text.length >= 32 ? text : undefined),
  }),
  trustProxy: define<TrustProxy>({
    name: 'TRUST_PROXY',
    about: 'number of proxies in front, or their addresses',
    fallback: 0,
    allowed:
      'the number of proxies in front of this server (0 to 10), or a list of their addresses and ' +
      'subnets with commas between them, such as 10.0.0.0/8,::1',
    parse: parseTrustProxy,
  }),
  publicUrl: optional({
    name: 'PUBLIC_URL',
    about: 'address of the live site; with https, browsers keep to https (HSTS)',
    otherwise: 'the Host of each request',
    allowed: originAdvice('https://www.example.com'),
    parse: parseOrigin,
  }),
  apiOrigin: optional({
    name: 'API_ORIGIN',
    about: 'where built pages send their forms, if that is another server',
    otherwise: 'the site itself',
    allowed: originAdvice('https://api.example.com'),
    parse: parseOrigin,
  }),
  allowedOrigins: define<readonly string[]>({
    name: 'ALLOWED_ORIGINS',
    about: 'more sites whose pages may send forms here, separated by commas',
    fallback: [],
    otherwise: 'PUBLIC_URL alone',
    allowed:
      'a list of origins without * and with commas between them, such as https://www.example.com,https://preview.example.com',
    parse: parseOrigins,
  }),
  logLevel: define<LogLevel>({
    name: 'LOG_LEVEL',
    about: 'lowest level to log; debug adds pages that are not found, trace adds every page',
    fallback: 'info',
    allowed: `one of ${logLevels.join(', ')}`,
    parse: (text) => logLevels.find((level) => level === text),
  }),
  metricsPort: optional({
    name: 'METRICS_PORT',
    about: 'port for Prometheus metrics, at /metrics on HOST',
    otherwise: 'off',
    allowed: 'a whole number from 0 to 65535; 0 takes any free port',
    parse: (text) => wholeNumber(text, 65_535),
  }),
  webhookUrl: optional({
    name: 'LEADS_WEBHOOK_URL',
    about: 'where each lead is posted',
    otherwise: 'nowhere',
    secret: true,
    allowed: 'an http or https URL, without a user and a password in it',
    parse: (text) => (isWebhook(text) ? text : undefined),
  }),
  webhookSecret: optional({
    name: 'LEADS_WEBHOOK_SECRET',
    about: 'its key: whsec_ and base64',
    otherwise: 'none',
    secret: true,
    allowed:
      "whsec_ and 24 to 64 bytes in base64, such as node -p \"'whsec_' + crypto.randomBytes(32).toString('base64')\" writes",
    parse: (text) => (isWebhookSecret(text) ? text : undefined),
  }),
  smtpUrl: optional({
    name: 'SMTP_URL',
    about: 'mail server, smtp://USER:PASSWORD@HOST:PORT: visitors get the mails of site.yaml',
    otherwise: 'no mails',
    secret: true,
    allowed: `smtp://USER:PASSWORD@HOST:PORT, or smtps://; ${inPasswords}`,
    parse: (text) => (isMailServer(text) ? text : undefined),
  }),
  mailFrom: optional({
    name: 'MAIL_FROM',
    about: 'sender of these mails',
    otherwise: 'none',
    allowed: 'an email address, such as Ada <ada@example.com>',
    parse: (text) => (isMailbox(text) ? text : undefined),
  }),
  mailTo: optional({
    name: 'MAIL_TO',
    about: 'who gets a mail about each lead',
    otherwise: 'nobody',
    allowed: 'an email address, or several with commas between them',
    parse: (text) => (text.split(',').every(isMailbox) ? text : undefined),
  }),
};

export type VariableName = keyof typeof variables;

/** Variables that do nothing without another one, and what that other one does. */
export const needs: readonly (readonly [VariableName, VariableName, reason: string])[] = [
  ['webhookUrl', 'webhookSecret', 'which signs what is posted'],
  ['webhookSecret', 'webhookUrl', 'where leads are posted'],
  ['smtpUrl', 'mailFrom', 'the address that mails come from'],
  ['mailFrom', 'smtpUrl', 'which sends the mails'],
  ['mailTo', 'smtpUrl', 'which sends the mails'],
  ['doubleOptIn', 'smtpUrl', 'which sends the links'],
  ['doubleOptIn', 'publicUrl', 'which the links begin with'],
  ['proofOfWork', 'proofOfWorkSecret', 'which signs the puzzles'],
];

function wholeNumber(text: string, maximum: number): number | undefined {
  return /^\d{1,9}$/.test(text) && Number(text) <= maximum ? Number(text) : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  const isAddress = (url: string) => {
    const { protocol = '', hash } = URL.parse(url) ?? {};
    // The rest of a password that contains a #.
    return /^postgres(ql)?:$/.test(protocol) && !hash;
  };
  return readHosts(text).every(isAddress) ? text : undefined;
}

const isHost = (text: string): boolean =>
  isIP(text) > 0 || /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/i.test(text);

function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d+$/.test(text)) return wholeNumber(text, 10);
  const subnets = text.split(',').map((entry) => entry.trim());
  return subnets.every(isSubnet) ? subnets : undefined;
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((entry) => parseOrigin(entry.trim()));
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}
