import { keyframes, styled } from 'styled-components';
import type { RunningCounter } from '../../schema/generated/types.ts';
import { percent } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { PauseBox } from '../ui/pause-box.tsx';

/** The count of numbers in a run, including the first and last, each shown for 50 ms. */
const count = 91;
const run = `${count * 50}ms`;

/** Starts with the first line of the stack in the window, and ends after the last. */
const countUp = keyframes`
  from {
    translate: 0 calc(100% - 1lh);
  }

  to {
    translate: 0 -1lh;
  }
`;

/** Slides out from behind its neighbour. */
const fill = keyframes`
  from {
    translate: -100% 0;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-rows: minmax(2.75rem, auto);
  align-items: center;
  gap: 0 1rem;
  color: var(--color-text-second);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);

  /* A window as high as a line. Without animation it shows the last one. */
  > [data-window] {
    display: grid;
    align-content: end;
    height: 1lh;
    overflow: hidden;
    color: var(--color-text);
    font-weight: 600;
    font-size: var(--type-h3-size);
    font-variant-numeric: tabular-nums;
    white-space: pre;
  }

  /* Large text on a phone: each has a line of its own. */
  @container page (max-width: 16em) {
    grid-template-columns: minmax(0, 1fr);

    > label {
      justify-self: start;
    }
  }

  > [data-meter] {
    display: flex;
    grid-column: 1 / -1;
    overflow: hidden;
    background: var(--color-sunken);
  }

  /* An HTML element around the drawing, because browsers animate those off the main thread. */
  [data-rest] {
    flex: 1;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    [data-stack] {
      animation: ${countUp} ${run} steps(${count}) infinite;
    }

    [data-rest] {
      animation: ${fill} ${run} steps(${count}, jump-none) infinite;
    }

    &:has(:checked) :is([data-stack], [data-rest]) {
      animation-play-state: paused;
    }
  }
`;

/**
 * A number that counts up and starts over, animated by styles alone: its values are lines of a
 * stack that moves through a window. A checkbox stops it. With reduced motion only the last value
 * is shown, and screen readers get a phrase.
 */
export function Counter({ counter }: { counter: RunningCounter }) {
  const { writeNumber } = useNumbers();
  const { start, end, label, phrase } = counter;
  const numbers = Array.from({ length: count }, (_, index) =>
    writeNumber(start + ((end - start) * index) / (count - 1), 0, counter),
  );
  return (
    <Line data-unprinted="">
      <p className="visually-hidden">{phrase}</p>
      <span data-window="" aria-hidden="true">
        <span data-stack="">{numbers.join('\n')}</span>
      </span>
      <span data-label="" aria-hidden="true">
        {label}
      </span>
      <PauseBox />
      <div data-meter="" aria-hidden="true">
        <Bar width={percent(start / end)} />
        <span data-rest="">
          <Bar width="100%" />
        </span>
      </div>
    </Line>
  );
}

const Bar = ({ width }: { width: string }) => (
  <svg width={width} height="6" aria-hidden="true">
    <rect width="100%" height="6" fill="var(--color-text)" />
  </svg>
);
