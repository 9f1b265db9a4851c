import type { Mismatch } from './mismatch.ts';
import { type Place, valuesBelow } from './places.ts';
import { numbersIn } from './stated-numbers.ts';

/** A total that a block computes. */
interface Total {
  /** Where its name stands. */
  label: string;
  /** The list of what is added up, and the property. */
  list: string;
  property: string;
  /** What makes the same total in another block. */
  inBlock?: {
    type: string;
    numbers: string[];
    /** Without this, the other block leaves something out. */
    needs?: string;
    /** Where it has the items that make the total, each with the name that it has here. */
    items?: { list: string; label: string; value: string };
  };
}

/** A total as it is stated somewhere. */
interface Statement {
  value: number;
  pointer: string;
  /** What states it, in the author's words. */
  what: string;
}

/** What schemas can say of totals that several blocks of a page show. */
export const sameTotals = {
  /** Totals of a block, which targets and other blocks of the same owner state, too. */
  totalsOfPage(totals: readonly Total[], block: unknown, place: Place): Mismatch[] {
    const blocks = place.valuesAt('1/*').map(Object);
    const owner = ownerOf(block);
    if (!owner || !Array.isArray(place.valuesAt('1')[0])) return [];
    const found = totals.map((total) => differing(total, block, blocks, owner, place.pointer));
    // Another block in which nothing is the same is about something else.
    const isOther = totals.length > 1 && found.every((one) => one?.isOfBlock);
    if (isOther) return [];
    const mismatches = found.flatMap((one, index) => {
      const total = totals[index];
      if (!one || !total) return [];
      return accuseItem(total, block, blocks, owner, one.mismatch, place.pointer) ?? one.mismatch;
    });
    return accuseRow(totals, block, mismatches, place.pointer) ?? mismatches;
  },
};

interface Difference {
  mismatch: Mismatch;
  isOfBlock: boolean;
}

function differing(
  total: Total,
  block: unknown,
  blocks: readonly Record<string, unknown>[],
  owner: string,
  pointer: string,
): Difference | undefined {
  const [label] = valuesBelow(block, total.label);
  const sum = sumOf(valuesBelow(block, `${total.list}/*/${total.property}`));
  if (typeof label !== 'string' || sum === undefined) return undefined;
  const own = { value: sum, pointer: `${pointer}/${total.list}`, what: `\`${total.list}\`` };
  const parent = pointer.replace(/\/\d+$/, '');
  const others = blocks.flatMap((each, index) => [
    ...statedByTarget(each, label, owner, `${parent}/${index}`),
    ...statedByBlock(each, total, owner, `${parent}/${index}`),
  ]);
  const all = [own, ...others];
  const counts = Map.groupBy(all, ({ value }) => value);
  if (counts.size !== 2) return undefined;
  // Where as many say something else, the list was changed: it has the most numbers.
  const [right, wrong] = [...counts.values()].toSorted(
    (a, b) => b.length - a.length || Number(a.includes(own)) - Number(b.includes(own)),
  );
  const [usual, odd] = [right?.[0], wrong?.[0]];
  if (!usual || !odd) return undefined;
  return {
    isOfBlock: [usual, odd].some(({ what }) => what.startsWith('the block')),
    mismatch: {
      code: 'K628',
      pointer: odd.pointer,
      names: [label, usual.what],
      found: String(odd.value),
      computed: String(usual.value),
      others: (right ?? []).map((statement) => statement.pointer),
    },
  };
}

/** The one item of the list that another block of the same owner has with another number, which makes the total another one. */
function accuseItem(
  { list, property, inBlock }: Total,
  block: unknown,
  blocks: readonly Record<string, unknown>[],
  owner: string,
  mismatch: Mismatch,
  pointer: string,
): Mismatch | undefined {
  const { items } = inBlock ?? {};
  if (!items || mismatch.pointer !== `${pointer}/${list}`) return undefined;
  const rows = valuesBelow(block, `${list}/*`).map(Object);
  for (const [index, other] of blocks.entries()) {
    if (other.type !== inBlock?.type || ownerOf(other) !== owner) continue;
    const named = valuesBelow(other, `${items.list}/*`).map(Object);
    const pairs = rows.map((row, at) => ({
      at,
      value: row[property],
      there: named.findIndex((each) => each[items.label] === row.name),
    }));
    const [odd, ...more] = pairs.filter(
      ({ value, there }) => named[there]?.[items.value] !== value,
    );
    const meant: unknown = named[odd?.there ?? -1]?.[items.value];
    const gap = Number(mismatch.found) - Number(mismatch.computed);
    if (!odd || more.length > 0 || Number(odd.value) - Number(meant) !== gap) continue;
    const place = `${pointer.replace(/\d+$/, String(index))}/${items.list}/${odd.there}/${items.value}`;
    return {
      ...mismatch,
      pointer: `${pointer}/${list}/${odd.at}/${property}`,
      names: [...mismatch.names, String(odd.value), String(meant)],
      others: [place],
    };
  }
  return undefined;
}

/** One row of the list in which what is there now is more than what is planned, as in no other: the totals are off because of it. */
function accuseRow(
  [now, then]: readonly Total[],
  block: unknown,
  mismatches: readonly Mismatch[],
  pointer: string,
): Mismatch[] | undefined {
  if (!now || !then || now.list !== then.list || mismatches.length === 0) return undefined;
  const list = `${pointer}/${now.list}`;
  if (!mismatches.every((mismatch) => mismatch.pointer === list)) return undefined;
  const rows = valuesBelow(block, `${now.list}/*`).map(Object);
  const isTurned = (row: Record<string, number>) =>
    Number(row[now.property]) > Number(row[then.property]);
  const turned = rows.filter(isTurned);
  const [row] = turned;
  const [mismatch, other] = mismatches;
  if (!row || turned.length > 1 || !mismatch) return undefined;
  const at = `${list}/${rows.indexOf(row)}`;
  const [here, there] = [Number(row[now.property]), Number(row[then.property])];
  if (other) {
    if (Number(mismatch.found) - Number(mismatch.computed) !== here - there) return undefined;
    const names = [now.property, then.property, 'swapped'];
    const found = String(here);
    return [
      {
        ...mismatch,
        pointer: `${at}/${now.property}`,
        names,
        found,
        computed: String(there),
      },
    ];
  }
  const [label] = valuesBelow(block, now.label);
  const { property } = mismatch.names[0] === label ? now : then;
  const value = Number(row[property]) - Number(mismatch.found) + Number(mismatch.computed);
  const names = [...mismatch.names, String(row[property]), String(value)];
  const isRight = !isTurned({ ...row, [property]: value }) && value >= 0;
  return isRight ? [{ ...mismatch, pointer: `${at}/${property}`, names }] : undefined;
}

/** `Planned team 58` as the words of a target line. */
function statedByTarget(
  block: Record<string, unknown>,
  label: string,
  owner: string,
  pointer: string,
): Statement[] {
  const drawings = [
    { drawing: block, at: pointer },
    { drawing: Object(block.visual), at: `${pointer}/visual` },
  ];
  return drawings.flatMap(({ drawing, at }) => {
    const { label: words, value } = Object(drawing.target);
    if (typeof words !== 'string' || typeof value !== 'number') return [];
    if (ownerOf(drawing) !== owner) return [];
    const [start, rest] = [words.slice(0, label.length), words.slice(label.length)];
    const [number, ...more] = numbersIn(rest.trim());
    const isOnlyNumber = /^[\s:,]+[\d.,'’]+$/.test(rest);
    if (start.toLowerCase() !== label.toLowerCase() || !isOnlyNumber || more.length > 0) return [];
    // Where the two differ, that is a mistake by itself.
    if (!number?.values.includes(value)) return [];
    return [{ value, pointer: `${at}/target/value`, what: `\`${words}\`` }];
  });
}

function statedByBlock(
  block: Record<string, unknown>,
  { inBlock }: Total,
  owner: string,
  pointer: string,
): Statement[] {
  if (!inBlock || block.type !== inBlock.type || ownerOf(block) !== owner) return [];
  if (inBlock.needs && block[inBlock.needs] === undefined) return [];
  const value = sumOf(inBlock.numbers.flatMap((target) => valuesBelow(block, target)));
  if (value === undefined) return [];
  const [first = ''] = inBlock.numbers;
  return [{ value, pointer: `${pointer}/${first}`, what: `the block \`${block.heading}\`` }];
}

/** `Oravelle` of `Oravelle, 2025 plan`: two plans of one owner have other words behind it. */
const ownerOf = (object: unknown): string | undefined => {
  const { owner } = Object(object);
  return typeof owner === 'string' ? owner.trim().toLowerCase() : undefined;
};

/** Nothing where one of them is no number. */
const sumOf = (values: readonly unknown[]): number | undefined =>
  values.length > 0 && values.every((value) => typeof value === 'number')
    ? Number(values.reduce((sum, value) => sum + value, 0).toPrecision(12))
    : undefined;
