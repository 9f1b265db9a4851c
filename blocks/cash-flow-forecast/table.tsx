import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CashFlowLabels, CashFlowMonth } from '../../schema/generated/types.ts';
import { LineSwatch, Swatch } from '../ui/charts/legend.tsx';
import { forecastLine } from '../ui/charts/stretched.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';
import { inUnits } from './cash-flow.ts';
import { allSeries } from './chart.tsx';
import type { SeriesLooks } from './looks.tsx';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  caption {
    padding-bottom: 0.5rem;
    text-align: left;
  }

  :is(th, td) {
    padding: 0.5rem 0;
    border-top: 1px solid var(--color-divider);
    font-weight: 400;
    text-align: center;
  }

  :is(th, td):first-child {
    width: var(--names);
    text-align: left;
  }

  thead :is(th, td) {
    border-top: 0;
    font-weight: 500;
  }

  tbody th {
    color: var(--color-text-second);
  }

  th svg {
    display: inline-block;
    margin-right: 0.375rem;
    vertical-align: -0.0625rem;
  }

  tbody :is(th, td) {
    white-space: nowrap;
  }

  /* Leaves room for thousands in six columns, and for wider letter spacing. */
  @container (max-width: 24rem) {
    tbody th {
      vertical-align: top;
    }

    tbody td {
      padding-top: 1.75rem;
    }
  }

  @container (max-width: 20.5rem) {
    tbody tr:last-child td {
      font-weight: 500;
    }

    tbody td {
      font-size: 0.75rem;
      font-variant-numeric: proportional-nums;
      letter-spacing: -0.02em;
    }
  }

  /* Large text on a phone: every second month is a line lower, so that each has the room of two. */
  @container page (max-width: 15em) {
    thead th {
      font-size: 0.8125rem;
      vertical-align: top;
      white-space: nowrap;
    }

    thead :nth-child(odd) {
      padding-top: 1.75rem;
    }

    tbody td {
      vertical-align: top;
    }

    tbody td:nth-child(odd) {
      padding-top: 2.875rem;
    }
  }

  /* Amounts in full. */
  @container (max-width: 36rem) {
    &[data-long] tbody td {
      font-weight: 500;
      font-size: clamp(0.75rem, 4.1cqi, var(--type-small-size));
      font-variant-numeric: proportional-nums;
      letter-spacing: -0.03em;
    }
  }

  /* Every second one is a line lower, so that each has the room of two. */
  @container (max-width: 24rem) {
    &[data-long] tbody td {
      vertical-align: top;
    }

    &[data-long] tbody td:nth-child(odd) {
      padding-top: 2.875rem;
    }
  }

  tr:last-child :is(th, td) {
    color: var(--color-text);
    font-weight: 600;
  }

  tr:last-child [data-good='false'] {
    color: var(--color-negative);
  }
`;

/** Amounts from here on are too long for a phone in the usual size. */
const longFrom = 10_000;

interface TableProps {
  months: readonly CashFlowMonth[];
  labels: CashFlowLabels;
  unit: number | undefined;
  caption: ReactNode;
  /**
   * The looks of the bars above the table: swatches are beside the names, and only screen readers get
   * the caption.
   */
  looks?: SeriesLooks;
}

/** A table of the months from left to right. */
export function CashFlowTable({ months, labels, unit, caption, looks }: TableProps) {
  const { writeNumber } = useNumbers();
  const amounts = allSeries.flatMap((series) => months.map((month) => month[series]));
  const isLong = amounts.some((amount) => Math.abs(inUnits(amount, unit)) >= longFrom);
  return (
    <Table data-long={isLong || undefined}>
      <caption className={looks ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          <td />
          {renderList(months, ({ month }, position) => (
            <th scope="col" data-month={position}>
              {month}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allSeries.map((series) => (
          <tr key={series}>
            <th scope="row">
              {looks &&
                (series === 'balance' ? (
                  <LineSwatch {...forecastLine} />
                ) : (
                  <Swatch {...looks[series]} />
                ))}
              {labels[series]}
            </th>
            {renderList(months, (month, position) => (
              <td data-month={position} data-good={month[series] < 0 ? false : undefined}>
                {writeNumber(inUnits(month[series], unit), 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
