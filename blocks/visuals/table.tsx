import type { TableVisual } from '../../schema/generated/types.ts';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { Panel } from '../ui/charts/panel.tsx';

/** Figures in rows and columns. */
export default function Table(table: TableVisual) {
  return (
    <Panel {...table}>
      <FigureTable {...table} />
    </Panel>
  );
}
