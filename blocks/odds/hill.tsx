import { styled } from 'styled-components';
import type { OddsBlock } from '../../schema/generated/types.ts';
import { axisText } from '../ui/charts/chart-text.ts';
import { outlineLook, targetLook } from '../ui/charts/legend.tsx';
import { decimalsOf, type Numbers, percent, ticksBetween } from '../ui/charts/numbers.ts';
import { renderList } from '../ui/render-list.ts';
import { type Dot, dotWidth, outlineOf } from './runs.ts';

/** Axes with more letters have every second of their numbers on phones. */
const mostLetters = 36;

/** The height of the drawing, whose width is 100. */
const height = 52;

const Drawing = styled.div`
  padding-block: 1.75rem;
  ${axisText}

  > svg {
    width: 100%;
    aspect-ratio: 100 / ${height};
    overflow: visible;
  }

  text {
    fill: var(--color-text-second);
  }

  circle {
    fill: var(--color-accent-soft);
    stroke: var(--color-accent);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
    transition:
      cx 400ms var(--ease),
      cy 400ms var(--ease);
  }

  circle[data-below] {
    fill: var(--color-negative);
    stroke: var(--color-negative);
  }

  /* The legend names the limit, too. Next to a label that is moved into the axis, there is no room. */
  @container (max-width: 18rem) {
    [data-limit] {
      display: none;
    }

    [data-axis][text-anchor='start'] + [data-axis],
    [data-axis]:has(+ [data-axis][text-anchor='end']) {
      visibility: hidden;
    }
  }

  @container (max-width: 35.99rem) {
    [data-crowded] [data-axis]:nth-of-type(even) {
      visibility: hidden;
    }
  }

  @container (max-width: 18rem) {
    [data-crowded] [data-axis]:not(:nth-of-type(4n + 1)) {
      visibility: hidden;
    }
  }

  /* Large text on a phone: every second value. */
  @container (max-width: 14rem) {
    text:nth-of-type(even) {
      visibility: hidden;
    }
  }

  @container (min-width: 36rem) {
    circle {
      stroke-width: 1.5px;
    }
  }
`;

interface HillProps {
  block: OddsBlock;
  dots: readonly Dot[];
  /** The dots without any assumption, drawn as an outline. */
  base: readonly Dot[];
  numbers: Numbers;
}

/** Draws the dots above the axis, and the limit as a line. Hidden from screen readers. */
export function Hill({ block, dots, base, numbers }: HillProps) {
  const { axis, limit, deviation } = block;
  const range = axis.maximum - axis.minimum || 1;
  const shareOf = (value: number) => Math.min(1, Math.max(0, (value - axis.minimum) / range));
  const ticks = ticksBetween(axis.minimum, axis.maximum);
  const labels = ticks.map((tick) => numbers.writeNumber(tick, decimalsOf(ticks), block));
  const tallest = Math.max(...[...dots, ...base].map(({ row }) => row + 1));
  // Dots do not touch each other, and the highest column fits.
  const size = Math.min((100 * dotWidth(deviation)) / range, height / tallest);
  const place = (value: number) => round(100 * shareOf(value));
  const isLate = shareOf(limit.value) > 0.5;
  return (
    <Drawing aria-hidden="true">
      <svg data-crowded={labels.join('').length > mostLetters || undefined} aria-hidden="true">
        <svg viewBox={`0 0 100 ${height}`} overflow="visible" aria-hidden="true">
          <polyline
            points={outlineOf(base, dotWidth(deviation))
              .map(({ value, rows }) => `${place(value)},${round(height - rows * size)}`)
              .join(' ')}
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
            {...outlineLook}
          />
          {renderList(dots, ({ value, row, isBelow }) => (
            <circle
              cx={place(value)}
              cy={round(height - (row + 0.5) * size)}
              r={round(size * 0.44)}
              data-below={isBelow || undefined}
            />
          ))}
        </svg>
        <line x2="100%" y1="100%" y2="100%" stroke="var(--color-border)" />
        {ticks.map((tick, index) => (
          <text
            key={tick}
            data-axis=""
            x={percent(shareOf(tick))}
            y="100%"
            dy="20"
            textAnchor={anchorOf(shareOf(tick))}
          >
            {labels[index]}
          </text>
        ))}
        <line
          x1={percent(shareOf(limit.value))}
          x2={percent(shareOf(limit.value))}
          y1="-18"
          y2="100%"
          {...targetLook}
        />
        <text
          data-limit=""
          x={percent(shareOf(limit.value))}
          dx={isLate ? -8 : 8}
          y="-8"
          textAnchor={isLate ? 'end' : 'start'}
        >
          {limit.label}
        </text>
      </svg>
    </Drawing>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The labels at the ends of the axis stay within it. */
const anchorOf = (share: number) => (share === 0 ? 'start' : share === 1 ? 'end' : 'middle');
