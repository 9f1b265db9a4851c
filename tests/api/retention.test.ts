import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetOldLeads } from '../../api/leads/retention.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Starts to delete old leads at 31 January 2027, as if the newest one had been stored then. */
function start(newest?: Date) {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 31) });
  onTestFinished(() => void vi.useRealTimers());
  const forget = vi.fn(async (_before: Date, _unconfirmed?: boolean) => undefined);
  const onFailure = vi.fn();
  const onDoubt = vi.fn();
  const store = { forget, newest: async () => newest };
  const stop = forgetOldLeads(store, 30, { onFailure, onDoubt });
  onTestFinished(stop);
  return { forget, onFailure, onDoubt, stop };
}

test('old leads are deleted at once and every hour, until that is stopped', async () => {
  const { forget, onFailure, onDoubt, stop } = start(new Date(Date.UTC(2027, 0, 30)));
  await vi.advanceTimersByTimeAsync(0);
  expect(forget.mock.calls).toEqual([
    [new Date(Date.UTC(2027, 0, 24)), true],
    [new Date(Date.UTC(2027, 0, 1))],
  ]);
  forget.mockRejectedValueOnce(new Error('no space'));
  await vi.advanceTimersByTimeAsync(hour);
  expect(forget).toHaveBeenCalledTimes(4);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no space'));
  expect(onDoubt).not.toHaveBeenCalled();
  stop();
  await vi.advanceTimersByTimeAsync(hour);
  expect(forget).toHaveBeenCalledTimes(4);
});

test('a clock that jumps ahead deletes nothing for a day', async () => {
  const { forget, onDoubt } = start(new Date(Date.UTC(2027, 0, 30)));
  await vi.advanceTimersByTimeAsync(0);
  forget.mockClear();
  vi.setSystemTime(Date.UTC(2037, 0, 31));
  await vi.advanceTimersByTimeAsync(day);
  expect(forget).not.toHaveBeenCalled();
  expect(onDoubt).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2037-02-01'));
  await vi.advanceTimersByTimeAsync(hour);
  expect(forget).toHaveBeenCalledWith(new Date(Date.UTC(2037, 0, 2, 1)));
});

test('a clock that is set right after the start deletes at once, if the newest lead confirms it', async () => {
  const { forget, onDoubt } = start(new Date(Date.UTC(2027, 0, 30)));
  vi.setSystemTime(Date.UTC(2027, 1, 4));
  await vi.advanceTimersByTimeAsync(hour);
  expect(forget).toHaveBeenLastCalledWith(new Date(Date.UTC(2027, 0, 5, 1)));
  expect(onDoubt).not.toHaveBeenCalled();
});

test.each([
  ['deletes old leads a day later', 0, 1],
  ['deletes nothing if it was wrong, and is set back', 400 * day, 0],
])('a clock far ahead of the newest lead %s', async (_, back, deleted) => {
  const { forget, onDoubt } = start(new Date(Date.UTC(2025, 11, 27)));
  await vi.advanceTimersByTimeAsync(hour);
  expect(onDoubt).toHaveBeenCalledExactlyOnceWith(expect.stringMatching('2025-12-27.*2027-02-01'));
  vi.setSystemTime(Date.now() - back);
  await vi.advanceTimersByTimeAsync(day - 2 * hour);
  expect(forget).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(hour);
  const newest = Date.UTC(2025, 11, 27);
  const bounds = forget.mock.calls.filter(
    ([before, unconfirmed]) => !unconfirmed && before.getTime() > newest,
  );
  expect(bounds).toHaveLength(deleted);
});
