import { type Figure, type Marks, parseFigure, writeLike } from '../parse-figure.ts';
import type { Place } from '../places.ts';
import { type Balance, textsOf } from './balances.ts';
import { areExact } from './rounding.ts';

export interface Row {
  name: string;
  cells: string[];
  total: boolean;
  less: boolean;
  /** Cache of the parsed figures. */
  read: Record<Marks, (Figure | null)[]>;
}

export interface Column {
  label?: string;
  signed?: boolean;
  words?: boolean;
  sums?: boolean;
}

/** A table with the JSON pointer to its rows. */
export interface Table {
  rows: readonly Row[];
  columns: readonly Column[];
  pointer: string;
  /** Whether variances have the sign of the difference, whether that is good or bad. */
  isPlain: boolean;
  /** Returns the texts beside the table, or around that. */
  textsAt: (levels: 1 | 2) => string;
}

/** A balance of figures in one column or row. */
export interface CellBalance extends Balance {
  row: number;
  column: number;
  /** The separators with which its figures were read first. */
  marks: Marks;
}

/** Reads the rows of a table. What its cells say is read by `readFigure`, when it is needed. */
export function readTable(
  items: readonly unknown[],
  columns: Column[],
  { pointer, valuesAt }: Place,
): Table {
  const rows = items.map((item): Row => {
    const { cells, total, less } = Object(item);
    const texts = Array.isArray(cells) ? cells.map(String) : [];
    const marks = { total: total === true, less: less === true };
    return { name: texts[0] ?? '', cells: texts, ...marks, read: { en: [], de: [] } };
  });
  const isPlain = items.some((item) => Object(item).lowerIsBetter === true);
  const textsAt = (levels: number) => valuesAt(String(levels)).map(textsOf).join(' ');
  return { rows, columns, pointer, isPlain, textsAt };
}

/**
 * Whether the figures of some columns are not rounded, by how they are written and what is written
 * about them.
 */
export function areExactCells(
  { columns, textsAt }: Table,
  figures: readonly Figure[],
  labels: readonly number[],
): boolean {
  if (figures.some(({ style }) => style.factor !== 1)) return false;
  const units = figures.map(({ unit }) => unit);
  return areExact({
    decimals: figures.map(({ style }) => style.decimals),
    largest: Math.max(...figures.map(({ value }) => Math.abs(value))),
    words: [...units, ...labels.map((column) => columns[column]?.label), textsAt(1)].join(' '),
  });
}

/** Returns the figure in a cell; `undefined` if there is none. */
export function readFigure({ cells, read }: Row, index: number, marks: Marks): Figure | undefined {
  const cached = read[marks][index];
  if (cached !== undefined) return cached ?? undefined;
  const figure = parseFigure(cells[index] ?? '', marks);
  read[marks][index] = figure ?? null;
  return figure;
}

/** Returns the columns with figures. The first column has the names of the rows. */
export const numericColumns = ({ columns }: Table): number[] =>
  columns.flatMap(({ words }, index) => (index > 0 && !words ? [index] : []));

/** Returns the pointer to a cell. */
export const placeOf = ({ pointer }: Table, row: number, column: number): string =>
  `${pointer}/${row}/cells/${column}`;

/** Formats another value in the style of a cell. */
export function writeCell(
  { rows, columns }: Table,
  row: number,
  column: number,
  value: number,
  marks: Marks,
): string {
  const line = rows[row];
  const figure = line && readFigure(line, column, marks);
  if (!figure) return String(value);
  // Positive variances have a `+`.
  const hasPlus =
    columns[column]?.signed || rows.some(({ cells }) => cells[column]?.startsWith('+'));
  const hasParentheses = rows.some(({ cells }) => cells[column]?.trim().startsWith('('));
  const sign = hasPlus && value > 0 ? '+' : hasParentheses ? '(' : figure.style.sign;
  const separators = rows.map((row) => readFigure(row, column, marks)?.style.separator);
  const separator = figure.style.separator ?? separators.find((each) => each !== undefined);
  return writeLike({ ...figure, style: { ...figure.style, sign, separator } }, value, marks);
}
