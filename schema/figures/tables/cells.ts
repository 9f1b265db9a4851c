import type { Mismatch } from '../mismatch.ts';
import { type Figure, type Marks, parseFigure, writeLike } from '../parse-figure.ts';

export interface Row {
  cells: string[];
  total: boolean;
  less: boolean;
  /** Whether its variances are taken away, too, because their signs do not say what is good. */
  lessVariance: boolean;
  /** The figures that have been read, so that each is read once. */
  read: Record<Marks, (Figure | null)[]>;
}

export interface Column {
  label?: string;
  signed?: boolean;
  words?: boolean;
  sums?: boolean;
}

/** A table, and the JSON pointer to its rows. */
export interface Table {
  rows: readonly Row[];
  columns: readonly Column[];
  pointer: string;
}

/** Files with mistakes are looked at, too, so nothing is sure about a row. */
export function toRows(rows: readonly unknown[]): Row[] {
  const isPlain = rows.some((row) => Object(row).lowerIsBetter === true);
  return rows.map((row) => toRow(row, isPlain));
}

/** `isPlain`: variances have the sign of the difference, whether that is good or not. */
function toRow(row: unknown, isPlain: boolean): Row {
  const { cells, total, less } = Object(row);
  return {
    cells: Array.isArray(cells) ? cells.map(String) : [],
    total: total === true,
    less: less === true,
    lessVariance: less === true && isPlain,
    read: { en: [], de: [] },
  };
}

/** The figure in a cell, or `undefined` where there is none. */
export function readFigure({ cells, read }: Row, index: number, marks: Marks): Figure | undefined {
  const known = read[marks][index];
  if (known !== undefined) return known ?? undefined;
  const figure = parseFigure(cells[index] ?? '', marks);
  read[marks][index] = figure ?? null;
  return figure;
}

export const placeOf = (pointer: string, row: number, column: number): string =>
  `${pointer}/${row}/cells/${column}`;

/** Another value, as the cell is written. */
export function writeCell(
  { rows, columns }: Table,
  row: number,
  column: number,
  value: number,
): Pick<Mismatch, 'found' | 'computed'> | undefined {
  const line = rows[row];
  const marks = (['en', 'de'] as const).find(
    (each: Marks) => line && readFigure(line, column, each),
  );
  const figure = line && marks && readFigure(line, column, marks);
  if (!figure) return undefined;
  // Variances say `+` where they are more.
  const hasPlus =
    columns[column]?.signed || rows.some(({ cells }) => cells[column]?.startsWith('+'));
  const sign = hasPlus && value > 0 ? '+' : figure.style.sign;
  const isFarOff = Math.abs(value / figure.value) > 500;
  const beside = isFarOff ? line.cells.map((_, at) => readFigure(line, at, marks)) : [];
  const styles = [figure, ...rows.map((each) => readFigure(each, column, marks)), ...beside]
    .flatMap((each) => (each?.unit === figure.unit ? [each.style] : []))
    .filter(({ factor }) => Math.abs(value) >= factor);
  // `$198M` among thousands is `$198K`, and `$4.30K` among millions `$4.30M`.
  const [style = figure.style] = isFarOff
    ? styles.toSorted((one, other) => other.factor - one.factor)
    : styles;
  const computed = writeLike({ ...figure, style: { ...style, sign } }, value, marks);
  return { found: line.cells[column] ?? '', computed };
}
