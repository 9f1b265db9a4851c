import { describe, expect, test } from 'vitest';
import { createAppUnderTest, demo, form, json, signup } from './app-under-test.ts';

const host = 'http://example.com';
const send = async (
  kind: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
  options = {},
) => {
  const under = createAppUnderTest(options);
  const response = await under.app.request(`${host}/api/${kind}`, form(fields, headers));
  return { ...under, status: response.status, location: response.headers.get('location') };
};
const failing = { store: { add: () => Promise.reject(new Error('no')) } };
const wizard = 'email-signup?notice=wizard';

describe('a form is answered with the notice that the page shows', () => {
  test.each([
    ['email-signup', signup, {}, 'signup-success', 201],
    [wizard, signup, {}, 'wizard-success', 201],
    ['demo-request', demo, {}, 'contact-success', 201],
    ['email-signup', { ...signup, email: 'ada' }, {}, 'signup-error', 422],
    [wizard, { ...signup, email: 'ada' }, {}, 'wizard-error', 422],
    ['email-signup', { ...signup, unknown: 'x' }, {}, 'signup-error', 422],
    [wizard, signup, failing, 'wizard-error', 503],
    ['email-signup?notice=//evil.org', signup, {}, 'signup-success', 201],
    ['demo-request', { ...demo, message: '' }, {}, 'contact-error', 422],
    ['demo-request', { ...demo, message: 'x'.repeat(70_000) }, {}, 'contact-error', 413],
  ])('%s %o', async (kind, fields, options, notice, outcome) => {
    const { status, location, logged } = await send(kind, fields, {}, options);
    expect([status, location]).toEqual([303, `/#${notice}`]);
    expect(logged.at(-1)).toMatchObject({ event: 'request', status: 303, outcome });
  });

  test('but not one that another site sent', async () => {
    const { status, stored } = await send('email-signup', signup, { origin: 'https://evil.org' });
    expect([status, stored]).toEqual([403, []]);
  });

  test('and a person never gets JSON', async () => {
    const { app } = createAppUnderTest();
    for (const [path, request, status] of [
      ['email-signup', form(signup, { origin: 'https://evil.org' }), 403],
      [
        'email-signup',
        { ...json('x', { accept: 'text/html', 'content-type': 'text/plain' }) },
        415,
      ],
      ['nothing', form(signup, { accept: 'text/html' }), 404],
      ['email-signup', { headers: { accept: 'text/html' } }, 405],
    ] as const) {
      const response = await app.request(`${host}/api/${path}`, request);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
    }
  });
});

test('values are trimmed, empty fields left out, lines ended as in JSON', async () => {
  const fields = { ...demo, name: ' Ada ', company: ' ', message: 'one\r\ntwo\r\n' };
  const { stored } = await send('demo-request', fields);
  expect(stored).toEqual([
    { kind: 'demo-request', data: { ...demo, name: 'Ada', message: 'one\ntwo' } },
  ]);
});

test('a field given twice is not guessed at', async () => {
  const { stored, logged } = await send('email-signup', [
    ...Object.entries(signup),
    ['email', 'eve@example.com'],
  ]);
  expect(stored).toEqual([]);
  expect(logged).toMatchObject([{ outcome: 422 }]);
});

test('thousands of fields with names of their own take about as long as with one name', async () => {
  const cost = async (nameOf: (index: number) => string) => {
    const fields = Array.from({ length: 10_000 }, (_, index): [string, string] => [
      nameOf(index),
      '1',
    ]);
    const before = process.cpuUsage();
    const { logged } = await send('email-signup', fields);
    expect(logged).toMatchObject([{ outcome: 422 }]);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const one = await cost(() => 'a');
  expect(await cost((index) => index.toString(36))).toBeLessThan(4 * Math.max(one, 40_000));
});

describe('the visitor goes back to the page of the form, and nowhere else', () => {
  const sameOrigin = { 'sec-fetch-site': 'same-origin' };
  test.each<[string, Record<string, string>, string]>([
    ['http://example.com/pricing', {}, '/pricing'],
    ['https://example.com/pricing?utm=1#x', {}, '/pricing'],
    ['https://public.example/a%20b', sameOrigin, '/a%20b'],
    ['https://evil.org/pricing', {}, '/'],
    ['http://example.com//evil.org/x', {}, '/evil.org/x'],
    ['http://example.com/\\evil.org', {}, '/evil.org'],
    ['http://example.com/.//evil.org', {}, '/evil.org'],
    ['weird://example.com/\\evil.org', sameOrigin, '/evil.org'],
    ['javascript:alert(1)', sameOrigin, '/alert(1)'],
    ['data:text/html,x', {}, '/'],
    ['not a url', {}, '/'],
    ['', {}, '/'],
  ])('from %s', async (referer, headers, path) => {
    const { location } = await send('email-signup', signup, { referer, ...headers });
    expect(location).toBe(`${path}#signup-success`);
  });
});

describe('pages at another address than the host of the request', () => {
  const origin = 'https://www.example.org';
  const options = { origins: [origin] };
  test.each<[string, string, Record<string, string>, string]>([
    ['a proxy that changes Host', 'email-signup', { referer: `${origin}/pricing` }, '/pricing'],
    [
      'another origin',
      'email-signup',
      { 'sec-fetch-site': 'cross-site', referer: `${origin}/` },
      '/',
    ],
    ['another origin that says its page', 'email-signup?page=//x/y%23z', {}, '/x/y'],
    ['a page with other letters', 'email-signup?page=/%E4%BB%B7', {}, '/%E4%BB%B7'],
    ['a page that is none', 'email-signup?page=/.//a%00%0D%0Ab', {}, '/a%00b'],
  ])('%s', async (_, kind, headers, path) => {
    const under = await send(kind, signup, { origin, ...headers }, options);
    expect(under.location).toBe(`${origin}${path}#signup-success`);
    expect(under.circumstances).toMatchObject([{ route: path }]);
  });

  test.each<[string, Record<string, string>]>([
    ['its host', { origin: host, referer: `${host}/pricing` }],
    ['the browser', { origin, referer: `${origin}/pricing`, 'sec-fetch-site': 'same-origin' }],
  ])('but not an allowed one that is this site, as %s says', async (_, headers) => {
    const { location } = await send('email-signup', signup, headers, { origins: [host, origin] });
    expect(location).toBe('/pricing#signup-success');
  });
});
