import { type Figure, type Marks, parseFigure, writeLike } from './parse-figure.ts';

/** A figure that does not follow from the figures that it is made of. Plain data, for the cache. */
export interface Mismatch {
  code:
    | `K60${1 | 2 | 3 | 5 | 6 | 7 | 8 | 9}`
    | `K61${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
    | 'K622'
    | 'K623'
    | `K64${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
    | 'K624'
    | `K65${0 | 1}`
    | 'R223';
  /** Where the figure stands, as a JSON pointer. */
  pointer: string;
  /** What the figure is, in the author's words: `Net burn`, `Plan`. */
  names: string[];
  found: string;
  computed: string;
  /** What a total seems to be: a sum from which these rows are taken away, or an average. */
  likely?: { less: string[] } | 'average';
}

/** Where a value stands: the JSON pointer to it, and a function for what lies elsewhere. */
interface Place {
  pointer: string;
  /** The values at a place relative to this one, such as `1/columns/*`. */
  valuesAt: (target: string) => unknown[];
}

/** What schemas can say of figures that follow from others. Each returns the figures that do not. */
export const relations = {
  /** Rows that are marked as `total` are the sums of the rows above, column by column. */
  totals: (columns: string, rows: unknown, { pointer, valuesAt }: Place): Mismatch[] =>
    Array.isArray(rows) && rows.some((row) => Object(row).total === true)
      ? checkTotals(rows.map(toRow), valuesAt(`${columns}/*`).map(Object), pointer)
      : [],

  /** A total is where its steps lead, in the order `start`, `steps`, `end`. */
  leadsTo(
    names: Record<'start' | 'steps' | 'end', string>,
    _: unknown,
    { pointer, valuesAt }: Place,
  ) {
    const at = (target: string) => valuesAt(`0/${target}`).filter(isNumber);
    const [[start], steps, [end]] = [at(names.start), at(names.steps), at(names.end)];
    if (start === undefined || end === undefined) return [];
    const sum = [start, ...steps].reduce((total, step) => total + step, 0);
    if (Math.abs(sum - end) <= roundingOf([start, ...steps], end)) return [];
    // One step with the other sign, as most often.
    const turned = steps.filter(
      (step) => Math.abs(sum - 2 * step - end) <= roundingOf([start, ...steps], end),
    );
    const label = valuesAt(`0/${names.steps.replace(/[^/]+$/, 'label')}`)[
      turned.length === 1 ? steps.indexOf(turned[0] ?? 0) : -1
    ];
    const around = label === undefined ? [] : [String(label), String(-(turned[0] ?? 0))];
    return [numberMismatch('K602', `${pointer}/${names.end}`, around, end, sum)];
  },

  /** A whole is what its parts add up to, where there are any. */
  addsUp(
    names: Record<'parts' | 'whole' | 'name', string>,
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const parts = valuesAt(`0/${names.parts}`).filter(isNumber);
    const { [names.whole]: whole, [names.name]: name } = Object(object);
    if (parts.length === 0 || !isNumber(whole)) return [];
    const sum = parts.reduce((total, part) => total + part, 0);
    if (Math.abs(sum - whole) <= roundingOf(parts, whole)) return [];
    return [numberMismatch('K606', `${pointer}/${names.whole}`, [String(name)], whole, sum)];
  },

  /** Streams lead from one column to the next, and what a node between two columns gets, it gives. */
  flows(
    names: Record<'columns' | 'streams', string>,
    _: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const columns = valuesAt(`0/${names.columns}/*`).map((column) =>
      labelsOf(Object(column).nodes),
    );
    const streams = valuesAt(`0/${names.streams}/*`)
      .map(Object)
      .map(({ from, to, value }) => {
        const column = columns.findIndex((labels, index) => {
          return labels.includes(from) && columns[index + 1]?.includes(to);
        });
        return { column, from: String(from), to: String(to), value: isNumber(value) ? value : 0 };
      });
    const lost = streams.flatMap(({ column, from, to }, index): Mismatch[] => {
      const place = `${pointer}/${names.streams}/${index}/to`;
      if (column >= 0) return [];
      return [{ code: 'K608', pointer: place, names: [from], found: to, computed: to }];
    });
    const uneven = columns.slice(1, -1).flatMap((labels, before) =>
      labels.flatMap((label, node): Mismatch[] => {
        const gets = streams.filter(({ column, to }) => column === before && to === label);
        const gives = streams.filter(({ column, from }) => column === before + 1 && from === label);
        const [got, given] = [gets, gives].map((each) => sumOf(each)) as [number, number];
        const terms = [...gets, ...gives].map(({ value }) => value);
        if (Math.abs(got - given) <= roundingOf(terms, got)) return [];
        const place = `${pointer}/${names.columns}/${before + 1}/nodes/${node}/label`;
        return [numberMismatch('K607', place, [label], got, given)];
      }),
    );
    const named = new Set(streams.flatMap(({ from, to }) => [from, to]));
    // A stream with another name is a mistake by itself.
    const isMisnamed = [...named].some((name) => !columns.flat().includes(name));
    const idle = columns.flatMap((labels, column) =>
      labels.flatMap((label, node): Mismatch[] => {
        const place = `${pointer}/${names.columns}/${column}/nodes/${node}/label`;
        return named.has(label) || isMisnamed
          ? []
          : [{ code: 'K651', pointer: place, names: [], found: label, computed: '' }];
      }),
    );
    return [...lost, ...uneven, ...idle];
  },

  /** What is left of each item: what was left of the one before, and what comes in, less what goes out. */
  carries(
    names: Record<'start' | 'adds' | 'takes' | 'gives' | 'name', string>,
    items: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    let [previous] = valuesAt(names.start);
    return (Array.isArray(items) ? items : []).flatMap((item, index): Mismatch[] => {
      const { [names.adds]: adds, [names.takes]: takes, [names.gives]: gives } = Object(item);
      const from = previous;
      previous = gives;
      if (![from, adds, takes, gives].every(isNumber)) return [];
      const computed = (from as number) + adds - takes;
      const terms = [from as number, adds, takes];
      // Whole numbers are amounts to the dollar, which nobody rounds.
      const allowed = terms.every(Number.isInteger) ? 0 : roundingOf(terms, gives);
      if (Math.abs(computed - gives) <= allowed) return [];
      const place = `${pointer}/${index}/${names.gives}`;
      return [numberMismatch('K603', place, [String(item[names.name])], gives, computed)];
    });
  },
};

/** The items of a list whose name another one before them has, in one spelling or another. Of texts, the name is empty. */
export function findRepeated(name: string, items: unknown, pointer: string): Mismatch[] {
  const mismatches: Mismatch[] = [];
  if (!Array.isArray(items)) return mismatches;
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const found: unknown = name ? item?.[name] : item;
    if (typeof found !== 'string') continue;
    const key = found.trim().toLowerCase();
    if (seen.has(key)) {
      const place = `${pointer}/${index}${name && `/${name}`}`;
      mismatches.push({ code: 'K605', pointer: place, names: [name], found, computed: found });
    }
    seen.add(key);
  }
  return mismatches;
}

interface Row {
  cells: string[];
  total: boolean;
  less: boolean;
}

/** Files with mistakes are looked at, too, so nothing is sure about a row. */
function toRow(row: unknown): Row {
  const { cells, total, less } = Object(row);
  return {
    cells: Array.isArray(cells) ? cells.map(String) : [],
    total: total === true,
    less: less === true,
  };
}

interface Column {
  label?: string;
  signed?: boolean;
  words?: boolean;
  sums?: boolean;
}

function checkTotals(
  rows: readonly Row[],
  columns: readonly Column[],
  pointer: string,
): Mismatch[] {
  return rows.flatMap((total, end) => {
    if (!total.total) return [];
    // A total sums up what stands above it: all of it, or what follows the total before.
    const above = rows.slice(0, end);
    const start = above.findLastIndex((row) => row.total) + 1;
    const groups = [above.slice(start), above.filter((row) => !row.total)];
    return columns.flatMap((column, index): Mismatch[] => {
      const cell = total.cells[index];
      if (cell === undefined || index === 0 || column.words || column.sums === false) return [];
      const wrong = sumUp(cell, groups, index, column);
      if (!wrong) return [];
      const turned = column.signed && findTurned(wrong, rows, end, index);
      if (turned) {
        const { row, ...figure } = turned;
        const names = [rows[row]?.cells[0] ?? '', String(column.label)];
        return [{ code: 'K619', pointer: `${pointer}/${row}/cells/${index}`, names, ...figure }];
      }
      const names = [total.cells[0] ?? '', String(column.label)];
      const place = `${pointer}/${end}/cells/${index}`;
      return [{ code: 'K601', pointer: place, names, found: cell, ...wrong }];
    });
  });
}

/** In a column of variances no row is taken away: the row that would be has the wrong sign. */
function findTurned(
  { likely }: Pick<Mismatch, 'likely'>,
  rows: readonly Row[],
  end: number,
  index: number,
): { row: number; found: string; computed: string } | undefined {
  if (likely === undefined || likely === 'average' || likely.less.length !== 1) return undefined;
  const row = rows.findIndex(({ cells }, at) => at < end && cells[0] === likely.less[0]);
  const found = rows[row]?.cells[index] ?? '';
  const figure = parseFigure(found, 'en') ?? parseFigure(found, 'de');
  if (!figure || figure.value === 0) return undefined;
  const { style } = figure;
  const other = { ...figure, style: { ...style, sign: figure.value < 0 ? '+' : '−' } };
  const computed = writeLike(other, -figure.value, parseFigure(found, 'en') ? 'en' : 'de');
  return { row, found, computed };
}

/** What the total should be, or `undefined` where it is right, or no sum. */
function sumUp(
  cell: string,
  groups: readonly Row[][],
  index: number,
  { signed = false }: Column,
): Pick<Mismatch, 'computed' | 'likely'> | undefined {
  let wrong: Pick<Mismatch, 'computed' | 'likely'> | undefined;
  for (const marks of ['en', 'de'] as const) {
    const total = parseFigure(cell, marks);
    if (!total || !mayBeSum(total)) continue;
    for (const group of groups) {
      const parts = partsOf(group, index, total.unit, marks, signed);
      if (!parts || parts.length === 0) continue;
      const sum = sumOf(parts);
      if (isRounded(sum, total, parts)) return undefined;
      const likely = explainDifference(total, parts);
      wrong ??= { computed: writeLike(total, sum, marks), ...(likely && { likely }) };
    }
  }
  return wrong;
}

interface Part {
  name: string;
  figure: Figure;
  /** With the sign that it has in the sum. */
  value: number;
}

const sumOf = (parts: readonly { value: number }[]): number =>
  parts.reduce((all, { value }) => all + value, 0);

/** Whether a sum differs from a total by no more than comes of rounding. */
function isRounded(sum: number, total: Figure, parts: readonly Part[]): boolean {
  const steps = parts.map(({ figure }) => figure.halfStep);
  const rounded = steps.reduce((all, step) => all + step, 0);
  const coarser = Math.max(0, total.halfStep - Math.max(...steps));
  return Math.abs(sum - total.value) <= rounded + coarser + tiny(sum);
}

/** What makes a total right that is none as it stands: a row or all but the first taken away, or an average. */
function explainDifference(total: Figure, parts: readonly Part[]): Mismatch['likely'] {
  const takenAway = [parts.slice(1), ...parts.map((part) => [part])];
  const found = takenAway.find((some) => isRounded(sumOf(parts) - 2 * sumOf(some), total, parts));
  if (found && found.length > 0) return { less: found.map(({ name }) => name) };
  const values = parts.map(({ value }) => value);
  const isBetween = total.value > Math.min(...values) && total.value < Math.max(...values);
  // Amounts that take something away are added up, and several of one sign come to much more than their average.
  const isMuchLess = Math.min(...values) >= 0 && sumOf(parts) > total.value * 1.5;
  return isBetween && isMuchLess ? 'average' : undefined;
}

/** Percentages are summed up where they make a whole; otherwise a total of them is an average. */
const mayBeSum = ({ unit, value }: Figure): boolean => unit !== '%' || value === 100;

/** The figures of a column, or `undefined` where one is none, or counts something else. */
function partsOf(
  rows: readonly Row[],
  index: number,
  unit: string,
  marks: Marks,
  signed: boolean,
): Part[] | undefined {
  const parts: Part[] = [];
  for (const { cells, less } of rows) {
    const cell = cells[index] ?? '';
    if (/^[–—-]?$/.test(cell.trim())) continue;
    const figure = parseFigure(cell, marks);
    if (figure?.unit !== unit) return undefined;
    const value = less && !signed ? -figure.value : figure.value;
    parts.push({ name: cells[0] ?? '', figure, value });
  }
  return parts;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const labelsOf = (nodes: unknown): string[] =>
  (Array.isArray(nodes) ? nodes : []).map((node) => String(Object(node).label));

/** What binary fractions lose. */
const tiny = (value: number): number => Math.abs(value) * 1e-9 + 1e-9;

/** How far a sum may be off where each number is rounded to as many decimals as the longest has. */
function roundingOf(terms: readonly number[], end: number): number {
  const decimals = Math.max(...[...terms, end].map(decimalsOf));
  return (terms.length * 0.5) / 10 ** decimals + tiny(end);
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

const numberMismatch = (
  code: Mismatch['code'],
  pointer: string,
  names: string[],
  found: number,
  computed: number,
): Mismatch => ({
  code,
  pointer,
  names,
  found: String(found),
  computed: String(Number(computed.toFixed(6))),
});
