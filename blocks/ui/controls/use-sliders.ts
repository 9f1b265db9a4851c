import { useControls } from './use-controls.ts';

const slidersIn = (frame: HTMLElement | null) => [
  ...(frame?.querySelectorAll<HTMLInputElement>('[type=range]') ?? []),
];

/**
 * Returns the values of sliders, in their order in the element `sliders`, beginning with their
 * start values. See `useControls`.
 */
export function useSliders(starts: readonly number[], settings: unknown) {
  const {
    chosen: values,
    frame: sliders,
    read,
  } = useControls<readonly number[], HTMLDivElement>(
    starts,
    (frame) => slidersIn(frame).map(({ valueAsNumber }) => valueAsNumber),
    settings,
  );
  const reset = () => {
    const inputs = slidersIn(sliders.current);
    for (const input of inputs) input.value = input.defaultValue;
    // The button is about to be disabled, and browsers then drop the focus.
    inputs[0]?.focus({ preventScroll: true });
    read();
  };
  const isMoved = values.some((value, index) => value !== starts[index]);
  return { values, isMoved, sliders, read, reset };
}
