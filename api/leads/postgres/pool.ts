import pg from 'pg';
import { LeadStoreError } from '../leads.ts';
import { createHostsPool } from './hosts.ts';
import { readHosts } from './read-hosts.ts';

/** Milliseconds. After `answer` the connection is given up, because the network may be gone. */
const timeouts = { connect: 3_000, statement: 5_000, answer: 6_000 };
/**
 * Connections per server, so that leads, counts of requests and reports do not wait for each other.
 */
const most = 5;

/** Creates a server's pool. Connections are opened on demand and reopened if lost. */
export const createPool = (url: string): pg.Pool =>
  open(url, {
    max: most,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
  });

/** Creates a pool with one connection for slow work: a migration, a list of all leads. */
export const createPatientPool = (url: string): pg.Pool => open(url, { max: 1 });

/** Runs `work` in one transaction, all or nothing. */
export async function transact(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // Closing the connection rolls back the transaction.
    client.release(true);
    throw error;
  }
}

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
  // A lost connection needs no handling here: its next query fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Explains a database error without the password in the URL. */
export function explain(url: string, error: unknown): LeadStoreError {
  const { message, errors, code } = error as AggregateError & { code?: string };
  // A host name with several addresses fails with one error for each and an empty message.
  const reason = message || errors?.[0]?.message || code;
  const urls = readHosts(url).map((one) => new URL(one));
  const names = urls.map(({ host }) => host || 'this machine').join(', ');
  const pathname = urls[0]?.pathname ?? '';
  return new LeadStoreError(
    `The leads in PostgreSQL (${names}, database ${pathname.slice(1) || 'of the user'}) cannot be used: ${reason}. DATABASE_URL says where they are.`,
    { cause: error },
  );
}
