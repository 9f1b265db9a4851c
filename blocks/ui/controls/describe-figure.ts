import type { KeyFigure, MovedFigure } from '../../../schema/generated/types.ts';
import type { Numbers } from '../charts/numbers.ts';

interface Comparison {
  numbers: Numbers;
  /** What stands there as long as the figure is what it was. */
  unchanged: string;
}

/** A computed figure with how it compares to what it was before anything was moved. */
export function describeFigure(
  { label, explanation, decimals = 0, lessIsBetter = false, ...style }: MovedFigure,
  now: number,
  start: number,
  { numbers: { writeNumber, writeChange }, unchanged }: Comparison,
): KeyFigure {
  // From what is shown, so that a visitor who subtracts gets the same.
  const change = Number(now.toFixed(decimals)) - Number(start.toFixed(decimals));
  return {
    label,
    ...(explanation && { explanation }),
    value: writeNumber(now, decimals, style),
    ...(change === 0
      ? { change: unchanged }
      : {
          change: writeChange(change, decimals, style),
          good: change > 0 !== lessIsBetter,
        }),
  };
}
