import type { BridgeVisual, Status } from '../../../../schema/generated/types.ts';
import type { Numbers } from '../numbers.ts';

export interface BridgeRow {
  label: string;
  note?: string | undefined;
  /** The running total before and after this row. A total starts at the axis. */
  from: number;
  to: number;
  /** The status of a total, or of a part that is forecast. */
  status?: Status | undefined;
  isTotal?: boolean;
  text: string;
  good?: boolean | undefined;
  parts?: readonly BridgeRow[] | undefined;
  open?: boolean | undefined;
}

/** Returns the rows of a bridge with their running totals, from the start to the end. */
export function rowsOf(
  { start, steps, end, lowerIsBetter, ...style }: BridgeVisual,
  { writeNumber, writeChange }: Numbers,
  decimals: number,
): BridgeRow[] {
  const write = (value: number) => writeNumber(value, decimals, style);
  const totalOf = ({ label, status = 'actual' }: Partial<BridgeRow>, value: number): BridgeRow => ({
    label: label ?? '',
    from: value,
    to: value,
    status,
    isTotal: true,
    text: write(value),
  });
  const isGood = (change: number) =>
    change === 0 ? undefined : change > 0 !== Boolean(lowerIsBetter);
  const rows = [totalOf(start, start.value)];
  let total = start.value;
  for (const { label, change, note, parts, open } of steps) {
    let level = total;
    const text = writeChange(change, decimals, style);
    const from = total;
    total += change;
    rows.push({
      label,
      note,
      from,
      to: total,
      text,
      good: isGood(change),
      open,
      parts: parts?.map(({ label, change, status }) => {
        const from = level;
        level += change;
        return {
          label,
          status: status === 'actual' ? undefined : status,
          from,
          to: level,
          text: writeChange(change, decimals, style),
          good: isGood(change),
        };
      }),
    });
  }
  return [...rows, totalOf(end, total)];
}
