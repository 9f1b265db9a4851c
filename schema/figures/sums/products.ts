import { onlyOf } from '../../only-of.ts';
import type { Marks } from '../parse-figure.ts';
import { numericColumns, type Row, readFigure, type Table } from './cells.ts';

/** A column as the product of two others, or as a share of one. */
interface Way {
  product: number;
  factors: number[];
  /**
   * A further factor of the product. Without it, any power of ten is allowed, because units scale.
   */
  constant?: number;
}

interface Line {
  index: number;
  /** The product divided by its factors. */
  ratio: number;
  /** Relative error that rounding of the figures allows. */
  rounding: number;
}

/** A cell that breaks the product that holds in all other rows. */
export interface OddProduct {
  row: number;
  column: number;
  factors: number[];
  /** The factor by which it is too large. */
  off: number;
  marks: Marks;
}

/**
 * Finds the only row in which a column is not the product of two others, or the share of another,
 * as in all other rows. Nothing in the table declares it, so the other rows must agree beyond
 * chance.
 */
export function findOddProduct(table: Table): OddProduct | undefined {
  const { rows, columns } = table;
  if (columns.length < 3 || rows.length < 4) return undefined;
  const numeric = numericColumns(table);
  const isEnglish = rows.some((row) => numeric.some((column) => readFigure(row, column, 'en')));
  const marks = isEnglish ? 'en' : 'de';
  for (const way of waysOf(numeric, table, marks)) {
    const odd = findOdd(rows, way, marks);
    if (!odd) continue;
    const off = odd.line.ratio / odd.constant;
    return { row: odd.line.index, column: way.product, factors: way.factors, off, marks };
  }
  return undefined;
}

function* waysOf(
  numeric: readonly number[],
  { rows, columns }: Table,
  marks: Marks,
): Generator<Way> {
  const total = rows.find((row) => row.total);
  for (const product of numeric) {
    const others = numeric.filter((column) => column !== product);
    for (const [index, first] of others.entries())
      for (const second of others.slice(index + 1)) yield { product, factors: [first, second] };
    const [, percent] = /(\d[\d.]*) ?%/.exec(columns[product]?.label ?? '') ?? [];
    for (const factor of others) {
      if (percent) yield { product, factors: [factor], constant: Number(percent) / 100 };
      const whole = total && readFigure(total, factor, marks)?.value;
      if (whole && readFigure(total, product, marks)?.value === 100)
        yield { product, factors: [factor], constant: 100 / whole };
    }
  }
}

/** Returns the deviating row if all others agree on one constant. */
function findOdd(
  rows: readonly Row[],
  way: Way,
  marks: Marks,
): { line: Line; constant: number } | undefined {
  const lines = rows.flatMap((row, index) => lineOf(row, index, way, marks));
  if (lines.length < 3) return undefined;
  // At most one row deviates, so the right constant is among those of the first three.
  const constants = new Set(
    lines.slice(0, 3).map(({ ratio }) => way.constant ?? 10 ** Math.round(Math.log10(ratio))),
  );
  for (const constant of constants) {
    const line = onlyOf(lines.filter((each) => !isRight(each, constant)));
    if (!line || !(way.constant || isOfUnits(constant, way, rows, marks))) continue;
    const chance = lines
      .filter((each) => each !== line)
      .reduce((all, { rounding }) => all + Math.log10(Math.min(1, rounding)), 0);
    if (chance < (way.constant ? -4 : -5)) return { line, constant };
  }
  return undefined;
}

/** Whether a constant comes from units, which scale by thousands, and percentages by hundreds. */
function isOfUnits(constant: number, way: Way, rows: readonly Row[], marks: Marks): boolean {
  const hasPercent = [way.product, ...way.factors].some((column) =>
    rows.some((row) => readFigure(row, column, marks)?.unit === '%'),
  );
  return hasPercent || Math.round(Math.log10(constant)) % 3 === 0;
}

const isRight = ({ ratio, rounding }: Line, constant: number): boolean =>
  Math.abs(ratio / constant - 1) <= rounding * 1.000001;

function lineOf(row: Row, index: number, { product, factors }: Way, marks: Marks): Line[] {
  if (row.total) return [];
  const figures = [product, ...factors].flatMap((column) => readFigure(row, column, marks) ?? []);
  const [whole, ...others] = figures;
  if (!whole || others.length < factors.length || figures.some(({ value }) => value === 0))
    return [];
  const ratio = others.reduce((value, figure) => value / figure.value, whole.value);
  const rounding = figures.reduce(
    (sum, { halfStep, value }) => sum + Math.abs(halfStep / value),
    0,
  );
  return ratio > 0 ? [{ index, ratio, rounding }] : [];
}
