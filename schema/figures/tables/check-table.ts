import { type Balance, findCorrections, isOff, likeliest } from '../corrections.ts';
import type { Mismatch } from '../mismatch.ts';
import { type Column, placeOf, type Row, type Table, writeCell } from './cells.ts';
import { type RowBalance, rowBalances } from './rows.ts';
import { checkTotals, totalBalances } from './totals.ts';

/** The figures of a table that do not follow from the others. Where one alone is out, it is that. */
export function checkTable(
  rows: readonly Row[],
  columns: readonly Column[],
  pointer: string,
): Mismatch[] {
  const hasTotal = rows.some(({ total }) => total);
  // A row computes something of two figures at least.
  if (!hasTotal && columns.length < 4 && !columns.some(({ signed }) => signed)) return [];
  const totals = hasTotal ? checkTotals(rows, columns, pointer) : [];
  const across = rowBalances(rows, columns, pointer, totals.length > 0);
  const uneven = across.filter(isOff);
  if (totals.length === 0 && uneven.length === 0)
    return hasTotal ? checkWhole({ rows, columns, pointer }) : [];
  const sums = totalBalances(rows, columns, pointer);
  const all: Balance[] = [...sums, ...across];
  const table = { rows, columns, pointer };
  const found = new Map<string, Mismatch>();
  const add = (mismatch: Mismatch) => {
    if (!found.has(mismatch.pointer)) found.set(mismatch.pointer, mismatch);
  };
  for (const total of totals) {
    const balance = sums.find(({ readings }) => readings[0]?.at(-1)?.place === total.pointer);
    add(
      (balance && (explainOne(balance, all, table, total) ?? accuseRows(total, balance, all))) ??
        total,
    );
  }
  for (const balance of uneven) {
    const one = explainOne(balance, all, table);
    const place = placeOf(pointer, balance.row, balance.column);
    // The variance of a total may be the sum of the variances above it.
    const isSum = sums.some((sum) => sum.readings[0]?.at(-1)?.place === place && !isOff(sum));
    if (one) add(one);
    else if (!isSum) add(explainRow(balance, table));
  }
  return [...found.values()];
}

/**
 * The one figure that is out by two or more in its column and its row, which rounding might explain.
 * Where all other sums are right to the last digit, nothing has been rounded.
 */
function checkWhole(table: Table): Mismatch[] {
  const { rows, columns, pointer } = table;
  const sums = totalBalances(rows, columns, pointer);
  const [wrong, ...others] = sums.filter(isInexact);
  if (!wrong || others.length > 0 || !isFarOff(wrong)) return [];
  const across = rowBalances(rows, columns, pointer, true);
  const [uneven, ...more] = across.filter(isInexact);
  const isCertain = more.length === 0 && sums.length > 2 && across.length > 3;
  if (!uneven || !isCertain || !isFarOff(uneven)) return [];
  const exact = [...sums, ...across].map((each) => ({ ...each, allowed: 0 }));
  const balance = exact[sums.indexOf(wrong)];
  const one = balance && explainOne(balance, exact, table);
  const isOfBoth = [wrong, uneven].every(({ readings }) =>
    readings[0]?.some(({ place }) => place === one?.pointer),
  );
  return one && isOfBoth ? [one] : [];
}

const isInexact = (balance: Balance): boolean =>
  isOff({ ...balance, allowed: 0 }) ||
  balance.readings.flat().some(({ value }) => !Number.isInteger(value));

/** By more than one in the last place, of which each number may be half a one off. */
const isFarOff = (balance: Balance): boolean =>
  isOff({ ...balance, allowed: (balance.allowed / (balance.readings[0]?.length ?? 1)) * 3 });

/** The one figure that is out, or nothing where it may be several. */
function explainOne(
  balance: Balance,
  all: readonly Balance[],
  table: Table,
  total?: Mismatch,
): Mismatch | undefined {
  const corrections = findCorrections(balance, all);
  const correction = likeliest(corrections);
  // A row that is taken away, or an average, explains a column better than two digits.
  if (!correction) return undefined;
  const { place, value: found } = correction.term;
  if (place === total?.pointer) {
    const { likely: _, ...plain } = total;
    return plain;
  }
  const [row = 0, column = 0] =
    place
      .match(/\d+(?=\/cells|$)/g)
      ?.slice(-2)
      .map(Number) ?? [];
  const { columns } = table;
  const written = writeCell(table, row, column, correction.value);
  if (!written) return undefined;
  const isTurned = correction.value === -found;
  const isVariance = columns[column]?.signed || /^[+−–-]/.test(written.found);
  // A row that is taken away, or an average, explains a column of amounts better.
  const isOfOtherScale = [1e3, 1e6, 1e-3, 1e-6].includes(
    Number((correction.value / found).toPrecision(9)),
  );
  const isSure = isOfOtherScale || (isTurned && isVariance);
  if (corrections.length > 1 && total?.likely && !isSure) return undefined;
  return {
    code: isTurned && isVariance ? 'K619' : 'K629',
    pointer: place,
    names: namesOf(table, row, column),
    ...written,
    ...(corrections.length > 1 && { isGuess: true }),
  };
}

/** A total from which others go on rightly is right, and one of its rows is wrong. */
function accuseRows(total: Mismatch, balance: Balance, all: readonly Balance[]): Mismatch {
  const corrections = findCorrections(balance, all);
  const isRow = corrections.every(({ term }) => term.place !== total.pointer);
  return corrections.length > 0 && isRow && !total.likely ? { ...total, likely: 'rows' } : total;
}

/** A figure that its row does not make, where any of the others may be out. */
function explainRow({ row, column, computed }: RowBalance, table: Table): Mismatch {
  const found = table.rows[row]?.cells[column] ?? '';
  const written = writeCell(table, row, column, computed) ?? { found, computed: String(computed) };
  return {
    code: 'K619',
    pointer: placeOf(table.pointer, row, column),
    names: namesOf(table, row, column),
    ...written,
  };
}

const namesOf = ({ rows, columns }: Table, row: number, column: number): string[] => [
  rows[row]?.cells[0] ?? '',
  String(columns[column]?.label),
];
