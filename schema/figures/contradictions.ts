import { placeAmong } from './label-places.ts';
import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';

/** Something that is there: any value at a place, or this one. */
interface Condition {
  at: string;
  is?: unknown;
}

/** What schemas can say of the parts of a drawing that belong together. Each returns those that do not. */
export const contradictions = {
  /** A number that counts the items of a list, from 0: `3/labels`. */
  withinList(list: string, found: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const labels = valuesAt(`${list}/*`);
    const last = labels.length - 1;
    if (typeof found !== 'number' || last < 0 || found <= last) return [];
    const meant = /^\d\d+$/.test(String(found)) ? found / 10 ** (String(found).length - 1) : last;
    // A number that the words beside it name, too, is one of the labels; otherwise a point may be missing.
    const isNamed = new RegExp(`(?<!\\d)${found}(?!\\d)`).test(String(valuesAt('1/text')[0]));
    const isPointLost = meant < last && !isNamed;
    const place = isPointLost ? undefined : placeAmong(labels, found);
    const computed = String(place ?? Math.min(meant, last));
    const names = [String(labels[last]), String(last), ...(place === undefined ? [] : labels)].map(
      String,
    );
    return [{ code: 'K622', pointer, names, found: String(found), computed }];
  },

  /** An axis that starts below all totals of a bridge. */
  startsBelow(
    names: Record<'axis' | 'start' | 'steps', string>,
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const axis: unknown = Object(object)[names.axis];
    const [start] = valuesAt(`0/${names.start}`);
    if (typeof axis !== 'number' || typeof start !== 'number') return [];
    const totals = [start];
    for (const step of valuesAt(`0/${names.steps}`)) {
      if (typeof step !== 'number') return [];
      totals.push(Number(((totals.at(-1) ?? 0) + step).toFixed(6)));
    }
    const lowest = Math.min(...totals);
    if (axis < lowest) return [];
    const place = `${pointer}/${names.axis}`;
    const fitting = [10, 100, 1000].map((by) => axis / by).find((each) => each < lowest);
    const computed = fitting !== undefined && fitting * 2 > lowest ? String(fitting) : '';
    return [
      { code: 'K623', pointer: place, names: [String(lowest)], found: String(axis), computed },
    ];
  },

  /** Amounts of a list are parts of another at the same time: invoices, of what comes in that week. */
  fitsInto(
    names: Record<'wholes' | 'time' | 'whole' | 'due' | 'part', string>,
    items: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    return valuesAt(names.wholes).flatMap((each): Mismatch[] => {
      const { [names.time]: time, [names.whole]: whole } = Object(each);
      const due = list(items).flatMap((item, index) => {
        const { [names.due]: when, [names.part]: part } = Object(item);
        return when === time && typeof part === 'number' ? [{ index, part }] : [];
      });
      const sum = Number(due.reduce((total, { part }) => total + part, 0).toPrecision(12));
      const last = due.at(-1);
      if (!last || typeof whole !== 'number' || sum <= whole) return [];
      const place = `${pointer}/${last.index}/${names.part}`;
      const found = [String(time), names.whole, String(sum)];
      return [
        {
          code: 'K624',
          pointer: place,
          names: found,
          found: String(last.part),
          computed: String(whole),
        },
      ];
    });
  },

  /** Items that are marked by this property are the last ones. Where the fewest that are out are clear, it is those. */
  lastOnes(name: string, items: unknown, { pointer }: Place): Mismatch[] {
    const marks = list(items).map((item) => Object(item)[name] === true);
    const first = marks.findIndex((mark, index) => mark && marks.indexOf(false, index) > index);
    if (first < 0) return [];
    const label = (index: number) => String(Object(list(items)[index]).label);
    const names = [label(first), label(marks.indexOf(false, first))];
    // For each place at which the marks may begin, the items that are out.
    const [fewest = [], next = []] = [...marks.keys(), marks.length]
      .map((start) => [...marks.keys()].filter((at) => (marks[at] ?? false) !== at >= start))
      .toSorted((a, b) => a.length - b.length);
    const lost = fewest.filter((at) => !marks[at]);
    const isClear = fewest.length < next.length && lost.length === fewest.length;
    const place = isClear ? `${lost[0]}/label` : `${first}/${name}`;
    const found = isClear ? lost.map(label).join(', ') : '';
    return [{ code: 'K609', pointer: `${pointer}/${place}`, names, found, computed: name }];
  },

  /** Something that only what is marked has: a month that can be closed has not happened yet. */
  needsMark(
    { property, mark }: Record<'property' | 'mark', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const { [property]: found, [mark]: isMarked, label } = Object(object);
    if (found === undefined || isMarked === true) return [];
    const names = [String(label), property, mark];
    return [{ code: 'K626', pointer: `${pointer}/${property}`, names, found: '', computed: '' }];
  },

  /** A text that is shown only beside something. */
  shownWith({ at, is }: Condition, _: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const found = valuesAt(at);
    if (is === undefined ? found.length > 0 : found.includes(is)) return [];
    const names = [last(pointer), last(at), ...(is === undefined ? [] : [String(is)])];
    return [{ code: 'K610', pointer, names, found: '', computed: '' }];
  },

  /** A group of words that has one for each of the things that are there. */
  namesEach(
    wanted: Record<string, Condition>,
    words: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    return Object.entries(wanted).flatMap(([name, { at, is }]): Mismatch[] => {
      if (Object(words)[name] !== undefined || !valuesAt(at).includes(is)) return [];
      const names = [last(pointer), name];
      return [{ code: 'K611', pointer, names, found: '', computed: '' }];
    });
  },

  /** Words that stand in another text: `1/title`. */
  partOf(target: string, words: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    const [text] = valuesAt(target);
    if (typeof text !== 'string' || typeof words !== 'string' || text.includes(words)) return [];
    const index = text.toLowerCase().indexOf(words.toLowerCase());
    const computed = index < 0 ? '' : text.slice(index, index + words.length);
    const names = [last(target), text.replace(/\s+/g, ' '), last(pointer)];
    return [{ code: 'K612', pointer, names, found: words, computed }];
  },

  /** Words that stand before or behind a number, without the space that they need. */
  besideNumber(side: 'before' | 'behind', words: unknown, { pointer }: Place): Mismatch[] {
    const computed = typeof words === 'string' ? spacedBeside(side, words) : undefined;
    if (typeof words !== 'string' || computed === undefined) return [];
    const names = [side, side === 'behind' ? `9${words}` : `${words}9`];
    return [{ code: 'K618', pointer, names, found: words, computed }];
  },

  /** One property of these is there. */
  atLeastOne(names: string[], object: unknown, { pointer }: Place): Mismatch[] {
    if (names.some((name) => name in Object(object))) return [];
    return [{ code: 'R223', pointer, names, found: String(Object(object).label), computed: '' }];
  },
};

/** Words beside a number with the space that they need; nothing where they need none, or have it. */
export function spacedBeside(side: 'before' | 'behind', words: string): string | undefined {
  const word = (side === 'behind' ? /^\p{Ll}{2,}/u : /(?:\p{L}{2,}\.?|[A-Z]{3})$/u).exec(words);
  // Signs of units have no vowel: `kWh`, `bn`, `px`.
  if (!word || !(/[aeiouäöüáéíóúàèøåy]/i.test(word[0]) || /^[A-Z]{3}$/.test(word[0])))
    return undefined;
  return side === 'behind' ? ` ${words}` : `${words} `;
}

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);

const last = (path: string): string => path.split('/').at(-1) ?? '';
