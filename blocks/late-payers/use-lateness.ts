import type { LatePayersBlock } from '../../schema/generated/types.ts';
import { useControls } from '../ui/controls/use-controls.ts';
import type { Lateness } from './payments.ts';

/**
 * Returns which payers are late and by how much, as chosen by the checkboxes and the slider in
 * `frame`.
 */
export function useLateness({ payers, weeksLate }: LatePayersBlock) {
  const start: Lateness = {
    late: payers.map(({ late = false }) => late),
    by: weeksLate.default,
  };
  return useControls(
    start,
    (frame: HTMLDivElement, previous) => {
      const boxes = frame.querySelectorAll<HTMLInputElement>('[type=checkbox]');
      const slider = frame.querySelector<HTMLInputElement>('[type=range]');
      const late = [...boxes].map(({ checked }) => checked);
      return { late, by: slider?.valueAsNumber ?? previous.by };
    },
    [payers, weeksLate],
  );
}
