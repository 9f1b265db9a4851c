import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuseForeignNames } from '../../../renderer/dev/own-names.ts';

const app = new Hono();
app.use(refuseForeignNames('dev.internal', ['https://tunnel.example']));
app.get('*', (context) => context.text('a draft'));

test.each([
  'http://localhost:3000',
  'http://site.localhost:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://dev.internal:3000',
  'http://tunnel.example',
])('pages that are edited are shown at %s', async (address) => {
  expect((await app.request(address)).status).toBe(200);
});

test.each([
  'http://evil.example:3000',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
])('a foreign name that points to this machine reads nothing: %s', async (address) => {
  const answer = await app.request(address);
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain('draft');
});
