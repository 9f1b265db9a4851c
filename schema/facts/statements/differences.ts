import { type DrawnFigure, unpackDrawn } from '../../figures/drawn-figures.ts';
import { areEqual, type Figure, parseFigure } from '../../figures/parse-figure.ts';
import { between, type Statement } from './statements.ts';

/** How two statements differ. */
export interface Difference {
  here: string;
  there: string;
  /** Where the two are, each below its drawing; empty for a figure of its own. */
  path: { here: string; there: string };
  name?: string;
  /** Whether the two have different units: `$6.38M` and `74.4%`. */
  isOtherUnit?: boolean;
  /** What to write instead; absent if the two are not written alike. */
  replacement?: string;
}

/**
 * Returns where two statements differ, or `other` if they are of charts in which most values differ.
 */
export function findDifferences(wrong: Statement, right: Statement): Difference[] | 'other' {
  const [here, there] = [wrong, right].map(({ value }) => unpackDrawn(value));
  if (here && there) return compareDrawings(here, there);
  if (here || there || areEqual(wrong.value, right.value)) return [];
  const isOtherUnit = haveOtherUnits(wrong.value, right.value);
  return [
    {
      here: wrong.value,
      there: right.value,
      path: { here: '', there: '' },
      isOtherUnit,
      ...(!isOtherUnit && { replacement: JSON.stringify(right.value) }),
    },
  ];
}

const haveOtherUnits = (...values: [string, string]): boolean => {
  const [own = '', other = ''] = values.map((value) =>
    parseFigure(value, 'en')?.unit.replace('+', ''),
  );
  return own !== '' && other !== '' && own !== other;
};

/** Compares the figures with the same names. */
function compareDrawings(
  here: readonly DrawnFigure[],
  there: readonly DrawnFigure[],
): Difference[] | 'other' {
  const areTables = [here, there].every((drawn) => drawn.every(({ column }) => column !== ''));
  const [own, other] = [here, there].map((drawn) => byName(drawn, areTables));
  const pairs = [...(own ?? [])].flatMap(([name, a]) => {
    const b = other?.get(name);
    return b && !haveOtherUnits(a.value, b.value) ? [{ a, b }] : [];
  });
  const differing = pairs.filter(({ a, b }) => !areAlike(a.value, b.value));
  // What follows from others differs with them, and by itself only if all of them are there.
  const causes = differing.filter(({ a }) => !a.follows);
  const count = pairs.filter(({ a }) => !a.follows).length;
  const haveSameNames = here.length === there.length && pairs.length === here.length;
  // Drawings of other periods or things only share a title.
  if (!haveSameNames && causes.length * 2 >= count) return [];
  if (causes.length > 1 && causes.length * 2 > count) return 'other';
  return (causes.length > 0 || !haveSameNames ? causes : differing.slice(0, 1)).map(({ a, b }) => ({
    here: a.value,
    there: b.value,
    path: { here: a.path, there: b.path },
    name: areTables ? `${a.name}, ${a.column}` : a.name,
    ...(a.column === b.column && { replacement: areTables ? JSON.stringify(b.value) : b.value }),
  }));
}

/** Returns figures by name, without those whose name another one has, too. */
function byName(drawn: readonly DrawnFigure[], withColumn: boolean): Map<string, DrawnFigure> {
  const groups = Map.groupBy(drawn, ({ name, column }) =>
    `${name}${withColumn ? between + column : ''}`.toLowerCase(),
  );
  return new Map(
    [...groups].flatMap(([name, [one, ...more]]) =>
      one && more.length === 0 ? [[name, one]] : [],
    ),
  );
}

/** Whether two figures are equal; of one that is a bare number, the scale is unknown. */
function areAlike(one: string, other: string): boolean {
  if (areEqual(one, other)) return true;
  return (['en', 'de'] as const).some((marks) => {
    const figures = [one, other].map((text) => parseFigure(text, marks));
    const [bare, more] = figures.toSorted((a, b) => Number(isBare(b)) - Number(isBare(a)));
    if (!bare || !more || !isBare(bare) || isBare(more)) return false;
    return scales.some((scale) => {
      const step = Math.max(bare.halfStep, more.halfStep / scale);
      return Math.abs(bare.value - more.value / scale) <= step * 1.000001;
    });
  });
}

const scales = [1, 1e3, 1e6, 1e9];

/** Whether a figure has neither a unit nor a scale. */
const isBare = (figure: Figure | undefined): boolean =>
  figure?.unit === '' && figure.style.factor === 1;
