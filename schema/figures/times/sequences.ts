import type { Mismatch } from '../mismatch.ts';
import { findGap, findMisplaced, findUneven, findUnevenDay } from './gaps.ts';
import { dayOf, monthsIn } from './months.ts';

interface Place {
  pointer: string;
}

/** What schemas can say of names that follow one another. Each returns the names that do not fit. */
export const sequences = {
  /** The names below a drawing: none is missing between two, and no two stand side by side. Of texts, the name of the property is empty. */
  ticks(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const texts = list(items).map((item) => String(name ? Object(item)[name] : item).trim());
    const gap = findGap(texts);
    const twice = gap ? texts.lastIndexOf(gap.before) : -1;
    if (gap && twice >= gap.index) {
      const place = `${pointer}/${gap.index - 1}${name && `/${name}`}`;
      const names = [gap.before, gap.behind, 'twice'];
      return [{ code: 'K640', pointer: place, names, found: gap.before, computed: gap.missing }];
    }
    if (gap) {
      const place = `${pointer}/${gap.index}${name && `/${name}`}`;
      const names = [gap.before, gap.behind];
      return [{ code: 'K640', pointer: place, names, found: gap.behind, computed: gap.missing }];
    }
    const at = (index: number) => `${pointer}/${index}${name && `/${name}`}`;
    const misplaced = findMisplaced(texts);
    if (misplaced?.swappedWith !== undefined) {
      const { index, computed, swappedWith } = misplaced;
      const [found, others] = [texts[index] ?? '', [at(swappedWith)]];
      const names = [computed, 'before', 'swapped'];
      return [{ code: 'K616', pointer: at(index), names, found, computed, others }];
    }
    const uneven = misplaced
      ? { ...misplaced, found: texts[misplaced.index] ?? '' }
      : (findUneven(texts) ?? unevenBetween(texts));
    if (uneven) {
      const { index, found, computed } = uneven;
      return [{ code: 'K658', pointer: at(index), names: [name, 'text'], found, computed }];
    }
    const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
    // Where more than one is repeated, it is meant: the years below quarters, or the first letters of months.
    const [text, ...more] = repeated;
    if (text === undefined || more.length > 0 || !/[\p{L}\d]{2}/u.test(text)) return [];
    const [first, second] = [texts.indexOf(text), texts.lastIndexOf(text)];
    // A round of months, weekdays, quarters or hours begins again.
    if ([4, 7, 12, 24, texts.length - 1].includes(second - first) && second - first > 1) return [];
    const place = `${pointer}/${second}${name && `/${name}`}`;
    const others = [`${pointer}/${first}${name && `/${name}`}`];
    const names = [name || 'name'];
    return [{ code: 'K605', pointer: place, names, found: text, computed: text, others }];
  },

  /** Groups of a list each, in which the same names follow one another. */
  sameNames(
    names: Record<'list' | 'name', string>,
    groups: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const all = Object.entries(Object(groups)).map(([group, content]) => ({
      group,
      texts: list(Object(content)[names.list]).map((item) => String(Object(item)[names.name])),
    }));
    const usual = all.find(({ texts }) =>
      all.some((other) => other.texts !== texts && other.texts.join('\n') === texts.join('\n')),
    );
    const right = usual ?? all[0];
    if (!right) return [];
    return all.flatMap(({ group, texts }) => {
      const index = texts.findIndex((text, at) => text !== right.texts[at]);
      const computed = right.texts[index];
      const found = texts[index];
      if (found === undefined || computed === undefined) return [];
      const place = `${pointer}/${group}/${names.list}/${index}/${names.name}`;
      return [{ code: 'K615', pointer: place, names: [names.name, right.group], found, computed }];
    });
  },

  /** `Days 2 to 4`, `Dec 2026 to Apr 2027`: what ends later than it begins. */
  endsLater(_: unknown, text: unknown, { pointer }: Place): Mismatch[] {
    if (typeof text !== 'string' || !/\d.* (?:to|–|bis) .*\d/.test(text)) return [];
    const mismatch = { code: 'K616' as const, pointer, names: ['', '', 'range'], found: text };
    const [, words, first, between, second, rest] =
      /^(.*\b(?:days?|hours?|minutes?) )(\d+)( (?:to|–) )(\d+)(.*)$/i.exec(text) ?? [];
    if (first && second) {
      const computed = `${words}${second}${between}${first}${rest}`;
      return Number(second) < Number(first) ? [{ ...mismatch, computed }] : [];
    }
    const ends = text.split(/ (?:to|–|bis) /);
    const [from, to] = ends.map(monthOfYear);
    if (from === undefined || to === undefined || ends.length > 2 || to >= from) return [];
    const years = text.match(/(?<!\d)20\d\d(?!\d)/g) ?? [];
    const swapped = text.replace(/(?<!\d)20\d\d(?!\d)/g, () => years.pop() ?? '');
    const [start = 0, end = 0] = swapped.split(/ (?:to|–|bis) /).map(monthOfYear);
    // A year that ends in the month before the one in which it begins has the wrong year at its end.
    const isYear = from - to === 1;
    const next = text.replace(/\d{4}(?!.*\d{4})/, (year) => String(Number(year) + 1));
    return [{ ...mismatch, computed: end > start ? swapped : isYear ? next : '' }];
  },

  /** Times in their order, where their numbers say what it is: `Day 1`, `Day 7`. */
  inTime(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const texts = list(items).map((item) => String(Object(item)[name]));
    const late = findEarlier(texts);
    if (late) {
      const { index, other, way } = late;
      const found = texts[index] ?? '';
      const names = [texts[other] ?? '', way];
      return [{ code: 'K616', pointer: `${pointer}/${index}/${name}`, names, found, computed: '' }];
    }
    const forms = texts.map((text) => text.replace(/\d+/g, '0').toLowerCase());
    const numbers = texts.flatMap((text, index) => {
      const found = text.match(/\d+/g)?.map(Number) ?? [];
      const [form] = forms.filter((each, at) => each.includes('0') && forms.indexOf(each) !== at);
      return forms[index] === form && found.length > 0 ? [{ index, found }] : [];
    });
    if (numbers.length < 3) return [];
    const length = numbers[0]?.found.length ?? 0;
    // A date may begin or end with its year.
    const orders = [numbers, numbers.map((each) => ({ ...each, found: each.found.toReversed() }))];
    if (length > 2) return [];
    const falls = orders.map((order) => order.filter((_, at) => at > 0 && compare(order, at) < 0));
    const rises = orders.map((order) => order.filter((_, at) => at > 0 && compare(order, at) > 0));
    if (falls.some(({ length }) => length === 0) || rises.some(({ length }) => length === 0))
      return [];
    const wrong = falls[0]?.[0];
    // Times of a day go round.
    if (!wrong || /\d:\d/.test(texts[wrong.index] ?? '')) return [];
    const at = numbers.findIndex(({ index }) => index === wrong.index);
    const without = numbers.toSpliced(at - 1, 1);
    // Where the one before stands too early, it is that; otherwise this one stands too late.
    const isBefore = without.every((_, each) => each === 0 || compare(without, each) >= 0);
    const blamed = isBefore ? at - 1 : at;
    const [place = 0, other = 0] = [blamed, isBefore ? at : at - 1].map(
      (each) => numbers[each]?.index,
    );
    const names = [texts[other] ?? '', isBefore ? 'before' : 'behind'];
    const found = texts[place] ?? '';
    return [{ code: 'K616', pointer: `${pointer}/${place}/${name}`, names, found, computed: '' }];
  },
};

/** The one of some days that stands off. The first and the last may be the ends of a month, or of what is described. */
function unevenBetween(texts: readonly string[]): ReturnType<typeof findUnevenDay> {
  const uneven = findUnevenDay(texts);
  const isEnd = uneven?.index === 0 || uneven?.index === texts.length - 1;
  return isEnd || uneven?.found === uneven?.computed ? undefined : uneven;
}

/** Of at least three days of a year, the one that is before the one above it by less than half a year. */
function findEarlier(
  texts: readonly string[],
): { index: number; other: number; way: string } | undefined {
  const days = texts
    .map((text, index) => ({ index, day: /\d/.test(text) ? dayAndTimeOf(text) : Number.NaN }))
    .filter(({ day }) => !Number.isNaN(day));
  // `Mar 26` may be a month of a year.
  if (days.some(({ index }) => /\p{L}\.? '?[2-9]\d$/u.test(texts[index] ?? ''))) return undefined;
  const isBack = (from: number, to: number) => to < from && from - to < 182;
  const backs = days.flatMap(({ day }, each) =>
    each > 0 && isBack(days[each - 1]?.day ?? day, day) ? [each] : [],
  );
  const [at = 0] = backs;
  const [before, found] = [days[at - 1], days[at]];
  // The latest may stand first everywhere.
  const isReversed = backs.length > days.length / 2;
  if (!before || !found || days.length < 3 || isReversed) return undefined;
  const isRightWithout = (left: number) =>
    days
      .toSpliced(left, 1)
      .every(({ day }, each, all) => each === 0 || !isBack(all[each - 1]?.day ?? day, day));
  return isRightWithout(at - 1) && !isRightWithout(at)
    ? { index: before.index, other: found.index, way: 'before' }
    : { index: found.index, other: before.index, way: 'behind' };
}

/** `1 Dec 2026` in months since the year 0; nothing where it has no year or no single month. */
function monthOfYear(text: string): number | undefined {
  const [, year] = /(?<!\d)(20\d\d)(?!\d)/.exec(text) ?? [];
  const [month, ...others] = monthsIn(text);
  return year && month && others.length === 0 ? Number(year) * 12 + month.month : undefined;
}

/** `3 Dec, 10:12` in days. */
function dayAndTimeOf(text: string): number {
  const [time = '', hours, minutes] = /(\d?\d):(\d\d)/.exec(text) ?? [];
  return dayOf(text.replace(time, '')) + (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) / 1440;
}

interface Numbered {
  found: number[];
}

/** How an item's numbers compare with those before it: below zero where they are lower. */
function compare(items: readonly Numbered[], index: number): number {
  const [a, b] = [items[index - 1]?.found ?? [], items[index]?.found ?? []];
  const at = b.findIndex((value, each) => value !== a[each]);
  return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
