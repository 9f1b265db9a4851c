import { isIP } from 'node:net';
import { PlainError } from '../schema/plain-error.ts';
import { type OutboxSettings, readOutboxSettings } from './outbox/outbox-settings.ts';
import { isSubnet, type TrustProxy } from './requests/client-address.ts';

/** What the operator chose, read from environment variables. */
interface Environment {
  /** HOST: address or name to listen on. */
  host: string;
  /** PORT: 0 lets the system choose one. */
  port: number;
  /** DATA_DIR: folder of the leads. */
  dataFolder: string;
  /** RATE_LIMIT_PER_MINUTE: requests of one network; 0 for no limit. */
  rateLimitPerMinute: number;
  /** RATE_LIMIT_TOTAL_PER_MINUTE: what is beyond is stored as suspect; 0 for no limit. */
  totalLimitPerMinute: number;
  /** TRUST_PROXY */
  trustProxy: TrustProxy;
  /** LEADS_RETENTION_DAYS: older leads are deleted; 0 keeps them. */
  retentionDays: number;
  /** LEADS_WEBHOOK_URL, SMTP_URL and what belongs to them. */
  reports: OutboxSettings;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Says of every variable that is wrong what was found and what is allowed, a line each. */
export class EnvironmentError extends PlainError {
  override name = 'EnvironmentError';
}

/**
 * Reads the variables that the server knows. An empty one counts as not set.
 * @throws EnvironmentError naming every bad value at once
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const read = <Value>(
    name: string,
    fallback: Value,
    allowed: string,
    parse: (text: string) => Value | undefined,
  ): Value => {
    const text = variables[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined)
      problems.push(`${name} is ${JSON.stringify(text)}; it must be ${allowed}.`);
    return value ?? fallback;
  };
  const rateLimitPerMinute = read(
    'RATE_LIMIT_PER_MINUTE',
    30,
    'a whole number from 0 to 1000000; 0 switches the limit off',
    (text) => wholeNumber(text, 1_000_000),
  );
  const environment = {
    host: read(
      'HOST',
      '127.0.0.1',
      'an address or a host name to listen on, such as 127.0.0.1, 0.0.0.0, :: or localhost',
      (text) => (isHost(text) ? text : undefined),
    ),
    port: read('PORT', 3000, 'a whole number from 0 to 65535; 0 takes any free port', (text) =>
      wholeNumber(text, 65_535),
    ),
    dataFolder: readDataFolder(variables),
    rateLimitPerMinute,
    totalLimitPerMinute: read(
      'RATE_LIMIT_TOTAL_PER_MINUTE',
      10 * rateLimitPerMinute,
      'a whole number from 0 to 100000000; 0 switches the limit off',
      (text) => wholeNumber(text, 100_000_000),
    ),
    trustProxy: read<TrustProxy>(
      'TRUST_PROXY',
      0,
      'the number of proxies in front of this server (0 to 10), or a list of their addresses and ' +
        'subnets with commas between them, such as 10.0.0.0/8,::1',
      parseTrustProxy,
    ),
    retentionDays: read(
      'LEADS_RETENTION_DAYS',
      0,
      'a whole number of days from 0 to 36500; 0 keeps leads',
      (text) => wholeNumber(text, 36_500),
    ),
    reports: readOutboxSettings(variables, problems),
  };
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return environment;
}

/** The folder of the leads alone, for programs that don't serve. */
export const readDataFolder = (variables: Variables): string => variables.DATA_DIR || 'data';

function wholeNumber(text: string, maximum: number): number | undefined {
  return /^\d{1,9}$/.test(text) && Number(text) <= maximum ? Number(text) : undefined;
}

const isHost = (text: string): boolean =>
  isIP(text) > 0 || /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*$/i.test(text);

function parseTrustProxy(text: string): TrustProxy | undefined {
  if (/^\d+$/.test(text)) return wholeNumber(text, 10);
  const subnets = text.split(',').map((entry) => entry.trim());
  return subnets.every(isSubnet) ? subnets : undefined;
}
