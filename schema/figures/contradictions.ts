import { placeAmong } from './label-places.ts';
import type { Mismatch } from './mismatch.ts';
import { inScaleOf, isSlip, isStated, numbersIn } from './stated-numbers.ts';

/** Where a value stands, as in `relations.ts`. */
interface Place {
  pointer: string;
  valuesAt: (target: string) => unknown[];
}

/** Something that is there: any value at a place, or this one. */
interface Condition {
  at: string;
  is: unknown;
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

  /** A text tells by how much one sum differs from another: `5 days given back`. */
  tellsDifference(
    names: Record<'text' | 'before' | 'after', string> & { units: string[] },
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const words: unknown = Object(object)[names.text];
    if (typeof words !== 'string') return [];
    const [written, ...others] = numbersIn(words);
    const [, unit = '', rest = ''] = /\d[- ](\p{L}{2,})(.*)$/u.exec(words) ?? [];
    const around = names.units.map((name) => Object(object)[name]).join(' ');
    // What is saved a year, or of another thing, is no difference of the sums.
    if (!written || others.length > 0 || !unit || !hasWord(around, unit) || isPerTime(rest))
      return [];
    const [before, after] = [names.before, names.after].map((target) =>
      Number(sumOf(valuesAt(`0/${target}`)).toPrecision(12)),
    ) as [number, number];
    const pairs = valuesAt(`0/${names.before}`).map((value, index) => [
      value,
      valuesAt(`0/${names.after}`)[index],
    ]);
    const differences = [[before, after], ...pairs].map(([from, to]) =>
      Number((Number(to) - Number(from)).toPrecision(12)),
    );
    const levels = isLevel(words) ? [before, after] : [];
    if ([...differences, ...levels].some((value) => isStated([written], value))) return [];
    const computed = String(Number(Math.abs(before - after).toPrecision(12)));
    return [
      {
        code: 'K627',
        pointer: `${pointer}/${names.text}`,
        names: [String(before), String(after)],
        found: words,
        computed,
      },
    ];
  },

  /** A text that is shown only beside something. */
  shownWith({ at, is }: Condition, _: unknown, { pointer, valuesAt }: Place): Mismatch[] {
    if (valuesAt(at).includes(is)) return [];
    const names = [last(pointer), `${at.split('/').at(-1)}: ${is}`];
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

  /** A text with a number, and the value that is drawn for it. */
  states(
    { text, value }: Record<'text' | 'value', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const { [text]: words, [value]: drawn } = Object(object);
    if (typeof words !== 'string' || typeof drawn !== 'number') return [];
    const numbers = numbersIn(words);
    if (numbers.length === 0 || isStated(numbers, drawn)) return [];
    const [written, ...others] = numbers.filter((each) => each.isAmount || isSlip(each, drawn));
    if (!written || others.length > 0) return [];
    const computed = inScaleOf(written, drawn);
    return [
      {
        code: 'K613',
        pointer: `${pointer}/${value}`,
        names: [value, words],
        found: String(drawn),
        computed: isSlip(written, drawn) && computed !== undefined ? String(computed) : '',
      },
    ];
  },

  /** Texts below the first and the last of some values. One that states its value says what the other is about. */
  endsWith(
    { start, end, lists }: { start: string; end: string; lists: string[] },
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const values = lists.flatMap((name) => list(Object(object)[name]));
    const ends = [
      { name: start, value: values[0] },
      { name: end, value: values.at(-1) },
    ].flatMap(({ name, value }) => {
      const words: unknown = Object(object)[name];
      if (typeof words !== 'string' || typeof value !== 'number') return [];
      const [, figure] = /:\s*(.+)$/.exec(words) ?? [];
      const numbers = numbersIn(figure ?? words).filter((each) => figure || each.isAmount);
      return [{ name, words, value, numbers, isRight: isStated(numbers, value) }];
    });
    const [wrong, ...others] = ends.filter(({ isRight, numbers }) => !isRight && numbers.length);
    if (!wrong || others.length > 0) return [];
    const isOtherRight = ends.some(({ isRight }) => isRight);
    if (!isOtherRight && !wrong.numbers.some((each) => isSlip(each, wrong.value))) return [];
    const { name, words, value } = wrong;
    const names = [name === start ? 'first' : 'last', words];
    return [
      { code: 'K613', pointer: `${pointer}/${name}`, names, found: String(value), computed: '' },
    ];
  },

  /** Two values that are compared: both are there, and fit the number of which they are the picture. */
  compares(
    { before, after, number, label }: Record<'before' | 'after' | 'number' | 'label', string>,
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const { [before]: from, [after]: to, [number]: words } = Object(object);
    if ((from === undefined) !== (to === undefined)) {
      const [there, missing] = from === undefined ? [after, before] : [before, after];
      const found = String(from ?? to);
      return [
        {
          code: 'K617',
          pointer: `${pointer}/${there}`,
          names: [there, missing],
          found,
          computed: '',
        },
      ];
    }
    if (typeof from !== 'number' || typeof to !== 'number') return [];
    const [written, ...others] = numbersIn(String(words));
    if (!written || others.length > 0) return [];
    const change = from === 0 ? 0 : ((to - from) / from) * 100;
    const changes = [to - from, Math.round(change), to / from, from / to];
    const meant = isChange(Object(object)[label]) ? changes : [from, to, ...changes];
    if (meant.some((each) => isStated([written], each))) return [];
    const [stated = 0] = written.values;
    for (const [name, value] of [
      [after, to],
      [before, from],
    ] as const) {
      const factor = value / stated;
      if (![10, 100, 0.1, 0.01].includes(factor)) continue;
      return [
        {
          code: 'K613',
          pointer: `${pointer}/${name}`,
          names: [name, String(words)],
          found: String(value),
          computed: String(stated),
        },
      ];
    }
    const isShare = /%\s*$/.test(String(words)) && [from, to].every((each) => isPercent(each));
    const isNear = meant.some((each) => Math.abs(Math.abs(each) - stated) <= 1);
    if (!isShare || isNear) return [];
    const names = [after, String(words), String(from)];
    const place = `${pointer}/${after}`;
    return [{ code: 'K613', pointer: place, names, found: String(to), computed: '' }];
  },

  /** Words that stand before or behind a number, without the space that they need. */
  besideNumber(side: 'before' | 'behind', words: unknown, { pointer }: Place): Mismatch[] {
    if (typeof words !== 'string') return [];
    const word = (side === 'behind' ? /^\p{Ll}{2,}/u : /(?:\p{L}{2,}\.?|[A-Z]{3})$/u).exec(words);
    // Signs of units have no vowel: `kWh`, `bn`, `px`.
    if (!word || !(/[aeiouäöüáéíóúàèøåy]/i.test(word[0]) || /^[A-Z]{3}$/.test(word[0]))) return [];
    const computed = side === 'behind' ? ` ${words}` : `${words} `;
    const names = [side, side === 'behind' ? `9${words}` : `${words}9`];
    return [{ code: 'K618', pointer, names, found: words, computed }];
  },

  /** One property of these is there. */
  atLeastOne(names: string[], object: unknown, { pointer }: Place): Mismatch[] {
    if (names.some((name) => name in Object(object))) return [];
    return [{ code: 'R223', pointer, names, found: String(Object(object).label), computed: '' }];
  },
};

const isPercent = (value: number): boolean => value >= 0 && value <= 100;

/** `Less time on reports` is no share of the time. */
const isChange = (label: unknown): boolean =>
  /^(?:less|fewer|lower|faster|more|higher|shorter|weniger|mehr)(?!\p{L})/iu.test(String(label));

const sumOf = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);

/** Whether a word is among others, in one number or the other. */
const hasWord = (words: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})${word.replace(/s$/, '')}s?(?!\\p{L})`, 'iu').test(words);

/** `Down to 4 days` is no difference. */
const isLevel = (words: string): boolean =>
  /(?<!\p{L})(?:to|in|now|only|just|from|at|after|within)(?!\p{L})/iu.test(words);

const isPerTime = (words: string): boolean =>
  /\/|(?<!\p{L})(?:per|each|every|an?|years?|months?|quarters?|weeks?|together)(?!\p{L})/iu.test(
    words,
  );

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);

const last = (path: string): string => path.split('/').at(-1) ?? '';
