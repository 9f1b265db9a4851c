import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LatePayersBlock } from '../../schema/generated/types.ts';
import type { Lateness } from './payments.ts';

interface Choice {
  chosen: Lateness;
  /** Around the boxes and the slider. */
  frame: RefObject<HTMLDivElement | null>;
  read: () => void;
}

/** Who pays late, and by how much. The elements keep it, so that choices before hydration count too. */
export function useLateness({ payers, weeksLate }: LatePayersBlock): Choice {
  const [chosen, choose] = useState<Lateness>({
    late: payers.map(({ late = false }) => late),
    by: weeksLate.default,
  });
  const frame = useRef<HTMLDivElement>(null);
  const read = () => {
    const boxes = frame.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [];
    const slider = frame.current?.querySelector<HTMLInputElement>('[type=range]');
    if (!slider) return;
    choose({ late: [...boxes].map(({ checked }) => checked), by: slider.valueAsNumber });
  };
  const settings = JSON.stringify([payers, weeksLate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before hydration, and what an author has changed since
  useEffect(read, [settings]);
  return { chosen, frame, read };
}
