import { styled } from 'styled-components';
import type { DecisionTableBlock } from '../../schema/generated/types.ts';
import { renderList } from '../ui/render-list.ts';
import { casesOf, few, RowName, Value } from './value.tsx';

/**
 * A column for each case. On small screens all columns share one place, where only the chosen case
 * is visible.
 */
const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0 2px;
  table-layout: fixed;
  line-height: 1.3;

  :is(th, td) {
    height: var(--bar-height, 3rem);
    padding: 0.25rem var(--cell-padding);
    font-weight: 500;
    text-align: left;
  }

  :is(tbody th, thead td) {
    padding-left: 0;
  }

  thead :is(th, td) {
    height: 1.5rem;
    padding-top: 0;
    font-size: var(--panel-small-size, 0.9375rem);
  }

  td[data-included] {
    background: var(--color-sunken);
  }

  @container (min-width: 36rem) {
    &[data-few] {
      --bar-height: 4.5rem;
    }

    &[data-few] td {
      font-weight: 600;
      font-size: 1.25rem;
    }
  }

  @container (max-width: 35.99rem) {
    thead {
      display: none;
    }

    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      margin-bottom: 2px;
    }

    :is(tbody th, td) {
      display: grid;
      align-items: center;
      height: auto;
      min-height: 2.75rem;
    }

    td {
      grid-area: 1 / 2;
      visibility: hidden;
    }

    /* Large text on a phone: a value is below its name, where words need not break. */
    @container (max-width: 14rem) {
      font-size: 8.5cqi;
      overflow-wrap: anywhere;

      tr {
        grid-template-columns: minmax(0, 1fr);
      }

      td {
        grid-area: 2 / 1;
        padding-inline: 3cqi;
      }
    }
  }
`;

/** A table that shows which rows apply to which cases. */
export function Matrix({ block }: { block: DecisionTableBlock }) {
  const { title, cases, rows, forecast } = block;
  return (
    <Table data-few={rows.length <= few || undefined} data-forecast={forecast || undefined}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {renderList(cases, ({ label }, index) => (
            <th scope="col" data-cell={index + 1}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {renderList(rows, (row) => (
          <tr data-cases={casesOf(row)}>
            <th scope="row">
              <RowName row={row} />
            </th>
            {renderList(cases, (_, index) => (
              <td
                data-cell={index + 1}
                data-included={(row.values[index] ?? 'no') !== 'no' || undefined}
              >
                <Value block={block} row={row} index={index} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
