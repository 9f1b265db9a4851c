import { styled } from 'styled-components';
import type { ScheduleVisual } from '../../schema/generated/types.ts';
import { BarTable } from '../ui/charts/bar-table.tsx';
import { lookOf } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { renderList } from '../ui/render-list.ts';

/** The times over the bars; narrow charts leave them to the numbers at the end of each row. */
const Times = styled.thead`
  display: none;
  color: var(--color-text-third);
  font-weight: 500;
  font-size: var(--panel-small-size, 0.8125rem);
  line-height: 1.3;

  @container (min-width: 30rem) {
    display: table-header-group;
  }

  div {
    display: flex;
    justify-content: space-between;
    padding-bottom: 0.5rem;
  }
`;

/** What happens from when to when. */
export default function Schedule(schedule: ScheduleVisual) {
  const { title, labels, rows } = schedule;
  const last = labels.length - 1;
  return (
    <Panel {...schedule}>
      <BarTable>
        <caption className="visually-hidden">{title}</caption>
        <Times aria-hidden="true">
          <tr>
            <td />
            <td role="presentation">
              <div>
                {renderList(labels, (label) => (
                  <span>{label}</span>
                ))}
              </div>
            </td>
            <td />
          </tr>
        </Times>
        <tbody>
          {renderList(rows, ({ label, from, to, text, status = 'actual' }, _index) => (
            <tr>
              <th scope="row">{label}</th>
              <td>
                <svg aria-hidden="true">
                  <rect width="100%" y="34%" height="32%" rx="2" fill="var(--color-sunken)" />
                  <rect
                    x={percent(from / last)}
                    width={percent((to - from) / last)}
                    y="34%"
                    height="32%"
                    rx="2"
                    {...lookOf(status)}
                  />
                </svg>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </BarTable>
    </Panel>
  );
}
