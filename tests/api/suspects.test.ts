import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAppUnderTest, demo, form, from, json, signup } from './app-under-test.ts';

const path = '/api/email-signup';
const send = async (body: object, headers: Record<string, string> = {}, address = path) => {
  const under = createAppUnderTest();
  const response = await under.app.request(address, json(body, headers));
  return { ...under, status: response.status, text: await response.text() };
};

describe('what looks like spam is stored with its reason, and gets the same answer', () => {
  test.each<[string, object, Record<string, string>, string, RegExp]>([
    ['a filled trap', { ...signup, website: 'x' }, {}, path, /hidden field/],
    ['haste', signup, { 'x-form': 'seconds=0.4' }, path, /within 1 s/],
    ['a link for a name', { ...demo, name: 'www.a.example' }, {}, '/api/demo-request', /website/],
    ...['firstName', 'lastName', 'company', 'jobTitle'].map(
      (field): [string, object, Record<string, string>, string, RegExp] => [
        `a link for the ${field}`,
        { ...signup, [field]: 'see HTTP://A.EXAMPLE' },
        {},
        path,
        /website/,
      ],
    ),
    ['an address in capitals', { ...signup, company: 'WWW.A.EXAMPLE' }, {}, path, /website/],
  ])('%s', async (_, body, headers, address, reason) => {
    const ordinary = await send(signup);
    const { status, text, stored, circumstances } = await send(body, headers, address);
    expect([status, text]).toEqual([ordinary.status, ordinary.text]);
    expect(circumstances).toMatchObject([{ suspicion: expect.stringMatching(reason) }]);
    expect(stored[0]?.data).not.toHaveProperty('website');
  });

  test('a form without scripts, too', async () => {
    const { app, circumstances } = createAppUnderTest();
    const response = await app.request(path, form({ ...signup, website: 'x' }));
    expect(response.headers.get('location')).toBe('/#signup-success');
    expect(circumstances).toMatchObject([{ suspicion: expect.any(String) }]);
  });

  test('more in a minute than the site gets, from however many networks', async () => {
    const { app, circumstances } = createAppUnderTest({ totalLimitPerMinute: 3 });
    for (let count = 0; count < 5; count += 1) {
      const response = await app.request(path, json(signup), from(`192.0.2.${count}`));
      expect(response.status).toBe(201);
    }
    expect(circumstances.map((one) => one?.suspicion !== undefined)).toEqual([
      ...[false, false, false, true, true],
    ]);
  });

  test.each([
    ['an empty trap', { ...signup, website: '' }, {}],
    ['time to type', signup, { 'x-form': 'seconds=1' }],
    ['a form that says nothing', signup, {}],
    ['a link in a message', { ...demo, message: 'https://a.example' }, {}],
  ])('but not %s', async (_, body, headers) => {
    const address = 'name' in body ? '/api/demo-request' : path;
    const { circumstances } = await send(body, headers, address);
    expect(circumstances).toMatchObject([{ suspicion: undefined }]);
  });
});

describe('where a lead comes from is kept', () => {
  const host = 'http://example.com';
  const whole = 'page=/plans&block=top&build=a_1&seconds=9';
  test.each<[string, Record<string, string>, object]>([
    ['as the page says', { 'x-form': whole }, { route: '/plans', block: 'top', build: 'a_1' }],
    ['or else the browser', { referer: `${host}/pricing?email=ada#x` }, { route: '/pricing' }],
    ['nothing of another site', { referer: 'https://evil.org/x' }, { route: undefined }],
    [
      'and nothing of another form',
      { 'x-form': `page=https://evil.org&block=a b&build=${'x'.repeat(99)}` },
      { route: undefined, block: undefined, build: undefined },
    ],
    [
      'and nothing endless',
      { 'x-form': `page=/${'x'.repeat(301)}&block=${'x'.repeat(101)}` },
      { route: undefined, block: undefined },
    ],
    // PostgreSQL stores no text with this character.
    ['and nothing unprintable', { 'x-form': 'page=/a%00' }, { route: undefined }],
  ])('%s', async (_, headers, expected) => {
    const { app, circumstances } = createAppUnderTest();
    await app.request(host + path, json(signup, headers));
    expect(circumstances).toMatchObject([expected]);
  });
});

test('a message of 4,000 characters arrives in any script', async () => {
  for (const letter of ['字', '\u{1f600}']) {
    const { app, stored } = createAppUnderTest();
    const fields = { ...demo, name: letter.repeat(200), message: letter.repeat(4000) };
    await app.request('/api/demo-request', form(fields));
    expect(stored).toMatchObject([{ data: fields }]);
  }
});

test('the log names a network without saying who it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, logged } = createAppUnderTest();
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    await app.request(path, json(signup), from(address));
  }
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await app.request(path, json(signup), from('192.0.2.1'));
  const [one, same, other, tomorrow] = logged.map(
    (entry) => entry.event === 'request' && entry.network,
  );
  expect(one).toMatch(/^[\w-]{11}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(tomorrow).not.toBe(one);
});
