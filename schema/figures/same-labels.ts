import { isAbout } from './annotations.ts';
import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';
import { isStated, numbersIn, partAt, writeStated } from './stated-numbers.ts';

/** Things that a drawing names, and what it says of each. */
interface Named {
  list: string;
  label: string;
  text: string;
  /** The number that is drawn. */
  value?: string;
}

/** What is said of a thing: an amount in a text, or a number that is drawn. */
interface Said {
  pointer: string;
  /** As it is written, and its whole text. */
  written: string;
  text: string;
  values: number[];
  part?: Mismatch['part'];
}

interface Item {
  label: string;
  said: Said[];
}

/** What schemas can say of things that two blocks of a page describe. */
export const sameLabels = {
  /** Items of the same names as the rows of a drawing, which tell the same amounts or draw the same numbers: all of them but one. */
  saidOfPage(
    { list, label, text, value }: Named,
    drawing: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const rows = listOf(Object(drawing)[list]);
    if (rows.length < 3) return [];
    const at = `${pointer}/${list}`;
    const own = [[text], ...(value ? [[value]] : [])].map((names) =>
      rows.flatMap((row, index) => itemOf(row, `${at}/${index}`, [label], names)),
    );
    const known = own.filter((items) => items.length > 2);
    if (known.length === 0) return [];
    const blocks = valuesAt(`${pointer.split('/').length - 1}/blocks/*`);
    return blocks.flatMap((block, index) =>
      Object.entries(Object(block)).flatMap(([name, items]) => {
        if (!Array.isArray(items)) return [];
        const place = `/blocks/${index}/${name}`;
        const others = items.flatMap((item, index) =>
          itemOf(item, `${place}/${index}`, ['title', 'label', 'name'], Object.keys(Object(item))),
        );
        return others.length < 3 ? [] : known.flatMap((each) => compare(each, others));
      }),
    );
  },

  /** A drawing and the table that it is made of: rows of one name have one value, and what is drawn adds up to their total. */
  drawsTable(_: unknown, object: unknown, { pointer }: Place): Mismatch[] {
    const { visual, source } = Object(object);
    if (!visual || !source) return [];
    const rows = compareRows(visual, source, pointer);
    return rows.length > 0 ? rows : compareSum(visual, source, pointer);
  },
};

/** The labelled values of a drawing, and the rows of a table that name the same, column by column. */
function compareRows(drawing: unknown, table: unknown, pointer: string): Mismatch[] {
  const { rows, columns } = Object(table);
  const drawn = ['bars', 'rows', 'steps'].flatMap((list) =>
    listOf(Object(drawing)[list]).flatMap((item, index) =>
      itemOf(item, `${pointer}/visual/${list}/${index}`, ['label'], ['value', 'change']),
    ),
  );
  const named = drawn.filter(({ said }) => said.length === 1);
  if (named.length < 3) return [];
  return listOf(columns).flatMap((_, column) => {
    const cells = listOf(rows).flatMap((row, index): Item[] => {
      const { cells: all } = Object(row);
      const [label, text] = [listOf(all)[0], listOf(all)[column]].map(String);
      const [number, ...more] = column > 0 ? numbersIn(text ?? '') : [];
      if (!label || !text || !number || more.length > 0) return [];
      const place = `${pointer}/source/rows/${index}/cells/${column}`;
      return [{ label, said: [{ pointer: place, written: text, text, values: number.values }] }];
    });
    return compare(cells, named).map((mismatch) => accuseCell(mismatch, cells, column, rows));
  });
}

/** Where the cell that differs is what keeps its column from its total, it is wrong, and not what is drawn. */
function accuseCell(
  mismatch: Mismatch,
  cells: readonly Item[],
  column: number,
  rows: unknown,
): Mismatch {
  const [, written = '', label = ''] = mismatch.names;
  const inTable = { ...mismatch, names: ['same', written, label, 'the table beside it'] };
  const [place] = mismatch.others ?? [];
  const totals = listOf(rows).flatMap((row, index) =>
    Object(row).total === true ? [`/rows/${index}/cells/${column}`] : [],
  );
  const all = cells.flatMap(({ said }) => said);
  const [total, ...more] = all.filter(({ pointer }) => totals.some((end) => pointer.endsWith(end)));
  const amountOf = ({ values: [value = 0] }: Said) => value;
  const sum = all.reduce((sum, each) => (each === total ? sum : sum + amountOf(each)), 0);
  const gap = total && more.length === 0 ? amountOf(total) - sum : 0;
  const cell = all.find(({ pointer }) => pointer === place);
  if (gap === 0 || !cell || !place || amountOf(cell) + gap !== Number(mismatch.found))
    return inTable;
  const [number] = numbersIn(cell.text);
  if (!number) return inTable;
  return {
    ...mismatch,
    pointer: place,
    names: [
      'same',
      mismatch.found,
      label,
      'the drawing beside it, with which the column has its total',
    ],
    found: cell.text,
    computed: writeStated(number, Number(mismatch.found)),
    part: partAt(cell.text, number),
    others: [mismatch.pointer],
  };
}

/** What is drawn of a thing adds up to its total, where the title names it and the total is none of what is drawn. */
function compareSum(drawing: unknown, table: unknown, pointer: string): Mismatch[] {
  const { title, bars, rows: ranked } = Object(drawing);
  const values = listOf(bars ?? ranked).map((item) => Object(item).value);
  if (typeof title !== 'string' || values.length < 3 || !values.every(isNumber)) return [];
  const sum = Number(values.reduce((all, value) => all + value, 0).toPrecision(12));
  return listOf(Object(table).rows).flatMap((row, index): Mismatch[] => {
    const { cells, total } = Object(row);
    const [label, ...texts] = listOf(cells).map(String);
    if (total !== true || !label || !isAbout(title, label)) return [];
    const numbers = texts.flatMap((text, at) => {
      const [number, ...more] = numbersIn(text);
      return number && more.length === 0 ? [{ at: at + 1, text, number }] : [];
    });
    const isStatedHere = [sum, ...values].some((value) =>
      numbers.some(({ number }) => isStated([number], value)),
    );
    const near = numbers.find(({ number }) =>
      number.values.some((value) => Math.abs(value / sum - 1) < 0.2),
    );
    if (isStatedHere || !near) return [];
    const others = [`${pointer}/source/rows/${index}/cells/${near.at}`];
    const names = ['sum', label, near.text, String(sum)];
    const place = `${pointer}/visual/title`;
    return [{ code: 'K656', pointer: place, names, found: title, computed: '', others }];
  });
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The one item that says something else of its name, where two others at least agree. */
function compare(rows: readonly Item[], items: readonly Item[]): Mismatch[] {
  const pairs = rows.flatMap((row) => {
    const item = items.find((each) => each.label === row.label);
    return item ? [{ row, item, ...differenceOf(row, item) }] : [];
  });
  const [wrong, ...others] = pairs.filter(({ missing }) => missing.length > 0);
  if (!wrong || others.length > 0 || pairs.length < 3) return [];
  const [[meant, ...more], [stated, ...rest]] = [wrong.missing, wrong.extra];
  if (!meant || !stated || more.length > 0 || rest.length > 0) return [];
  return [
    {
      code: 'K656',
      pointer: stated.pointer,
      names: ['same', meant.text, wrong.item.label],
      found: stated.written,
      computed: stated.part ? meant.written : inScaleOf(stated, meant),
      others: [meant.pointer],
      ...(stated.part && { part: stated.part }),
    },
  ];
}

/** What a row says and an item does not, and what the item says in its place. Numbers that are drawn are compared with such. */
function differenceOf(row: Item, item: Item): Record<'missing' | 'extra', Said[]> {
  const isDrawn = row.said.some(({ part }) => !part);
  const stated = item.said.filter(({ part }) => isDrawn === !part);
  return {
    missing: row.said.filter((each) => !stated.some((other) => areSame(each, other))),
    extra: stated.filter((each) => !row.said.some((other) => areSame(each, other))),
  };
}

/** One drawing may count in thousands and another in millions, and less may be drawn as more. */
const areSame = (one: Said, other: Said): boolean =>
  one.values.some((value) =>
    other.values.some((each) =>
      (one.part ? [1] : scales).some(
        (scale) => Math.abs(Math.abs(value) - Math.abs(each) * scale) <= Math.abs(value) * 1e-9,
      ),
    ),
  );

/** The number that is drawn elsewhere, in the scale and with the sign of this one. */
function inScaleOf({ values: [stated = 1] }: Said, { values: [meant = 0] }: Said): string {
  const off = (scale: number) => Math.abs(Math.log(Math.abs((meant * scale) / stated)));
  const [scale = 1] = scales.toSorted((one, other) => off(one) - off(other));
  return String(Number((Math.sign(stated) * Math.abs(meant) * scale).toPrecision(12)));
}

const scales = [1, 1e3, 1e6, 1e-3, 1e-6];

/** What an item with a name says in some of its properties: nothing where it has no name, or says nothing. */
function itemOf(
  item: unknown,
  pointer: string,
  labels: readonly string[],
  names: readonly string[],
): Item[] {
  const own = labels.map((name) => Object(item)[name]).find((each) => typeof each === 'string');
  if (own === undefined) return [];
  const said = names.flatMap((name) => saidIn(Object(item)[name], `${pointer}/${name}`));
  return said.length > 0 ? [{ label: own.trim(), said }] : [];
}

function saidIn(value: unknown, pointer: string): Said[] {
  if (typeof value === 'number')
    return [{ pointer, written: String(value), text: String(value), values: [value] }];
  if (typeof value !== 'string') return [];
  return numbersIn(value)
    .filter(({ isAmount }) => isAmount)
    .map((number) => ({
      pointer,
      written: number.written,
      text: value,
      values: number.values,
      part: partAt(value, number),
    }));
}

const listOf = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
