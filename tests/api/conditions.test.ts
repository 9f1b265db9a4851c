import { expect, test } from 'vitest';
import { allowsRange, matchesEntityTag, readRange } from '../../api/files/conditions.ts';

test.each([
  [undefined, false],
  ['*', true],
  [' * ', true],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc" , "y"', true],
  ['"x,y", "abc"', true],
  ['"abcd"', false],
  ['abc', false],
  ['', false],
])('If-None-Match: %s matches abc: %s', (header, expected) => {
  expect(matchesEntityTag(header, 'abc')).toBe(expected);
});

test.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['BYTES= 2-5', { start: 2, end: 5 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
])('Range: %s of 10 bytes is %o', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test('nothing of an empty file can be had', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
});

test.each([
  [undefined, true],
  ['"abc"', true],
  ['W/"abc"', false],
  ['"x"', false],
  ['Sat, 29 Oct 1994 19:43:31 GMT', false],
])('If-Range: %s allows a range: %s', (header, expected) => {
  expect(allowsRange(header, 'abc')).toBe(expected);
});
