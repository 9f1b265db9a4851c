import { expect, test } from 'vitest';
import { createAppUnderTest, from } from './app-under-test.ts';

const [lead, token] = ['01a209da-0955-7bec-9012-d13ec13f5e46', 'm8u_vGWGsX2NaIBG4BVDPw'];
const url = `/api/confirmation?lead=${lead}&token=${token}`;
const words = {
  language: 'de',
  brand: 'A & B',
  home: 'https://www.example.com/',
  question: { title: 'Is it <you>?', text: 'Say so.' },
  button: 'Yes',
  success: { title: 'Thanks', text: 'Done.' },
  expired: { title: 'Too late', text: 'Again, please.' },
};

function start(confirm: (lead: string, token: string) => Promise<boolean>) {
  const asked: string[] = [];
  const confirmation = {
    words: () => words,
    confirm(lead: string, token: string) {
      asked.push(`${lead} ${token}`);
      return confirm(lead, token);
    },
  };
  const under = createAppUnderTest({ confirmation, rateLimitPerMinute: 3 });
  const send = async (method: string, address = url, headers = {}) => {
    const response = await under.app.request(address, { method, headers }, from('192.0.2.1'));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...under, asked, send };
}

test('opening the link asks, and the button confirms', async () => {
  const { send, asked, logged } = start(async () => true);
  const page = await send('GET');
  expect([page.status, asked]).toEqual([200, []]);
  expect(page.text).toContain('<html lang="de">');
  expect(page.text).toContain('<h1>Is it &lt;you&gt;?</h1>');
  expect(page.text).toContain('<form method="post"><button>Yes</button></form>');
  expect(page.text).toContain('A &amp; B');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await send('HEAD')).status).toBe(200);
  const done = await send('POST');
  expect([done.status, asked]).toEqual([200, [`${lead} ${token}`]]);
  expect(done.text).toContain('<h1>Thanks</h1>');
  expect(done.text).not.toContain('<form');
  expect(JSON.stringify(logged)).not.toContain('token');
});

test('a link that is not valid says so, and guessing is limited', async () => {
  const { send } = start(async () => false);
  expect((await send('GET', '/api/confirmation?lead=a')).status).toBe(410);
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await send('POST')).status);
  expect(statuses).toEqual([410, 410, 410, 429]);
  expect((await send('PUT')).status).toBe(405);
});

test('what is no link of ours is asked of no store', async () => {
  const { send, asked } = start(async () => true);
  for (const link of [`lead=a&token=${token}`, `lead=${lead}&token=%00`, ''])
    expect((await send('POST', `/api/confirmation?${link}`)).status).toBe(410);
  expect(asked).toEqual([]);
});

test('what could not be stored is said, to a person on a page', async () => {
  const { send } = start(() => Promise.reject(new Error('no')));
  const { status, headers } = await send('POST', url, { accept: 'text/html' });
  expect([status, headers.get('retry-after')]).toEqual([503, '10']);
  expect(headers.get('content-type')).toContain('text/html');
});

test('without it there is no such address', async () => {
  expect((await createAppUnderTest().app.request(url)).status).toBe(404);
});
