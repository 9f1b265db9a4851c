import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serveFolder } from './file-server-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(
  join(folder, '_redirects'),
  '/old /new?a=1#b 301\n/gr%C3%B6%C3%9Fe https://example.com/x 301\n/ /start 301\n/index.php /new 301\n',
);
writeFileSync(join(folder, 'old.html'), 'for hosts that know no redirects');
writeFileSync(join(folder, 'start.html'), 'start');
writeFileSync(join(folder, '404.html'), 'none');

const { get, close } = await serveFolder(folder);
afterAll(close);

test.each([
  ['/old', '/new?a=1#b'],
  ['/old/', '/new?a=1#b'],
  ['/old.html', '/new?a=1#b'],
  ['/old?c=2', '/new?a=1&c=2#b'],
  ['/gr%C3%B6%C3%9Fe?c', 'https://example.com/x?c'],
  ['/', '/start'],
  ['/index.php', '/new'],
])('%s leads on to %s for good', async (path, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
});

test.each([
  ['/start', 200],
  ['/Old', 404],
  ['/old/x', 404],
  ['/constructor', 404],
  ['/%', 404],
  ['/_redirects', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('a new list counts within a second', async () => {
  writeFileSync(join(folder, '_redirects'), '/start /newer 301\n');
  await expect
    .poll(async () => (await get('/start')).headers.get('location'), { timeout: 5000 })
    .toBe('/newer');
});
