import type { BridgeStep, SliderSettings } from '../../../schema/generated/types.ts';
import { startOf } from '../controls/start-of.ts';

/** The sliders of a bridge, in the order of its steps. */
export const slidersOf = (steps: readonly BridgeStep[]): SliderSettings[] =>
  steps.flatMap(({ driver }) => driver?.slider ?? []);

/**
 * The steps of a bridge as the values of its sliders change them, each by its effect for every unit that
 * its slider is away from its start. The last part changes with its step. Amounts have as many
 * decimals as the bridge shows, so that they add up as they are read.
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

/** The highest total that the sliders can lead to on the way, so that the axis need not change with them. */
export function highestTotal(start: number, steps: readonly BridgeStep[]): number {
  let total = start;
  let highest = start;
  for (const { change, driver } of steps) {
    const { minimum = 0, maximum = 0 } = driver?.slider ?? {};
    const origin = driver ? startOf(driver.slider) : 0;
    const effects = [minimum, maximum].map((value) => (value - origin) * (driver?.effect ?? 0));
    total += change + Math.max(...effects);
    highest = Math.max(highest, total);
  }
  return highest;
}
