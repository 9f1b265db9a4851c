import { useEffect, useRef, useState } from 'react';
/**
 * The values of sliders, in the order in which they stand inside the element of `sliders`: first
 * where they start. The elements keep them, so that moves before hydration count too. `settings`
 * is what an author may change meanwhile.
 */
export function useSliders(starts: readonly number[], settings: unknown) {
  const [values, change] = useState([...starts]);
  const sliders = useRef<HTMLDivElement>(null);
  const inputs = () => [
    ...(sliders.current?.querySelectorAll<HTMLInputElement>('[type=range]') ?? []),
  ];
  const read = () => change(inputs().map(({ valueAsNumber }) => valueAsNumber));
  const ranges = JSON.stringify(settings);
  // Sliders that were moved before hydration, and ranges that an author has changed since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(read, [ranges]);
  const reset = () => {
    for (const input of inputs()) input.value = input.defaultValue;
    // The button is about to be disabled, and browsers then drop the focus.
    inputs()[0]?.focus({ preventScroll: true });
    read();
  };
  const isMoved = values.some((value, index) => value !== starts[index]);
  return { values, isMoved, sliders, read, reset };
}
