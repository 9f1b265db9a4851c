import type { SparklineLegend as SparklineLegendData } from '../../../schema/generated/types.ts';
import { fillOf } from './hatch.tsx';
import { Legend, targetEntry } from './legend.tsx';
import { shortLook } from './sparkline.tsx';

/** A legend for several sparklines. */
export function SparklineLegend({ actual, forecast, short, target }: SparklineLegendData) {
  return (
    <Legend
      entries={[
        { label: actual, fill: fillOf('actual') },
        { label: forecast, fill: fillOf('forecast') },
        { label: short, fill: shortLook.fill },
        targetEntry(target),
      ]}
    />
  );
}
