import { expect, test } from 'vitest';
import { chooseCoding } from '../../api/files/content-coding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br ; q=0.5 , gzip ; q=0.5', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['br;q=nonsense, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
])('Accept-Encoding: %s gets %s', (header, expected) => {
  expect(chooseCoding(header)).toBe(expected);
});
