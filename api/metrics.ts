import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ReportCount } from './leads/outbox.ts';
import { explainListenError, listen } from './listen.ts';
import type { Log } from './log.ts';
import { answerProtocolErrors } from './protocol-errors.ts';
import { answerHeaders } from './requests/answer.ts';

interface Metrics {
  /** Counts log entries, so that everything in the log is in the metrics too. */
  count: Log;
  /** Calls `read` for the number of waiting reports each time that metrics are read. */
  watchReports(read: () => Promise<ReportCount>): void;
  /** Address where Prometheus reads `/metrics`: `http://127.0.0.1:9464`. */
  address: string;
  close(): void;
}

/** Reasons of refusals, by the status that a program gets. */
const reasons: Record<number, string> = {
  400: 'malformed',
  403: 'other-site',
  413: 'too-long',
  415: 'content-type',
  422: 'invalid',
  429: 'rate-limit',
  500: 'error',
  503: 'not-stored',
};

/** Seconds. Pages take less than a millisecond, leads a few. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/**
 * If the store does not answer, the numbers are unknown: Prometheus draws a gap, while a 0 would
 * look fine.
 */
const unknown: ReportCount = {
  waiting: Number.NaN,
  givenUp: Number.NaN,
  oldest: Number.NaN,
};

/** Serves metrics on a separate port, since they are only for the operator. */
export async function serveMetrics(host: string, port: number): Promise<Metrics> {
  const register = new Registry();
  // Event loop delay, memory and processor time.
  collectDefaultMetrics({ register });
  const count = countEntries(register);
  const { watchReports, refreshReports } = measureOutbox(register);
  const always = answerHeaders();
  const server = createServer(async ({ url, method }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404, always).end();
    await refreshReports();
    const text = await register.metrics();
    response.writeHead(200, { ...always, 'content-type': register.contentType }).end(text);
  });
  answerProtocolErrors(server, always, () => undefined);
  const address = await listen(server, host, port).catch((error) => {
    throw explainListenError(error, host, port, 'METRICS_PORT');
  });
  return {
    count,
    watchReports,
    address,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Counts requests and their outcomes from log entries. */
function countEntries(register: Registry): Log {
  const registers = [register];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by what they asked for, or refused before that was clear.',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to its answer.',
    labelNames: ['kind'] as const,
    buckets,
    registers,
  });
  const leads = new Counter({
    name: 'leads_stored_total',
    help: 'Leads that were stored.',
    labelNames: ['kind'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'leads_refused_total',
    help: 'Requests to store a lead that were refused.',
    labelNames: ['reason'] as const,
    registers,
  });
  const countRequest = (kind: 'page' | 'api', status: number, ms: number) => {
    requests.inc({ kind, status });
    latency.observe({ kind }, ms / 1000);
  };
  return (entry) => {
    if (entry.event === 'page' || entry.event === 'page-not-found') {
      countRequest('page', entry.status, entry.ms);
    } else if (entry.event === 'request-refused') {
      requests.inc({ kind: 'refused', status: entry.status });
    } else if (entry.event === 'request') {
      countRequest('api', entry.status, entry.ms);
      // A puzzle that was refused is no lead.
      if (entry.method !== 'POST') return;
      const status = entry.outcome ?? entry.status;
      const reason = reasons[status];
      if (status === 201) leads.inc({ kind: entry.path.replace('/api/', '') });
      else if (reason) refusals.inc({ reason });
    }
  };
}

/** Measures how many reports wait whenever metrics are read. */
function measureOutbox(register: Registry) {
  const registers = [register];
  const reports = new Gauge({
    name: 'outbox_reports',
    help: 'Reports about leads that wait, or were given up.',
    labelNames: ['state'] as const,
    registers,
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_report_seconds',
    help: 'Time for which the oldest report waits; 0 where none does.',
    registers,
  });
  let readReports: (() => Promise<ReportCount>) | undefined;
  return {
    watchReports(read: () => Promise<ReportCount>): void {
      readReports = read;
    },
    async refreshReports(): Promise<void> {
      const found = (await readReports?.().catch(() => undefined)) ?? unknown;
      reports.set({ state: 'waiting' }, found.waiting);
      reports.set({ state: 'given-up' }, found.givenUp);
      oldest.set(found.oldest);
    },
  };
}
