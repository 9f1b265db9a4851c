import type { BridgeVisual, Status } from '../../../../schema/generated/types.ts';
import type { Numbers } from '../numbers.ts';

export interface BridgeRow {
  label: string;
  note?: string | undefined;
  /** The running total before and after this row, which are the same for a total. */
  from: number;
  to: number;
  /** The status of a total, or of a part that is forecast. */
  status?: Status | undefined;
  total?: 'start' | 'end';
  text: string;
  /** The planned end if it is another one, and the change since. */
  planned?: number | undefined;
  change?: string | undefined;
  good?: boolean | undefined;
  parts?: readonly BridgeRow[] | undefined;
  open?: boolean | undefined;
}

/**
 * Returns the rows of a bridge with their running totals, from the start to the end.
 * @param planned the planned end, if a slider was moved
 */
export function rowsOf(
  { start, steps, end, lowerIsBetter, ...style }: BridgeVisual,
  { writeNumber, writeChange }: Numbers,
  decimals: number,
  planned?: number,
): BridgeRow[] {
  const totalOf = (value: number) => ({
    from: value,
    to: value,
    text: writeNumber(value, decimals, style),
  });
  const changeOf = (change: number, from: number) => ({
    from,
    to: from + change,
    text: writeChange(change, decimals, style),
    good: change === 0 ? undefined : change > 0 !== Boolean(lowerIsBetter),
  });
  let total = start.value;
  const changes = steps.map(({ change, parts, ...step }): BridgeRow => {
    const from = total;
    let level = total;
    total += change;
    return {
      ...step,
      ...changeOf(change, from),
      parts: parts?.map(({ change, status, ...part }) => {
        const row = { ...part, ...changeOf(change, level) };
        level = row.to;
        return status === 'actual' ? row : { ...row, status };
      }),
    };
  });
  return [
    { status: 'actual', ...start, ...totalOf(start.value), total: 'start' },
    ...changes,
    {
      status: 'actual',
      ...end,
      ...totalOf(total),
      total: 'end',
      planned,
      change: planned === undefined ? planned : writeChange(total - planned, decimals, style),
    },
  ];
}
