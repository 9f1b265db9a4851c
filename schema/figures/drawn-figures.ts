import { valueAt } from '../model/pointer.ts';
import { placesBelow } from './places.ts';

/** The figures of a drawing, as its schema names them. */
export interface DrawingSchema {
  /** Paths to its figures, each beside its name. `*` stands for every item. */
  values?: string[];
  /** The properties with the name of each; by default `label`. */
  names?: string[];
  /** The columns and rows of a table, whose cells are its figures. */
  columns?: string;
  rows?: string;
}

/** One of the figures of a drawing. */
export interface DrawnFigure {
  /** Where it is in the drawing: `bars/3/value`. */
  path: string;
  name: string;
  value: string;
  /** The column of a table; empty elsewhere. Cells are texts, all others are numbers. */
  column: string;
  /** Whether it follows from others, as a total does. */
  follows: boolean;
}

const [betweenItems, betweenParts] = ['\n', '\t'];

export const packDrawn = (drawn: readonly DrawnFigure[]): string =>
  drawn
    .map(({ path, name, value, column, follows }) =>
      [path, oneLine(name), value, oneLine(column), follows ? 1 : ''].join(betweenParts),
    )
    .join(betweenItems);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the figures of a drawing; `undefined` if the value is a single figure. */
export function unpackDrawn(packed: string): DrawnFigure[] | undefined {
  if (!packed.includes(betweenParts)) return undefined;
  return packed.split(betweenItems).map((item) => {
    const [path = '', name = '', value = '', column = '', follows] = item.split(betweenParts);
    return { path, name, value, column, follows: follows !== '' };
  });
}

/** Returns the figures of a drawing with their names. */
export function drawnIn(schema: DrawingSchema, drawing: Record<string, unknown>): DrawnFigure[] {
  const { values = [], names = ['label'], columns, rows } = schema;
  if (columns && rows) return cellsOf(drawing[columns], drawing[rows], rows);
  return values
    .flatMap((target) => placesBelow(drawing, target, ''))
    .flatMap(({ pointer, value }): DrawnFigure | [] => {
      const path = pointer.slice(1);
      const name = joinParts(names, Object(valueAt(drawing, path.split('/').slice(0, -1))));
      if (name === undefined) return [];
      return { path, name, value: String(value), column: '', follows: false };
    });
}

/** Returns the figures of a table, each named by its row and its column. */
function cellsOf(columns: unknown, rows: unknown, path: string): DrawnFigure[] {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  return rows.flatMap((row, index) => {
    const { cells, total } = Object(row);
    if (!Array.isArray(cells)) return [];
    return cells.flatMap((cell, at): DrawnFigure | [] => {
      const { label, signed } = Object(columns[at]);
      if (at === 0 || !isFigure(String(cell))) return [];
      return {
        path: `${path}/${index}/cells/${at}`,
        name: String(cells[0]),
        value: String(cell),
        column: String(label),
        follows: total === true || signed === true,
      };
    });
  });
}

const isFigure = (cell: string): boolean => /^\D{0,6}\d/.test(cell);

/** Joins the properties that there are; `undefined` if the first is missing. */
export function joinParts(
  names: readonly string[],
  object: Record<string, unknown>,
): string | undefined {
  const parts = names.map((name) => object[name]);
  if (parts[0] === undefined) return undefined;
  return parts.filter((part) => part !== undefined).join(', ');
}
