import { useEffect, useRef, useState } from 'react';

/**
 * What a visitor has chosen in some controls. The elements keep it, so that choices before hydration
 * count too.
 * @param start what is chosen at first
 * @param readFrom what the elements inside of `frame` say now
 * @param settings what an author may change meanwhile
 */
export function useControls<Chosen, Frame extends HTMLElement>(
  start: Chosen,
  readFrom: (frame: Frame, previous: Chosen) => Chosen,
  settings: unknown,
) {
  const [chosen, choose] = useState(start);
  const frame = useRef<Frame>(null);
  const read = () => {
    if (frame.current) choose(readFrom(frame.current, chosen));
  };
  const version = JSON.stringify(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration, and what an author has changed since
  useEffect(read, [version]);
  return { chosen, frame, read };
}
