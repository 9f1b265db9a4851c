import type { TableVisual } from '../../schema/generated/types.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { FigureTable } from '../ui/charts/tables/figure-table.tsx';

/** A table of figures. */
export default function Table(table: TableVisual) {
  return (
    <Panel {...table}>
      <FigureTable {...table} />
    </Panel>
  );
}
