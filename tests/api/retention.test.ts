import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetOldLeads } from '../../api/leads/retention.ts';

test('old leads are deleted at once and every hour, until that is stopped', async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 31) });
  onTestFinished(() => void vi.useRealTimers());
  const forget = vi.fn(async (_before: Date, _unconfirmed?: boolean) => undefined);
  const onFailure = vi.fn();
  const stop = forgetOldLeads({ forget }, 30, onFailure);
  expect(forget.mock.calls).toEqual([
    [new Date(Date.UTC(2027, 0, 24)), true],
    [new Date(Date.UTC(2027, 0, 1))],
  ]);
  forget.mockRejectedValueOnce(new Error('no space'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forget).toHaveBeenCalledTimes(4);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no space'));
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forget).toHaveBeenCalledTimes(4);
});

test('a clock that jumps ahead deletes nothing, unless it stays there', async () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 31) });
  onTestFinished(() => void vi.useRealTimers());
  const forget = vi.fn(async (_before: Date) => undefined);
  const stop = forgetOldLeads({ forget }, 30, vi.fn());
  forget.mockClear();
  vi.setSystemTime(Date.UTC(2037, 0, 31));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forget).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forget).toHaveBeenCalledWith(new Date(Date.UTC(2037, 0, 1, 2)));
  stop();
});
