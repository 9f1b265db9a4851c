import { isDeepStrictEqual } from 'node:util';
import { isGroup } from '../../is-group.ts';
import { startOf } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';
import type { Mismatch, Mismatches } from '../mismatch.ts';
import { itemAt, itemsOf, type Place } from '../places.ts';
import { wrongInTimes } from './list-times.ts';
import { monthsIn } from './months.ts';
import { type Break, findBreak, findEarlier } from './sequences.ts';

/** Keywords for names in a list. Each returns the names that do not match. */
export const names = {
  /**
   * Checks that the tick labels of a chart are consecutive and unique. `name` is empty for a list
   * of texts.
   */
  ticks(name: string, items: unknown, place: Place): Mismatches {
    const texts = textsOf(name, items);
    const at = placesIn(name, place.pointer);
    const found = findBreak(texts);
    if (found) return explainBreak(found, texts, at);
    const wrong = wrongInTimes(texts, at);
    if (wrong.length > 0) return wrong;
    const pairs = findTwice(texts).map((pair) => twice(texts, pair, at));
    return pairs.length > 0 || texts.length < 4 ? pairs : outOfOrder(name, texts, place.pointer);
  },

  /**
   * Checks that the items of a list have unique names, or that the texts of a group differ. `name`
   * is empty for a list of texts.
   */
  distinct(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    if (isGroup(items)) return sameTexts(items, pointer);
    const texts = textsOf(name, items);
    const compared = texts.map((text) => text.trim().toLowerCase());
    if (new Set(compared).size === compared.length) return [];
    const at = placesIn(name, pointer);
    const places = Map.groupBy(texts.keys(), (index) => compared[index] ?? '');
    places.delete('');
    return [...places.values()].flatMap(([first = 0, ...more]) =>
      more.map((index) => ({
        ...twice(texts, [first, index], at, more.length + 1),
        ...(more.length === 1 &&
          isCopy(items, first, index) && { removes: itemAt(pointer, index, '') }),
      })),
    );
  },

  /**
   * Finds long texts that equal those of another item, which were probably copied and not
   * rewritten. An item that equals another one is found by its name.
   */
  copied(name: string, items: unknown, place: Place): Mismatch[] {
    // Comparing whole items takes longer.
    if (!Array.isArray(items) || names.distinct(name, items, place).length === 0) return [];
    return names
      .distinct(name, items.map(unlessRepeated), place)
      .filter((each) => (each.name?.length ?? 0) > 30)
      .map((each) => ({
        ...each,
        hint: 'Each item says something else: rewrite it, or remove it.',
      }));
  },

  /** Finds blocks that equal the one above, which were pasted twice or copied and not rewritten. */
  neighboursDiffer(_: true, blocks: unknown, { pointer }: Place): Mismatch[] {
    if (!Array.isArray(blocks)) return [];
    return blocks.flatMap((block, index): Mismatches => {
      const above = blocks[index - 1];
      const isSame = above?.type === block?.type && isDeepStrictEqual(above, block);
      if (!isGroup(block) || !isSame) return [];
      return {
        code: 'K665',
        pointer: `${pointer}/${index}/type`,
        atKey: true,
        message: `Block ${index + 1} is the same as block ${index} above it.`,
        hint: 'Visitors read it twice. Remove one of the two, or write what the second one is to say.',
        others: [`${pointer}/${index - 1}/type`],
        scope: `${pointer}/${index}`,
      };
    });
  },

  /** Checks that groups of one list each have the same sequence of names. */
  sameNames(
    { list, name }: Record<'list' | 'name', string>,
    groups: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const all = Object.entries(Object(groups)).map(([group, content]) => ({
      group,
      texts: textsOf(name, Object(content)[list]),
    }));
    const usual = all.find(({ texts }) =>
      all.some((other) => other.texts !== texts && other.texts.join('\n') === texts.join('\n')),
    );
    const right = usual ?? all[0];
    return all.flatMap(({ group, texts }): Mismatches => {
      const index = texts.findIndex((text, at) => text !== right?.texts[at]);
      const instead = right?.texts[index];
      if (instead === undefined || !right) return [];
      const isReordered = texts.toSorted().join('\n') === right.texts.toSorted().join('\n');
      if (isReordered)
        return {
          code: 'K616',
          pointer: `${pointer}/${group}/${list}/${index}/${name}`,
          message: `\`${texts[index]}\` is before \`${instead}\` here, and after it in \`${right.group}\`.`,
          hint: `All of them have the same \`${name}\` in the same order: move the item.`,
          follows: `${pointer}/${group}/${list}`,
        };
      return {
        code: 'K615',
        pointer: `${pointer}/${group}/${list}/${index}/${name}`,
        message: `\`${texts[index]}\` is here where \`${right.group}\` has \`${instead}\`.`,
        hint: `All of them have the same \`${name}\` in the same order.`,
        instead,
        follows: `${pointer}/${group}/${list}`,
      };
    });
  },

  /** Checks that times are in order if their numbers show it: `Day 1`, `Day 7`. */
  inTime(name: string, items: unknown, { pointer }: Place): Mismatches {
    const texts = textsOf(name, items);
    const wrong = wrongInTimes(texts, placesIn(name, pointer));
    if (wrong.length > 0) return wrong;
    return texts.every(isDuration) ? [] : outOfOrder(name, texts, pointer);
  },
};

/** Whether a text says how long something takes. Steps may take less time than the one before. */
const isDuration = (text: string): boolean =>
  /^\d+(?:[.,]\d+)?[ \u00a0]?(?:h|\p{L}{3,})\.?$/u.test(text) && monthsIn(text).length === 0;

function outOfOrder(name: string, texts: readonly string[], pointer: string): Mismatches {
  const at = findEarlier(texts);
  if (at === undefined) return [];
  return {
    code: 'K616',
    pointer: itemAt(pointer, at, name),
    message: `\`${texts[at]}\` is after \`${texts[at - 1]}\`, so the times are not in order.`,
    hint: 'What happens first comes first. Correct the time, or move the item.',
    name: texts[at] ?? '',
  };
}

/** Explains the only name that breaks a sequence. */
function explainBreak(
  found: Break,
  texts: readonly string[],
  at: (index: number) => string,
): Mismatch {
  const { index } = found;
  const text = (index: number) => `\`${texts[index]}\``;
  const [pointer, name] = [at(index), texts[index] ?? ''];
  const isAfter = `${text(index)} is after ${text(index - 1)}`;
  switch (found.kind) {
    case 'twice':
      return twice(texts, [index - 1, index], at);
    case 'missing':
      return {
        code: 'K640',
        pointer,
        message: `\`${found.name}\` is missing between ${text(index - 1)} and ${text(index)}.`,
        label: `\`${found.name}\` belongs before it`,
        hint: 'Add it, or correct what is around it.',
      };
    case 'swapped':
      return {
        code: 'K616',
        pointer,
        message: `${text(index)} is before ${text(found.other)}, and all others follow one another.`,
        hint: 'Exchange the two.',
        others: [at(found.other)],
      };
    case 'moved':
      return {
        code: 'K616',
        pointer,
        message: `${isAfter}, and all others follow one another.`,
        hint: `Move it ${found.before < 0 ? 'to the end' : `before ${text(found.before)}`}.`,
        name,
      };
    default:
      return {
        code: 'K658',
        pointer,
        message: `${index === 0 ? `${text(0)} is before ${text(1)}` : isAfter}, where \`${found.name}\` belongs.`,
        hint: 'All others have the same distance from one another. Correct this one.',
        instead: found.name,
        name,
      };
  }
}

const unlessRepeated = (item: unknown, index: number, items: readonly unknown[]): unknown =>
  items.slice(0, index).some((other) => isDeepStrictEqual(other, item)) ? undefined : item;

const isCopy = (items: unknown, first: number, index: number): boolean =>
  Array.isArray(items) && isDeepStrictEqual(items[first], items[index]);

const textsOf = (name: string, items: unknown): string[] =>
  itemsOf(name, items).map((item) => String(item ?? ''));

const placesIn = (name: string, pointer: string) => (index: number) => itemAt(pointer, index, name);

function twice(
  texts: readonly string[],
  [first, second]: [number, number],
  at: (index: number) => string,
  times = 2,
): Mismatch {
  const text = texts[second] ?? '';
  return {
    code: 'K605',
    pointer: at(second),
    cause: at(first),
    message: `\`${startOf(text)}\` is in this list ${times === 2 ? 'twice' : `${times} times`}.`,
    hint: `Visitors cannot tell ${times === 2 ? 'the two' : 'them'} apart. Give one of them other words, or remove it.`,
    others: [at(first)],
    name: text,
  };
}

/** Returns the texts of a group that equal one before them. */
function sameTexts(group: Record<string, unknown>, pointer: string): Mismatch[] {
  const texts = Object.entries(group);
  return texts.flatMap(([name, text], index): Mismatches => {
    const [first] = texts.slice(0, index).find(([, other]) => other === text) ?? [];
    if (first === undefined || typeof text !== 'string' || text.trim() === '') return [];
    return {
      code: 'K605',
      pointer: `${pointer}/${name}`,
      message: `\`${first}\` and \`${name}\` are both \`${startOf(text)}\`.`,
      hint: 'Visitors cannot tell the two apart. Correct one of them.',
      others: [`${pointer}/${first}`],
    };
  });
}

/**
 * Returns the name that occurs twice. If several do, it is on purpose: years below quarters, or
 * first letters of months.
 */
function findTwice(texts: readonly string[]): [number, number][] {
  const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
  const text = onlyOf(repeated);
  if (text === undefined || !/[\p{L}\d]{2}/u.test(text)) return [];
  const [first, second] = [texts.indexOf(text), texts.lastIndexOf(text)];
  // A cycle of months, weekdays, quarters or hours starts again.
  const isRound = [4, 7, 12, 24, texts.length - 1].includes(second - first) && second - first > 1;
  return isRound ? [] : [[first, second]];
}
