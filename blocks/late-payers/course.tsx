import { styled } from 'styled-components';
import type { LatePayersBlock } from '../../schema/generated/types.ts';
import { axisText, labelRow, valueText } from '../ui/charts/chart-text.ts';
import { Column, Columns, growingIn } from '../ui/charts/columns.tsx';
import { fillOf, negativeHatch } from '../ui/charts/hatch.tsx';
import { Target } from '../ui/charts/legend.tsx';
import { axisTicks, percent, placeOn } from '../ui/charts/numbers.ts';
import { GridLines, ValueAxis } from '../ui/charts/value-axis.tsx';
import { renderList } from '../ui/render-list.ts';
import { lowestOf, rangeOf } from './payments.ts';

const Plot = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 2 / -1;
  row-gap: 0.625rem;
  padding-top: 0.5rem;
  ${axisText}

  > div:first-child {
    padding-right: 0.5rem;
  }

  > svg {
    width: 100%;
    height: 10rem;
    overflow: visible;
  }

  > div:last-child {
    ${labelRow}
    white-space: nowrap;
  }

  > div:last-child span {
    justify-self: center;
  }

  g rect {
    ${growingIn(400)}
  }

  text {
    ${valueText}
  }

  @container (max-width: 35.99rem) {
    > div:last-child span:not(:nth-child(4n + 1)) {
      visibility: hidden;
    }

    /* Centred, it would extend beyond the chart. */
    > div:last-child span:last-child {
      justify-self: end;
    }
  }

  @container (max-width: 35.99rem) {
    &[data-few] > div:last-child span:nth-child(odd) {
      visibility: visible;
    }
  }

  /* Large text on a phone. */
  @container (max-width: 14rem) {
    &&& > div:last-child span:not(:nth-child(8n + 1)) {
      visibility: hidden;
    }
  }

  @container (min-width: 36rem) {
    > svg {
      height: 14rem;
    }

    &:not([data-few]) > div:last-child span:nth-child(even) {
      visibility: hidden;
    }
  }

  /* The number at the top of the axis keeps its distance from the last payer. */
  @container (min-width: 48rem) {
    padding-top: 1.25rem;
  }

  @container (min-width: 60rem) {
    > svg {
      height: 18rem;
    }
  }
`;

/** How the balances are drawn if everybody pays on time. */
export const plannedLine = {
  stroke: 'var(--color-text-second)',
  strokeWidth: '1.5',
  strokeDasharray: '3 3',
};

/** The most weeks whose names fit beside one another. */
const few = 6;

interface CourseProps {
  block: LatePayersBlock;
  balances: readonly number[];
  /** The balances if everybody pays on time. */
  planned: readonly number[];
  write: (amount: number) => string;
}

/**
 * Draws the balance by week, with its lowest point and its shortfall. Hidden from screen readers.
 */
export function Course({ block, balances, planned, write }: CourseProps) {
  const { weeks, weeksLate, minimum } = block;
  const { highest, lowest } = rangeOf(block, weeksLate.maximum);
  const ticks = axisTicks(Math.max(highest, minimum.value), Math.min(lowest, minimum.value, 0));
  const yOf = placeOn(ticks);
  const width = 1 / weeks.length;
  const low = lowestOf(balances);
  const lowX = percent((low.week + 0.5) * width);
  const lowY = percent(yOf(low.balance));
  return (
    <Plot data-few={weeks.length <= few || undefined} aria-hidden="true">
      <ValueAxis ticks={ticks} line={minimum.value} />
      <svg aria-hidden="true">
        <GridLines ticks={ticks} line={minimum.value} yOf={(tick) => percent(yOf(tick))} />
        <Columns>
          {renderList(balances, (balance, week) => {
            const place = { x: percent(week * width), width: percent(width) };
            const [y, zero] = [yOf(balance), yOf(0)];
            const edge = yOf(minimum.value);
            return (
              <Column x={week * width} width={width} y={y} text={write(balance)}>
                <rect
                  {...place}
                  y={percent(Math.min(y, zero))}
                  height={percent(Math.abs(zero - y))}
                  fill={fillOf('forecast')}
                  opacity="0.35"
                />
                <rect
                  {...place}
                  y={percent(Math.min(y, edge))}
                  height={percent(Math.max(0, y - edge))}
                  fill={negativeHatch}
                />
                <rect
                  {...place}
                  y={percent(y)}
                  height="3"
                  transform="translate(0 -1.5)"
                  fill="var(--color-accent)"
                />
              </Column>
            );
          })}
        </Columns>
        <svg
          viewBox={`0 0 ${weeks.length} 100`}
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            d={stepsThrough(planned.map((balance) => 100 * yOf(balance)))}
            fill="none"
            {...plannedLine}
            vectorEffect="non-scaling-stroke"
            pointerEvents="none"
          />
        </svg>
        <Target y={yOf(minimum.value)} pointerEvents="none" />
        <circle cx={lowX} cy={lowY} r="4" fill="var(--color-text)" pointerEvents="none" />
        <text
          x={lowX}
          y={lowY}
          // Below the lowest point nothing else is drawn, unless it is near the axis.
          dy={yOf(low.balance) < 0.85 ? '1.6em' : '-0.8em'}
          textAnchor={anchorOf(write(low.balance), (low.week + 0.5) * width)}
          pointerEvents="none"
        >
          {write(low.balance)}
        </text>
      </svg>
      <div>
        {renderList(weeks, ({ label }) => (
          <span>{label}</span>
        ))}
      </div>
    </Plot>
  );
}

/** Returns the path of a step line with one level for each week. */
function stepsThrough(levels: readonly number[]): string {
  const steps = levels.map((level) => `V${Math.round(level * 100) / 100}h1`);
  return `M0 ${Math.round((levels[0] ?? 0) * 100) / 100}${steps.join('')}`;
}

/** How much of the narrowest chart a letter takes. */
const widthOfLetter = 0.032;

/** How far a label may reach beyond either end: the room beside the chart. */
const overhang = 0.05;

/** A label is centred at its point, unless it would then reach too far beyond the chart. */
function anchorOf(text: string, x: number) {
  const half = (text.length * widthOfLetter) / 2 - overhang;
  return x + half > 1 ? 'end' : x < half ? 'start' : 'middle';
}
