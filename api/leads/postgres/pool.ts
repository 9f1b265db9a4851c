import pg from 'pg';
import { LeadStoreError } from '../leads.ts';
import { createHostsPool } from './hosts.ts';
import { readHosts } from './read-hosts.ts';

/** Milliseconds. Beyond `answer` the connection is given up, because the network may be gone. */
const timeouts = { connect: 3_000, statement: 5_000, answer: 6_000 };
/** Connections of a server: leads, counts of requests and reports do not wait for each other. */
const most = 5;

/** Connections for a server, opened when they are needed and again after they were lost. */
export const createPool = (url: string): pg.Pool =>
  open(url, {
    max: most,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
  });

/** One connection for work that may take its time: a new layout, a list of all leads. */
export const createPatientPool = (url: string): pg.Pool => open(url, { max: 1 });

function open(url: string, more: pg.PoolConfig): pg.Pool {
  const options = {
    ...more,
    connectionTimeoutMillis: timeouts.connect,
    keepAlive: true,
    application_name: 'site',
  };
  const hosts = readHosts(url);
  const pool =
    hosts.length > 1
      ? createHostsPool(hosts, options)
      : new pg.Pool({ ...options, connectionString: url });
  // A connection that is lost harms nobody by itself: whoever asks over it hears of it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** What went wrong with a database, without the password that is in its URL. */
export function explain(url: string, error: unknown): LeadStoreError {
  const { message, errors, code } = error as AggregateError & { code?: string };
  // A name with several addresses fails with one error for each, and no message.
  const reason = message || errors?.[0]?.message || code;
  const urls = readHosts(url).map((one) => new URL(one));
  const names = urls.map(({ host }) => host || 'this machine').join(', ');
  const pathname = urls[0]?.pathname ?? '';
  return new LeadStoreError(
    `The leads in PostgreSQL (${names}, database ${pathname.slice(1) || 'of the user'}) cannot be used: ${reason}. DATABASE_URL says where they are.`,
    { cause: error },
  );
}
