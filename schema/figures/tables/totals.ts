import type { Balance } from '../corrections.ts';
import type { Mismatch } from '../mismatch.ts';
import { type Figure, type Marks, writeLike } from '../parse-figure.ts';
import { type Column, placeOf, type Row, readFigure } from './cells.ts';

/** Totals that are not the sums of the rows above them. */
export function checkTotals(
  rows: readonly Row[],
  columns: readonly Column[],
  pointer: string,
): Mismatch[] {
  return rows.flatMap((total, end) => {
    if (!total.total) return [];
    const groups = groupsAbove(rows, end);
    return columns.flatMap((column, index): Mismatch[] => {
      const cell = total.cells[index];
      if (cell === undefined || !isSummed(column, index)) return [];
      const wrong = sumUp(total, groups, index, column);
      if (!wrong) return [];
      const names = [total.cells[0] ?? '', String(column.label)];
      const place = placeOf(pointer, end, index);
      return [{ code: 'K601', pointer: place, names, found: cell, ...wrong }];
    });
  });
}

/** The sums that the totals of a table are, right or wrong. */
export function totalBalances(
  rows: readonly Row[],
  columns: readonly Column[],
  pointer: string,
): Balance[] {
  return rows.flatMap((total, end) =>
    columns.flatMap((column, index): Balance[] => {
      if (!total.total || !isSummed(column, index)) return [];
      const summed = (['en', 'de'] as const).flatMap((marks) => {
        const figure = readFigure(total, index, marks);
        if (!figure || !mayBeSum(figure)) return [];
        return groupsAbove(rows, end).flatMap((group) => {
          const parts = partsOf(group, index, figure.unit, marks, column.signed === true);
          return parts && parts.length > 0 ? [{ figure, parts }] : [];
        });
      });
      const readings = summed.map(({ figure, parts }) => [
        ...parts.map((part) => ({
          place: placeOf(pointer, rows.indexOf(part.row), index),
          value: part.figure.value,
          factor: part.value === part.figure.value ? 1 : -1,
        })),
        { place: placeOf(pointer, end, index), value: figure.value, factor: -1 },
      ]);
      const [first] = summed;
      return first ? [{ readings, allowed: roundingOf(first.figure, first.parts) }] : [];
    }),
  );
}

/** A total sums up what stands above it: all of it, or what follows the total before. */
function groupsAbove(rows: readonly Row[], end: number): Row[][] {
  const above = rows.slice(0, end);
  const start = above.findLastIndex((row) => row.total) + 1;
  return [above.slice(start), above.filter((row) => !row.total)];
}

const isSummed = ({ words, sums }: Column, index: number): boolean =>
  index > 0 && !words && sums !== false;

/** What the total should be, or `undefined` where it is right, or no sum. */
function sumUp(
  end: Row,
  groups: readonly Row[][],
  index: number,
  { signed = false }: Column,
): Pick<Mismatch, 'computed' | 'likely'> | undefined {
  let wrong: Pick<Mismatch, 'computed' | 'likely'> | undefined;
  for (const marks of ['en', 'de'] as const) {
    const total = readFigure(end, index, marks);
    if (!total || !mayBeSum(total)) continue;
    for (const group of groups) {
      const parts = partsOf(group, index, total.unit, marks, signed);
      if (!parts || parts.length === 0) continue;
      const sum = sumOf(parts);
      if (isRounded(sum, total, parts)) return undefined;
      const likely = explainDifference(total, parts);
      wrong ??= { computed: writeLike(total, sum, marks), ...(likely && { likely }) };
    }
  }
  return wrong;
}

interface Part {
  row: Row;
  name: string;
  figure: Figure;
  /** With the sign that it has in the sum. */
  value: number;
}

const sumOf = (parts: readonly { value: number }[]): number =>
  parts.reduce((all, { value }) => all + value, 0);

/** Whether a sum differs from a total by no more than comes of rounding. */
const isRounded = (sum: number, total: Figure, parts: readonly Part[]): boolean =>
  Math.abs(sum - total.value) <= roundingOf(total, parts);

function roundingOf(total: Figure, parts: readonly Part[]): number {
  const steps = parts.map(({ figure }) => figure.halfStep);
  const rounded = steps.reduce((all, step) => all + step, 0);
  const coarser = Math.max(0, total.halfStep - Math.max(...steps));
  return rounded + coarser + tiny(total.value);
}

/** What binary fractions lose. */
const tiny = (value: number): number => Math.abs(value) * 1e-9 + 1e-9;

/** What makes a total right that is none as it stands: a row or all but the first taken away, or an average. */
function explainDifference(total: Figure, parts: readonly Part[]): Mismatch['likely'] {
  const takenAway = [parts.slice(1), ...parts.map((part) => [part])];
  const found = takenAway.find((some) => isRounded(sumOf(parts) - 2 * sumOf(some), total, parts));
  if (found && found.length > 0) return { less: found.map(({ name }) => name) };
  const values = parts.map(({ value }) => value);
  const isBetween = total.value > Math.min(...values) && total.value < Math.max(...values);
  // Amounts that take something away are added up, and several of one sign come to much more than their average.
  const isMuchLess = Math.min(...values) >= 0 && sumOf(parts) > total.value * 1.5;
  return isBetween && isMuchLess ? 'average' : undefined;
}

/** Percentages are summed up where they make a whole; otherwise a total of them is an average. */
const mayBeSum = ({ unit, value }: Figure): boolean => unit !== '%' || value === 100;

/** The figures of a column, or `undefined` where one is none, or counts something else. */
function partsOf(
  rows: readonly Row[],
  index: number,
  unit: string,
  marks: Marks,
  signed: boolean,
): Part[] | undefined {
  const parts: Part[] = [];
  for (const row of rows) {
    const { cells } = row;
    const cell = cells[index] ?? '';
    if (/^[–—-]?$/.test(cell.trim())) continue;
    const figure = readFigure(row, index, marks);
    if (figure?.unit !== unit) return undefined;
    const isLess = signed ? row.lessVariance : row.less;
    const value = isLess ? -figure.value : figure.value;
    parts.push({ row, name: cells[0] ?? '', figure, value });
  }
  return parts;
}
