import type { TableVisual } from '../../schema/generated/types.ts';
import { FigureTable } from '../ui/charts/figure-table.tsx';
import { Panel } from '../ui/charts/panel.tsx';

/** A table of figures. */
export default function Table(table: TableVisual) {
  return (
    <Panel {...table}>
      <FigureTable {...table} />
    </Panel>
  );
}
