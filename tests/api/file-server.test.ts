import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from './file-server-under-test.ts';

const outer = mkdtempSync(join(tmpdir(), 'site-'));
const folder = join(outer, 'dist');
const policy = "script-src 'self' 'sha256-a+b='; img-src &quot;";
const page = (text: string) =>
  `<!doctype html>\n<html lang="en" data-version="1"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('&', '&amp;')}"><title>${text}</title>${'<p>words '.repeat(300)}`;
const script = 'let counter = 0;'.repeat(200);
const picture = Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 251));
const film = Buffer.alloc(9 * 2 ** 20, 'film');

function write(name: string, content: string | Buffer): void {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

beforeAll(() => {
  write('index.html', page('home'));
  write('404.html', page('missing'));
  write('pricing.html', page('pricing'));
  write('products.html', page('products'));
  write('products/cash-flow.html', page('cash flow'));
  write('v1.2.html', 'version');
  write('data/pricing.json', JSON.stringify({ title: 'pricing', words: 'word '.repeat(500) }));
  write('assets/app-1a2b.js', script);
  write('assets/film-1a2b.mp4', film);
  write('og.png', picture);
  write('robots.txt', 'User-agent: *\n');
  write('größe.txt', 'size');
  write('.env', 'SECRET=1');
  write('.well/secret.txt', 'secret');
  write('.well-known/security.txt', 'Contact: security@example.com');
  write('.well-known/.secret', 'secret');
  write('docs/.well-known/secret.txt', 'secret');
  writeFileSync(join(outer, 'secret.txt'), 'secret');
  mkdirSync(join(outer, 'dist-old'));
  writeFileSync(join(outer, 'dist-old/secret.txt'), 'secret');
  symlinkSync(join(outer, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(join(outer, 'dist-old'), join(folder, 'old'));
  symlinkSync('loop.txt', join(folder, 'loop.txt'));
  symlinkSync('robots.txt', join(folder, 'inside.txt'));
});
afterAll(() => rmSync(outer, { recursive: true }));

const { get, close } = await serveFolder(folder);
afterAll(close);

describe('an address has its file', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', '<title>home'],
    ['/?utm=1', 'text/html; charset=utf-8', '<title>home'],
    ['/pricing', 'text/html; charset=utf-8', '<title>pricing'],
    ['/products', 'text/html; charset=utf-8', '<title>products'],
    ['/products/cash-flow', 'text/html; charset=utf-8', '<title>cash flow'],
    ['/products/%63ash-flow', 'text/html; charset=utf-8', '<title>cash flow'],
    ['/v1.2', 'text/html; charset=utf-8', 'version'],
    ['/data/pricing.json', 'application/json', '"pricing"'],
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'let counter'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
    ['/inside.txt', 'text/plain; charset=utf-8', 'User-agent'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact'],
    ['http://example.com/robots.txt', 'text/plain; charset=utf-8', 'User-agent'],
    ['/gr%C3%B6%C3%9Fe.txt', 'text/plain; charset=utf-8', 'size'],
  ])('%s', async (path, type, content) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.text).toContain(content);
    expect(response.headers.get('content-length')).toBe(String(response.body.length));
    const head = await get(path, {}, 'HEAD');
    expect(head.text).toBe('');
    expect([...head.headers]).toEqual([...response.headers]);
  });
});

describe('another way to write it leads there', () => {
  test.each([
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index.html?a=b', '/?a=b'],
    ['/pricing/', '/pricing'],
    ['/pricing/?a=//b', '/pricing?a=//b'],
    ['/pricing.html', '/pricing'],
    ['/pricing%2ehtml', '/pricing'],
    ['/products/cash-flow.html', '/products/cash-flow'],
  ])('%s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  });
});

describe('what is not there is the page for it', () => {
  test.each([
    '/none',
    '/none/',
    '/none.html',
    '/404',
    '/404.html',
    '/404/',
    '/assets/',
    '/assets',
    '/data',
    '/assets/none.js',
    '/Pricing',
    '/pricing/x',
    '//pricing',
    '/pricing//',
    '//evil.org/',
    '/products//cash-flow',
    '/.env',
    '/.well/secret.txt',
    '/.well-known',
    '/.well-known/',
    '/.well-known/.secret',
    '/.well-known/../.env',
    '/.well-known//security.txt',
    '/docs/.well-known/secret.txt',
    '/link.txt',
    '/old/secret.txt',
    '/loop.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2Fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets\\..\\..\\secret.txt',
    '/pricing%00',
    '/pricing%00.html',
    '/products%2fcash-flow',
    `/${'x'.repeat(300)}`,
    '/robots.txt/',
    '/robots.txt/x',
    '/*',
    '/%',
    '/%zz',
    '/%ff',
    '/pricing%',
  ])('%s', async (path) => {
    const response = await get(path, { 'if-none-match': '*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.text).toContain('<title>missing');
  });

  test('no path gives a file from outside, a hidden one, or an error', async () => {
    const parts = fc.constantFrom(
      '/',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      'secret.txt',
      'dist-old',
      '.env',
      '.well-known',
      'old',
      'link.txt',
      'assets',
      '%',
      '?',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 12 }), async (path) => {
        const response = await get(`/${path.join('')}`);
        expect([200, 308, 404]).toContain(response.status);
        expect(response.text).not.toMatch(/secret|SECRET/);
        expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('compression', () => {
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  test.each([
    ['/pricing', 'gzip, br', 'br'],
    ['/pricing', 'gzip', 'gzip'],
    ['/pricing', 'br;q=0.1, gzip;q=0.2', 'gzip'],
    ['/assets/app-1a2b.js', 'gzip, br', 'br'],
    ['/data/pricing.json', 'gzip, br', 'br'],
    ['/none', 'gzip, br', 'br'],
    ['/pricing', '', 'identity'],
    ['/robots.txt', 'gzip, br', 'identity'],
    ['/og.png', 'gzip, br', 'identity'],
    ['/assets/film-1a2b.mp4', 'gzip, br', 'identity'],
  ] as const)('%s for %s is %s', async (path, accepted, coding) => {
    const plain = (await get(path)).body;
    const response = await get(path, { 'accept-encoding': accepted });
    const { body } = response;
    expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(decode[coding](body).equals(plain)).toBe(true);
    if (coding !== 'identity') {
      expect(body.length).toBeLessThan(plain.length);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('etag')).toMatch(/^W\/"/);
    }
  });

  test('a page gets smaller once there was time', async () => {
    const length = async () =>
      Number((await get('/products', { 'accept-encoding': 'br' })).headers.get('content-length'));
    const quick = await length();
    await expect.poll(length).toBeLessThan(quick);
  });
});

describe('a copy that is still right is not sent again', () => {
  test.each(['/pricing', '/assets/app-1a2b.js', '/og.png'])('%s', async (path) => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const first = await get(path, { 'accept-encoding': accepted });
      const etag = first.headers.get('etag') ?? '';
      for (const sent of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
        const again = await get(path, { 'accept-encoding': accepted, 'if-none-match': sent });
        expect([again.status, again.text]).toEqual([304, '']);
        expect(again.headers.get('etag')).toBe(etag);
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
      }
    }
    expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200);
  });

  test('assets are kept for a year, the rest is asked for again', async () => {
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheControl('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/assets/none.js')).toBe('no-cache');
    expect(await cacheControl('/')).toBe('no-cache');
    expect(await cacheControl('/data/pricing.json')).toBe('no-cache');
  });
});

describe('a part of a file', () => {
  test.each([
    ['/og.png', picture],
    ['/assets/film-1a2b.mp4', film],
  ])('%s', async (path, content) => {
    const response = await get(path, { range: 'bytes=100-299' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 100-299/${content.length}`);
    expect(response.body.equals(content.subarray(100, 300))).toBe(true);
    const whole = await get(path);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.body.equals(content)).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    const status = async (headers: Record<string, string>, method = 'GET') =>
      (await get(path, { range: 'bytes=0-9', ...headers }, method)).status;
    expect(await status({ 'if-range': etag })).toBe(206);
    expect(await status({ 'if-range': '"x"' })).toBe(200);
    expect(await status({ 'if-none-match': etag })).toBe(304);
    expect(await status({ range: 'bytes=0-1,3-4' })).toBe(200);
    expect(await status({}, 'HEAD')).toBe(200);
  });

  test('that is not there is 416', async () => {
    const response = await get('/og.png', { range: 'bytes=2000-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */2000']);
  });

  test('of what can be compressed is the whole', async () => {
    expect((await get('/pricing', { range: 'bytes=0-9' })).status).toBe(200);
  });
});

test.each([
  ['/og.png', 'cross-origin'],
  ['/pricing', 'same-origin'],
  ['/data/pricing.json', 'same-origin'],
])('other sites may show pictures, and nothing else: %s', async (path, policy) => {
  const { headers } = await get(path);
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
});

test('every answer has the headers that protect the visitor', async () => {
  for (const path of ['/', '/none', '/pricing/', '/og.png', '/%']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
  const expected = `${policy}; frame-ancestors 'none'`;
  expect((await get('/')).headers.get('content-security-policy')).toBe(expected);
  expect((await get('/none')).headers.get('content-security-policy')).toBe(expected);
  expect((await get('/og.png')).headers.get('content-security-policy')).toBe(
    "frame-ancestors 'none'",
  );
});

test.each([
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['feed.xml', '<feed/>'],
  ['page.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['from-elsewhere.html', '<script>alert(1)</script>'],
  ['generous.html', '<meta http-equiv="Content-Security-Policy" content="script-src *">'],
])('%s, which the renderer has not written, may run no script', async (name, content) => {
  write(name, content);
  const { status, headers } = await get(`/${name.replace(/\.html$/, '')}`);
  expect(status).toBe(200);
  const directives = headers.get('content-security-policy')?.split('; ');
  expect(directives).toEqual(expect.arrayContaining(['sandbox', "default-src 'none'"]));
  expect(directives?.filter((directive) => directive.startsWith('script-src'))).toEqual([]);
});

describe('a build while the server runs', () => {
  const title = async (path: string, accepted = 'br') => {
    const { body } = await get(path, { 'accept-encoding': accepted });
    return /<title>(\w+)/.exec(String(accepted === 'br' ? brotliDecompressSync(body) : body))?.[1];
  };

  test('shows within a second: changed, new and gone', async () => {
    write('changing.html', page('old'));
    expect(await title('/changing')).toBe('old');
    expect((await get('/later')).status).toBe(404);
    write('changing.html', page('new'));
    write('later.html', page('later'));
    expect(await title('/later')).toBe('later');
    await expect.poll(() => title('/changing')).toBe('new');
    rmSync(join(folder, 'changing.html'));
    await expect.poll(async () => (await get('/changing')).status).toBe(404);
  });
});

test('a large file that is replaced or cut off is sent whole or not at all', async () => {
  const versions = ['1', '2'].map((digit) => Buffer.alloc(9 * 2 ** 20, digit));
  write('large.bin', versions[0] as Buffer);
  const first = await get('/large.bin');
  write('next.bin', versions[1] as Buffer);
  renameSync(join(folder, 'next.bin'), join(folder, 'large.bin'));
  const second = await get('/large.bin');
  expect(first.body.equals(versions[0] as Buffer)).toBe(true);
  expect(second.body.equals(versions[1] as Buffer)).toBe(true);
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  const cut = get('/large.bin', {}, 'GET', () => truncateSync(join(folder, 'large.bin'), 100));
  await expect(cut).rejects.toThrow('aborted');
});

test('a named pipe does not hold the server up', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe.txt')]);
  expect((await get('/pipe.txt')).status).toBe(404);
});
