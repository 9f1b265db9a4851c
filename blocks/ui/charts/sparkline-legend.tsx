import type { SparklineLegend as SparklineLegendData } from '../../../schema/generated/types.ts';
import { fillOf } from './hatch.tsx';
import { Legend, type LegendEntry, targetEntry } from './legend.tsx';
import { shortLook } from './sparkline.tsx';

/** A legend for several sparklines. */
export function SparklineLegend({ actual, forecast, short, target }: SparklineLegendData) {
  const entries: LegendEntry[] = [{ label: actual, fill: fillOf('actual') }];
  if (forecast) entries.push({ label: forecast, fill: fillOf('forecast') });
  if (short) entries.push({ label: short, fill: shortLook.fill });
  if (target) entries.push(targetEntry(target));
  return <Legend entries={entries} />;
}
