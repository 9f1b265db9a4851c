import { useEffect, useRef, useState } from 'react';

/**
 * Returns what a visitor has chosen in some controls. The elements keep the choice, so that choices
 * before hydration count too.
 * @param start the initial choice
 * @param readFrom reads the current choice from the elements in `frame`
 * @param settings settings of the page's author, which may change in dev
 */
export function useControls<Chosen, Frame extends HTMLElement>(
  start: Chosen,
  readFrom: (frame: Frame, previous: Chosen) => Chosen,
  settings: unknown,
) {
  const [chosen, setChosen] = useState(start);
  const frame = useRef<Frame>(null);
  const read = () => {
    if (frame.current) setChosen(readFrom(frame.current, chosen));
  };
  const version = JSON.stringify(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration, and what an author has changed since
  useEffect(read, [version]);
  return { chosen, frame, read };
}
