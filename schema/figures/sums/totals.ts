import { sum } from '../numbers.ts';
import type { Figure, Marks } from '../parse-figure.ts';
import { sumOf, type Term } from './balances.ts';
import {
  areExactCells,
  type CellBalance,
  type Column,
  numericColumns,
  placeOf,
  type Row,
  readFigure,
  type Table,
} from './cells.ts';
import { likelyRounding, saysRounded, tiny } from './rounding.ts';

/** Returns the sums of rows that are marked as totals, column by column. */
export const totalBalances = (table: Table): CellBalance[] =>
  table.rows.flatMap(({ total }, row) =>
    total
      ? numericColumns(table).flatMap((column) =>
          sumsAbove(table, row, column).map(({ exact, ...balance }) => ({
            ...balance,
            ...(exact() && { allowed: tiny }),
          })),
        )
      : [],
  );

/** A sum with the allowance for rounding, unless its figures are exact. */
interface ColumnSum extends CellBalance {
  exact: () => boolean;
}

/** Returns the sum of the rows above a cell, if it may be one. */
function sumsAbove(table: Table, row: number, column: number): ColumnSum[] {
  const { rows, columns } = table;
  const total = rows[row] as Row;
  const { sums, signed = false } = columns[column] as Column;
  if (sums === false) return [];
  const all = (['en', 'de'] as const).flatMap((marks) => {
    const figure = readFigure(total, column, marks);
    if (!figure || !maySum(figure)) return [];
    return groupsAbove(rows, row).flatMap((group) => {
      const parts = partsOf(group, column, figure, marks);
      return parts ? [{ marks, figure, parts }] : [];
    });
  });
  // Beside `900`, `1.200` is a German number.
  const alike = all.filter(({ figure, parts }) =>
    parts.every((part) => part.figure.style.decimals === figure.style.decimals),
  );
  const candidates = alike.length > 0 ? alike : all;
  const [first] = candidates;
  if (!first || (!signed && isMean(first.figure, first.parts))) return [];
  const allowed = roundingOf(first.figure, first.parts);
  const readings = candidates.map(({ figure, parts }) => {
    // `10,500` may be a thousandth of what the first reading takes it for, with as much less
    // to be off by.
    const scale = allowed / roundingOf(figure, parts);
    return [
      ...parts.map(({ row: part, figure: { value } }): Term => {
        const isTaken = part.less && (!signed || table.isPlain);
        return {
          place: placeOf(table, rows.indexOf(part), column),
          value,
          factor: isTaken ? -scale : scale,
        };
      }),
      { place: placeOf(table, row, column), value: figure.value, factor: -scale },
    ];
  });
  const exact = () => {
    const figures = [first.figure, ...first.parts.map(({ figure }) => figure)];
    if (!areExactCells(table, figures, [column])) return false;
    const off = Math.min(...readings.map((reading) => Math.abs(sumOf(reading))));
    return off <= tiny || off > allowed || !saysRounded(table.textsAt(2));
  };
  // Of several groups that a total may sum up, the one that it is nearest to is meant.
  const offBy = (reading: Term[]) => Math.round(Math.abs(sumOf(reading)) / allowed);
  const nearest = readings.toSorted((a, b) => offBy(a) - offBy(b));
  return [{ readings: nearest, allowed, row, column, marks: first.marks, exact }];
}

/**
 * Whether all figures of a row are sums of at least three rows above it, which is no chance: large
 * numbers, or several.
 */
export function isSumOfRowsAbove(table: Table, row: number): boolean {
  let chance = 1;
  for (const column of row < 3 ? [] : numericColumns(table)) {
    for (const { readings, allowed, marks } of sumsAbove(table, row, column)) {
      const [terms = []] = readings;
      const off = Math.abs(sumOf(terms));
      if (off > allowed) return false;
      if (terms.filter(({ value }) => value !== 0).length < 4) continue;
      const { value = 0, halfStep = 0 } = readFigure(table.rows[row] as Row, column, marks) ?? {};
      chance *= Math.min(1, (2 * Math.max(off, halfStep)) / Math.abs(value));
    }
  }
  return chance < 0.001;
}

/**
 * Returns the groups of rows that a total may sum up: the rows after the previous total, with or
 * without it, or all rows above.
 */
function groupsAbove(rows: readonly Row[], end: number): Row[][] {
  const above = rows.slice(0, end).filter((row) => row.total || !isPartOfAnother(row));
  const start = above.findLastIndex((row) => row.total);
  const groups = [above.slice(start + 1), above.filter((row) => !row.total)];
  return start < 0 ? groups.slice(0, 1) : [...groups, above.slice(start)];
}

/** Whether a row is included in the row above it: `Of which part-time`. */
const isPartOfAnother = ({ name }: Row): boolean =>
  /^\W*(?:of (?:which|whom|these|those|them)|thereof|davon|darunter|dont)(?!\p{L})/iu.test(name);

interface Part {
  row: Row;
  figure: Figure;
}

/** Returns the figures of a column; `undefined` if a cell has no figure or another unit. */
function partsOf(
  rows: readonly Row[],
  column: number,
  { unit }: Figure,
  marks: Marks,
): Part[] | undefined {
  const filled = rows.filter(({ cells }) => !/^[–—-]?$/.test((cells[column] ?? '').trim()));
  const parts = filled.flatMap((row) => {
    const figure = readFigure(row, column, marks);
    return figure?.unit === unit ? [{ row, figure }] : [];
  });
  return parts.length > 0 && parts.length === filled.length ? parts : undefined;
}

/** Percentages are summed up only if they make a whole. */
const maySum = ({ unit, value }: Figure): boolean => unit !== '%' || value === 100;

/**
 * Whether a figure is an average: it lies between the smallest and the largest of several amounts
 * and far from their sum. Nothing is taken away in an average.
 */
function isMean({ value }: Figure, parts: readonly Part[]): boolean {
  if (parts.some(({ row }) => row.less)) return false;
  const values = parts.map(({ figure }) => figure.value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return parts.length > 1 && low > 0 && value >= low && value <= high && value < sum(values) * 0.6;
}

function roundingOf(total: Figure, parts: readonly Part[]): number {
  const steps = parts.map(({ figure }) => figure.halfStep);
  const coarser = Math.max(0, total.halfStep - Math.max(...steps));
  const rounding = Math.min(sum(steps) + coarser, likelyRounding([...steps, total.halfStep]));
  return rounding + Math.abs(total.value) * 1e-9;
}
