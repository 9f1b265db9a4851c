import type { Mismatch } from '../mismatch.ts';
import { plain } from '../numbers.ts';
import type { Place } from '../places.ts';
import { findWrong, type Wrong } from './balances.ts';
import {
  type CellBalance,
  type Column,
  placeOf,
  readTable,
  type Table,
  writeCell,
} from './cells.ts';
import { rowBalances } from './rows.ts';
import { isSumOfRowsAbove, totalBalances } from './totals.ts';

export const tables = {
  /**
   * Checks that rows marked as `total` are the sums of the rows above them, and that rows calculate
   * alike across the same columns.
   */
  totals(columns: string, items: unknown, place: Place): Mismatch[] {
    if (!Array.isArray(items)) return [];
    const written = readTable(items, place.valuesAt(`${columns}/*`).map(Object) as Column[], place);
    const unmarked = findUnmarkedTotals(written);
    // What follows from a missing mark is no mistake of its own.
    const table = unmarked
      .filter((index) => isSumOfRowsAbove(written, index))
      .reduce(withTotal, written);
    const sums = totalBalances(table);
    // The variance of a total may be the sum of the variances above it.
    const across = rowBalances(table).filter(
      ({ row, column }) =>
        !table.columns[column]?.signed ||
        !sums.some((sum) => sum.row === row && sum.column === column),
    );
    const wrong = findWrong([...sums, ...across]);
    return [
      ...unmarked.map((row) =>
        explainUnmarked(table.rows[row]?.name ?? '', placeOf(table, row, 0)),
      ),
      ...wrong.map((each) => explain(each, table, sameCause(each, wrong, sums))),
    ];
  },
};

const totalName =
  /^(?:grand |sub-?)?(?:total|totals|sum|summe|gesamt|insgesamt|gesamtsumme|zwischensumme)(?!\p{L})/iu;

/**
 * Finds the rows that are totals and not marked as such, so that nobody adds them up: a last row of
 * that name, and rows that are the sum of those above.
 */
function findUnmarkedTotals(table: Table): number[] {
  const { rows } = table;
  return rows.flatMap((row, index) => {
    if (row.total) return [];
    if (isSumOfRowsAbove(table, index)) return index;
    const isLast = index === rows.length - 1 && !rows.some(({ total }) => total);
    if (!isLast || !totalName.test(row.name)) return [];
    const sums = totalBalances(withTotal(table, index));
    // `Total staff` below other figures may be a figure of its own.
    const isSum = row.name.replace(totalName, '').trim() === '' || findWrong(sums).length === 0;
    return sums.length > 0 && isSum ? index : [];
  });
}

const withTotal = (table: Table, index: number): Table => ({
  ...table,
  rows: table.rows.map((row, at) => (at === index ? { ...row, total: true } : row)),
});

const explainUnmarked = (name: string, place: string): Mismatch => ({
  code: 'K630',
  pointer: place,
  message: `\`${name}\` is not marked as a total, so it looks like the other rows, and its sums are not checked.`,
  hint: totalName.test(name)
    ? 'Write `total: true` in its row. Where it is not the sum of the rows above, give it another name.'
    : 'Its figures are the sums of those above it: write `total: true` in its row.',
  label: 'its row has no `total: true`',
});

type WrongCell = Wrong<CellBalance>;

/**
 * Returns the wrong totals of a row that are off by the same amount as one of them, or all if none is
 * right or other figures need them: a row is missing above them, or was changed.
 */
function sameCause(
  one: WrongCell,
  wrong: readonly WrongCell[],
  sums: readonly CellBalance[],
): WrongCell[] {
  const { row } = one.balance;
  const kindOf = ({ term, value, isNeeded }: WrongCell) => isNeeded || plain(value - term.value);
  const inRow = wrong.filter(({ balance }) => balance.row === row && sums.includes(balance));
  const isNoneRight = inRow.length === sums.filter((sum) => sum.row === row).length;
  return inRow.filter((each) => each.isResult && (isNoneRight || kindOf(each) === kindOf(one)));
}

/** Returns the place of a wrong cell, with what is written there and what is right. */
function readWrong({ balance, term, value }: WrongCell, table: Table) {
  const [row = 0, column = 0] = cellAt(term.place);
  const found = table.rows[row]?.cells[column] ?? '';
  const right = writeCell(table, row, column, value, balance.marks);
  const is = `is \`${found}\` in the column \`${table.columns[column]?.label}\``;
  return { row, column, right, is };
}

function explain(one: WrongCell, table: Table, together: readonly WrongCell[]): Mismatch {
  const { balance, term, value, isResult, isNeeded } = one;
  const { rows, columns } = table;
  const { row, column, right, is } = readWrong(one, table);
  const of = `\`${rows[row]?.name}\` ${is}`;
  const isSum = column === balance.column && rows[balance.row]?.total;
  const code = isSum ? 'K601' : 'K619';
  if (isSum && !isResult && value === -term.value && value < 0 && !columns[column]?.signed) {
    return {
      code,
      pointer: term.place,
      message: `${of}, and \`${rows[balance.row]?.name}\` is right only if that is subtracted.`,
      hint: 'If it is, give its row `less: true`. Otherwise correct it, or the total.',
      label: 'its row has no `less: true`',
      cause: `${table.pointer}/${row}`,
    };
  }
  const message = !isResult
    ? `${of}, and the figures of its row and column fit \`${right}\`.`
    : isSum
      ? `${of}, and the rows above it add up to \`${right}\`.`
      : `${of}, and the other figures of its row make \`${right}\`.`;
  const others = together.filter((each) => each !== one).map((each) => readWrong(each, table));
  const alike = others.map(({ is, right }) => `It ${is} instead of \`${right}\`, too. `).join('');
  return {
    code,
    pointer: term.place,
    message,
    hint: isNeeded
      ? `${alike}Other figures go on from it, so one of those that make it is wrong, or one is missing.`
      : isSum
        ? `${alike}Correct it, or one of the rows. A row that is taken away says \`less: true\`, a column that is not a sum \`sums: false\`, and a row that is not a sum has no \`total\`.`
        : 'Correct it, or the figures beside it.',
    ...(isNeeded ? { label: `${right} by the figures above` } : { instead: right }),
    ...(isSum && isResult && { cause: `${table.pointer}/${row} ${together[0]?.term.place}` }),
  };
}

const cellAt = (place: string): number[] =>
  (place.match(/\d+(?=\/cells|$)/g) ?? []).slice(-2).map(Number);
