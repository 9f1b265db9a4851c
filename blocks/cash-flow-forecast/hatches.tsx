import type { CashFlowLabels } from '../../schema/generated/types.ts';
import { hatch } from '../ui/charts/hatch.tsx';

/**
 * The patterns of a chart that is all forecast. The balance has the hatch of all charts; inflow and
 * outflow have lighter ones in two directions.
 */
export function Hatches({ id }: { id: string }) {
  return (['inflow', 'outflow'] as const).map((series) => (
    <pattern
      key={series}
      id={`${id}-${series}`}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform={series === 'inflow' ? 'rotate(45)' : 'rotate(-45)'}
    >
      <rect
        width="5"
        height="5"
        fill={series === 'inflow' ? 'var(--color-accent-soft)' : 'var(--color-sunken)'}
      />
      <rect width="1" height="5" fill={edgeOf[series]} />
    </pattern>
  ));
}

const edgeOf = {
  inflow: 'var(--color-accent)',
  outflow: 'var(--color-border)',
  balance: 'var(--color-accent)',
};

/** Returns the look of a series' bars. `id` is the prefix of the patterns' ids. */
export const lookOfSeries = (series: keyof CashFlowLabels, id: string) => ({
  fill: series === 'balance' ? hatch : `url(#${id}-${series})`,
  stroke: edgeOf[series],
});
