import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Sparkline as SparklineData } from '../../../schema/generated/types.ts';
import { renderList } from '../render-list.ts';
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

  p {
    display: flex;
    gap: 0 0.75rem;
    justify-content: space-between;
    color: var(--color-text-third);
    font-weight: 500;
    font-size: var(--type-small-size);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;

    /* Large text on a phone. */
    @media (max-width: 15rem) {
      flex-wrap: wrap;
    }
  }
`;

/** The look of values below the target. */
export const shortLook = { fill: 'var(--color-negative)', stroke: 'none' };

/** A small chart of a few values, in the colours of the charts. Hidden from screen readers. */
export function Sparkline(sparkline: SparklineData) {
  const { shape = 'bars', start, end } = sparkline;
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
  // Gaps are as wide as bars. Few bars are no wider than five, or they would be slabs.
  const width = isWhole ? 0.94 / values.length : 1 / (2 * Math.max(5, values.length) - 1);
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
      {aim !== undefined && <Target y={y(aim)} />}
    </>
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
      {target !== undefined && <Target y={percent(y(target))} />}
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
      {renderList(short, (place) => (
        <circle
          cx={percent(x(place - 1))}
          cy={percent(y(values[place - 1] ?? 0))}
          r="4"
          {...shortLook}
        />
      ))}
    </>
  );
}
