import { expect, onTestFinished, test } from 'vitest';
import type { LogEntry } from '../../api/log.ts';
import { serveMetrics } from '../../api/metrics.ts';

test('what is logged is counted: requests, leads, and refusals by their reason', async () => {
  const metrics = await serveMetrics('127.0.0.1', 0);
  const request = { event: 'request', requestId: '', method: 'POST', ms: 2 } as const;
  const path = '/api/email-signup';
  const entries: LogEntry[] = [
    { ...request, path, status: 201 },
    { ...request, path, status: 303, outcome: 201 },
    { ...request, path, status: 303, outcome: 422 },
    { ...request, path, status: 429 },
    { ...request, path: '/api/challenge', method: 'GET', status: 429 },
    { event: 'page', method: 'GET', path: '/', status: 200, ms: 0.3 },
    { event: 'request-refused', requestId: '', status: 405 },
  ];
  for (const entry of entries) metrics.count(entry);
  const text = await (await fetch(`${metrics.address}/metrics`)).text();
  for (const line of [
    'http_requests_total{kind="page",status="200"} 1',
    'http_requests_total{kind="api",status="303"} 2',
    'http_requests_total{kind="refused",status="405"} 1',
    'http_request_duration_seconds_count{kind="api"} 5',
    'leads_stored_total{kind="email-signup"} 2',
    'leads_refused_total{reason="invalid"} 1',
    'leads_refused_total{reason="rate-limit"} 1',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(metrics.address)).status).toBe(404);
  metrics.close();
});

test('a port in use is explained, with the variable that chooses it', async () => {
  const metrics = await serveMetrics('127.0.0.1', 0);
  onTestFinished(metrics.close);
  const port = Number(new URL(metrics.address).port);
  await expect(serveMetrics('127.0.0.1', port)).rejects.toThrow(
    `another program uses it. Stop that program, or choose another port: METRICS_PORT=${port + 1}.`,
  );
});

test('the outbox says how many reports wait, and for how long', async () => {
  const metrics = await serveMetrics('127.0.0.1', 0);
  onTestFinished(metrics.close);
  const read = async () => {
    const text = await (await fetch(`${metrics.address}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('outbox_'));
  };
  const lines = (waiting: unknown, givenUp: unknown, oldest: unknown) => [
    `outbox_reports{state="waiting"} ${waiting}`,
    `outbox_reports{state="given-up"} ${givenUp}`,
    `outbox_oldest_report_seconds ${oldest}`,
  ];
  const unknown = lines('Nan', 'Nan', 'Nan');
  expect(await read()).toEqual(unknown);
  metrics.watchReports(async () => ({ waiting: 3, givenUp: 1, oldest: 61.5 }));
  expect(await read()).toEqual(lines(3, 1, 61.5));
  metrics.watchReports(() => Promise.reject(new Error('The store is away.')));
  expect(await read()).toEqual(unknown);
});
