import { useId } from 'react';
import { styled } from 'styled-components';
import type { Schedule as ScheduleData } from '../../../schema/generated/types.ts';
import { each } from '../each.ts';
import { Hatch, lookOf } from './hatch.tsx';
import { percent } from './numbers.ts';
import { Panel } from './panel.tsx';
import { RowTable } from './row-table.tsx';

/** The times over the bars; narrow drawings leave them to the numbers at the end of each row. */
const Times = styled.thead`
  display: none;
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.8125rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  @container (min-width: 30rem) {
    display: table-header-group;
  }

  div {
    display: flex;
    justify-content: space-between;
  }
`;

/** What happens from when to when. */
export function Schedule(schedule: ScheduleData) {
  const { title, labels, rows } = schedule;
  const hatch = useId();
  const last = labels.length - 1;
  return (
    <Panel {...schedule}>
      <RowTable>
        <caption className="visually-hidden">{title}</caption>
        <Times aria-hidden="true">
          <tr>
            <td />
            <td role="presentation">
              <div>
                {each(labels, (label) => (
                  <span>{label}</span>
                ))}
              </div>
            </td>
            <td />
          </tr>
        </Times>
        <tbody>
          {each(rows, ({ label, from, to, text, mark = 'actual' }, index) => (
            <tr>
              <th scope="row">{label}</th>
              <td>
                <svg aria-hidden="true">
                  {index === 0 && <Hatch id={hatch} />}
                  <rect width="100%" y="34%" height="32%" rx="2" fill="var(--color-sunken)" />
                  <rect
                    x={percent(from / last)}
                    width={percent((to - from) / last)}
                    y="34%"
                    height="32%"
                    rx="2"
                    {...lookOf(mark, hatch)}
                  />
                </svg>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </RowTable>
    </Panel>
  );
}
