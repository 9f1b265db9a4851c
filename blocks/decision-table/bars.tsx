import { styled } from 'styled-components';
import type { DecisionTableBlock } from '../../schema/generated/types.ts';
import { axisText } from '../ui/charts/chart-text.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { outlineLook } from '../ui/charts/legend.tsx';
import { axisTicks, decimalsOf, percent } from '../ui/charts/numbers.ts';
import { BarTable } from '../ui/charts/tables/bar-table.tsx';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { renderList } from '../ui/render-list.ts';
import { casesOf, type DecisionRow, few, RowName, shareOf, Value } from './value.tsx';

const Table = styled(BarTable)`
  tbody :is(th, td) {
    border-top: 1px solid var(--color-divider);
  }

  tbody svg {
    display: block;
  }

  @container (max-width: 29.99rem) {
    tbody :is(th, td:last-child) {
      padding-block: 0.125rem 1.125rem;
    }

    &[data-few] tbody :is(th, td:last-child) {
      padding-block: 0.5rem 2.375rem;
    }

    &[data-few] tbody svg {
      height: 2rem;
    }

    tbody td:nth-child(2) {
      bottom: 0.125rem;
      border-top: 0;
    }

    tbody svg {
      height: 1.125rem;
    }
  }

  @container (min-width: 30rem) {
    table-layout: fixed;

    th {
      width: 30%;
      white-space: normal;
    }

    td:last-child {
      width: 22%;
      white-space: normal;
    }

    &[data-few] {
      --bar-height: 6rem;
    }

    /* Larger ones would wrap in a narrower column. */
    @container (min-width: 48rem) {
      &[data-few] tbody td:last-child {
        font-size: 1.25rem;
      }
    }
  }

  /* Each value follows the name of its case there. */
  @media print {
    && tbody td:last-child {
      width: 33%;
      padding-block: 0.375rem;
      font-size: inherit;
    }
  }
`;

/**
 * The ticks above the bars. They are not a row of the table: for screen readers, each row has its
 * own times. Long texts wrap.
 */
const Ticks = styled.div`
  --shift: 50%;
  display: flex;
  align-items: end;
  padding-bottom: 0.375rem;
  ${axisText}
  font-size: var(--panel-small-size, var(--type-small-size));
  line-height: 1.2;

  span {
    display: flex;
    flex: 2 1 0;
    justify-content: center;
    min-width: 0;
    overflow-wrap: normal;
    text-align: center;
  }

  /* Centred at its line, beside which the columns of names and values are empty. */
  b {
    min-width: min-content;
    font-weight: inherit;
  }

  span:first-child b {
    translate: calc(-1 * var(--shift));
  }

  span:last-child b {
    translate: var(--shift);
  }

  :is(span:first-child, span:last-child) {
    flex-grow: 1;
  }

  span:first-child {
    justify-content: start;
    text-align: start;
  }

  span:last-child {
    justify-content: end;
    text-align: end;
  }

  @container (min-width: 30rem) {
    margin: 0 22% 0 30%;

    &[data-amounts] b {
      white-space: nowrap;
    }
  }

  /* Without these columns, the first and the last stay inside. */
  @container (max-width: 29.99rem) {
    --shift: 0%;

    &[data-long] b {
      white-space: nowrap;
    }
  }

  @media print {
    margin-right: 33%;
  }

  /* On the smallest phones, every second one is shown, or all in two lines if their words are short. */
  @container (max-width: 18rem) {
    &[data-short] b {
      max-width: 4em;
      text-wrap: balance;
    }

    &:not([data-short]) span:nth-last-child(even):not(:first-child) {
      visibility: hidden;
    }
  }

  /* Long amounts are so on every phone. */
  @container (max-width: 29.99rem) {
    &[data-long] span:nth-last-child(even):not(:first-child) {
      visibility: hidden;
    }
  }

  /* Large text on a phone: words would cover each other. */
  @container (max-width: 14rem) {
    font-size: 5cqi;
  }
`;

/** The name of a case before its value, for print and without styles. */
export const CaseName = styled.span`
  @media screen {
    display: none;
  }
`;

/** The values of all cases share one place. Paper shows one that all cases have once. */
const Values = styled.div`
  display: grid;
  justify-items: end;

  > span {
    grid-area: 1 / 1;
  }

  /* Beside a name of long words, words wrap before figures do. */
  @container (max-width: 29.99rem) {
    width: max-content;
    max-width: 55cqi;
    margin-left: auto;
    white-space: normal;
  }

  @media print {
    display: block;

    &&[data-alike] > span:not(:first-child),
    &[data-alike] ${CaseName} {
      display: none;
    }
  }
`;

/** The most letters of an amount that fit beside the others on a phone. */
const mostLetters = 7;

/** Draws a bar for the time span or amount of each row. */
export function Bars({ block }: { block: DecisionTableBlock }) {
  const { writeNumber, colon } = useNumbers();
  const { title, cases, rows, labels } = block;
  const amounts = axisTicks(Math.max(...rows.map(({ to = 0 }) => to)));
  const ticks = labels ?? amounts.map((tick) => writeNumber(tick, decimalsOf(amounts), block));
  const places = ticks.map((_, index) => index / (ticks.length - 1));
  const end = labels ? labels.length - 1 : (amounts.at(-1) ?? 1);
  return (
    <div>
      <Ticks
        aria-hidden="true"
        data-amounts={labels ? undefined : ''}
        data-long={(!labels && ticks.some(({ length }) => length > mostLetters)) || undefined}
        data-short={labels && hasShortWords(labels) ? '' : undefined}
      >
        {renderList(ticks, (tick) => (
          <span>
            <b>{tick}</b>
          </span>
        ))}
      </Ticks>
      {/* No hidden caption: it would be the first row, which sets the column widths. */}
      <Table
        data-few={rows.length <= few || undefined}
        data-words={labels && ''}
        aria-label={title}
      >
        <tbody>
          {renderList(rows, (row) => (
            <tr data-cases={casesOf(row)}>
              <th scope="row">
                <RowName row={row} />
              </th>
              <td>
                <svg aria-hidden="true">
                  {!labels &&
                    renderList(places, (x) => (
                      <line
                        x1={percent(x)}
                        x2={percent(x)}
                        y2="100%"
                        stroke="var(--color-divider)"
                      />
                    ))}
                  <RowBars block={block} row={row} end={end} />
                </svg>
                {labels && <span className="visually-hidden">{timesOf(row, labels)}</span>}
              </td>
              <td>
                <Values data-alike={labels && new Set(row.values).size === 1 ? '' : undefined}>
                  {renderList(cases, ({ label }, index) => (
                    <span data-case={index + 1}>
                      <CaseName>{label + colon}</CaseName>
                      <Value block={block} row={row} index={index} />
                    </span>
                  ))}
                </Values>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Whether up to four labels fit beside one another on the smallest phones, in lines of one word. */
const hasShortWords = (labels: readonly string[]): boolean =>
  labels.length < 5 && labels.every((label) => /^\S{1,7}(\s+\S{1,7})*$/.test(label));

/** Returns the time span of a row, from the labels at the ends of its bar. */
const timesOf = ({ from = 0, to }: DecisionRow, labels: readonly string[]): string =>
  to === undefined ? '' : [from, to].flatMap((index) => labels[index] ?? []).join('–');

/** Draws the bars of a row for all cases, one of which is visible. */
function RowBars({
  block,
  row,
  end,
}: {
  block: DecisionTableBlock;
  row: DecisionRow;
  end: number;
}) {
  const { cases, labels, whole, forecast } = block;
  const { values, from = 0, to = from } = row;
  const shape = { y: '28%', height: '44%', rx: 3 };
  // Authors are warned of places after the last label.
  const place = (value: number) => Math.min(1, value / end);
  const barOf = (share: number) => ({
    x: percent(place(from * share)),
    width: percent(place(to * share) - place(from * share)),
  });
  return (
    <>
      {labels && <rect {...shape} width="100%" fill="var(--color-sunken)" />}
      {renderList(cases, (each, index) => {
        const share = labels ? 1 : shareOf(each);
        const isIncluded = values[index] !== 'no';
        return (
          <g data-case={index + 1}>
            {whole && (share < 1 || !isIncluded) && (
              <rect {...shape} {...barOf(1)} {...outlineLook} />
            )}
            {isIncluded && (
              <rect {...shape} {...barOf(share)} {...lookOf(forecast ? 'forecast' : 'actual')} />
            )}
          </g>
        );
      })}
    </>
  );
}
