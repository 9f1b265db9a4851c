import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';
import { findRepeated } from './relations.ts';

interface Plan {
  name: string;
  /** Where its features stand. */
  pointer: string;
  features: string[];
  /** The plan that its heading includes: `All of Starter, and`. */
  base: Plan | undefined;
}

interface Row {
  label: string;
  cells: string[];
  index: number;
}

/** What schemas can say of plans and of the table that compares them. */
export const plans = {
  /** A badge that sets one plan apart stands at one plan. */
  oneBadge(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const nameAt = (place = '') =>
      String(Object(Object(items)[Number(place.split('/').at(-2))]).name);
    return findRepeated(name, items, pointer)
      .filter(({ found }) =>
        /most|best|recommend|popular|favou?rite|beliebt|empfohlen|beste/i.test(found),
      )
      .map((mismatch) => ({
        ...mismatch,
        names: [name, nameAt(mismatch.others?.[0]), nameAt(mismatch.pointer)],
      }));
  },

  /** A table says of plans what their features on the same page say. */
  comparesPlans(_: unknown, table: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const blocks = valuesAt('1/*').map(Object);
    const at = blocks.findIndex(({ type }) => type === 'pricing-plans');
    if (at < 0) return [];
    const all = readPlans(blocks[at].plans, `${pointer.replace(/\/\d+$/, '')}/${at}/plans`);
    const columns = list(Object(table).columns).map(String);
    const rows = list(Object(table).rows).map((row, index): Row => {
      const { label, values } = Object(row);
      return { label: wordsOf(label), cells: list(values).map(String), index };
    });
    const found = differences(all, columns, rows, pointer);
    const swapped = found.length > 1 ? findSwap(all, columns, rows, pointer) : undefined;
    return swapped ? [swapped] : [...Map.groupBy(found, rowOf).values()].flatMap(asOne);
  },
};

/** `/blocks/3/rows/2` of one of its values. */
const rowOf = ({ pointer }: Mismatch): string => pointer.split('/').slice(0, -2).join('/');

/** Two plans that a row contradicts have each other’s value. */
function asOne(found: Mismatch[]): Mismatch[] {
  const [one, other, ...more] = found;
  if (!one || !other || more.length > 0 || one.found === other.found) return found;
  const names = [one.names[0] ?? '', other.names[0] ?? '', 'exchanged'];
  return [{ ...one, names, others: [...(one.others ?? []), ...(other.others ?? [])] }];
}

function differences(
  all: readonly Plan[],
  columns: readonly string[],
  rows: readonly Row[],
  pointer: string,
): Mismatch[] {
  return columns.flatMap((column, index) => {
    const plan = all.find(({ name }) => name === column);
    if (!plan) return [];
    return rows.flatMap((row): Mismatch[] => {
      const found = row.cells[index] ?? '';
      const said = saidOtherwise(plan, row, found, all);
      if (!said) return [];
      const place = `${pointer}/rows/${row.index}/values/${index}`;
      const names = [column, said.text, said.reason];
      const computed = said.cell;
      return [{ code: 'K655', pointer: place, names, found, computed, others: [said.pointer] }];
    });
  });
}

/** Two names of columns that stand in each other’s place, where that explains all. */
function findSwap(
  all: readonly Plan[],
  columns: readonly string[],
  rows: readonly Row[],
  pointer: string,
): Mismatch | undefined {
  for (const [first, one] of columns.entries()) {
    for (const [second, other] of columns.entries()) {
      if (second <= first) continue;
      const swapped = columns.with(first, other).with(second, one);
      if (differences(all, swapped, rows, pointer).length > 0) continue;
      const place = `${pointer}/columns/${first}`;
      return {
        code: 'K655',
        pointer: place,
        names: [one, other, 'swapped'],
        found: one,
        computed: other,
      };
    }
  }
  return undefined;
}

interface Said {
  text: string;
  /** What the cell would say. */
  cell: string;
  pointer: string;
  reason: 'listed' | 'limit' | 'added';
}

/** The feature of a plan that a cell contradicts. */
function saidOtherwise(plan: Plan, row: Row, cell: string, all: readonly Plan[]): Said | undefined {
  const own = findFeature(plan, row.label);
  if (own) return isNo(cell) ? { ...own, cell: 'yes', reason: 'listed' } : undefined;
  const limit = findLimit(plan, row.label);
  if (limit && !isOtherLimit(limit.text, cell)) return undefined;
  if (limit) return { ...limit, cell: limitOf(limit.text, row.label), reason: 'limit' };
  if (!isYes(cell)) return undefined;
  // What a plan adds to another one, that one does not have.
  const added = all
    .filter((each) => includes(each, plan))
    .map((each) => findFeature(each, row.label))
    .find((each) => each !== undefined);
  const isInherited = all.some((each) => includes(plan, each) && findFeature(each, row.label));
  return added && !isInherited ? { ...added, cell: 'no', reason: 'added' } : undefined;
}

/** `Up to 10` of `Up to 10 users`. */
const limitOf = (feature: string, label: string): string =>
  feature.replaceAll('**', '').trim().split(/\s+/).slice(0, -label.split(' ').length).join(' ');

function includes(plan: Plan, other: Plan): boolean {
  return plan.base !== undefined && (plan.base === other || includes(plan.base, other));
}

type Feature = Pick<Said, 'text' | 'pointer'>;

const findFeature = ({ features, pointer }: Plan, label: string): Feature | undefined =>
  toFeature(features, pointer, (words) => words === label);

/** `Up to 10 users` of the row `Users`. */
const findLimit = ({ features, pointer }: Plan, label: string): Feature | undefined =>
  toFeature(features, pointer, (words) => isLimit(words) && words.endsWith(` ${label}`));

function toFeature(
  features: readonly string[],
  pointer: string,
  isMeant: (words: string) => boolean,
): Feature | undefined {
  const index = features.findIndex((feature) => isMeant(wordsOf(feature)));
  return index < 0 ? undefined : { text: features[index] ?? '', pointer: `${pointer}/${index}` };
}

const isLimit = (words: string): boolean => /\d|unlimited|unbegrenzt/.test(words);

function isOtherLimit(feature: string, cell: string): boolean {
  if (isYes(cell) || !isLimit(wordsOf(cell))) return isNo(cell);
  const [one, other] = [feature, cell].map((text) => text.match(/\d[\d.,]*/g)?.join(' ') ?? '');
  return one !== other;
}

const isYes = (cell: string): boolean => /^(?:yes|true)$/i.test(cell);
const isNo = (cell: string): boolean => /^(?:no|false)$/i.test(cell);

function readPlans(items: unknown, pointer: string): Plan[] {
  const read: Plan[] = [];
  for (const [index, item] of list(items).entries()) {
    const { name, featuresHeading, features } = Object(item);
    const heading = String(featuresHeading ?? '').toLowerCase();
    const base = read.findLast((each) => heading.includes(each.name.toLowerCase()));
    const place = `${pointer}/${index}/features`;
    read.push({ name: String(name), pointer: place, features: list(features).map(String), base });
  }
  return read;
}

/** As they are compared: without marks, in small letters, in the singular. */
const wordsOf = (text: unknown): string =>
  String(text)
    .replace(/\*\*|\[|\]\([^)]*\)/g, '')
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L}{3})s(?!\p{L})/gu, '');

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
