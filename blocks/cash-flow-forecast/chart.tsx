import type { SVGProps } from 'react';
import { styled } from 'styled-components';
import type { CashFlowLabels, CashFlowMonth } from '../../schema/generated/types.ts';
import { axisText } from '../ui/charts/chart-text.ts';
import { Target } from '../ui/charts/legend.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { forecastLine, Polyline } from '../ui/charts/stretched.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { GridLines, numbersOf } from '../ui/charts/value-axis.tsx';
import { renderList } from '../ui/render-list.ts';
import { chartHeight, heightAbove, scaleOf, shareOf, thousand, ticksOf } from './cash-flow.ts';
import { looksOf, SeriesPatterns } from './looks.tsx';

type Series = keyof CashFlowLabels;

/** The series that are bars, from left to right within a month. */
const bars = ['inflow', 'outflow'] as const;

/** All series, from top to bottom in the tables. */
export const allSeries: readonly Series[] = [...bars, 'balance'];

/** The line of the balance in another scenario. */
export const comparedLine = { stroke: 'var(--color-text)', strokeDasharray: '3 2' };

/**
 * Each month takes an equal share of the chart, and is divided into two bars and the space around
 * them. The line of the balance is over its middle.
 */
const monthWidth = 1 / 6;
const barWidth = 0.26 * monthWidth;
const barStart = (month: number, bar: number): number => (month + 0.2 + bar * 0.34) * monthWidth;
const middleOf = (month: number): number => (month + 0.5) * monthWidth;

const inMonth = (month: number): string =>
  `&:has([data-month='${month}']:hover) [data-month='${month}'] { background: var(--color-sunken); opacity: 1; }`;

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

    /* Room for the numbers of the axis. */
    @container (min-width: 20.51rem) {
      &:has([data-long]) {
        --names: 3.75rem;
      }
    }
  }

  @container (max-width: 20.5rem) {
    --names: 1.75rem;

    &:has([data-long]) {
      --names: 2.75rem;

      [data-axis] text {
        font-size: 0.75rem;
      }
    }
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

  ${[0, 1, 2, 3, 4, 5].map(inMonth).join('')}
`;

const Chart = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  padding-top: 0.5rem;
  ${axisText}

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
  }
`;

interface ChartProps {
  /** Distinguishes the patterns of several charts on a page. */
  id: string;
  months: readonly CashFlowMonth[];
  /** Months of another scenario, whose balances are a thin line on the same scale. */
  compared?: readonly CashFlowMonth[] | undefined;
  /** A level that the balance should not fall below. */
  minimum?: number | undefined;
  /** What one on the axis stands for. */
  unit: number | undefined;
  /** Space above the largest amount for the end of the axis, in pixels. */
  above: number;
  /** Space below the zero line, in pixels. */
  depth: number;
}

/**
 * Draws two bars for each month, and the balance as a line, with shortfalls below zero. Hidden from
 * screen readers.
 */
export function CashFlowChart({
  id,
  months,
  compared,
  minimum,
  unit = thousand,
  above,
  depth,
}: ChartProps) {
  const looks = looksOf(id);
  const scale = scaleOf(months, minimum);
  const ticks = ticksOf(scale, unit);
  const axis = { ticks, line: minimum && minimum / unit };
  const { writeNumber } = useNumbers();
  const line = { scale, above: heightAbove(scale, unit), depth };
  return (
    <Chart aria-hidden="true">
      <svg height={chartHeight + above} aria-hidden="true" data-axis="">
        <SeriesPatterns id={id} />
        {numbersOf(axis).map((number) => (
          <text
            key={number}
            x="100%"
            y={above + yOf(unit * number, scale)}
            dy="0.35em"
            textAnchor="end"
          >
            {writeNumber(number, decimalsOf(number === axis.line ? [number] : ticks))}
          </text>
        ))}
      </svg>
      <svg height={chartHeight} aria-hidden="true">
        <GridLines {...axis} yOf={(tick) => `${yOf(unit * tick, scale)}`} />
        {renderList(months, (month, position) => (
          <g data-month={position}>
            <rect
              x={percent(position * monthWidth)}
              width={percent(monthWidth)}
              height="100%"
              fill="none"
              pointerEvents="all"
            />
            {bars.map((series, index) => {
              const share = shareOf(month[series], scale);
              return (
                <rect
                  key={series}
                  x={percent(barStart(position, index))}
                  width={percent(barWidth)}
                  y={percent(1 - share)}
                  height={percent(share)}
                  {...looks[series]}
                />
              );
            })}
          </g>
        ))}
        <line x2="100%" y1="100%" y2="100%" stroke="var(--color-border)" />
        {minimum !== undefined && <Target y={1 - shareOf(minimum, scale)} />}
        {compared && <BalanceLine {...line} {...comparedLine} months={compared} />}
        <BalanceLine {...line} {...forecastLine} months={months} />
        {renderList(months, ({ balance }, position) => (
          <circle
            cx={percent(middleOf(position))}
            cy={yOf(balance, scale)}
            r="4"
            fill={balance < 0 ? 'var(--color-negative)' : 'var(--color-accent)'}
          />
        ))}
      </svg>
      {depth > 0 && <svg height={depth} aria-hidden="true" />}
    </Chart>
  );
}

/** Rounds pixels, so that equal charts have equal markup. */
const round = (pixels: number): number => Math.round(pixels * 100) / 100;

/** Returns the distance of an amount from the top of the chart, in pixels. */
const yOf = (amount: number, scale: number): number =>
  round(chartHeight * (1 - shareOf(amount, scale)));

interface BalanceLineProps extends SVGProps<SVGPolylineElement> {
  months: readonly CashFlowMonth[];
  scale: number;
  /** Pixels from the top of the chart to the end of the axis. */
  above: number;
  /** Space below the zero line, in pixels. */
  depth: number;
}

/** A line through the balances at the middle of their months. It is cut off where the chart ends. */
function BalanceLine({ months, scale, above, depth, ...look }: BalanceLineProps) {
  const height = round(chartHeight + above + depth);
  const points = months.map(
    ({ balance }, month) => `${round(100 * middleOf(month))},${yOf(balance, scale)}`,
  );
  return (
    <svg
      y={-round(above)}
      height={height}
      viewBox={`0 ${-round(above)} 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Polyline points={points.join(' ')} {...look} />
    </svg>
  );
}
