import type { BridgeStep, SliderSettings } from '../../../../schema/generated/types.ts';
import { startOf } from '../../controls/start-of.ts';

/** Returns the sliders of a bridge, in the order of its steps. */
export const slidersOf = (steps: readonly BridgeStep[]): SliderSettings[] =>
  steps.flatMap(({ driver }) => driver?.slider ?? []);

/**
 * Returns the steps of a bridge for the values of its sliders. Each step changes by its effect per
 * unit of its slider's distance from the start, and so does its last part. Amounts are rounded to
 * the decimals of the bridge, so that the shown ones add up.
 */
export function moveSteps(
  steps: readonly BridgeStep[],
  values: readonly number[],
  decimals: number,
): BridgeStep[] {
  let next = 0;
  return steps.map((step) => {
    if (!step.driver) return step;
    const start = startOf(step.driver.slider);
    const added = ((values[next++] ?? start) - start) * step.driver.effect;
    const change = Number((step.change + added).toFixed(decimals));
    const last = step.parts?.at(-1);
    if (!step.parts || !last) return { ...step, change };
    const moved = Number((last.change + change - step.change).toFixed(decimals));
    return {
      ...step,
      change,
      parts: [...step.parts.slice(0, -1), { ...last, change: moved }],
    };
  });
}

/**
 * Returns the lowest and the highest running total that the sliders allow, so that the axis does not
 * change with them.
 */
export function rangeOfTotals(
  start: number,
  steps: readonly BridgeStep[],
): [lowest: number, highest: number] {
  const lows = [start];
  const highs = [start];
  for (const { change, driver } of steps) {
    const { minimum = 0, maximum = 0 } = driver?.slider ?? {};
    const origin = driver ? startOf(driver.slider) : 0;
    const effects = [minimum, maximum].map((value) => (value - origin) * (driver?.effect ?? 0));
    lows.push((lows.at(-1) ?? 0) + change + Math.min(...effects));
    highs.push((highs.at(-1) ?? 0) + change + Math.max(...effects));
  }
  return [Math.min(...lows), Math.max(...highs)];
}
