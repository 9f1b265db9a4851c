import { currencyCode } from '../currencies.ts';
import { type DrawingSchema, drawnIn, joinParts, packDrawn } from './drawn-figures.ts';

/**
 * Schema keyword for an object that states a figure, or for a drawing: the names of the properties
 * with its parts.
 */
export interface FigureSchema extends DrawingSchema {
  /** Name of the figure, or of the drawing. Several properties are joined. */
  label: string | string[];
  /** The figure; absent for a drawing. */
  value?: string;
  /** The company that the figure is about, unless an outer `owner` says so. */
  owner?: string;
}

/**
 * A figure of a file, for comparison with other pages. If it has no owner, a line beside it may name
 * one.
 */
export type FigureFact = [
  pointer: string,
  owner: string,
  label: string,
  value: string,
  credit?: string,
];

const [betweenFigures, betweenFields] = ['\u001e', '\u001f'];

/**
 * Packs the figures of a file into one text, because ten thousand pages have a hundred thousand
 * figures to keep in memory.
 */
export const packFigures = (figures: readonly FigureFact[]): string =>
  figures.map((figure) => figure.join(betweenFields)).join(betweenFigures);

export const unpackFigures = (packed: string): FigureFact[] =>
  packed.split(betweenFigures).map((figure) => figure.split(betweenFields) as FigureFact);

/** A figure as stated by its object. */
export interface StatedFigure {
  label: string;
  value: string;
  owner?: string;
}

/** Returns the figure that an object states, with its property; `undefined` if a part is missing. */
export function readFigure(
  schema: FigureSchema,
  object: Record<string, unknown>,
): { property: string; figure: StatedFigure } | undefined {
  const labels = [schema.label].flat();
  const label = joinParts(labels, object);
  const property = schema.value ?? labels[0] ?? '';
  const value = schema.value === undefined ? packDrawn(drawnIn(schema, object)) : object[property];
  if (label === undefined || value === undefined || value === '') return undefined;
  const figure: StatedFigure = { label, value: String(value) };
  if (schema.owner !== undefined) figure.owner = String(object[schema.owner]);
  return { property, figure };
}

/**
 * Property names of a table that may state prices: its columns and rows, and in each row the cells.
 * Without `name`, the first cell names its row, and the first column holds these names.
 */
export interface PricesSchema {
  columns: string;
  rows: string;
  cells: string;
  name?: string;
  /** Says of a row that it has prices. */
  marked?: string;
}

const per = String.raw`(?:(?:per|an?|each|every|pro|im|je) |\/ ?)\p{L}+`;

/** What a price for some time is called. */
const rates: Record<string, string> = {
  ...{ hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month' },
  ...{ täglich: 'Tag', wöchentlich: 'Woche', monatlich: 'Monat' },
};
const rate = `(?:${Object.keys(rates).join('|')})`;

/** The name of a row or a column of prices, with what they are for: `Price per month`, `Monthly price`. */
const named = RegExp(
  `^(?:(?:(?<rate>${rate})(?:e|er)? )?(?:prices?|costs?|fees?|preise?|kosten)(?:,? ?\\(?(?<per>${per}|${rate})\\)?)?|(?<alone>${per}))$`,
  'iu',
);

/** Returns what the name of a row or a column says that its prices are for. */
function labelIn({ groups }: RegExpExecArray): string {
  const { rate = '', per = '', alone = '' } = groups ?? {};
  const period = rates[(rate || per).toLowerCase()];
  return period ? `/${period}` : per || alone;
}

/** A price of a cell: `$49`, `$49 per month` or `$49/month`. */
const priceCell = /^(?<value>[^\s/]*\d[^\s/]*)(?: ?(?<label>\/.+)| (?<words>.+))?$/;

const hasCurrency = RegExp(`\\p{Sc}|${currencyCode}`, 'u');

/**
 * Returns the prices of a table in the form in which plans state them, `$49` labelled `per month`,
 * with their places in the table. They may be in a row below the plans, or in a column beside them.
 * The label is empty where only the price is written.
 */
export function readPrices(
  schema: PricesSchema,
  table: Record<string, unknown>,
): { path: string; figure: StatedFigure }[] {
  const columns = table[schema.columns];
  const rows = table[schema.rows];
  if (!Array.isArray(columns) || !Array.isArray(rows)) return [];
  const names = columns.map((column) => String(Object(column).label ?? column));
  const inColumns = names.map((name) => named.exec(name));
  return rows.flatMap((row, index) => {
    const cells = Object(row)[schema.cells];
    if (!Array.isArray(cells)) return [];
    const title = String(schema.name === undefined ? cells[0] : row[schema.name]);
    const inRow = named.exec(title);
    const isMarked = schema.marked !== undefined && row[schema.marked] === true;
    return cells.flatMap((cell, column) => {
      const isRow = inRow !== null || isMarked;
      const name = isRow ? inRow : inColumns[column];
      if (!isRow && !name) return [];
      const { value, ...more } = priceCell.exec(String(cell))?.groups ?? {};
      if (value === undefined) return [];
      const label = more.label ?? more.words ?? (name ? labelIn(name) : '');
      if (label === '' && !hasCurrency.test(value)) return [];
      const figure = { label, value, owner: isRow ? String(names[column]) : title };
      return [{ path: `${schema.rows}/${index}/${schema.cells}/${column}`, figure }];
    });
  });
}

/** Part of a validation result that concerns figures. */
interface Reference {
  role: string;
  pointer: string;
  value: string;
  figure?: StatedFigure;
}

/**
 * Returns the figures among the references of a file, each with the owner of the innermost
 * enclosing object, or of a chart beside it.
 */
export function collectFigures(references: readonly Reference[]): FigureFact[] {
  const namesOf = (wanted: string, end: RegExp) =>
    references
      .filter(({ role }) => role === wanted)
      .map(({ pointer, value }) => {
        const scope = parentOf(pointer);
        // An owner of an item is not that of the other items of its list.
        const around = /\/\d+\/$/.test(scope) ? scope : parentOf(scope.slice(0, -1));
        return { scope, around, name: value.split(end, 1)[0]?.trim() ?? '' };
      })
      // Innermost first.
      .sort((a, b) => b.scope.length - a.scope.length);
  // `Quillmere` in `Quillmere, FY27 plan, sample figures`.
  const owners = namesOf('owner', /,/);
  const credits = namesOf('credit', /[,;:(]|\.(?: |$)/);
  const facts: FigureFact[] = [];
  for (const { figure, pointer } of references) {
    if (!figure) continue;
    const isWithin = ({ scope }: { scope: string }) => pointer.startsWith(scope);
    // The rows below a chart are those of its owner.
    const isBeside = ({ around }: { around: string }) => pointer.startsWith(around);
    const owner = figure.owner ?? (owners.find(isWithin) ?? owners.find(isBeside))?.name ?? '';
    const credit = owner === '' ? credits.find(isWithin)?.name : undefined;
    const fact: FigureFact = [pointer, owner, figure.label, figure.value];
    if (credit) fact.push(credit);
    facts.push(fact);
  }
  return facts;
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/') + 1);
