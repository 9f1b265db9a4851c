import { type Figure, type Marks, parseFigure } from '../parse-figure.ts';

export interface Row {
  cells: string[];
  total: boolean;
  less: boolean;
  /** The figures that have been read, so that each is read once. */
  read: Record<Marks, (Figure | null)[]>;
}

export interface Column {
  label?: string;
  signed?: boolean;
  words?: boolean;
  sums?: boolean;
}

/** Files with mistakes are looked at, too, so nothing is sure about a row. */
export function toRow(row: unknown): Row {
  const { cells, total, less } = Object(row);
  return {
    cells: Array.isArray(cells) ? cells.map(String) : [],
    total: total === true,
    less: less === true,
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
