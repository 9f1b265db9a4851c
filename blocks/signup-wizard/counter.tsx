import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { RunningCounter } from '../../schema/generated/types.ts';
import { percent } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { PauseBox } from '../ui/pause-box.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 1rem;
  color: var(--color-text-second);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);

  /* Both numbers stand in one cell: the last and longest keeps the width. */
  [data-number] {
    display: grid;
    color: var(--color-text);
    font-weight: 600;
    font-size: var(--type-h3-size);
    font-variant-numeric: tabular-nums;
    line-height: 2.75rem;
  }

  [data-number] > * {
    grid-area: 1 / 1;
  }

  svg[data-meter] {
    grid-column: 1 / -1;
  }

  [data-moving] {
    display: none;
  }

  label {
    visibility: hidden;
  }

  /* It moves only where the app runs and nobody minds. */
  @media (prefers-reduced-motion: no-preference) {
    html[data-alive] & {
      [data-moving] {
        display: inline;
      }

      span[data-still],
      rect[data-still] {
        visibility: hidden;
      }

      label {
        visibility: visible;
      }
    }
  }
`;

/**
 * A number that runs up and starts over. Without the app, and for who wants less motion, the styles
 * show its last value instead; screen readers hear a phrase.
 */
export function Counter({ counter }: { counter: RunningCounter }) {
  const { writeNumber } = useNumbers();
  const { start, step, tick, end, label, phrase } = counter;
  const line = useRef<HTMLDivElement>(null);
  const moving = useRef<HTMLSpanElement>(null);
  const [count, setCount] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => {
      if (line.current?.querySelector(':checked')) return;
      // Without a width it cannot be seen: another step is shown, or the last value.
      const isSeen = Boolean(moving.current?.offsetWidth);
      setCount((current) => (isSeen && current + step <= end ? current + step : start));
    }, tick);
    return () => clearInterval(timer);
  }, [start, step, tick, end]);
  return (
    <Line ref={line}>
      <p className="visually-hidden">{phrase}</p>
      <span data-number="" aria-hidden="true">
        <span data-still="">{writeNumber(end, 0, counter)}</span>
        <span data-moving="" ref={moving}>
          {writeNumber(count, 0, counter)}
        </span>
      </span>
      <span aria-hidden="true">{label}</span>
      <PauseBox />
      <svg data-meter="" width="100%" height="6" aria-hidden="true">
        <rect width="100%" height="6" fill="var(--color-sunken)" />
        <rect data-moving="" width={percent(count / end)} height="6" fill="var(--color-text)" />
        <rect data-still="" width="100%" height="6" fill="var(--color-text)" />
      </svg>
    </Line>
  );
}
