import type { RankingVisual } from '../../schema/generated/types.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { BarTable, hasLongNames } from '../ui/charts/tables/bar-table.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';

/** Values compared as horizontal bars. */
export default function Ranking(ranking: RankingVisual) {
  const { writeNumber } = useNumbers();
  const { title, rows } = ranking;
  const highest = Math.max(...rows.map(({ value }) => value)) || 1;
  const decimals = decimalsOf(rows.map(({ value }) => value));
  return (
    <Panel {...ranking}>
      <BarTable data-long={hasLongNames(rows)}>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {renderList(rows, ({ label, value, status = 'actual', note }) => (
            <tr>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              <td>
                <svg aria-hidden="true">
                  <rect
                    width={percent(value / highest)}
                    y="24%"
                    height="52%"
                    rx="2"
                    {...lookOf(status)}
                  />
                </svg>
              </td>
              <td>{writeNumber(value, decimals, ranking)}</td>
            </tr>
          ))}
        </tbody>
      </BarTable>
    </Panel>
  );
}
