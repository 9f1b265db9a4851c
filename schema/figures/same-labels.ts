import type { Mismatch } from './mismatch.ts';
import { numbersIn, partAt } from './stated-numbers.ts';

/** Where a value stands, as in `relations.ts`. */
interface Place {
  pointer: string;
  valuesAt: (target: string) => unknown[];
}

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
};

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
