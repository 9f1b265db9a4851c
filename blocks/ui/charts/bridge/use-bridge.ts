import type { BridgeVisual } from '../../../../schema/generated/types.ts';
import { startOf } from '../../controls/start-of.ts';
import { useSliders } from '../../controls/use-sliders.ts';
import { decimalsOf } from '../numbers.ts';
import { useNumbers } from '../use-numbers.ts';
import { moveSteps, rangeOfTotals, slidersOf } from './move-steps.ts';
import { rowsOf } from './rows.ts';

/**
 * Returns the rows of a bridge for the values of its sliders, and where values are on its axis, which
 * does not change with them.
 */
export function useBridge(bridge: BridgeVisual) {
  const { start, steps, axisStart } = bridge;
  const numbers = useNumbers();
  const drivers = slidersOf(steps);
  const { values, isMoved, ...controls } = useSliders(drivers.map(startOf), drivers);
  const decimals = decimalsOf([start.value, ...steps.map(({ change }) => change)]);
  const planned = rowsOf(bridge, numbers, decimals);
  const levels = planned.flatMap(({ parts = [], ...row }) => [row, ...parts]);
  const totals = [
    ...rangeOfTotals(start.value, steps),
    ...levels.flatMap(({ from, to }) => [from, to]),
  ];
  const hasStart = axisStart !== undefined && axisStart < Math.max(...totals);
  const low = hasStart ? axisStart : Math.min(0, ...totals);
  const high = Math.max(...totals, ...(low < 0 ? [0] : []));
  return {
    rows: rowsOf(
      { ...bridge, steps: moveSteps(steps, values, decimals) },
      numbers,
      decimals,
      isMoved ? planned.at(-1)?.to : undefined,
    ),
    /** Returns the place of a value, as a share of the width. */
    place: (value: number) => Math.max(0, (value - low) / (high - low || 1)),
    /** Where the axis starts. */
    low,
    drivers,
    values,
    ...controls,
  };
}
