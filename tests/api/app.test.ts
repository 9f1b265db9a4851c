import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryCounts } from '../../api/requests/memory-counts.ts';
import { readRequestSchemas } from '../../schema/model/schemas.ts';
import { createAppUnderTest, demo, from, json, signup } from './app-under-test.ts';

const host = 'http://example.com';
const path = '/api/email-signup';
const big = 'x'.repeat(70_000);
const chunked = (text: string): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: new Blob([text.slice(0, 100), text.slice(100)]).stream(),
  duplex: 'half',
});

describe('a valid request is stored and answered with 201', () => {
  const examples = [...readRequestSchemas()].flatMap(([kind, { examples = [] }]) =>
    examples.map((example) => ({ kind, example })),
  );
  test.each(examples)('$kind $example', async ({ kind, example }) => {
    const { app, stored } = createAppUnderTest();
    const response = await app.request(`/api/${kind}`, json(example));
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({});
    expect(stored).toEqual([{ kind, data: example }]);
  });

  test.each<[string, RequestInit]>([
    ['with a charset', json(signup, { 'content-type': 'Application/JSON; charset=utf-8' })],
    ['in chunks', chunked(JSON.stringify(signup))],
    ['from a page of this site', json(signup, { 'sec-fetch-site': 'same-origin' })],
    ['typed into the address bar', json(signup, { 'sec-fetch-site': 'none' })],
    ['from this origin', json(signup, { origin: host })],
    ['from this origin through TLS', json(signup, { origin: 'https://example.com' })],
    [
      'trusting Sec-Fetch-Site more',
      json(signup, { origin: 'null', 'sec-fetch-site': 'same-origin' }),
    ],
    ['with space around values', json({ email: ' ada@example.com ', source: 'hero\n' })],
    ['after a byte order mark', json(`\u{feff}${JSON.stringify(signup)}`)],
  ])('%s', async (_, request) => {
    const { app, stored } = createAppUnderTest();
    expect((await app.request(host + path, request)).status).toBe(201);
    expect(stored).toEqual([{ kind: 'email-signup', data: signup }]);
  });

  test.each([
    'ada+news@example.com',
    "o'brien@example.com",
    'ada@xn--bcher-kva.example',
    'ada@bücher.example',
    'ada@例え.テスト',
  ])('from %s', async (email) => {
    const { app, stored } = createAppUnderTest();
    expect((await app.request(path, json({ ...signup, email }))).status).toBe(201);
    expect(stored).toEqual([{ kind: 'email-signup', data: { ...signup, email } }]);
  });

  test('a text that is no whole Unicode, as JSON that receivers can parse', async () => {
    const { app, stored } = createAppUnderTest();
    const body = json(JSON.stringify({ ...signup, firstName: 'A\ud83d' }));
    expect((await app.request(path, body)).status).toBe(201);
    expect(stored).toEqual([{ kind: 'email-signup', data: { ...signup, firstName: 'A\ufffd' } }]);
  });

  test('the host that the browser asked for counts, whatever the address here', async () => {
    const { app } = createAppUnderTest();
    const headers = { host: 'Example.com:443', origin: 'https://example.com' };
    const response = await app.request(`http://127.0.0.1:3000${path}`, json(signup, headers));
    expect(response.status).toBe(201);
  });
});

/** Request, status, and what the problem says: its detail, or its errors as pointer and detail. */
const refusals: [string, string, RequestInit, number, string | [string, string][]][] = [
  [
    'announced too long',
    path,
    json(signup, { 'content-length': '65537' }),
    413,
    'longer than 65536',
  ],
  ['too long', path, json({ ...signup, firstName: big }), 413, 'longer than'],
  ['too long in chunks', path, chunked(JSON.stringify({ a: big })), 413, 'longer than'],
  ['longer than announced', path, json({ a: big }, { 'content-length': '20' }), 413, 'longer'],
  ['no content type', path, { method: 'POST', body: new Blob(['{}']) }, 415, 'application/json'],
  ['text', path, json(signup, { 'content-type': 'text/plain' }), 415, 'application/json'],
  ['multipart', path, { method: 'POST', body: new FormData() }, 415, 'form-urlencoded'],
  ['another site', path, json(signup, { 'sec-fetch-site': 'cross-site' }), 403, 'other sites'],
  ['a sibling site', path, json(signup, { 'sec-fetch-site': 'same-site' }), 403, 'other sites'],
  ['another origin', path, json(signup, { origin: 'http://example.org' }), 403, 'other sites'],
  ['another port', path, json(signup, { origin: 'http://example.com:81' }), 403, 'other sites'],
  ['an opaque origin', path, json(signup, { origin: 'null' }), 403, 'other sites'],
  ['an origin inside', path, json(signup, { origin: 'http://example.com.evil.org' }), 403, 'other'],
  ['nothing', path, json(''), 400, 'not JSON'],
  ['half of it', path, json('{"email":'), 400, 'not JSON'],
  ['not UTF-8', path, { ...json(''), body: new Uint8Array([34, 0xff, 34]) }, 400, 'not UTF-8'],
  ['an array', path, json([signup]), 422, [['#', 'The body must be a JSON object.']]],
  ['null', path, json('null'), 422, [['#', 'The body must be a JSON object.']]],
  [
    'deep nesting',
    path,
    json('['.repeat(8000) + ']'.repeat(8000)),
    422,
    [['#', 'The body must be']],
  ],
  [
    'a bad email',
    path,
    json({ ...signup, email: 'ada' }),
    422,
    [['#/email', '`email` must be an email address']],
  ],
  ...[
    'ada@example',
    'josé@example.com',
    'ada@bü cher.example',
    'ada@bü/cher.example',
    'ada@bücher.example?x',
  ].map((email): (typeof refusals)[number] => [
    email,
    path,
    json({ ...signup, email }),
    422,
    [['#/email', '`email` must be an email address']],
  ]),
  ['a number', path, json({ ...signup, email: 1 }), 422, [['#/email', '`email` must be text']]],
  [
    'a bad source',
    path,
    json({ ...signup, source: 'A b' }),
    422,
    [['#/source', '`source` must be lower-case']],
  ],
  [
    'a bad team size',
    path,
    json({ ...signup, teamSize: '7' }),
    422,
    [['#/teamSize', '`teamSize` must be one of "", "1-5"']],
  ],
  [
    'a long name',
    path,
    json({ ...signup, firstName: 'x'.repeat(101) }),
    422,
    [['#/firstName', 'at most 100 characters']],
  ],
  [
    'an unknown field',
    path,
    json({ ...signup, 'a/b~': 1 }),
    422,
    [['#/a~1b~0', '`a/b~` is not a field of this request. Its fields: email']],
  ],
  [
    'half a character',
    path,
    json('{"\\ud800":1,"email":"a@b.co","source":"x"}'),
    422,
    [['#/%EF%BF%BD', 'is not a field']],
  ],
  [
    '__proto__',
    path,
    json('{"__proto__":{"email":"a@b.co","source":"x"}}'),
    422,
    [
      ['#/email', '`email` is missing'],
      ['#/source', '`source` is missing'],
      ['#/__proto__', '`__proto__` is not a field'],
    ],
  ],
  [
    'constructor',
    path,
    json({ ...signup, constructor: 1 }),
    422,
    [['#/constructor', 'is not a field']],
  ],
  [
    'spaces for a name',
    '/api/demo-request',
    json({ ...demo, name: '  ' }),
    422,
    [['#/name', '`name` must not be empty']],
  ],
  [
    'a long message',
    '/api/demo-request',
    json({ ...demo, message: 'x'.repeat(10_001) }),
    422,
    [['#/message', 'at most 4000']],
  ],
  ['GET', path, {}, 405, 'takes POST'],
  ['PUT', path, { ...json(signup), method: 'PUT' }, 405, 'takes POST'],
  ['an unknown path', '/api/leads', {}, 404, 'nothing at this address'],
  ['a slash too many', `${path}/`, json(signup), 404, 'nothing at this address'],
  ['the root', '/api', json(signup), 404, 'nothing at this address'],
];

describe('what is wrong is refused as problem details, and not stored', () => {
  test.each(refusals)('%s', async (_, address, request, status, expected) => {
    const { app, stored, logged } = createAppUnderTest();
    const response = await app.request(host + address, request);
    const problem = await response.json();
    expect([response.status, problem]).toMatchObject([status, { type: 'about:blank', status }]);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(problem.instance).toBe(`urn:uuid:${response.headers.get('x-request-id')}`);
    if (typeof expected === 'string') expect(problem.detail).toContain(expected);
    else {
      const matching = expected.map(([pointer, detail]) => ({
        pointer,
        detail: expect.stringContaining(detail),
      }));
      expect(problem.errors).toEqual(matching);
    }
    expect(stored).toEqual([]);
    expect(logged).toMatchObject([{ event: 'request', status }]);
  });

  test('with no more errors than a person reads', async () => {
    const { app } = createAppUnderTest();
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, 1]));
    const { errors } = await (await app.request(path, json(fields))).json();
    expect(errors).toHaveLength(20);
  });

  test('405 names the methods, and OPTIONS does too', async () => {
    const { app } = createAppUnderTest();
    for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS']) {
      const response = await app.request(path, { method });
      expect(response.status).toBe(method === 'OPTIONS' ? 204 : 405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      if (method === 'HEAD') expect(await response.text()).toBe('');
    }
  });
});

test('a body that breaks off is 400', async () => {
  const { app, stored } = createAppUnderTest();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{'));
      controller.error(new Error('gone'));
    },
  });
  const response = await app.request(path, { ...chunked(''), body });
  expect([response.status, stored]).toEqual([400, []]);
});

test('every answer forbids storing, sniffing and framing', async () => {
  const { app } = createAppUnderTest();
  for (const [address, request] of [
    [path, json(signup)],
    [path, {}],
    ['/api/x', {}],
  ] as const) {
    const { headers } = await app.request(address, request);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
});

describe('the rate limit', () => {
  const send = (
    app: ReturnType<typeof createAppUnderTest>['app'],
    address: string,
    forwarded = '',
  ) => app.request(path, json(signup, { 'x-forwarded-for': forwarded }), from(address));

  test('counts the requests of each network, refused ones too', async () => {
    const { app, stored } = createAppUnderTest({ rateLimitPerMinute: 3 });
    await app.request(path, json({}), from('192.0.2.1'));
    expect((await send(app, '192.0.2.1')).status).toBe(201);
    expect((await send(app, '::ffff:192.0.2.1', '198.51.100.7')).status).toBe(201);
    const refused = await send(app, '192.0.2.1', '198.51.100.8');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await send(app, '192.0.2.2')).status).toBe(201);
    expect(stored).toHaveLength(3);
  });

  test('counts a network of IPv6 as one client', async () => {
    const { app } = createAppUnderTest({ rateLimitPerMinute: 1 });
    expect((await send(app, '2001:db8:0:1::1')).status).toBe(201);
    expect((await send(app, '2001:db8:0:1:ffff::2')).status).toBe(429);
    expect((await send(app, '2001:db8:0:2::1')).status).toBe(201);
  });

  test('counts the networks of one site of IPv6 together, to five times as many', async () => {
    const { app } = createAppUnderTest({ rateLimitPerMinute: 2 });
    const send48 = (site: string) => (_: unknown, network: number) =>
      send(app, `2001:db8:${site}:${network.toString(16)}::1`);
    const answers = await Promise.all(Array.from({ length: 12 }, send48('1')));
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(app, '2001:db8:2::1')).status).toBe(201);
  });

  test('counts forwarded addresses behind a proxy', async () => {
    const { app } = createAppUnderTest({ rateLimitPerMinute: 1, trustProxy: 1 });
    expect((await send(app, '10.0.0.1', 'spoofed, 192.0.2.1')).status).toBe(201);
    expect((await send(app, '10.0.0.1', '203.0.113.1, 192.0.2.1')).status).toBe(429);
    expect((await send(app, '10.0.0.1', '192.0.2.2')).status).toBe(201);
  });

  test('begins anew a minute after the first request', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app } = createAppUnderTest({ rateLimitPerMinute: 1 });
    expect((await send(app, '192.0.2.1')).status).toBe(201);
    vi.advanceTimersByTime(59_000);
    const refused = await send(app, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    vi.advanceTimersByTime(1_000);
    expect((await send(app, '192.0.2.1')).status).toBe(201);
    expect((await send(app, '192.0.2.1')).status).toBe(429);
  });

  test('begins anew beyond the networks that fit into memory', async () => {
    const count = createMemoryCounts();
    await count(new Map(Array.from({ length: 100_000 }, (_, index) => [`${index}`, 1])), 60);
    const counted = await count(new Map([['0', 1]]), 60);
    expect(counted.get('0')?.requests).toBe(1);
  });

  test('is off at 0', async () => {
    const { app, stored } = createAppUnderTest({ rateLimitPerMinute: 0 });
    for (let count = 0; count < 100; count++) await send(app, '192.0.2.1');
    expect(stored).toHaveLength(100);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://www.example.org';
  const ask = (method: string, from: string) => {
    const { app } = createAppUnderTest({ origins: [origin] });
    const headers = { origin: from, 'sec-fetch-site': 'cross-site' };
    return app.request(
      host + path,
      method === 'POST' ? json(signup, headers) : { method, headers },
    );
  };

  test('may send and read where it is named', async () => {
    const preflight = await ask('OPTIONS', origin);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, x-form');
    const response = await ask('POST', origin);
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  test('and neither where it is not', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const response = await ask(method, 'https://evil.org');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await ask('POST', 'https://evil.org')).status).toBe(403);
  });
});

test('a store that fails is 503, and one line of the log says why', async () => {
  const store = { add: () => Promise.reject(new Error('disk full')) };
  const { app, logged } = createAppUnderTest({ store });
  const response = await app.request(path, json(signup));
  const requestId = response.headers.get('x-request-id');
  expect([response.status, (await response.json()).detail]).toEqual([
    503,
    'This could not be stored. Try again later.',
  ]);
  expect(logged).toMatchObject([{ event: 'request', requestId, status: 503, error: 'disk full' }]);
});

test('the log says what happened without personal data', async () => {
  const { app, logged } = createAppUnderTest();
  const sender = from('192.0.2.77');
  await app.request(`${path}?email=ada@example.com`, json(signup), sender);
  await app.request('/api/ada@example.com', {}, sender);
  expect(logged).toMatchObject([
    { event: 'request', method: 'POST', path, status: 201 },
    { event: 'request', method: 'GET', path: '/api/*', status: 404 },
  ]);
  const [entry] = logged;
  expect(entry).toMatchObject({
    ms: expect.any(Number),
  });
  expect(JSON.stringify(logged)).not.toMatch(/ada@|example\.com|192\.0\.2/);
});
