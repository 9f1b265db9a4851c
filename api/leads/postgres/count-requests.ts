import type pg from 'pg';
import type { CountRequests } from '../lead-store.ts';

/** Locks rows in key order to prevent deadlocks between servers. */
const statement = `
  INSERT INTO request_counts AS counted (client, requests, until)
  SELECT key, value::integer, now() + make_interval(secs => $2) FROM json_each_text($1) ORDER BY key
  ON CONFLICT (client) DO UPDATE SET
    requests = excluded.requests + CASE WHEN counted.until > now() THEN counted.requests ELSE 0 END,
    until = CASE WHEN counted.until > now() THEN counted.until ELSE excluded.until END
  RETURNING client, requests, extract(epoch FROM until - now())::float8 AS seconds`;

/** Milliseconds after which a server counts by itself. */
const timeout = 1_000;
/** Milliseconds between two clean-ups. */
const interval = 60_000;

/**
 * Counts requests in a database. Clients are deleted within a minute after their time span ends.
 */
export function createRequestCounts(pool: pg.Pool): { count: CountRequests; stop(): void } {
  const forgetting = setInterval(() => {
    // A failed clean-up is repeated in a minute.
    pool.query('DELETE FROM request_counts WHERE until < now()').catch(() => undefined);
  }, interval).unref();
  return {
    async count(requests, seconds) {
      const values = [JSON.stringify(Object.fromEntries(requests)), seconds];
      const query = { text: statement, values, query_timeout: timeout };
      const { rows } = await pool.query(query);
      return new Map(rows.map(({ client, ...counted }) => [client, counted]));
    },
    stop: () => clearInterval(forgetting),
  };
}
