import { useId } from 'react';
import type { SmallDrawing } from '../../schema/generated/types.ts';
import { each } from './each.ts';
import { fillOf, Hatch } from './hatch.tsx';
import { percent } from './numbers.ts';

/** A few values drawn small, in the marks of the charts. Says nothing to screen readers. */
export function Spark({ actual, forecast = [], target }: SmallDrawing) {
  const hatch = useId();
  const values = [...actual, ...forecast];
  const top = Math.max(target ?? 0, ...values) || 1;
  const step = 1 / values.length;
  return (
    <svg data-spark="" width="100%" height="44" aria-hidden="true">
      <Hatch id={hatch} />
      {each(values, (value, index) => {
        const mark = index < actual.length ? 'actual' : 'forecast';
        return (
          <rect
            x={percent((index + 0.08) * step)}
            width={percent(0.84 * step)}
            y={percent(1 - value / top)}
            height={percent(value / top)}
            rx="2"
            fill={fillOf(mark, hatch)}
            stroke={mark === 'forecast' ? 'var(--color-accent)' : 'none'}
          />
        );
      })}
      {target !== undefined && (
        <line
          x2="100%"
          y1={percent(1 - target / top)}
          y2={percent(1 - target / top)}
          stroke="var(--color-target-line)"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
      )}
    </svg>
  );
}
