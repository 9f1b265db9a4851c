import type { KeyFigure, MovedFigure } from '../../../schema/generated/types.ts';
import { type NumberStyle, type Numbers, roundHalfUp } from '../charts/numbers.ts';

type Figure = Omit<MovedFigure, keyof NumberStyle> & NumberStyle;

interface Comparison {
  numbers: Numbers;
  /** The text while the figure has its original value. */
  unchanged: string;
}

/** Formats a computed figure and its change from the original value. */
export function describeFigure(
  { label, explanation, decimals = 0, lowerIsBetter = false, ...style }: Figure,
  now: number,
  start: number,
  { numbers: { writeNumber, writeChange }, unchanged }: Comparison,
): KeyFigure {
  // Computed from the shown values, so that a visitor who subtracts gets the same.
  const change = roundHalfUp(now, decimals) - roundHalfUp(start, decimals);
  return {
    label,
    ...(explanation && { explanation }),
    value: writeNumber(now, decimals, style),
    ...(change === 0
      ? { change: unchanged }
      : {
          change: writeChange(change, decimals, style),
          good: change > 0 !== lowerIsBetter,
        }),
  };
}
