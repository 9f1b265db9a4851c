import { hasPart, isOff } from '../corrections.ts';
import type { Mismatch } from '../mismatch.ts';
import { type Figure, type Marks, parseFigure } from '../parse-figure.ts';
import { isMistyped, numbersIn } from '../stated-numbers.ts';
import { placeOf, type Row, readFigure, type Table, writeCell } from './cells.ts';
import { totalBalances } from './totals.ts';

/** A column that is made of others: the product of two, a share of one, or what the words of one multiply. */
interface Way {
  product: number;
  factors: number[];
  /** The words of the factor are a product: `8 days × $5.0K`. */
  isInWords?: true;
  /** What the factors are multiplied with, too. Without it, any power of ten: units scale. */
  constant?: number;
}

interface Line {
  index: number;
  figures: Figure[];
  /** The product, divided by its factors. */
  ratio: number;
  /** How far it may be off, as a part of it, since all figures are rounded. */
  rounding: number;
}

/**
 * The one row in which a column is not the product of two others, or not the share of another that
 * its label or its total states, as it is in all other rows. Nothing says so in the table, so the
 * others must agree on it beyond chance.
 */
export function checkProducts(table: Table): Mismatch[] {
  const { rows, columns } = table;
  if (columns.length < 3 || rows.length < 3) return [];
  const marks = rows.some((row) => columns.some((_, at) => at > 0 && readFigure(row, at, 'en')))
    ? 'en'
    : 'de';
  const numeric = columns.flatMap((column, at) => (at > 0 && !column.words ? [at] : []));
  for (const way of waysOf(numeric, table, marks)) {
    const odd = findOdd(rows, way, marks);
    if (odd) return [explain(odd, way, table)];
  }
  return [];
}

function* waysOf(
  numeric: readonly number[],
  { rows, columns }: Table,
  marks: Marks,
): Generator<Way> {
  const inWords = columns.flatMap(({ words }, at) =>
    words && rows.some(({ cells }) => cells[at]?.includes(' × ')) ? [at] : [],
  );
  for (const product of numeric) {
    for (const factor of inWords) yield { product, factors: [factor], isInWords: true };
    const others = numeric.filter((at) => at !== product);
    for (const [index, first] of others.entries()) {
      for (const second of others.slice(index + 1)) yield { product, factors: [first, second] };
    }
    const total = rows.find((row) => row.total);
    const [stated, ...more] = numbersIn(columns[product]?.label ?? '').filter(({ written }) =>
      written.endsWith('%'),
    );
    const [percent] = more.length === 0 ? (stated?.values ?? []) : [];
    for (const factor of others) {
      if (percent) yield { product, factors: [factor], constant: percent / 100 };
      const whole = total && readFigure(total, factor, marks)?.value;
      if (whole && readFigure(total, product, marks)?.value === 100)
        yield { product, factors: [factor], constant: 100 / whole };
    }
  }
}

/** Units scale by thousands, and percentages by hundreds, too. */
function isOfUnits(
  constant: number,
  { product, factors }: Way,
  rows: readonly Row[],
  marks: Marks,
): boolean {
  const hasPercent = [product, ...factors].some((at) =>
    rows.some((row) => readFigure(row, at, marks)?.unit === '%'),
  );
  return Math.round(Math.log10(constant)) % 3 === 0 || hasPercent;
}

/** The row that is out, where all others agree on one constant. */
function findOdd(
  rows: readonly Row[],
  way: Way,
  marks: Marks,
): { line: Line; constant: number } | undefined {
  const lines = rows.flatMap((row, index) => lineOf(row, index, way, marks));
  const [first, second, third] = lines;
  if (!first || !second || !third) return undefined;
  // Two of the first three agree, or none of the others does.
  const constants = new Set(
    [first, second, third].map(({ ratio }) => way.constant ?? 10 ** Math.round(Math.log10(ratio))),
  );
  for (const constant of constants) {
    if (!way.constant && !isOfUnits(constant, way, rows, marks)) continue;
    const [odd, ...others] = lines.filter((line) => !isRight(line, constant));
    if (!odd || others.length > 0) continue;
    const chance = lines
      .filter((line) => line !== odd)
      .reduce((all, { rounding }) => all + Math.log10(Math.min(1, rounding)), 0);
    const least = way.isInWords ? -2 : way.constant ? -4 : lines.length > 3 ? -5 : -6;
    if (chance < least) return { line: odd, constant };
  }
  return undefined;
}

const isRight = ({ ratio, rounding }: Line, constant: number): boolean =>
  Math.abs(ratio / constant - 1) <= rounding * 1.000001;

function lineOf(
  row: Row,
  index: number,
  { product, factors, isInWords }: Way,
  marks: Marks,
): Line[] {
  if (row.total) return [];
  const readFactor = (at: number) =>
    isInWords ? productInWords(row.cells[at] ?? '', marks) : readFigure(row, at, marks);
  const figures = [readFigure(row, product, marks), ...factors.map(readFactor)];
  if (!figures.every((figure) => figure !== undefined && figure.value !== 0)) return [];
  const [made, ...others] = figures as [Figure, ...Figure[]];
  const ratio = others.reduce((value, figure) => value / figure.value, made.value);
  const rounding = [made, ...others].reduce(
    (sum, { halfStep, value }) => sum + Math.abs(halfStep / value),
    0,
  );
  return ratio > 0 ? [{ index, figures: [made, ...others], ratio, rounding }] : [];
}

/** What two numbers of a text make. The first counts something, and is exact. */
function productInWords(text: string, marks: Marks): Figure | undefined {
  const [first, second, ...more] = text.split(' × ');
  const [count, amount] = [first, second].map((part = '') => numbersIn(part));
  if (more.length > 0 || count?.length !== 1 || amount?.length !== 1) return undefined;
  const [times, figure] = [count, amount].map(([number]) =>
    parseFigure(number?.written ?? '', marks),
  );
  return (
    times &&
    figure && {
      ...figure,
      value: times.value * figure.value,
      halfStep: times.value * figure.halfStep,
    }
  );
}

/** Where its total alone is out, where the other columns add up to theirs, or the new figure looks like the old one, it is that; otherwise the product. */
function explain(
  { line, constant }: { line: Line; constant: number },
  { product, factors }: Way,
  table: Table,
): Mismatch {
  const { rows, columns, pointer } = table;
  const totals = totalBalances(rows, columns, pointer);
  const right = totals.filter((balance) => !isOff(balance));
  const candidates = [product, ...factors].map((column, at) => {
    const value = line.figures[at]?.value ?? 0;
    const off = line.ratio / constant;
    const written = writeCell(table, line.index, column, at === 0 ? value / off : value * off);
    const place = placeOf(pointer, line.index, column);
    const isSummed = right.some((total) => hasPart(total, place));
    const isOut = totals.some((total) => isOff(total) && hasPart(total, place));
    return { column, place, isSummed, isOut, ...written };
  });
  const open = candidates.filter(({ isSummed }) => !isSummed);
  const slips = open.filter(({ found = '', computed = '' }) => isMistyped(found, computed));
  const out = open.filter(({ isOut }) => isOut);
  const [first, ...more] = out.length === 1 ? out : slips.length > 0 ? slips : open;
  const accused = first && more.length === 0 ? first : (open[0] ?? candidates[0]);
  const { column = product, place = '', found = '', computed = '' } = accused ?? {};
  const cells = rows[line.index]?.cells ?? [];
  const names = [cells[0] ?? '', String(columns[column]?.label)];
  const others = candidates.filter((each) => each !== accused).map((each) => each.place);
  const mismatch = { code: 'K619', pointer: place, others } as const;
  // Of words, it is only sure that they do not make the product.
  return computed
    ? { ...mismatch, names, found, computed }
    : {
        ...mismatch,
        names: [...names, cells[product] ?? ''],
        found: cells[column] ?? '',
        computed,
      };
}
