import type { CashFlowLabels } from '../../schema/generated/types.ts';
import { lookOf } from '../ui/charts/hatch.tsx';

/**
 * The looks of the bars in a chart that is all forecast. Only the balance has the hatch of all
 * charts, because it is what the others lead to.
 */
export const seriesLooks: Record<keyof CashFlowLabels, { fill: string; stroke: string }> = {
  inflow: { fill: 'var(--color-accent-soft)', stroke: 'var(--color-accent)' },
  outflow: { fill: 'var(--color-sunken)', stroke: 'var(--color-border)' },
  balance: lookOf('forecast'),
};
