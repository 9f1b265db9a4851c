import { useId } from 'react';
import type { SparklineLegend as SparklineLegendData } from '../../../schema/generated/types.ts';
import { fillOf, Hatch } from './hatch.tsx';
import { Legend, type LegendEntry, targetEntry } from './legend.tsx';

/** What the colours of several sparklines mean. */
export function SparklineLegend({ actual, forecast, target }: SparklineLegendData) {
  const hatch = useId();
  const entries: LegendEntry[] = [{ label: actual, fill: fillOf('actual', hatch) }];
  if (forecast) entries.push({ label: forecast, fill: fillOf('forecast', hatch) });
  if (target) entries.push(targetEntry(target));
  return (
    <div>
      <svg width="0" height="0" aria-hidden="true">
        <Hatch id={hatch} />
      </svg>
      <Legend entries={entries} />
    </div>
  );
}
