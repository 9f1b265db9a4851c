import { styled } from 'styled-components';
import type { CashFlowLabels, CashFlowMonth } from '../../schema/generated/types.ts';
import { negativeHatch } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';
import { chartHeight, inThousands, scaleOf, shareOf } from './cash-flow.ts';
import { Hatches, lookOfSeries } from './hatches.tsx';

type Series = keyof CashFlowLabels;

/** From left to right within a month, and from top to bottom in the tables. */
export const allSeries: readonly Series[] = ['inflow', 'outflow', 'balance'];

/** The months divide the chart evenly; three bars and the space around them divide a month. */
const monthWidth = 1 / 6;
const barWidth = 0.21 * monthWidth;
const barStart = (month: number, series: number): number =>
  (month + 0.15 + series * 0.245) * monthWidth;

/** How much further than the bar its ghost reaches to each side. */
const ghostEdge = 0.025 * monthWidth;
/** The chart is not on the scale of the ghost, which may stand a little above it. */
const highestGhost = 1.12;

const inMonth = (place: number, rules: string): string =>
  `&:has([data-month='${place}']:hover) [data-month='${place}'] { ${rules} }`;

/** The chart above its table, in the same columns: a month under the pointer stands out in both. */
export const MonthColumns = styled.div`
  --names: 5.25rem;
  --axis-gap: 0.75rem;
  font-size: 0.8125rem;

  /* The names stand above their figures. */
  @container (max-width: 20.5rem) {
    --names: 1.75rem;
    --axis-gap: 0.375rem;
  }

  @container (min-width: 36rem) {
    --names: 7rem;
    font-size: 0.875rem;
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

  > div {
    position: relative;
    padding-right: var(--axis-gap);
    color: var(--color-text-third);
    font-weight: 500;
    font-size: 0.75rem;
    text-align: right;
    white-space: nowrap;
  }

  span {
    position: absolute;
    inset: 0 var(--axis-gap) auto auto;
    display: flex;
    align-items: center;
    height: 0;
  }

  span:last-child {
    top: 100%;
  }

  > svg {
    width: 100%;
    overflow: visible;
  }

  > svg:last-child {
    grid-column: 2;
  }
`;

interface ChartProps {
  months: readonly CashFlowMonth[];
  /** The balances of these are drawn as a ghost, on the scale of the others. */
  compared?: readonly CashFlowMonth[] | undefined;
  /** A level that the balance should not fall below, in dollars. */
  minimum?: number | undefined;
  /** Pixels that are kept below the zero line. */
  depth: number;
  /** The start of the ids of its patterns. */
  id: string;
}

/** Bars for each month, and what is missing below the zero line. Hidden from screen readers. */
export function CashFlowChart({ months, compared, minimum, depth, id }: ChartProps) {
  const { writeNumber } = useNumbers();
  const scale = scaleOf(months);
  return (
    <Chart aria-hidden="true">
      <div>
        <span>{writeNumber(inThousands(scale), 0)}</span>
        <span>0</span>
      </div>
      <svg height={chartHeight} data-chart="" aria-hidden="true">
        <Hatches id={id} />
        <line x2="100%" stroke="var(--color-divider)" />
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
                  data-series={series}
                  x={percent(barStart(place, index))}
                  width={percent(barWidth)}
                  y={percent(1 - share)}
                  height={percent(share)}
                  {...lookOfSeries(series, id)}
                />
              );
            })}
            {compared && (
              <Ghost month={place} share={shareOf(compared[place]?.balance ?? 0, scale)} />
            )}
          </g>
        ))}
        {minimum !== undefined && minimum <= scale && (
          <line
            x2="100%"
            y1={percent(1 - shareOf(minimum, scale))}
            y2={percent(1 - shareOf(minimum, scale))}
            stroke="var(--color-target-line)"
            strokeWidth="2"
            strokeDasharray="6 4"
          />
        )}
        <line x2="100%" y1="100%" y2="100%" stroke="var(--color-border)" />
      </svg>
      {depth > 0 && (
        <svg height={depth} data-below="" aria-hidden="true">
          {renderList(months, ({ balance }, place) => (
            <g data-month={place}>
              <rect
                x={percent(barStart(place, 2))}
                width={percent(barWidth)}
                height={Math.round(chartHeight * shareOf(Math.max(0, -balance), scale) * 100) / 100}
                fill={negativeHatch}
                stroke="var(--color-negative)"
              />
              {compared && (
                <Ghost
                  month={place}
                  share={Math.max(
                    shareOf(compared[place]?.balance ?? 0, scale),
                    -depth / chartHeight,
                  )}
                  below
                />
              )}
            </g>
          ))}
        </svg>
      )}
    </Chart>
  );
}

/** What another scenario has at the end of a month: the outline of its bar, above or below zero. */
function Ghost({ month, share, below }: { month: number; share: number; below?: boolean }) {
  const height = Math.max(0, below ? -share : Math.min(share, highestGhost));
  return (
    <rect
      x={percent(barStart(month, 2) - ghostEdge)}
      width={percent(barWidth + 2 * ghostEdge)}
      y={below ? 0 : percent(1 - height)}
      height={below ? Math.round(chartHeight * height * 100) / 100 : percent(height)}
      fill="none"
      stroke={height ? 'var(--color-text)' : 'none'}
      strokeWidth="1.5"
      strokeDasharray="3 2"
    />
  );
}
