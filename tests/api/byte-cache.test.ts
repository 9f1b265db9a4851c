import { expect, test, vi } from 'vitest';
import { createByteCache } from '../../api/files/byte-cache.ts';

test('what was used longest ago goes first', () => {
  const cache = createByteCache(10);
  cache.keep('a', Buffer.alloc(4));
  cache.keep('b', Buffer.alloc(4));
  cache.get('a');
  cache.keep('c', Buffer.alloc(4));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([4, undefined, 4]);
  cache.keep('c', Buffer.alloc(2));
  cache.keep('d', Buffer.alloc(4));
  expect(['a', 'c', 'd'].map((key) => cache.get(key)?.length)).toEqual([4, 2, 4]);
  cache.keep('e', Buffer.alloc(11));
  expect(['a', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual(Array(4).fill(undefined));
});

test('what several ask for at once is computed once', async () => {
  const cache = createByteCache(10);
  const make = vi.fn(async () => Buffer.from('content'));
  const asked = await Promise.all([1, 2, 3].map(() => cache.getOrMake('a', make)));
  expect(new Set(asked).size).toBe(1);
  await cache.getOrMake('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure reaches everyone who waited, and is not kept', async () => {
  const cache = createByteCache(10);
  const failing = () => Promise.reject(new Error('no'));
  const asked = [1, 2].map(() => cache.getOrMake('a', failing));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(String(await cache.getOrMake('a', async () => Buffer.from('yes')))).toBe('yes');
});
