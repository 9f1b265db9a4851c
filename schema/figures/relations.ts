import { type BridgeSchema, checkBridge } from './bridges.ts';
import {
  type Balance,
  findCorrections,
  isOff,
  likeliest,
  roundingOf,
  type Term,
} from './corrections.ts';
import type { Mismatch } from './mismatch.ts';
import { type Place, valuesBelow } from './places.ts';
import { isStated, numbersIn } from './stated-numbers.ts';
import { toRows } from './tables/cells.ts';
import { checkTable } from './tables/check-table.ts';
import { checkProducts } from './tables/products.ts';

/** What schemas can say of figures that follow from others. Each returns the figures that do not. */
export const relations = {
  /** Rows that are marked as `total` are the sums of the rows above, column by column. */
  totals(columns: string, items: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    if (!Array.isArray(items)) return [];
    const rows = toRows(items);
    const table = { rows, columns: valuesAt(`${columns}/*`).map(Object), pointer };
    const found = checkTable(rows, table.columns, pointer);
    // A total that is off because of a figure that its row contradicts is not reported with it.
    const [odd] = found.every(({ code }) => code === 'K601') ? checkProducts(table) : [];
    const columnOf = (mismatch: Mismatch) => mismatch.pointer.split('/').at(-1);
    return odd ? [odd, ...found.filter((each) => columnOf(each) !== columnOf(odd))] : found;
  },

  /** A total is where its steps lead, and a step what its parts add up to. */
  leadsTo: (names: BridgeSchema, bridge: unknown, { pointer }: Place): Mismatch[] =>
    checkBridge(names, bridge, pointer),

  /** A number that is the sum of its parts, where these are there. */
  addsUp(
    names: Record<'whole' | 'parts' | 'name', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const { [names.whole]: whole, [names.name]: name } = Object(object);
    const parts = valuesBelow(object, names.parts);
    if (!isNumber(whole) || parts.length === 0 || !parts.every(isNumber)) return [];
    const sum = parts.reduce((all, part) => all + part, 0);
    // Whole numbers count something, and nobody rounds these.
    const allowed = [whole, ...parts].every(Number.isInteger) ? 0 : roundingOf(parts, whole);
    if (Math.abs(sum - whole) <= allowed) return [];
    // `Team of 36`, which says it once more.
    const isInName = isStated(numbersIn(String(name)), whole);
    const words = [String(name), ...(isInName ? [String(whole), String(sum), ''] : [])];
    return [numberMismatch('K606', `${pointer}/${names.whole}`, words, whole, sum)];
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
      .map(({ from, to, value }, index) => {
        const place = `${pointer}/${names.streams}/${index}/value`;
        const column = columns.findIndex((labels, index) => {
          return labels.includes(from) && columns[index + 1]?.includes(to);
        });
        const amount = isNumber(value) ? value : 0;
        return { column, place, from: String(from), to: String(to), value: amount };
      });
    const lost = streams.flatMap(({ column, from, to }, index): Mismatch[] => {
      const place = `${pointer}/${names.streams}/${index}/to`;
      if (column >= 0) return [];
      const [start, end] = [from, to].map((label) =>
        columns.findIndex((labels) => labels.includes(label)),
      ) as [number, number];
      const between = end > start ? (columns[start + 1] ?? []) : [];
      const computed = end === start ? 'same' : end < start ? 'before' : 'later';
      return [{ code: 'K608', pointer: place, names: [from, ...between], found: to, computed }];
    });
    const nodes = columns.slice(1, -1).flatMap((labels, before) =>
      labels.map((label, node) => {
        const gets = streams.filter(({ column, to }) => column === before && to === label);
        const gives = streams.filter(({ column, from }) => column === before + 1 && from === label);
        const terms = [
          ...gets.map(({ place, value }): Term => ({ place, value, factor: 1 })),
          ...gives.map(({ place, value }): Term => ({ place, value, factor: -1 })),
        ];
        const values = terms.map(({ value }) => value);
        const place = `${pointer}/${names.columns}/${before + 1}/nodes/${node}/label`;
        const [got, given] = [gets, gives].map((each) => sumOf(each)) as [number, number];
        const allowed = roundingOf(values, got);
        return { label, place, got, given, gets, gives, readings: [terms], allowed };
      }),
    );
    // Where nothing goes on from a node, or nothing comes, it is an end: those who left, what is lost.
    const isBetween = ({ gets, gives }: (typeof nodes)[number]) => gets.length * gives.length > 0;
    const uneven = nodes
      .filter((node) => isBetween(node) && isOff(node))
      .map((node): Mismatch => {
        const { label, place, got, given } = node;
        const mismatch = numberMismatch('K607', place, [label], got, given);
        const correction = likeliest(findCorrections(node, nodes));
        const stream = streams.find((each) => each.place === correction?.term.place);
        if (!stream || !correction) return accuseSide(mismatch, node, valuesAt);
        const around = [stream.from, stream.to, String(stream.value), String(correction.value)];
        const names = [label, ...around];
        return { ...mismatch, pointer: stream.place, names, others: [place] };
      });
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
    const opening = { pointer: placeAbove(pointer, names.start), value: Number(previous) };
    let last = opening.pointer;
    const balances = (Array.isArray(items) ? items : []).flatMap((item, index) => {
      const { [names.adds]: adds, [names.takes]: takes, [names.gives]: gives } = Object(item);
      const [from, start] = [previous, last];
      const at = (name: string) => `${pointer}/${index}/${name}`;
      previous = gives;
      last = at(names.gives);
      if (![from, adds, takes, gives].every(isNumber)) return [];
      const terms = [from as number, adds, takes];
      // Whole numbers are amounts to the dollar, which nobody rounds.
      const allowed = terms.every(Number.isInteger) ? 0 : roundingOf(terms, gives);
      const readings = [
        [
          { place: start, value: from as number, factor: 1 },
          { place: at(names.adds), value: adds, factor: 1 },
          { place: at(names.takes), value: takes, factor: -1 },
          { place: last, value: gives, factor: -1 },
        ],
      ];
      const computed = (from as number) + adds - takes;
      return [{ readings, allowed, gives, computed, place: last, name: String(item[names.name]) }];
    });
    const found = new Map<string, Mismatch>();
    for (const balance of balances.filter(isOff)) {
      const { place, name, gives, computed } = balance;
      const corrections = findCorrections(balance, balances);
      const correction = likeliest(corrections);
      const accused = correction?.term.place.startsWith(pointer) ? correction.term : undefined;
      const mismatch = numberMismatch('K603', place, [name], gives, computed);
      if (accused && accused.place !== place) {
        if (found.has(accused.place)) continue;
        const isBefore = accused.place.endsWith(`/${names.gives}`);
        const words = isBefore
          ? [balances.find((each) => each.place === accused.place)?.name ?? '']
          : [name, String(gives), String(computed), accused.place.split('/').at(-1) ?? ''];
        const value = correction?.value ?? 0;
        found.set(
          accused.place,
          numberMismatch('K603', accused.place, words, accused.value, value),
        );
        continue;
      }
      // What follows needs the balance as it stands, so what comes in or goes out is wrong.
      const needs = corrections.filter(({ term }) => term.place.startsWith(`${pointer}/`));
      const isNeeded = needs.length > 1 && !needs.some(({ term }) => term.place === place);
      const others = needs.map(({ term }) => term.place);
      const start =
        balance === balances[0] && corrections.some((one) => one.term.place === opening.pointer);
      found.set(place, {
        ...mismatch,
        ...(isNeeded && { isGuess: true, others }),
        ...(start && { start: opening }),
      });
    }
    return [...found.values()];
  },
};

interface FlowNode extends Balance {
  got: number;
  given: number;
  gets: readonly { place: string }[];
  gives: readonly { place: string }[];
}

/** What a text of the drawing says of a node is right, so that the streams on its other side are looked at: the only one of them, or all. */
function accuseSide(
  mismatch: Mismatch,
  { got, given, gets, gives }: FlowNode,
  valuesAt: Place['valuesAt'],
): Mismatch {
  const all = [...gets, ...gives].map(({ place }) => place);
  const texts = ['title', 'annotation'].flatMap((name) => valuesAt(`0/${name}`));
  const numbers = texts.flatMap((text) => numbersIn(String(text)));
  const [isGot, isGiven] = [got, given].map((sum) => isStated(numbers, sum));
  if (isGot === isGiven) return { ...mismatch, others: all };
  const side = isGot ? gives : gets;
  const [only, ...more] = side.map(({ place }) => place);
  const names = [...mismatch.names, isGot ? 'gives' : 'gets'];
  const others = more.length > 0 ? side.map(({ place }) => place) : [mismatch.pointer];
  return { ...mismatch, names, others, ...(more.length === 0 && only && { pointer: only }) };
}

/** The items of a list whose name another one before them has, in one spelling or another. Of texts, the name is empty. */
export function findRepeated(name: string, items: unknown, pointer: string): Mismatch[] {
  if (!Array.isArray(items)) return [];
  const placeOf = (index: number) => `${pointer}/${index}${name && `/${name}`}`;
  const mismatches: Mismatch[] = [];
  const seen: { text: string; index: number }[] = [];
  for (const [index, item] of items.entries()) {
    const found: unknown = name ? item?.[name] : item;
    if (typeof found !== 'string') continue;
    const text = found.trim();
    // Most texts differ in length, which is compared sooner than letters.
    const first = seen.find(
      (each) => each.text.length === text.length && each.text.toLowerCase() === text.toLowerCase(),
    );
    if (first === undefined) seen.push({ text, index });
    else {
      mismatches.push({
        code: 'K605',
        pointer: placeOf(index),
        names: [name],
        found,
        computed: found,
        others: [placeOf(first.index)],
      });
    }
  }
  return mismatches;
}

/** Long texts of the items of a list that are another’s, too: what was copied and not written anew. */
export const findCopied = (name: string, items: unknown, pointer: string): Mismatch[] =>
  findRepeated(name, items, pointer).filter(({ found }) => found.length > 30);

/** `3/opening` as a pointer: three levels above, and then down. */
function placeAbove(pointer: string, target: string): string {
  const [levels = '', ...down] = target.split('/');
  return [...pointer.split('/').slice(0, -Number(levels)), ...down].join('/');
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const labelsOf = (nodes: unknown): string[] =>
  (Array.isArray(nodes) ? nodes : []).map((node) => String(Object(node).label));

const sumOf = (parts: readonly { value: number }[]): number =>
  parts.reduce((all, { value }) => all + value, 0);

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
