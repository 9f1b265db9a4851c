import { styled } from 'styled-components';
import type { ScheduleVisual } from '../../schema/generated/types.ts';
import { axisText } from '../ui/charts/chart-text.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { BarTable, hasLongNames } from '../ui/charts/tables/bar-table.tsx';
import { renderList } from '../ui/render-list.ts';

/** The times above the bars. */
const Times = styled.thead`
  ${axisText}
  font-size: var(--panel-small-size, var(--type-small-size));

  td svg {
    height: 1.75rem;
  }

  /* Beside the first and last, the columns of names and values are empty. */
  text {
    fill: currentColor;
    text-anchor: middle;
  }

  /* On phones nothing is beside them, and their cell takes no room by itself. */
  @container (max-width: 29.99rem) {
    tr {
      height: 1.5rem;
    }

    text:first-child {
      text-anchor: start;
    }

    text:last-child {
      text-anchor: end;
    }
  }

  /* Beside long names not all of them fit. */
  @container (max-width: 39.99rem) {
    [data-between] {
      display: none;
    }
  }

  @container (max-width: 59.99rem) {
    &[data-many] [data-between] {
      display: none;
    }
  }
`;

/** There are no lines if the names leave no room for them. */
const Tick = styled.line`
  display: none;
  stroke: var(--color-divider);

  @container (min-width: 30rem) {
    display: inline;
  }
`;

/** Whether a time is left out on narrow charts: only every second one is shown, every third, or the ends. */
const isBetween = (index: number, last: number): boolean =>
  index % ([2, 3].find((step) => last % step === 0) ?? last) > 0;

/** The most letters of all times that fit beside one another on tablets. */
const mostLetters = 28;

/** A schedule: rows with the time when each starts and ends. */
export default function Schedule(schedule: ScheduleVisual) {
  const { title, labels, rows } = schedule;
  const last = labels.length - 1;
  // Authors are warned of places after the last label.
  const place = (index: number) => Math.min(1, index / last);
  return (
    <Panel {...schedule}>
      <BarTable data-long={hasLongNames(rows)}>
        <caption className="visually-hidden">{title}</caption>
        <Times data-many={labels.join('').length > mostLetters || undefined} aria-hidden="true">
          <tr>
            <td />
            <td role="presentation">
              <svg aria-hidden="true">
                {renderList(labels, (label, index) => (
                  <text
                    x={percent(index / last)}
                    y="1em"
                    data-between={isBetween(index, last) || undefined}
                  >
                    {label}
                  </text>
                ))}
              </svg>
            </td>
            <td />
          </tr>
        </Times>
        <tbody>
          {renderList(rows, ({ label, from, to, text, status = 'actual' }) => (
            <tr>
              <th scope="row">{label}</th>
              <td>
                <svg aria-hidden="true">
                  <rect width="100%" y="34%" height="32%" rx="2" fill="var(--color-sunken)" />
                  {renderList(labels, (_label, index) => (
                    <Tick x1={percent(index / last)} x2={percent(index / last)} y2="100%" />
                  ))}
                  <rect
                    x={percent(place(from))}
                    width={percent(place(to) - place(from))}
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
