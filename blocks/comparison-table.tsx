import { styled } from 'styled-components';
import type { ComparisonTableBlock } from '../schema/generated/types.ts';
import { Icon } from './ui/icon.tsx';
import { longestWord } from './ui/longest-word.ts';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  :is(th, td) {
    padding: 0.875rem 0.75rem 0.875rem 0;
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }

  tr {
    border-bottom: 1px solid var(--color-divider);
  }

  td {
    color: var(--color-text-second);
  }

  thead th {
    font-weight: 600;
  }

  tbody th {
    font-weight: 500;
  }

  tbody td {
    transition: color 120ms var(--ease);
  }

  tbody tr:hover td {
    color: var(--color-text);
  }

  svg {
    margin: 0.125em 0 0 -0.1875em;
    color: var(--color-text);
  }

  i {
    display: block;
    width: 0.75rem;
    margin-block: calc(0.775em - 1px);
    border-top: 2px solid var(--color-border);
  }

  /* Each row's name is above its values, and the column heads stay in view. */
  @container page (max-width: 47.99em) {
    display: block;
    font-size: 0.9375rem;

    :is(thead, tbody) {
      display: block;
    }

    thead {
      position: sticky;
      top: var(--header-height);
      background: var(--color-background);
    }

    tr {
      display: flex;
      flex-wrap: wrap;
    }

    :is(td, thead th) {
      flex: 1 1 0;
      min-width: 0;
    }

    thead td {
      display: none;
    }

    tbody th {
      flex: 0 0 100%;
      padding-bottom: 0;
    }

    tbody td {
      padding-top: 0.25rem;
    }

    /* Words that columns would break are below one another, each beside the name of its column. */
    &[data-long] {
      thead {
        position: absolute;
        top: auto;
        opacity: 0;
        pointer-events: none;
      }

      tbody th {
        font-weight: 600;
      }

      tbody td {
        display: flex;
        flex: 0 0 100%;
        /* In large text the value is below the name. */
        flex-wrap: wrap;
        gap: 0 1rem;
        justify-content: space-between;
        padding: 0.25rem 0;
        text-align: right;
      }

      tbody td:last-child {
        padding-bottom: 0.875rem;
      }

      tbody td::before {
        content: attr(data-column);
        /* Screen readers say the head of the column. */
        content: attr(data-column) / '';
        color: var(--color-text-third);
        text-align: left;
      }
    }
  }

  /* On tablets the names of the rows need more room than their values. */
  @container page (min-width: 48em) and (max-width: 59.99em) {
    thead td {
      width: 37%;
    }

    &[data-long] {
      font-size: 0.9375rem;

      thead td {
        width: 25%;
      }
    }
  }

  @container page (max-width: 22.49em) {
    thead th {
      padding-right: 0.25rem;
      font-size: var(--type-small-size);
    }
  }
`;

/** The most letters that columns have room for on a phone, if all words are as long as the longest. */
const mostLetters = 36;

/** Compares row by row what several options include. */
export default function ComparisonTable(table: ComparisonTableBlock) {
  const { id, heading, lead, columns, rows, included, excluded } = table;
  const cell = (value: string) => {
    if (value !== 'yes' && value !== 'no') return value;
    return (
      <>
        {value === 'yes' ? <Icon name="check" /> : <i />}
        <span className="visually-hidden">{value === 'yes' ? included : excluded}</span>
      </>
    );
  };
  const words = [...columns, ...rows.flatMap(({ values }) => values)];
  const isLong = longestWord(words) * columns.length > mostLetters;
  return (
    <Section id={id} heading={heading} lead={lead}>
      <Table data-long={isLong || undefined}>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <td />
            {renderList(columns, (column) => (
              <th scope="col">{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderList(rows, ({ label, values }) => (
            <tr>
              <th scope="row">{label}</th>
              {renderList(columns, (column, index) => (
                <td data-column={column}>{cell(values[index] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
