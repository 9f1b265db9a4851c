import type { SliderSettings } from '../../../schema/generated/types.ts';

type SliderRange = Pick<SliderSettings, 'minimum' | 'maximum' | 'default' | 'step'>;

/** Returns the initial value of a slider: its default, moved to a step as browsers do. */
export function startOf({ minimum, maximum, default: start, step }: SliderRange): number {
  const last = Math.floor((maximum - minimum) / step + 1e-9);
  const nearest = Math.round((start - minimum) / step);
  return Number((minimum + Math.min(last, nearest) * step).toPrecision(12));
}
