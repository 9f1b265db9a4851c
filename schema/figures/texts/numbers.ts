import type { Mismatch } from '../mismatch.ts';
import { mayHave, type Place } from '../places.ts';
import {
  inScaleOf,
  isStated,
  numbersIn,
  partAt,
  type StatedNumber,
  writeStated,
} from '../stated-numbers.ts';
import { monthsIn } from '../times/months.ts';
import { checkStatedMonths } from './months.ts';
import { checkTargetCounts } from './targets.ts';

/** A number that is drawn, or stands in a table, with what says what it is. */
interface Shown {
  value: number;
  pointer: string;
  /** As it is written, with the currency or the percent that its drawing counts in. */
  written: string;
  unit: string;
  labels: string[];
  /** A total, a key figure or a result, of which texts tell. */
  isProminent: boolean;
  /** Its height is drawn, so another number can stand there. */
  isDrawn: boolean;
  /** It says with its sign, or its words, how far two others are apart. */
  isChange: boolean;
}

/** What schemas can say of texts beside a drawing or a table. */
export const textNumbers = {
  /** Numbers, the months at which they stand, and how many of them pass a target, in texts beside a drawing or a table. */
  tellsNumbers(names: TextsBeside, object: unknown, place: Place): Mismatch[] {
    const { texts, of } = names;
    if (!of.some((name) => mayHave(object, name))) return [];
    const drawings = of.map((name) => ({
      drawing: Object(object)[name],
      pointer: `${place.pointer}/${name}`,
    }));
    const stated = texts.flatMap((name) => {
      const text: unknown = Object(object)[name];
      const pointer = `${place.pointer}/${name}`;
      return typeof text === 'string'
        ? [
            ...checkStatedMonths(text, drawings, pointer),
            ...checkTargetCounts(text, drawings, pointer),
          ]
        : [];
    });
    return [...stated, ...findSlips(names, object, place)];
  },
};

/** The names of texts, and of what stands beside them. */
type TextsBeside = Record<'texts' | 'of', string[]>;

/**
 * A number in a text that nothing beside it states, and that is a slip of what does: `$67K` beside a total
 * of 76. A number that the page states elsewhere, too, is meant.
 */
function findSlips({ texts, of }: TextsBeside, object: unknown, place: Place): Mismatch[] {
  const stated = texts.flatMap((name) => {
    const text: unknown = Object(object)[name];
    return typeof text === 'string' && /\d\D?\d/.test(text)
      ? numbersIn(text).map((number) => ({ name, text, number }))
      : [];
  });
  const candidates = stated.filter(({ text, number }) => isTelling(number, text));
  if (candidates.length === 0) return [];
  // Most are written as they are shown, which is quicker to see than to read all numbers.
  const written = JSON.stringify(of.map((name) => Object(object)[name]));
  const telling = candidates.filter(({ number }) => !isWritten(number, written));
  const tokens = telling.length > 0 ? (written.match(/\d[\d.,]*/g) ?? []) : [];
  if (!tokens.some((token) => telling.some(({ number }) => mayBeSlip(number, token)))) return [];
  const around = { pointer: place.pointer, labels: [], unit: '' };
  // What is below a drawing counts in its unit.
  const inside = 'kind' in Object(object) ? insideOf(Object(object), around) : around;
  const shown = of.flatMap((name) =>
    collect(Object(object)[name], { ...inside, pointer: `${place.pointer}/${name}` }),
  );
  if (shown.length === 0) return [];
  return telling.flatMap(({ name, text, number }): Mismatch[] => {
    // To see whether a value looks like a slip is quicker than whether it is stated.
    const like = shown.filter(({ value }) => mayBeSlip(number, String(value)));
    const isStatedHere = (one: StatedNumber) =>
      shown.some(({ value }) => value !== 0 && states(one, value));
    if (like.length === 0 || isStatedHere(number)) return [];
    // What the texts tell rightly they do not tell once more.
    const open = like.filter(({ value }) => !stated.some((each) => states(each.number, value)));
    const sentence = sentenceAt(text, number);
    const isDifference =
      difference.test(sentence.behind) || /(?:by|another) \W*$/.test(sentence.before);
    const meant = findMeant(
      number,
      sentence,
      open.filter(({ isChange }) => isChange || !isDifference),
      shown,
    );
    if (!meant || isStatedAgain(number, place)) return [];
    const drawn = inScaleOf(number, meant.value);
    return [
      {
        code: 'K656',
        pointer: `${place.pointer}/${name}`,
        names: ['stated', meant.labels[0] ?? '', meant.written],
        found: number.written,
        computed: writeStated(number, meant.value),
        part: partAt(text, number),
        others: [meant.pointer],
        ...(meant.isDrawn &&
          drawn !== undefined && { otherwise: { pointer: meant.pointer, text: String(drawn) } }),
      },
    ];
  });
}

/** How many digits say something. */
const lengthOf = (digits: string): number => digits.replace(/^0+|0+$/g, '').length;

/** A number of two digits at least that is no day of a month. */
function isTelling({ digits, index, written }: StatedNumber, text: string): boolean {
  if (lengthOf(digits) < 2) return false;
  if (!/^\d\d$/.test(written)) return true;
  const [, before] = /([A-Za-z]+)\.? $/.exec(text.slice(0, index)) ?? [];
  const [, behind] = /^(?:st|nd|rd|th|\.)? ([A-Za-zä]+)/.exec(text.slice(index + 2)) ?? [];
  return monthsIn(before).length + monthsIn(behind).length === 0;
}

/** Whether the digits of a number stand in a text, perhaps without zeros at their end. */
function isWritten({ written }: StatedNumber, text: string): boolean {
  const digits = written.replace(/^\D+|\D+$/g, '');
  const short = digits.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return [digits, short].some((each) => {
    for (let at = text.indexOf(each); at >= 0; at = text.indexOf(each, at + 1)) {
      const end = at + each.length;
      const isInside = /\d[.,]?$/.test(text.slice(Math.max(0, at - 2), at));
      if (!isInside && !/^(?:\d|\.\d|,\d{3})/.test(text.slice(end, end + 4))) return true;
    }
    return false;
  });
}

/** Whether a text tells of a value, as exactly as it is written. Few digits say nothing of thousands of them. */
const states = (number: StatedNumber, value: number): boolean =>
  isStated([number], value) &&
  (String(value).replace(/\D|0+$/g, '').length > 2 ||
    writeStated(number, value).replace(/\D/g, '') === number.digits);

/** The one number of which another is a slip: two digits in each other’s place, or one that is another. */
function findMeant(
  number: StatedNumber,
  sentence: Sentence,
  open: readonly Shown[],
  shown: readonly Shown[],
): Shown | undefined {
  const near = open.filter((each) => isNear(number, sentence, each, shown));
  const written = new Set(near.map(({ value }) => writeStated(number, value)));
  return written.size === 1 ? near[0] : undefined;
}

/** Whether a value has the digits of a number but for two, as far as one sees without writing it as that. */
function mayBeSlip({ digits }: StatedNumber, value: string): boolean {
  const [own, other] = [digits, value.replace(/\D/g, '')].map((each) =>
    each.replace(/^0+|0+$/g, ''),
  ) as [string, string];
  let off = 0;
  for (let at = 0; at < own.length; at += 1) if ((own[at] ?? '0') !== (other[at] ?? '0')) off += 1;
  // A longer one is rounded, which may change the last digit, too.
  if (other.length > own.length) return off <= 3;
  return off === 1 || (off === 2 && (own.length > 2 || own[0] === other[1]));
}

/** Of few digits many numbers are a slip, so more must speak for one: its name in the sentence, or that texts tell of such. */
function isNear(
  number: StatedNumber,
  { before, behind }: Sentence,
  each: Shown,
  shown: readonly Shown[],
): boolean {
  const sentence = `${before} ${behind}`;
  const unit = unitOf(number.written);
  const isNamed = each.labels.some((one) => isNamedIn(one, sentence, 'some'));
  // The rows of a table may count in other units than its title.
  const isOneUnit =
    each.unit === unit ||
    (each.isDrawn ? each.unit === '' : isNamed && unit === '' && !/[$€£¥%]/.test(each.written));
  if (each.value === 0 || !isOneUnit) return false;
  const written = writeStated(number, each.value);
  const digits = written.replace(/\D/g, '');
  const slip = slipOf(number.digits, digits);
  if (!slip || !isStated(numbersIn(written), each.value)) return false;
  // What has been rounded and differs then in a digit, too, is most likely something else.
  const isRounded = lengthOf(String(each.value).replace(/\D/g, '')) > lengthOf(digits);
  if (slip === 'digit' && isRounded) return false;
  if (isOfOtherMonth(each.labels, sentence)) return false;
  const isLong = [number.digits, digits].some((each) => lengthOf(each) > 2);
  const [label = ''] = each.labels;
  if (slip === 'swap') return isLong || isNamed || each.isProminent;
  // `18 invoices` beside a total of 16 in the column of invoices.
  const isOfColumn = each.labels.slice(1).some((one) => isCounted(behind, one));
  if (isOfColumn && each.isProminent) return true;
  // Of several numbers in a row, any may be meant, unless the month of its column is named.
  const isOpen = (other: Shown) => isBeside(other, each) && !isOfOtherMonth(other.labels, sentence);
  if (!each.isChange && shown.some(isOpen)) return false;
  // What is set in bold in an answer is what was asked for.
  const isAnswer = each.isProminent && /\*\*$/.test(before);
  return isLong
    ? each.labels.some((one) => isNamedIn(one, sentence, 'every')) || isAnswer
    : (unit !== '' || isCounted(behind, label)) && isNamedIn(label, sentence, 'every');
}

/** `2.9 points` of a row that says that it counts points. */
function isCounted(behind: string, label: string): boolean {
  const [, word] = /^ ([a-z]{3,})/.exec(behind) ?? [];
  return word !== undefined && wordsOf(label).includes(word);
}

function isOfOtherMonth(labels: readonly string[], sentence: string): boolean {
  const [own, stated] = [labels.join(' '), sentence].map((text) => monthsIn(text));
  return (
    own !== undefined &&
    own.length > 0 &&
    stated !== undefined &&
    stated.length > 0 &&
    !stated.some(({ month }) => own.some((each) => each.month === month))
  );
}

/** Whether two cells of one row count the same. */
const isBeside = (one: Shown, other: Shown): boolean =>
  one.pointer.includes('/cells/') &&
  one.value !== other.value &&
  !one.isChange &&
  one.unit === other.unit &&
  one.pointer.replace(/\d+$/, '') === other.pointer.replace(/\d+$/, '');

/** How two numbers of as many digits differ: two neighbours that are swapped, or one digit. */
function slipOf(one: string, other: string): 'swap' | 'digit' | undefined {
  if (one.length !== other.length) return undefined;
  const [first, second, ...more] = [...one].flatMap((digit, at) =>
    digit === other[at] ? [] : [at],
  );
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined) return 'digit';
  return second === first + 1 && one[first] === other[second] && one[second] === other[first]
    ? 'swap'
    : undefined;
}

const unitOf = (written: string): string => /[$€£¥%]/.exec(written)?.[0] ?? '';

/** Whether words of a label begin some of a sentence, or the other way round: `Oct` in `in October`. */
function isNamedIn(label: string, sentence: string, how: 'some' | 'every'): boolean {
  const [own = [], others = []] = [label, sentence].map(wordsOf);
  const isThere = (word: string) =>
    others.some((other) => other.startsWith(word) || word.startsWith(other));
  return own.length > 0 && own[how](isThere);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[^\W\d_]{3,}/g) ?? [];

/** What stands before and behind a number in its sentence. */
type Sentence = Record<'before' | 'behind', string>;

function sentenceAt(text: string, { index, written }: StatedNumber): Sentence {
  const start = text.lastIndexOf('. ', index) + 1;
  const end = text.indexOf('. ', index);
  return {
    before: text.slice(start, index),
    behind: text.slice(index + written.length, end < 0 ? undefined : end),
  };
}

/** Words behind a number that is how far two others are apart. */
const difference =
  /^\W*(?:[a-z]+ )?(?:above|below|over|under|more|less|fewer|higher|lower|short|apart|up|down|too)\b/i;

/** Whether the page has the number once more: what is meant is seldom written once. */
function isStatedAgain({ written }: StatedNumber, { pointer, valuesAt }: Place): boolean {
  const page = JSON.stringify(valuesAt(String(pointer.split('/').length - 1)));
  const digits = written.replace(/^[^\d]+|[^\d]+$/g, '').replace(/[.]/g, '\\.');
  return (page.match(new RegExp(`(?<![\\d.,])${digits}(?![\\d]|[.,]\\d)`, 'g')) ?? []).length > 1;
}

interface Around {
  pointer: string;
  /** Those further in come first. */
  labels: string[];
  unit: string;
  columns?: readonly unknown[];
  isProminent?: boolean;
}

/** Names of what is no number of a drawing: an axis, and where something stands on it. */
const technical =
  /^(?:axisStart|deviation|from|to|share|closed|minimum|maximum|step|default|divisions?)$/;

/** The numbers below a value, with their units and labels. */
function collect(value: unknown, around: Around): Shown[] {
  if (typeof value === 'number')
    return [
      {
        ...shownAs(around),
        value,
        written: String(value),
        isDrawn: true,
        isChange: /\/change$/.test(around.pointer),
      },
    ];
  if (typeof value === 'string') {
    return numbersIn(value).flatMap(({ values, written }) =>
      values.map((each) => ({
        ...shownAs(around),
        value: each,
        written,
        isDrawn: false,
        isChange: /^[+−–-]/.test(value) || around.pointer.endsWith('/change'),
        unit: unitOf(written) || (/^[+−–-]?[\d.,]+$/.test(value) ? around.unit : ''),
      })),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const inside = insideOf(value, around);
  return Object.entries(value).flatMap(([name, each]) =>
    technical.test(name)
      ? []
      : collect(each, {
          ...inside,
          pointer: `${around.pointer}/${name}`,
          labels: [...inside.labels, ...labelOf(around, name)],
          isProminent: inside.isProminent || name === 'figures' || name === 'result',
        }),
  );
}

/** The label of the column in which a cell stands. */
function labelOf({ pointer, columns }: Around, name: string): string[] {
  const { label } = Object(pointer.endsWith('/cells') && columns?.[Number(name)]);
  return typeof label === 'string' ? [label] : [];
}

const shownAs = ({ pointer, labels, unit, isProminent = false }: Around) => ({
  pointer,
  labels,
  unit,
  isProminent,
});

/** A drawing counts in the unit of its prefix, its suffix or its title; a row has its first cell as its label. */
function insideOf(value: object, { labels, unit, ...around }: Around): Around {
  const { prefix, suffix, title, label, cells, total, columns } = value as Record<string, unknown>;
  const own = unitOf([prefix, suffix, title].filter((each) => typeof each === 'string').join(' '));
  const name = Array.isArray(cells) ? cells[0] : label;
  return {
    ...around,
    unit: own || unit,
    ...(Array.isArray(columns) && { columns }),
    labels: typeof name === 'string' ? [name, ...labels] : labels,
    isProminent: around.isProminent || total === true,
  };
}
