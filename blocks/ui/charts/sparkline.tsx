import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Sparkline as SparklineData } from '../../../schema/generated/types.ts';
import { renderList } from '../render-list.ts';
import { axisText } from './chart-text.ts';
import { lookOf } from './hatch.tsx';
import { Target } from './legend.tsx';
import { percent } from './numbers.ts';
import { actualLine, ForecastArea, forecastLine, Polyline, Stretched } from './stretched.tsx';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  width: 100%;

  > svg {
    flex: 1 0 auto;
    width: 100%;
    height: 3rem;
    overflow: visible;
  }

  &[data-shape='parts'] > svg {
    flex: none;
    height: 0.875rem;
  }

  ${axisText}
  font-variant-numeric: tabular-nums;

  p {
    display: flex;
    gap: 0 0.75rem;
    justify-content: space-between;

    /* In two lines, too, it ends with the chart. */
    > :last-child {
      text-align: end;
    }

    /* Large text on a phone. */
    @container page (max-width: 15em) {
      flex-wrap: wrap;
    }
  }
`;

/** Names beside bars that start at one line. They are as high as another chart with its words. */
const Rows = styled.div`
  display: grid;
  flex: 1 0 auto;
  min-height: 4.625rem;
  grid-template-columns: fit-content(60%) minmax(0, 1fr);
  column-gap: 1rem;

  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    min-height: 1.25rem;
  }

  /* As high as its row, which it must not make higher. */
  > div > div {
    position: relative;
    align-self: stretch;
  }

  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

/** The look of values below the target. */
export const shortLook = { fill: 'var(--color-negative)', stroke: 'none' };

/** A small chart of a few values, in the colours of the charts. Hidden from screen readers. */
export function Sparkline(sparkline: SparklineData) {
  const { shape = 'bars', start, end, names } = sparkline;
  if (names) {
    return (
      <Frame data-sparkline="">
        <NamedBars {...sparkline} names={names} />
      </Frame>
    );
  }
  return (
    <Frame data-sparkline="" data-shape={shape}>
      <svg aria-hidden="true">
        {shape === 'line' ? <Line {...sparkline} /> : <Bars {...sparkline} />}
      </svg>
      {(start || end) && (
        <p>
          <span>{start}</span>
          <span>{end}</span>
        </p>
      )}
    </Frame>
  );
}

function Bars({ actual, forecast = [], target, shape, short }: SparklineData): ReactNode {
  const isWhole = shape === 'parts';
  const values = [...actual, ...forecast].map((value) => (isWhole ? 1 : value));
  const aim = isWhole ? undefined : target;
  const low = Math.min(0, ...values);
  const high = Math.max(0, aim ?? 0, ...values);
  const range = high - low || 1;
  const y = (value: number) => percent((high - value) / range);
  // Gaps are as wide as bars. Few bars are no wider than six, or they would be slabs.
  const width = isWhole ? 0.94 / values.length : 1 / (2 * Math.max(6, values.length) - 1);
  // The bars span the whole width, from edge to edge.
  const distance = (1 - width) / (values.length - 1 || 1);
  return (
    <>
      {renderList(values, (value, index) => {
        const status = index < actual.length ? 'actual' : 'forecast';
        return (
          <rect
            x={percent(index * distance)}
            width={percent(width)}
            y={y(Math.max(0, value))}
            height={percent(Math.abs(value) / range)}
            rx="2"
            {...(short?.includes(index + 1) ? shortLook : lookOf(status))}
          />
        );
      })}
      {!isWhole && <line x2="100%" y1={y(0)} y2={y(0)} stroke="var(--color-border)" />}
      {aim !== undefined && <Target y={(high - aim) / range} />}
    </>
  );
}

/** Draws bars from left to right, or to the left of zero. */
function NamedBars({
  actual,
  target,
  short,
  names,
}: SparklineData & { names: readonly string[] }): ReactNode {
  const low = Math.min(0, ...actual);
  const range = Math.max(0, target ?? 0, ...actual) - low || 1;
  const x = (value: number) => percent((value - low) / range);
  return (
    <Rows>
      {renderList(actual, (value, index) => (
        <div>
          <span>{names[index]}</span>
          <div>
            <svg aria-hidden="true">
              <rect
                x={x(Math.min(0, value))}
                width={percent(Math.abs(value) / range)}
                y="20%"
                height="60%"
                rx="2"
                {...(short?.includes(index + 1) ? shortLook : lookOf('actual'))}
              />
              <line x1={x(0)} x2={x(0)} y2="100%" stroke="var(--color-border)" />
              {target !== undefined && <Target x1={x(target)} x2={x(target)} y2="100%" />}
            </svg>
          </div>
        </div>
      ))}
    </Rows>
  );
}

/** Draws a line with an axis from the lowest value, so that small changes are visible. */
function Line({ actual, forecast = [], target, short }: SparklineData): ReactNode {
  const values = [...actual, ...forecast];
  const all = target === undefined ? values : [...values, target];
  const low = Math.min(...all);
  const range = Math.max(...all) - low || 1;
  const x = (index: number) => index / (values.length - 1 || 1);
  const y = (value: number) => 1 - (value - low) / range;
  const now = actual.length - 1;
  const points = (from: number, to: number) =>
    values
      .slice(from, to)
      .map((value, index) => `${x(from + index) * 100},${y(value) * 100}`)
      .join(' ');
  return (
    <>
      <ForecastArea from={x(now)} />
      {target !== undefined && <Target y={y(target)} />}
      <Stretched>
        <Polyline points={points(0, now + 1)} {...actualLine} />
        <Polyline points={points(now, values.length)} {...forecastLine} />
      </Stretched>
      <circle
        cx={percent(x(now))}
        cy={percent(y(actual[now] ?? 0))}
        r="4"
        // Keeps the point within the chart.
        transform={now === 0 ? 'translate(4)' : x(now) === 1 ? 'translate(-4)' : undefined}
        fill="var(--color-text)"
      />
      {renderList(short, (position) => (
        <circle
          cx={percent(x(position - 1))}
          cy={percent(y(values[position - 1] ?? 0))}
          r="4"
          {...shortLook}
        />
      ))}
    </>
  );
}
