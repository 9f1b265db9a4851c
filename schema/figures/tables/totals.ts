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
    if (!total.total || isMeanRow(total)) return [];
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
      if (!total.total || isMeanRow(total) || !isSummed(column, index)) return [];
      const summed = (['en', 'de'] as const).flatMap((marks) => {
        const figure = readFigure(total, index, marks);
        if (!figure || !mayBeSum(figure)) return [];
        const groups = groupsAbove(rows, end).flatMap((group) => {
          const parts = partsOf(group, index, figure.unit, marks, column.signed === true);
          return parts && parts.length > 0 ? [{ figure, parts, group }] : [];
        });
        const isSum = groups.some(({ parts }) => isRounded(sumOf(parts), figure, parts));
        const isAverage = groups.some(
          ({ group }) => !column.signed && meanOf(total, group, index, marks) === 'weighted',
        );
        return isAverage && !isSum ? [] : groups;
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

/** A total sums up what stands above it: what follows the total before, with it or without, or all rows. */
function groupsAbove(rows: readonly Row[], end: number): Row[][] {
  const above = rows.slice(0, end).filter((row) => !isPartOfAnother(row));
  const start = above.findLastIndex((row) => row.total);
  const groups = [above.slice(start + 1), above.filter((row) => !row.total)];
  return start < 0 ? groups : [...groups, above.slice(start)];
}

const isMeanRow = ({ cells }: Row): boolean =>
  /^(?:average|mean|median|avg|ø|durchschnitt|mittel|moyenne)(?!\p{L})/iu.test(cells[0] ?? '');

/** `Of which part-time` is counted in the row above it. */
const isPartOfAnother = ({ cells, total }: Row): boolean =>
  !total &&
  /^\W*(?:of (?:which|whom|these|those|them)|thereof|davon|darunter|dont)(?!\p{L})/iu.test(
    cells[0] ?? '',
  );

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
      const mean = signed ? undefined : meanOf(end, group, index, marks);
      // `80` below 120 and 40 is their mean, and one less the other.
      if (mean === 'weighted' || (mean && typeof likely !== 'object')) return undefined;
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

/** Whether what stands in a total is the mean of the rows, by itself or weighted with another column: the age of all ships. */
function meanOf(
  total: Row,
  group: readonly Row[],
  index: number,
  marks: Marks,
): 'plain' | 'weighted' | undefined {
  const own = readFigure(total, index, marks);
  const figures = group.map((row) => readFigure(row, index, marks));
  const values = figures.map((figure) => figure?.value ?? 0);
  // Most totals are more than any of their rows, which is quicker to see than what each column makes.
  if (!own || own.value < Math.min(...values) || own.value > Math.max(...values)) return undefined;
  if (values.length < 2 || figures.some((figure) => !figure || figure.value <= 0)) return undefined;
  const allowed = own.halfStep + Math.max(...figures.map((figure) => figure?.halfStep ?? 0));
  const isMean = (weights: readonly number[]) => {
    const products = values.map((value, row) => ({ value: value * (weights[row] ?? 0) }));
    const mean = sumOf(products) / weights.reduce((all, weight) => all + weight, 0);
    return Math.abs(mean - own.value) <= allowed + tiny(own.value);
  };
  const weightings = total.cells.flatMap((_, column) => {
    const weights = group.map((row) => readFigure(row, column, marks)?.value ?? 0);
    return column > 0 && column !== index && weights.every((weight) => weight > 0) ? [weights] : [];
  });
  if (weightings.some(isMean)) return 'weighted';
  return isMean(values.map(() => 1)) ? 'plain' : undefined;
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
