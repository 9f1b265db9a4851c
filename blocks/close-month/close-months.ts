import type { CloseMonthBlock, MonthOfAYear } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

/** A month after some months have been closed. */
export interface StandingMonth {
  label: string;
  /** The booked value, or the forecast after the closed months. */
  value: number;
  /** The forecast before the month itself was closed. For booked months the value itself. */
  expected: number;
  /** The original forecast. */
  first: number;
  status: 'actual' | 'forecast';
  /** Whether the visitor has closed it. */
  isClosed: boolean;
}

/** Returns the closes of the months that can be closed, in order. */
export const closesOf = (months: readonly MonthOfAYear[]): NonNullable<MonthOfAYear['close']>[] =>
  months.flatMap(({ close }) => (close ? [close] : []));

/**
 * Returns the year after the first `count` closes. A closed month gets its actual value. Every
 * later month changes by the lasting parts of all closes before it.
 */
export function closeMonths(months: readonly MonthOfAYear[], count: number): StandingMonth[] {
  let lasting = 0;
  let closed = 0;
  return months.map(({ label, value: first, forecast = false, close }) => {
    const expected = forecast ? first + lasting : first;
    const isClosed = close !== undefined && closed < count;
    if (isClosed) {
      closed += 1;
      lasting += close.lasts ?? 0;
    }
    const status = forecast && !isClosed ? 'forecast' : 'actual';
    return { label, value: isClosed ? close.value : expected, expected, first, status, isClosed };
  });
}

/** Returns the total of all months, and the balance after the last. */
export function outcomeOf(
  months: readonly StandingMonth[],
  balance: CloseMonthBlock['balance'],
): { total: number; balance: number } {
  const total = sum(months.map(({ value }) => value));
  return { total, balance: (balance?.opening ?? 0) + (balance?.less ? -total : total) };
}
