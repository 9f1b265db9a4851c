import type { Mismatch } from '../mismatch.ts';
import { plain } from '../numbers.ts';
import { type Place, placesBelow } from '../places.ts';
import { type Balance, findWrong, roundingOf, sumOf, type Term, type Wrong } from './balances.ts';

/** A sum of numbers, with names for the message. */
interface Sum extends Balance {
  code: 'K602' | 'K603' | 'K606';
  names: Record<string, string>;
  /** What the other numbers add up to, in words: `The bridge ends at`. */
  result: string;
  /** JSON pointer of the number that several lists start from. */
  start?: string;
}

/** Keywords for numbers that result from others. Each returns the numbers that do not match. */
export const chains = {
  /** Checks that a bridge ends where its steps lead, and that each step is the sum of its parts. */
  leadsTo(
    { start, steps, parts, change, end, value, name }: Record<BridgeName, string>,
    bridge: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const all = placesBelow(bridge, `${steps}/*`, pointer);
    const changes = all.flatMap(({ pointer, value }) => termAt(value, change, pointer));
    const first = termAt(Object(bridge)[start], value, `${pointer}/${start}`);
    const last = termAt(Object(bridge)[end], value, `${pointer}/${end}`);
    const names = Object.fromEntries(
      [...all, ...placesBelow(bridge, `${steps}/*/${parts}/*`, pointer)].map(
        ({ pointer, value }) => [`${pointer}/${change}`, String(Object(value)[name])],
      ),
    );
    const inner = all.flatMap(({ pointer, value }) => {
      const terms = placesBelow(value, `${parts}/*`, pointer).flatMap((part) =>
        termAt(part.value, change, part.pointer),
      );
      return sumTo('K606', terms, termAt(value, change, pointer), names, bridge);
    });
    return checkSums([...inner, ...sumTo('K602', [...first, ...changes], last, names, bridge)]);
  },

  /** Checks that a number is the sum of its parts, if it has any. */
  addsUp(
    { whole, parts, name }: Record<'whole' | 'parts' | 'name', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const terms = placesBelow(object, parts, pointer).flatMap(toTerm);
    const names = { [`${pointer}/${whole}`]: String(Object(object)[name]) };
    return checkSums(sumTo('K606', terms, termAt(object, whole, pointer), names, object));
  },

  /**
   * Checks each item's remainder: the previous remainder plus what comes in, minus what goes out.
   */
  carries(
    { start, adds, takes, gives, name }: Record<ChainName, string>,
    items: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const [levels = '', ...down] = start.split('/');
    const opening = [...pointer.split('/').slice(0, -Number(levels)), ...down].join('/');
    let before = valuesAt(start).flatMap((value) => toTerm({ value, pointer: opening }));
    const sums = (Array.isArray(items) ? items : []).flatMap((item, index) => {
      const place = `${pointer}/${index}`;
      const terms = [...before, ...termAt(item, adds, place), ...termAt(item, takes, place, -1)];
      before = termAt(item, gives, place);
      const names = { [`${place}/${gives}`]: String(Object(item)[name]) };
      const sums = terms.length === 3 ? sumTo('K603', terms, before, names, item) : [];
      return index === 0 ? sums.map((sum) => ({ ...sum, start: opening })) : sums;
    });
    // If items are out of order, all of their remainders are.
    return checkSums(sums).map((mismatch) => ({ ...mismatch, follows: pointer }));
  },
};

/** Returns the place of the list whose numbers are added up, beside their sum. */
function partsOf({ readings: [terms = []] }: Sum): string {
  const group = terms.at(-1)?.place.replace(/[^/]*$/, '') ?? '';
  const [list] = terms[0]?.place.slice(group.length).split('/') ?? [];
  return group + list;
}

type BridgeName = 'start' | 'steps' | 'parts' | 'change' | 'end' | 'value' | 'name';
type ChainName = 'start' | 'adds' | 'takes' | 'gives' | 'name';

/** Returns the number in a property as a term, or an empty list if there is none. */
const termAt = (object: unknown, name: string, pointer: string, factor = 1): Term[] =>
  toTerm({ value: Object(object)[name], pointer: `${pointer}/${name}` }, factor);

const toTerm = (
  { value, pointer }: { value: unknown; pointer: string },
  factor: unknown = 1,
): Term[] =>
  typeof value === 'number' ? [{ place: pointer, value, factor: factor === -1 ? -1 : 1 }] : [];

function sumTo(
  code: Sum['code'],
  parts: Term[],
  [whole]: Term[],
  names: Sum['names'],
  drawing: unknown,
): Sum[] {
  if (!whole || parts.length === 0) return [];
  const allowed = roundingOf(
    [...parts, whole].map(({ value }) => value),
    drawing,
  );
  const result = code === 'K602' ? 'The bridge ends at' : `\`${names[whole.place]}\` is`;
  return [{ code, readings: [[...parts, { ...whole, factor: -1 }]], allowed, names, result }];
}

const relations: Record<Sum['code'], string> = {
  K602: 'its steps lead to',
  K603: 'what was there before, what comes in and what goes out make',
  K606: 'its parts add up to',
};

const checkSums = (sums: readonly Sum[]): Mismatch[] => findWrong(sums).map(explain);

function explain(wrong: Wrong<Sum>): Mismatch {
  const { balance, term, value, isResult, isNeeded } = wrong;
  const { code, names, result, readings } = balance;
  const [terms = []] = readings;
  const whole = terms.at(-1);
  const mismatch = {
    code,
    pointer: term.place,
    message: `${result} ${whole?.value}, and ${relations[code]} ${plain(sumOf(terms.slice(0, -1)))}.`,
  };
  if (isNeeded) return { ...mismatch, ...adviseOnParts(wrong) };
  const name = names[term.place];
  return {
    ...mismatch,
    hint: isResult
      ? 'Correct it, or one of the numbers that make it.'
      : `All of them fit if ${name ? `\`${name}\`` : 'this number'} is ${plain(value)}.`,
    instead: plain(value),
    others: isResult || !whole ? [] : [whole.place],
  };
}

/** Says of a sum that others go on from that one of its parts is wrong. */
function adviseOnParts({ balance, term, value, isConfirmed }: Wrong<Sum>) {
  const { code, names, readings, start } = balance;
  const [terms = []] = readings;
  if (code === 'K606' && isConfirmed)
    return {
      pointer: partsOf(balance),
      atKey: true as const,
      hint: `The numbers that go on from \`${names[term.place]}\` fit it, so one of its parts is wrong, or one is missing.`,
      label: `${plain(value)} by these, and ${terms.at(-1)?.value} is needed`,
      others: terms.map(({ place }) => place),
    };
  return {
    hint: 'Other numbers go on from it, so one of those that make it is wrong, or one is missing.',
    label: `${plain(value)} by the others`,
    // If the number that lists start from is wrong, all of them are off by the same amount.
    ...(start && { cause: `${start} ${plain(value - term.value)}`, others: [start] }),
  };
}
