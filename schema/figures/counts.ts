import type { Mismatch } from './mismatch.ts';
import { hasNumber, matchesIn, numberWords, valueOfWord, writeNumberLike } from './number-words.ts';
import { type Place, placesBelow } from './places.ts';

/** Which texts tell how many items a list has. */
interface CountedItems {
  list: string;
  /** What the items are called, as a pattern: such a word is looked for anywhere in the texts. */
  nouns: string;
}

/** Whether a text may begin as `5 min read` does. */
const startsWithTime = (text: unknown): boolean => typeof text === 'string' && /^\d/.test(text);

/** What schemas can say of lists whose items are counted in words. */
export const counts = {
  /** `In ten working days` above steps of which the last is `Day 10`. */
  lastsFor(time: string, block: unknown, { pointer }: Place): Mismatch[] {
    const beyond = checkDivisions(time, block, pointer);
    if (beyond) return [beyond];
    const heading: unknown = Object(block).heading;
    if (typeof heading !== 'string' || !hasNumber(heading)) return [];
    const [found, ...more] = matchesIn(heading, duration);
    const [whole = '', number = '', unit = ''] = found?.parts ?? [];
    const steps = placesBelow(block, `steps/*/${time}`, pointer);
    const named = steps.flatMap(({ value }) => {
      const counted = new RegExp(`^${unit}s? (?:\\d+ (?:to|–) )?(\\d+)$`, 'i').exec(String(value));
      const promised = new RegExp(`^(?:with)?in (\\d+) ${unit}s$`, 'i').exec(String(value));
      return [...(counted ? [counted[1]] : []), ...(promised ? [promised[1], promised[1]] : [])];
    });
    if (!found || more.length > 0 || named.length < 2) return [];
    const last = Math.max(...named.map(Number));
    if ((valueOfWord(number) ?? Number(number)) === last) return [];
    const from = found.index + whole.indexOf(number);
    const before = heading.slice(Math.max(0, from - 8), from);
    const part = { before, text: number, after: ' ' };
    const names = [`the last \`${unit}\` of the steps`, number];
    const computed = writeNumberLike(number, last);
    const place = `${pointer}/heading`;
    const step = steps.find(({ value }) =>
      new RegExp(`(?<!\\d)${last}(?!\\d)`).test(String(value)),
    );
    const stated = String(valueOfWord(number) ?? number);
    const otherwise = step && {
      pointer: step.pointer,
      text: String(step.value).replace(String(last), stated),
    };
    return [
      {
        code: 'K652',
        pointer: place,
        names,
        found: String(last),
        computed,
        part,
        ...(otherwise && { others: [otherwise.pointer], otherwise }),
      },
    ];
  },

  /** `25 minutes in all` on a page of which the cards take 5, 8 and 12 minutes. */
  takesInAll(
    { list, text }: Record<'list' | 'text', string>,
    block: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const items: unknown = Object(block)[list];
    if (!Array.isArray(items) || !startsWithTime(Object(items[0])[text])) return [];
    const times = placesBelow(block, `${list}/*/${text}`, pointer).flatMap(({ pointer, value }) => {
      const [, number = '', unit = ''] =
        /^(\d{1,3})[ \u00a0](min|minute|hour|day|week)s?\b/.exec(String(value)) ?? [];
      return number ? [{ pointer, value: Number(number), unit: unit.slice(0, 3) }] : [];
    });
    const [first] = times;
    const isOneUnit = times.every(({ unit }) => unit === first?.unit);
    if (!first || times.length < 2 || times.length < items.length || !isOneUnit) return [];
    const sum = times.reduce((total, { value }) => total + value, 0);
    const places = [
      'description',
      ...['title', 'heading', 'lead', 'text'].map((name) => `blocks/*/${name}`),
    ];
    const claims = places
      .flatMap((path) => placesBelow(valuesAt('2')[0], path, ''))
      .flatMap((place) => totalsIn(place.pointer, place.value, first.unit));
    const [wrong, ...others] = claims;
    if (!wrong || wrong.value === sum || others.length > 0) return [];
    const slips = times.flatMap(({ value }) => {
      const meant = value - sum + wrong.value;
      const isSlip =
        meant > 0 &&
        [value, meant].every((each) => String(each).endsWith(String(Math.min(value, meant))));
      return isSlip ? [`\`${meant}\` in place of ${value}`] : [];
    });
    return [
      {
        code: 'K652',
        pointer: wrong.pointer,
        names: [`the sum of \`${text}\` in \`${list}\``, wrong.part.text, '', slips.join(', or ')],
        found: String(sum),
        computed: writeNumberLike(wrong.part.text, sum),
        part: wrong.part,
        others: times.map((time) => time.pointer),
      },
    ];
  },

  /** `Four open positions` above four cards; what else the page tells of these is as many. */
  countsItems(
    { list, nouns }: CountedItems,
    block: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { heading, lead } = Object(block);
    const own = [
      ...countsIn(`${pointer}/heading`, heading, nouns, true),
      ...countsIn(`${pointer}/lead`, lead, nouns, false),
    ];
    if (own.length === 0) return [];
    const items = placesBelow(block, `${list}/*`, pointer);
    const isTotal = /^(?:together|altogether|in all|in total|zusammen)(?!\p{L})/iu.test(
      String(items.at(-1)?.value),
    );
    const count = items.length - (isTotal ? 1 : 0);
    const wrong = own.filter(({ value }) => isSlightlyOff(value, count));
    if (wrong.length > 0 || count < 2)
      return wrong.slice(0, 1).map((each) => toMismatch(each, list, count));
    const [right] = own.filter(({ value }) => value === count);
    if (!right) return [];
    const noun = lettersOf(right.noun);
    const opening = ['title', 'description', 'blocks/0/title', 'blocks/0/lead'].flatMap((name) =>
      countsIn(`/${name}`, valuesAt(`2/${name}`)[0], noun, false),
    );
    const later = ['heading', 'lead', 'text', 'note'].flatMap((name) =>
      placesBelow(valuesAt('2')[0], `blocks/*/${name}`, '').flatMap(({ pointer, value }) =>
        countsIn(pointer, value, noun, false).filter(({ part }) =>
          /(?<!\p{L})all $/iu.test(part.before),
        ),
      ),
    );
    return [...opening, ...later]
      .filter(({ value }) => isSlightlyOff(value, count))
      .map((each) => toMismatch(each, list, count));
  },

  /** `The five risks` beside a table of which the first column is `Risk`. */
  countsRows(
    { columns, rows, beside }: Record<'columns' | 'rows', string> & { beside: string[] },
    table: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { title } = Object(table);
    const parent = pointer.slice(0, pointer.lastIndexOf('/'));
    const texts = [
      { place: `${pointer}/title`, text: title, isTitle: true },
      ...beside.map((name) => ({
        place: `${parent}/${name}`,
        text: valuesAt(`1/${name}`)[0],
        isTitle: name === 'heading',
      })),
    ].filter(({ text }) => typeof text === 'string' && hasNumber(text));
    const { label }: { label?: unknown } = Object(placesBelow(table, `${columns}/*`, '')[0]?.value);
    if (texts.length === 0 || typeof label !== 'string' || !/^[a-z]{3,}[^s\W]$/i.test(label))
      return [];
    const noun = label.toLowerCase().replace(/([^aeo])y$/, '$1ie');
    const all = placesBelow(table, `${rows}/*`, '').map(({ value }) => Object(value));
    const count = all.filter(({ total }) => total !== true).length;
    return texts.flatMap(({ place, text, isTitle }) =>
      countsIn(place, text, `${noun}s`, false)
        .filter(({ value, part: { before } }) => {
          const isOfAll = /(?:^|\W)(?:the|all|these|our|its|your) $|[’']s $/i.test(before);
          return isSlightlyOff(value, count) && (isOfAll || (isTitle && before === ''));
        })
        .map((each) => toMismatch(each, rows, count)),
    );
  },
};

/** The totals of times that a text tells. */
function totalsIn(pointer: string, text: unknown, unit: string) {
  if (typeof text !== 'string' || !hasNumber(text) || !text.includes(unit)) return [];
  const pattern = `(?<![\\p{L}\\d.,])(\\d{1,3}|${numberWords})[ \\u00a0-]${unit}\\p{L}* (?:in all|in total|altogether|together|all told)`;
  return matchesIn(text, pattern).map(({ index, parts: [, number = ''] }) => {
    const to = index + number.length;
    const before = text.slice(Math.max(0, index - 8), index);
    const part = { before, text: number, after: text.slice(to, to + 8) };
    return { pointer, value: valueOfWord(number) ?? Number(number), part };
  });
}

/** `Day 30` on a timeline of 14 parts. A part may be several days long. */
function checkDivisions(time: string, block: unknown, pointer: string): Mismatch | undefined {
  const { divisions } = Object(block);
  if (typeof divisions !== 'number') return undefined;
  const steps = placesBelow(block, `steps/*/${time}`, pointer);
  const numbers = steps.map(({ value }) => /^([a-z]+) (\d+)$/i.exec(String(value)));
  const [unit] = [...new Set(numbers.map((match) => match?.[1]))];
  const last = Number(numbers.at(-1)?.[2]);
  const isOneUnit = unit !== undefined && numbers.every((match) => match?.[1] === unit);
  const step = steps.at(-1);
  if (!isOneUnit || !step || last <= divisions || last % divisions === 0) return undefined;
  const others = [`${pointer}/divisions`];
  return {
    code: 'K652',
    pointer: step.pointer,
    names: ['`divisions`', String(step.value)],
    found: String(divisions),
    computed: `${unit} ${divisions}`,
    otherwise: { pointer: `${pointer}/divisions`, text: String(last) },
    part: { before: '', text: String(step.value), after: '' },
    others,
  };
}

const duration = `(?:in|within|after) (\\d{1,2}|${numberWords}) (?:working )?(day|minute|hour|week)s(?!\\p{L})`;

interface Count {
  pointer: string;
  value: number;
  noun: string;
  /** The words from the number to the noun. */
  phrase: string;
  part: NonNullable<Mismatch['part']>;
}

/** One item was added or removed, or two. Further off, most likely something else is counted. */
const isSlightlyOff = (value: number, count: number): boolean =>
  count > 0 && value > 1 && value !== count && Math.abs(value - count) <= 2;

const toMismatch = ({ pointer, phrase, part }: Count, list: string, count: number): Mismatch => ({
  code: 'K654',
  pointer,
  names: [phrase, list],
  found: String(count),
  computed: count > 1 ? writeNumberLike(part.text, count) : '',
  part,
});

/** Plurals that count no items: times, amounts, places, kinds, and people who use something. */
const measures =
  /^(?:kinds|sorts|types|sides|currencies|languages|countries|cities|sites|offices|stores|seconds|minutes|hours|days|weeks|months|quarters|years|times|users|customers|companies|dollars|points|others|thirds|hundreds|thousands|millions|closes|sellers|hires)$/i;

const anyPlural = '(?!\\p{L}*(?:ss|us|is)(?!\\p{L}))\\p{L}{2,}s|people';

function patternOf(nouns: string, isStart: boolean): string {
  const start = isStart ? '^(?:(?:the|our|these|all|your|die|unsere) )?' : '(?<![\\p{L}\\d.,$€£-])';
  return `(${start})(\\d{1,2}|${numberWords})(?: (?!${anyPlural})\\p{L}[\\p{L}-]*){0,2} (${nouns})(?!\\p{L})`;
}

function countsIn(pointer: string, text: unknown, nouns: string, hasStart: boolean): Count[] {
  if (typeof text !== 'string' || !hasNumber(text)) return [];
  const found = hasStart ? matchesIn(text, patternOf(anyPlural, true)) : [];
  const all = found.length > 0 ? found : matchesIn(text, patternOf(nouns, false));
  return all.flatMap(({ index, parts }): Count[] => {
    const [whole = '', before = '', number = '', noun = ''] = parts;
    if (measures.test(noun)) return [];
    const from = index + before.length;
    const to = from + number.length;
    const phrase = whole.slice(before.length);
    const part = {
      before: text.slice(Math.max(0, from - 8), from),
      text: number,
      after: text.slice(to, index + whole.length),
    };
    return [{ pointer, value: valueOfWord(number) ?? Number(number), noun, phrase, part }];
  });
}

const lettersOf = (word: string): string => word.toLowerCase().replace(/[^\p{L}]/gu, '');
