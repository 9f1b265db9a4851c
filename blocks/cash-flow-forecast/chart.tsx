import { styled } from 'styled-components';
import type { CashFlowLabels, CashFlowMonth } from '../../schema/generated/types.ts';
import { negativeHatch } from '../ui/charts/hatch.tsx';
import { Target } from '../ui/charts/legend.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { GridLines, numbersOf } from '../ui/charts/value-axis.tsx';
import { renderList } from '../ui/render-list.ts';
import { chartHeight, heightAbove, scaleOf, shareOf, ticksOf } from './cash-flow.ts';
import { looksOf, SeriesPatterns } from './looks.tsx';

type Series = keyof CashFlowLabels;

/** The series, from left to right within a month and from top to bottom in the tables. */
export const allSeries: readonly Series[] = ['inflow', 'outflow', 'balance'];

/**
 * Each month takes an equal share of the chart, and is divided into three bars and the space around
 * them.
 */
const monthWidth = 1 / 6;
const barWidth = 0.21 * monthWidth;
const barStart = (month: number, series: number): number =>
  (month + 0.15 + series * 0.245) * monthWidth;

/** How far a ghost extends beyond its bar on each side. */
const ghostEdge = 0.025 * monthWidth;

const inMonth = (place: number, rules: string): string =>
  `&:has([data-month='${place}']:hover) [data-month='${place}'] { ${rules} }`;

/**
 * The chart and the table below it, in the same columns. The month under the pointer stands out in
 * both.
 */
export const MonthColumns = styled.div`
  --names: 5.25rem;
  --axis-gap: 0.75rem;
  font-size: 0.9375rem;

  /* The names are above their figures. */
  @container (max-width: 24rem) {
    --names: 2.25rem;
    --axis-gap: 0.375rem;
  }

  @container (max-width: 20.5rem) {
    --names: 1.75rem;
  }

  @container (min-width: 36rem) {
    --names: 7rem;
  }

  rect {
    transition:
      y 400ms var(--ease),
      height 400ms var(--ease);
  }

  g {
    transition: opacity 120ms var(--ease);
  }

  &:has([data-month]:hover) g {
    opacity: 0.35;
  }

  ${[0, 1, 2, 3, 4, 5].map((place) => inMonth(place, 'background: var(--color-sunken); opacity: 1;')).join('')}
`;

const Chart = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  padding-top: 0.5rem;

  > svg {
    grid-column: 2;
    align-self: end;
    width: 100%;
    overflow: visible;
  }

  > svg:first-child {
    grid-column: 1;
    width: calc(100% - var(--axis-gap));
  }

  text {
    fill: var(--color-text-third);
    font-weight: 500;
    font-size: 0.75rem;
  }
`;

interface ChartProps {
  /** Distinguishes the patterns of several charts on a page. */
  id: string;
  months: readonly CashFlowMonth[];
  /** Months of another scenario, whose balances are drawn as ghosts on the same scale. */
  compared?: readonly CashFlowMonth[] | undefined;
  /** A level that the balance should not fall below, in dollars. */
  minimum?: number | undefined;
  /** Space above the largest amount for the end of the axis, in pixels. */
  above: number;
  /** Space below the zero line, in pixels. */
  depth: number;
}

/** Draws bars for each month, with shortfalls below the zero line. Hidden from screen readers. */
export function CashFlowChart({ id, months, compared, minimum, above, depth }: ChartProps) {
  const looks = looksOf(id);
  const scale = scaleOf(months);
  const ticks = ticksOf(months);
  const axis = { ticks, line: minimum && minimum / 1000 };
  const { writeNumber } = useNumbers();
  const top = heightAbove(months);
  const yOf = (amount: number) => round(chartHeight * (1 - shareOf(amount, scale)));
  return (
    <Chart aria-hidden="true">
      <svg height={chartHeight + above} aria-hidden="true" data-axis="">
        <SeriesPatterns id={id} />
        {numbersOf(axis).map((number) => (
          <text key={number} x="100%" y={above + yOf(1000 * number)} dy="0.35em" textAnchor="end">
            {writeNumber(number, decimalsOf(number === axis.line ? [number] : ticks))}
          </text>
        ))}
      </svg>
      <svg height={chartHeight} aria-hidden="true">
        <GridLines {...axis} yOf={(tick) => `${yOf(1000 * tick)}`} />
        {renderList(months, (month, place) => (
          <g data-month={place}>
            <rect
              x={percent(place * monthWidth)}
              width={percent(monthWidth)}
              height="100%"
              fill="none"
              pointerEvents="all"
            />
            {allSeries.map((series, index) => {
              const share = shareOf(Math.max(0, month[series]), scale);
              return (
                <rect
                  key={series}
                  x={percent(barStart(place, index))}
                  width={percent(barWidth)}
                  y={percent(1 - share)}
                  height={percent(share)}
                  {...looks[series]}
                />
              );
            })}
          </g>
        ))}
        {compared && <Ghosts months={compared} scale={scale} above={top} />}
        {minimum !== undefined && yOf(minimum) >= -top && <Target y={yOf(minimum)} />}
        <line x2="100%" y1="100%" y2="100%" stroke="var(--color-border)" />
      </svg>
      {depth > 0 && (
        <svg height={depth} data-below="" aria-hidden="true">
          {renderList(months, ({ balance }, place) => (
            <g data-month={place}>
              <rect
                x={percent(barStart(place, 2))}
                width={percent(barWidth)}
                height={round(chartHeight * shareOf(Math.max(0, -balance), scale))}
                fill={negativeHatch}
                stroke="var(--color-negative)"
              />
            </g>
          ))}
          {compared && <Ghosts months={compared} scale={scale} below={depth} />}
        </svg>
      )}
    </Chart>
  );
}

/** Rounds pixels, so that equal charts have equal markup. */
const round = (pixels: number): number => Math.round(pixels * 100) / 100;

interface GhostsProps {
  months: readonly CashFlowMonth[];
  scale: number;
  /**
   * Pixels from the top of the chart to the end of the axis, or from the zero line to the end of
   * the space below.
   */
  above?: number;
  below?: number;
}

/**
 * Draws another scenario's balances as outlines, on the scale of the shown one. Longer ones extend
 * beyond the drawing.
 */
function Ghosts({ months, scale, above = 0, below }: GhostsProps) {
  const isBelow = below !== undefined;
  const floor = isBelow ? 0 : chartHeight + above;
  return (
    <svg
      y={isBelow ? 0 : -round(above)}
      height={isBelow ? '100%' : percent(floor / chartHeight)}
      aria-hidden="true"
    >
      {renderList(months, ({ balance }, month) => {
        const height = round(
          chartHeight * shareOf(Math.max(0, isBelow ? -balance : balance), scale),
        );
        return (
          <g data-month={month}>
            <rect
              x={percent(barStart(month, 2) - ghostEdge)}
              width={percent(barWidth + 2 * ghostEdge)}
              y={isBelow ? 0 : round(floor - height)}
              height={height}
              fill="none"
              stroke={height ? 'var(--color-text)' : 'none'}
              strokeWidth="1.5"
              strokeDasharray="3 2"
            />
          </g>
        );
      })}
    </svg>
  );
}
