import type { Balance, Term } from '../corrections.ts';
import type { Figure, Marks } from '../parse-figure.ts';
import { type Column, placeOf, type Row, readFigure } from './cells.ts';

/** What a row computes from others of its figures: a variance, or the sum of a year. */
export interface RowBalance extends Balance {
  row: number;
  /** The column of what is computed. */
  column: number;
  /** What it should be, going by the others. */
  computed: number;
}

/**
 * How the last figure, or a variance, follows from the figures of its row, where all rows but one in
 * four agree on it. Nothing says so in the table, so two rows at least must, and three where neither
 * signs nor a doubtful total hint at it.
 */
export function rowBalances(
  rows: readonly Row[],
  columns: readonly Column[],
  pointer: string,
  isDoubtful: boolean,
): RowBalance[] {
  const numeric = columns.flatMap((column, index) => (index > 0 && !column.words ? [index] : []));
  const isVariance = (index: number) => columns[index]?.signed === true;
  const targets = numeric.filter(
    (index) => isVariance(index) || (index === numeric.at(-1) && numeric.length > 2),
  );
  return targets.flatMap((target) => {
    const sources = numeric.filter((index) => index < target && !isVariance(index));
    const hasSigns = isVariance(target) || rows.some(({ cells }) => startsSigned(cells[target]));
    const isEither = hasSigns && !isPlainChange(columns[target]?.label);
    const least = hasSigns || isDoubtful ? 2 : 3;
    for (const way of waysOf(sources, isEither)) {
      const found = balancesOf(rows, target, way, { isEither, least, isDoubtful }, pointer);
      if (found) return found;
    }
    return [];
  });
}

const startsSigned = (cell = ''): boolean => /^[+−–-].{0,4}\d/.test(cell);

/** A `change` is the second less the first; the sign of a variance may say what is good. */
const isPlainChange = (label = ''): boolean =>
  /^(?:change|difference|delta|increase|Δ|veränderung|änderung|differenz|unterschied)/i.test(label);

/** Columns with what they count by: the difference of two, those nearest first, or the sum of all. */
type Way = { index: number; factor: number }[];

function waysOf(sources: readonly number[], isEither: boolean): Way[] {
  const differences = sources.toReversed().flatMap((more) =>
    sources
      .filter((less) => less < more)
      .toReversed()
      .map((less) => [
        { index: less, factor: -1 },
        { index: more, factor: 1 },
      ]),
  );
  const sum = sources.map((index) => ({ index, factor: 1 }));
  // What is left is the first less the second; a variance may be read either way.
  const turned = isEither
    ? []
    : differences.map((way) => way.map(({ index, factor }) => ({ index, factor: -factor })));
  const all = [...differences, ...turned];
  return sources.length > 2 ? [sum, ...all] : [...all, sum];
}

interface Line {
  row: Row;
  index: number;
  found: Figure;
  figures: Figure[];
  /** What the columns make. */
  value: number;
  allowed: number;
}

interface Expectation {
  /** The sign of a variance may say what is good, and then it is either. */
  isEither: boolean;
  /** So many rows have to agree. */
  least: number;
  isDoubtful: boolean;
}

function balancesOf(
  rows: readonly Row[],
  target: number,
  way: Way,
  { isEither, least, isDoubtful }: Expectation,
  pointer: string,
): RowBalance[] | undefined {
  const lines = readLines(rows, target, way);
  const isRight = ({ found, value, allowed }: Line) =>
    Math.abs(found.value - value) <= allowed ||
    (isEither && Math.abs(found.value + value) <= allowed);
  const right = lines.filter(isRight);
  const telling = right.filter((line) => isTelling(line) || (least < 3 && line.found.value !== 0));
  const wrong = lines.length - right.length;
  if (telling.length < least || telling.length < wrong * 3 - 1) return undefined;
  // Where all is right, nothing has to be explained.
  if (wrong === 0 && !isDoubtful) return [];
  const usual = usualDirection(telling);
  return lines.map((line) => {
    const { found, value } = line;
    const own = Math.sign(found.value) * Math.sign(value);
    const sign = isEither ? own || (hasOtherSign(line.row) ? -usual : usual) : 1;
    const ways = isEither ? [sign, -sign] : [sign];
    const readings = ways.map((each) => [
      ...way.map(({ index, factor }, at): Term => {
        const value = line.figures[at]?.value ?? 0;
        return { place: placeOf(pointer, line.index, index), value, factor: factor * each };
      }),
      { place: placeOf(pointer, line.index, target), value: line.found.value, factor: -1 },
    ]);
    const { allowed, index: row } = line;
    return { readings, allowed, row, column: target, computed: line.value * sign };
  });
}

/** Small numbers make one another by chance. */
const isTelling = ({ found, figures }: Line): boolean =>
  found.value !== 0 && figures.some(({ value, halfStep }) => Math.abs(value) >= halfStep * 2 * 20);

const hasOtherSign = ({ less, lessVariance }: Row): boolean => less && !lessVariance;

/** Whether variances have the sign of what the columns make, in most rows. One that is taken away has the other. */
function usualDirection(lines: readonly Line[]): number {
  const signs = lines.map(
    ({ row, found, value }) =>
      Math.sign(found.value) * Math.sign(value) * (hasOtherSign(row) ? -1 : 1),
  );
  return signs.reduce((sum, sign) => sum + sign, 0) < 0 ? -1 : 1;
}

/** The rows that have all figures, which count the same. */
function readLines(rows: readonly Row[], target: number, way: Way): Line[] {
  const read = (marks: Marks): Line[] =>
    rows.flatMap((row, index): Line[] => {
      const found = readFigure(row, target, marks);
      const figures = way.map((column) => readFigure(row, column.index, marks));
      if (!found || !figures.every((figure) => figure?.unit === found.unit)) return [];
      const value = figures.reduce((sum, figure, at) => {
        return sum + (figure?.value ?? 0) * (way[at]?.factor ?? 0);
      }, 0);
      const steps = [found, ...figures].reduce((sum, figure) => sum + (figure?.halfStep ?? 0), 0);
      const allowed = steps + Math.abs(value) * 1e-9;
      return [{ row, index, found, figures: figures as Figure[], value, allowed }];
    });
  const lines = read('en');
  return lines.length > 0 ? lines : read('de');
}
