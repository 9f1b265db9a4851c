import { styled } from 'styled-components';
import { renderList } from '../render-list.ts';
import { axisText } from './chart-text.ts';
import { hatch } from './hatch.tsx';
import { percent } from './numbers.ts';

/** More parts have no room for numbers on a phone, and finer lines between them. */
const mostOnPhones = 16;

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 5rem;
  overflow: visible;
  ${axisText}

  @container page (min-width: 60em) {
    height: 8rem;
  }

  /* What was before, from the edge of the page. It overlaps, so that there is no seam. */
  > :first-child {
    x: -50vw;
    width: 51vw;
  }

  @media print {
    height: 2.5rem;
    break-before: avoid;
  }

  text {
    fill: var(--color-text-third);
    font-variant-numeric: tabular-nums;

    /* From eight numbers on, a phone shows every second one, and none that would touch the target. */
    &:first-of-type:nth-last-of-type(n + 8) ~ :is(text:nth-of-type(even), text:last-of-type) {
      @container page (max-width: 37.49em) {
        display: none;
      }
    }
  }

  &[data-many] > line {
    @container page (max-width: 37.49em) {
      stroke-width: 2px;
    }
  }
`;

interface TimelineBarProps {
  /** The past part of the bar in percent. */
  actual: number;
  /** The number of equal parts of the bar. */
  divisions?: number | undefined;
}

/**
 * A bar in the colours of the charts: past in ink, future hatched, and the target at the end. The
 * past begins at the edge of the page.
 */
export function TimelineBar({ actual, divisions = 1 }: TimelineBarProps) {
  const start = percent(actual / 100);
  const isMany = divisions > mostOnPhones;
  return (
    <Bar aria-hidden="true" data-axis="" data-many={isMany || undefined}>
      <rect y="25%" height="75%" fill="var(--color-text)" />
      <rect y="25%" width={start} height="75%" fill="var(--color-text)" />
      <rect x={start} y="25%" width={percent(1 - actual / 100)} height="75%" fill={hatch} />
      {Array.from({ length: divisions - 1 }, (_, index) => percent((index + 1) / divisions)).map(
        (x) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1="25%"
            y2="100%"
            stroke="var(--color-background)"
            strokeWidth="4"
          />
        ),
      )}
      {divisions > 1 &&
        !isMany &&
        renderList(Array.from({ length: divisions }), (_, index) => (
          <text x={percent(index / divisions)} dx={index === 0 ? 0 : 2} y="25%" dy="-0.5em">
            {index + 1}
          </text>
        ))}
      <rect x="100%" width="8" height="100%" transform="translate(-8)" fill="var(--color-target)" />
    </Bar>
  );
}
