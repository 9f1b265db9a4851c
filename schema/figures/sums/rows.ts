import { sum } from '../numbers.ts';
import type { Figure, Marks } from '../parse-figure.ts';
import type { Term } from './balances.ts';
import {
  areExactCells,
  type CellBalance,
  numericColumns,
  placeOf,
  type Row,
  readFigure,
  type Table,
} from './cells.ts';
import { saysRounded, tiny } from './rounding.ts';

/** Columns with factors: the difference of two, starting with the nearest, or the sum of all. */
type Way = { column: number; factor: number }[];

/**
 * Finds how a variance or the last figure follows from the other figures of its row. Nothing in the
 * table declares it, so three rows must agree on it, or two if signs hint at it, and of four rows
 * at most one may disagree.
 */
export function rowBalances(table: Table): CellBalance[] {
  const numeric = numericColumns(table);
  const isVariance = (column: number) => table.columns[column]?.signed === true;
  const targets = numeric.filter(
    (column) => isVariance(column) || (column === numeric.at(-1) && numeric.length > 2),
  );
  return targets.flatMap((target) => {
    const sources = numeric.filter((column) => column < target && !isVariance(column));
    // The sign may mean good or bad instead of more or less.
    const isSigned =
      isVariance(target) || table.rows.some(({ cells }) => startsSigned(cells[target]));
    for (const way of waysOf(sources)) {
      const found = balancesOf(table, target, way, isSigned);
      if (found) return found;
    }
    return [];
  });
}

const startsSigned = (cell = ''): boolean => /^[+−–(-].{0,4}\d/.test(cell);

function waysOf(sources: readonly number[]): Way[] {
  const differences = sources.toReversed().flatMap((more) =>
    sources
      .filter((less) => less < more)
      .toReversed()
      .flatMap((less) =>
        [1, -1].map((factor) => [
          { column: less, factor: -factor },
          { column: more, factor },
        ]),
      ),
  );
  const sum = sources.map((column) => ({ column, factor: 1 }));
  return sources.length > 2 ? [sum, ...differences] : [...differences, sum];
}

interface Line {
  row: Row;
  index: number;
  marks: Marks;
  figures: Figure[];
  found: Figure;
  /** The value that the columns make. */
  computed: number;
  allowed: number;
}

function balancesOf(
  table: Table,
  target: number,
  way: Way,
  isSigned: boolean,
): CellBalance[] | undefined {
  const lines = readLines(table, target, way);
  const isRight = ({ found: { value }, computed, allowed }: Line) =>
    Math.abs(value - computed) <= allowed || (isSigned && Math.abs(value + computed) <= allowed);
  // Small numbers match by chance.
  const telling = lines.filter(
    (line) =>
      isRight(line) &&
      line.found.value !== 0 &&
      (isSigned || line.figures.some(({ value, halfStep }) => Math.abs(value) >= halfStep * 40)),
  );
  const wrong = lines.length - lines.filter(isRight).length;
  if (telling.length < (isSigned ? 2 : 3) || telling.length < wrong * 3 - 1) return undefined;
  const isExact = areExactRows(table, target, lines);
  return lines.map(({ index, marks, figures, found, computed, allowed }): CellBalance => {
    const own = Math.sign(found.value) * Math.sign(computed) || 1;
    const readings = (isSigned ? [own, -own] : [1]).map((sign) => [
      ...way.map(({ column, factor }, at): Term => {
        const value = figures[at]?.value ?? 0;
        return { place: placeOf(table, index, column), value, factor: factor * sign };
      }),
      { place: placeOf(table, index, target), value: found.value, factor: -1 },
    ]);
    return { readings, allowed: isExact ? tiny : allowed, row: index, column: target, marks };
  });
}

/** Whether figures are not rounded: all but one row are exact, and nothing says that they are. */
function areExactRows(table: Table, target: number, lines: readonly Line[]): boolean {
  const off = lines.filter(
    ({ found, computed }) => Math.abs(Math.abs(found.value) - Math.abs(computed)) > tiny,
  );
  return (
    off.length === 1 &&
    lines.every(({ figures, found }) => areExactCells(table, [found, ...figures], [target])) &&
    !saysRounded(table.textsAt(2))
  );
}

/** Returns the rows that have all figures, in the same unit. */
function readLines({ rows }: Table, target: number, way: Way): Line[] {
  const read = (marks: Marks): Line[] =>
    rows.flatMap((row, index): Line[] => {
      const found = readFigure(row, target, marks);
      const figures = way.flatMap(({ column }) => readFigure(row, column, marks) ?? []);
      const isWhole = figures.length === way.length;
      if (!found || !isWhole || figures.some(({ unit }) => unit !== found.unit)) return [];
      const computed = sum(figures.map(({ value }, at) => value * (way[at]?.factor ?? 0)));
      const steps = sum([found, ...figures].map(({ halfStep }) => halfStep));
      const allowed = steps + Math.abs(computed) * 1e-9;
      return [{ row, index, marks, figures, found, computed, allowed }];
    });
  const lines = read('en');
  return lines.length > 0 ? lines : read('de');
}
