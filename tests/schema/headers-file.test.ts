import { expect, test } from 'vitest';
import { writeHeadersFile } from '../../schema/headers-file.ts';

const write = (options = {}) =>
  writeHeadersFile({ origin: undefined, assets: [], catalogue: false, ...options });

test('static hosts send what the server does', () => {
  expect(write()).toMatch(/^\/\*\n {2}/);
  expect(write()).toContain('x-content-type-options: nosniff');
  expect(write()).toContain("content-security-policy: frame-ancestors 'none'");
  expect(write()).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable');
  expect(write()).not.toContain('strict-transport-security');
  expect(write({ origin: 'https://example.com' })).toContain('strict-transport-security');
});

test.each(['/B.SVG', '/b.svgz', '/old.htm', '/old.xhtml', '/feed.xml', '/feed.atom', '/style.xsl'])(
  '%s may run nothing',
  (address) =>
    expect(write({ assets: [address] })).toMatch(new RegExp(`^${address}\n.*sandbox`, 'm')),
);

test('a drawing may run nothing, and the catalogue shows its own frames', () => {
  expect(write({ assets: ['/a b.svg', '/c.png'] })).toMatch(/^\/a%20b\.svg\n.*sandbox/m);
  expect(write({ assets: ['/c.png'] })).not.toContain('/c.png');
  expect(write({ catalogue: true })).toContain('x-frame-options: SAMEORIGIN');
});
