import type { Status, TableColumn, TableRow } from '../../../../schema/generated/types.ts';
import { renderList } from '../../render-list.ts';
import { lookOf } from '../hatch.tsx';
import { sum } from '../numbers.ts';
import { Grid, Scroller } from './figure-grid.tsx';

interface FigureTableProps {
  title: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
}

/**
 * A table of figures with hairlines. On narrow screens, optional columns with text are shown below
 * the names of their rows, and those with figures are left out. Where the figures do not fit beside
 * the names, they are below them.
 */
export function FigureTable({ title, columns, rows }: FigureTableProps) {
  const attributes = (column: TableColumn) => ({
    'data-optional': column.optional || undefined,
    'data-words': column.words || undefined,
  });
  /** Columns beside the names on narrow screens. */
  const needed = columns.slice(1).filter(({ optional }) => !optional).length;
  const isWordy = columns.filter(({ words, optional }) => words && optional).length > 2;
  return (
    <Scroller data-scrolls={title}>
      <Grid
        data-figures={columns.slice(1).every(isFigureOrOptional) || undefined}
        data-columns={needed > 2 ? needed : undefined}
        data-many={needed > 4 || undefined}
        data-single={needed === 1 || undefined}
        data-wide={lettersIn(columns, rows, needed > 2) > fittingLetters || undefined}
        data-wordy={isWordy || undefined}
        data-phrases={rows.some(({ cells: [name] }) => name?.includes(' ')) || undefined}
      >
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {renderList(columns, (column) => (
              <th scope="col" {...attributes(column)}>
                <MarkedLabel {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderList(rows, ({ cells: [name, ...cells], total, lowerIsBetter }) => (
            <tr data-total={total || undefined}>
              <th scope="row">
                {name}
                {renderList(
                  columns.slice(1),
                  ({ optional, words }, index) =>
                    optional && words && <small>{cells[index]}</small>,
                )}
              </th>
              {renderList(columns.slice(1), (column, index) => {
                const cell = cells[index];
                return (
                  <td
                    {...attributes(column)}
                    data-good={column.signed ? isGood(cell, lowerIsBetter) : undefined}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  );
}

/** The letters of large text that fit side by side on a phone: tried with our tables at 390 px and 200 %. */
const fittingLetters = 17.5;

/**
 * Returns about how many letters the lines of a table need on narrow screens, with the names of its
 * rows or without. Words can wrap, and headings are smaller.
 */
function lettersIn(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  isWithoutNames: boolean,
): number {
  const letters = columns.map(({ label, words, optional }, index) => {
    if (optional || (isWithoutNames && index === 0)) return 0;
    const cells = rows.map((row) => row.cells[index] ?? '');
    const parts = words || index === 0 ? cells.flatMap((cell) => cell.split(' ')) : cells;
    return Math.max(0.8 * longest(label.split(' ')), longest(parts));
  });
  return sum(letters);
}

const longest = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map(({ length }) => length));

/** The label of a column, whose first word stays beside the mark of its figures. */
function MarkedLabel({ status, label }: TableColumn) {
  if (!status) return label;
  const [first, ...others] = label.split(' ');
  return (
    <>
      <span>
        <Swatch status={status} />
        {first}
      </span>
      {others.map((word) => ` ${word}`)}
    </>
  );
}

/** A square with the look of a column's figures, as in the charts. */
function Swatch({ status }: { status: Status }) {
  return (
    <svg width="10" height="10" aria-hidden="true">
      <rect x=".5" y=".5" width="9" height="9" rx="1.5" {...lookOf(status)} />
    </svg>
  );
}

const isFigureOrOptional = ({ words, optional }: TableColumn): boolean =>
  !words || optional === true;

const isGood = (cell = '', lowerIsBetter = false): boolean | undefined =>
  /^[-−+]/.test(cell) ? cell.startsWith('+') !== lowerIsBetter : undefined;
