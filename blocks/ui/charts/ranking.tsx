import { useId } from 'react';
import type { Ranking as RankingData } from '../../../schema/generated/types.ts';
import { each } from '../each.ts';
import { Hatch, lookOf } from './hatch.tsx';
import { decimalsOf, percent, writeNumber } from './numbers.ts';
import { Panel } from './panel.tsx';
import { RowTable } from './row-table.tsx';

/** Values side by side as lying bars. */
export function Ranking(ranking: RankingData) {
  const { title, rows } = ranking;
  const hatch = useId();
  const highest = Math.max(...rows.map(({ value }) => value)) || 1;
  const decimals = decimalsOf(rows.map(({ value }) => value));
  return (
    <Panel {...ranking}>
      <RowTable>
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {each(rows, ({ label, value, mark = 'actual', note }, index) => (
            <tr>
              <th scope="row">
                {label}
                {note && <small>{note}</small>}
              </th>
              <td>
                <svg aria-hidden="true">
                  {index === 0 && <Hatch id={hatch} />}
                  <rect
                    width={percent(value / highest)}
                    y="24%"
                    height="52%"
                    rx="2"
                    {...lookOf(mark, hatch)}
                  />
                </svg>
              </td>
              <td>{writeNumber(value, decimals, ranking)}</td>
            </tr>
          ))}
        </tbody>
      </RowTable>
    </Panel>
  );
}
