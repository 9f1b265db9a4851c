import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { CountRequests } from '../../api/leads/lead-store.ts';
import { createMemoryCounts } from '../../api/requests/memory-counts.ts';
import { createProofOfWork } from '../../api/requests/proof-of-work.ts';
import { takeProof } from '../../blocks/ui/forms/proof-of-work.ts';
import { createAppUnderTest, demo, form, from, json, signup } from './app-under-test.ts';

const path = '/api/email-signup';
const secret = 'a secret of thirty-two characters';
const other = { ...signup, email: 'grace@example.com' };

/** A server with puzzles, and how to send a form to it. */
function createServer(counter?: CountRequests, key = secret) {
  const under = createAppUnderTest({ proofOfWork: createProofOfWork(key, () => counter) });
  /** @returns the reason for suspicion */
  const send = async (body: object, altcha?: unknown) => {
    const response = await under.app.request(path, json({ ...body, altcha }));
    expect([response.status, await response.text()]).toEqual([201, '{}']);
    expect(under.stored.at(-1)?.data).toEqual(body);
    return under.circumstances.at(-1)?.suspicion;
  };
  return { ...under, send };
}

/** Solves a puzzle of a server as a browser does. */
async function solve({ app }: ReturnType<typeof createServer>) {
  vi.stubGlobal('fetch', (url: string) => app.request(url));
  const proof = await takeProof('http://example.com');
  vi.unstubAllGlobals();
  return proof;
}

/** The solution of one puzzle for all tests, because every server with this secret accepts it. */
const solved = await solve(createServer());

afterEach(() => vi.unstubAllGlobals());

test('a form whose puzzle was solved is stored like any other', async () => {
  const { send } = createServer();
  expect(await send(signup, solved)).toBeUndefined();
});

test('a puzzle is not kept by anybody', async () => {
  const { app } = createServer();
  const response = await app.request('/api/challenge');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toHaveProperty('signature');
  const refused = await app.request('/api/challenge', { method: 'POST' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET']);
});

test('a network gets ten times as many puzzles as it may send forms', async () => {
  const { app } = createAppUnderTest({
    rateLimitPerMinute: 1,
    proofOfWork: createProofOfWork(secret, () => undefined),
  });
  const ask = (address: string) => app.request('/api/challenge', undefined, from(address));
  for (let count = 0; count < 10; count++) expect((await ask('192.0.2.1')).status).toBe(200);
  const refused = await ask('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('192.0.2.2')).status).toBe(200);
  // Puzzles take no form from a network.
  expect((await app.request(path, json(signup), from('192.0.2.1'))).status).toBe(201);
});

describe('the same answer, and a suspect with a reason, for', () => {
  test('a form without scripts', async () => {
    const { app, circumstances } = createServer();
    const response = await app.request('/api/demo-request', form(demo));
    expect(response.headers.get('location')).toBe('/#contact-success');
    expect(circumstances).toMatchObject([{ suspicion: 'without proof of work' }]);
  });

  test.each([
    ['nothing of ours', 'x'],
    ['another type', { challenge: 1 }],
    ['nothing at all', ''],
    ['no parameters', btoa('{"challenge":{},"solution":{}}')],
    ['null', btoa('null')],
    ['parameters without end', btoa(`{"challenge":${'{"parameters":'.repeat(3000)}`)],
  ])('%s', async (_, proof) => {
    const { send } = createServer();
    expect(await send(signup, proof)).toBe('a wrong proof of work');
  });

  test('a solution that is guessed, and an easier puzzle than was set', async () => {
    const { app, send } = createServer();
    const challenge = await (await app.request('/api/challenge')).json();
    const solution = { counter: 1500, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') };
    const { keySignature: _, ...parameters } = challenge.parameters;
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '00' } };
    for (const tried of [challenge, easier]) {
      const proof = btoa(JSON.stringify({ challenge: tried, solution }));
      expect(await send(signup, proof)).toBe('a wrong proof of work');
    }
  });

  test('the puzzle of a server with another secret', async () => {
    const elsewhere = createServer(undefined, 'another secret of thirty-two letters');
    expect(await elsewhere.send(signup, solved)).toBe('a wrong proof of work');
  });

  test('a solution that is too old', async () => {
    const { send } = createServer();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() + 16 * 60 * 1000);
    expect(await send(signup, solved)).toBe('a proof of work that is too old');
  });

  test('a solution that came with another form', async () => {
    const { send } = createServer();
    expect(await send(signup, solved)).toBeUndefined();
    expect(await send(other, solved)).toBe('a proof of work that was used before');
  });
});

test('the same form sent again, as a proxy does when a server ends, is not suspect', async () => {
  const { send } = createServer();
  expect(await send(signup, solved)).toBeUndefined();
  expect(await send(signup, solved)).toBeUndefined();
});

test('two servers with one counter and one secret are one', async () => {
  const counter = createMemoryCounts();
  const [one, two] = [createServer(counter), createServer(counter)];
  expect(await two.send(signup, solved)).toBeUndefined();
  expect(await one.send(other, solved)).toMatch('used before');
});

test('a server whose counter is away counts for itself', async () => {
  const { send } = createServer(() => Promise.reject(new Error('away')));
  expect(await send(signup, solved)).toBeUndefined();
  expect(await send(other, solved)).toMatch('used before');
});

test('where nobody asked for a solution, a form that has one is stored as ever', async () => {
  const { app, stored, circumstances } = createAppUnderTest();
  await app.request(path, json({ ...signup, altcha: 'x' }));
  expect(stored).toMatchObject([{ data: signup }]);
  expect(circumstances).toMatchObject([{ suspicion: undefined }]);
  expect((await app.request('/api/challenge')).status).toBe(404);
});

test('a browser that got no puzzle asks again', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }));
  await expect(takeProof('')).rejects.toThrow('503');
  const server = createServer();
  expect(await server.send(signup, await solve(server))).toBeUndefined();
});
