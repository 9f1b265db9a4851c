import type { Visual as VisualData } from '../../../schema/generated/types.ts';
import { Answer } from './answer.tsx';
import { BarChart } from './bar-chart.tsx';
import { Bridge } from './bridge.tsx';
import { FigureTable } from './figure-table.tsx';
import { LineChart } from './line-chart.tsx';
import { Ranking } from './ranking.tsx';
import { Schedule } from './schedule.tsx';

/** Evidence drawn from figures, whatever its kind. */
export function Visual({ visual }: { visual: VisualData }) {
  switch (visual.kind) {
    case 'bars':
      return <BarChart {...visual} />;
    case 'lines':
      return <LineChart {...visual} />;
    case 'bridge':
      return <Bridge {...visual} />;
    case 'ranking':
      return <Ranking {...visual} />;
    case 'table':
      return <FigureTable {...visual} />;
    case 'schedule':
      return <Schedule {...visual} />;
    case 'answer':
      return <Answer {...visual} />;
  }
}
