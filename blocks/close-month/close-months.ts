import type { CloseMonthBlock, MonthOfAYear } from '../../schema/generated/types.ts';
import { sum } from '../ui/charts/numbers.ts';

/** A month as it stands once some have been closed. */
export interface StandingMonth {
  label: string;
  /** Booked, or forecast by what is closed. */
  value: number;
  /** As it was forecast by the closes before its own. Of booked months the figure itself. */
  expected: number;
  /** As it was forecast at first. */
  first: number;
  status: 'actual' | 'forecast';
  /** Whether the visitor has closed it. */
  isClosed: boolean;
}

/** The months that can be closed, in order. */
export const closesOf = (months: readonly MonthOfAYear[]): NonNullable<MonthOfAYear['close']>[] =>
  months.flatMap(({ close }) => (close ? [close] : []));

/**
 * The year after the first `count` closes. A closed month has its actual value; every month after it
 * changes by what lasts of it, on top of what lasts of those closed earlier.
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

/** What all months come to, and what is left after the last. */
export function outcomeOf(
  months: readonly StandingMonth[],
  balance: CloseMonthBlock['balance'],
): { total: number; balance: number } {
  const total = sum(months.map(({ value }) => value));
  return { total, balance: (balance?.opening ?? 0) + (balance?.less ? -total : total) };
}
