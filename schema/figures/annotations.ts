import { checkExtreme, type NamedValue } from './extremes.ts';
import type { Mismatch } from './mismatch.ts';
import type { Place } from './places.ts';
import {
  inScaleOf,
  isSlip,
  isStated,
  numbersIn,
  partAt,
  restate,
  type StatedNumber,
  writeStated,
} from './stated-numbers.ts';
import { monthsIn, namesOfMonth, shortNames } from './times/months.ts';

/** How a drawing names its labels and values. */
interface DrawnValues {
  /** Objects with `label` and `value`: bars. */
  items?: string;
  /** Texts, and lines with `label`, `from` and `values`. */
  labels?: string;
  lines?: string;
}

/** What schemas can say of words and key figures beside drawn values. Each returns those that differ. */
export const annotations = {
  /** `$29K over budget` at a value says by how much it is above the target; so does the change of a key figure. */
  comparesTarget(names: DrawnValues, drawing: unknown, { pointer }: Place): Mismatch[] {
    const { annotation, target, figures, title, prefix, suffix } = Object(drawing);
    if (annotation === undefined && figures === undefined) return [];
    const { label: level, value: limit } = Object(target);
    const { text, at, series } = Object(annotation);
    const drawn = drawnAt(names, drawing, pointer);
    const found: Difference[] = [];
    const [spot] = drawn(at, series);
    if (typeof limit === 'number' && typeof text === 'string' && spot)
      found.push(...checkDifference(text, spot, limit, `${pointer}/annotation/text`));
    if (typeof text === 'string') {
      if (spot) found.push(...checkStated(text, String(at), spot, `${pointer}/annotation/text`));
      const all = valuesOf(names, drawing, series, pointer);
      const place = `${pointer}/annotation/text`;
      if (found.length === 0 && spot && typeof limit === 'number')
        found.push(...checkFirst(text, spot, limit, all, `${pointer}/annotation`));
      if (found.length === 0)
        found.push(...checkExtreme(text, all, at, place).map((mismatch) => ({ mismatch })));
    }
    for (const [index, figure] of list(figures).map(Object).entries()) {
      const place = `${pointer}/figures/${index}`;
      const unit = `${prefix ?? ''} ${suffix ?? ''}`;
      const own = checkFigure(figure, String(title), unit, drawn, place);
      if (own) found.push(own);
      else if (typeof limit === 'number')
        found.push(...checkChange(figure, String(level), limit, place));
    }
    return found.length > 1 ? accuseDrawn(found) : found.map(({ mismatch }) => mismatch);
  },

  /** `April ends $7K above the minimum` about one of several months: it does, and the lowest of them is the lowest. */
  tellsMonth(
    names: Record<'text' | 'items' | 'label' | 'value' | 'limit', string>,
    object: unknown,
    { pointer, valuesAt }: Place,
  ): Mismatch[] {
    const { [names.text]: text, [names.items]: items } = Object(object);
    const values = list(items).flatMap((item, index) => {
      const { [names.label]: label, [names.value]: value } = Object(item);
      const place = `${pointer}/${names.items}/${index}/${names.value}`;
      return typeof value === 'number' ? [{ label: String(label), value, pointer: place }] : [];
    });
    if (typeof text !== 'string' || values.length === 0) return [];
    const place = `${pointer}/${names.text}`;
    const extreme = checkExtreme(text, values, undefined, place);
    const [sentence = ''] = /^[^.]*(?:\.\d+[^.]*)*/.exec(text) ?? [];
    const [month, ...others] = monthsIn(sentence);
    const [limit] = valuesAt(names.limit);
    const [spot, ...twice] = values.filter(
      ({ label }) => month && namesOfMonth(month.month).includes(label),
    );
    if (
      extreme.length > 0 ||
      !spot ||
      twice.length > 0 ||
      others.length > 0 ||
      typeof limit !== 'number'
    )
      return extreme;
    const isBelowZero = sentence.endsWith(' short') && spot.value < 0;
    const found = checkDifference(sentence, spot, isBelowZero ? 0 : limit, place);
    return found.map(({ mismatch }) => mismatch);
  },

  /** `Lowest in April` beside values of months, of which the first and the last are named. */
  tellsSeason(
    { texts, values }: { texts: string[]; values: string },
    object: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const naming = texts.filter((name) => / in [A-Z]/.test(String(Object(object)[name] ?? '')));
    if (naming.length === 0) return [];
    const { start, end, actual, forecast } = Object(Object(object)[values]);
    const [[from], [to]] = [monthsIn(start), monthsIn(end)];
    const drawn = Object.entries({ actual, forecast }).flatMap(([name, all]) =>
      list(all).map((value, index) => ({
        value,
        pointer: `${pointer}/${values}/${name}/${index}`,
      })),
    );
    const isMonthly = from && to && (to.month - from.month + 12) % 12 === drawn.length - 1;
    if (!isMonthly || /\d{4}/.test(`${start}${end}`)) return [];
    const named = drawn
      .map((each, index) => ({ ...each, label: shortNames[(from.month + index) % 12] ?? '' }))
      .filter(hasNumber);
    return naming.flatMap((name) =>
      checkExtreme(String(Object(object)[name]), named, undefined, `${pointer}/${name}`),
    );
  },
};

interface Difference {
  mismatch: Mismatch;
  /** The value that is drawn, where one is meant. */
  spot?: PlacedNumber;
}

/** A drawn value that all words about it contradict was changed alone. */
function accuseDrawn(found: readonly Difference[]): Mismatch[] {
  const [{ spot } = {}] = found;
  if (!spot || found.some((each) => each.spot?.pointer !== spot.pointer))
    return found.map(({ mismatch }) => mismatch);
  const { pointer, value } = spot;
  const others = found.map(({ mismatch }) => mismatch.pointer);
  const names = ['drawn', ...found.map(({ mismatch }) => mismatch.found)];
  return [{ code: 'K656', pointer, names, found: String(value), computed: '', others }];
}

/** The values at the month that a label names; of lines, of one or of all. */
type Drawn = (label: unknown, line?: unknown) => PlacedNumber[];

interface PlacedNumber {
  value: number;
  pointer: string;
}

const hasNumber = <Found extends { value: unknown }>(
  found: Found,
): found is Found & { value: number } => typeof found.value === 'number';

function drawnAt({ items, labels, lines }: DrawnValues, drawing: unknown, pointer: string): Drawn {
  if (items) {
    const all = list(Object(drawing)[items]).map(Object);
    return (label) =>
      all
        .map((item, index) => ({ ...item, pointer: `${pointer}/${items}/${index}/value` }))
        .filter((item) => item.label === label)
        .filter(hasNumber);
  }
  const texts = list(Object(drawing)[labels ?? '']);
  const all = list(Object(drawing)[lines ?? '']).map(Object);
  return (label, line) =>
    all
      .map(({ label: name, from, values }, index) => {
        const at = texts.indexOf(label) - (from === undefined ? 0 : texts.indexOf(from));
        return {
          name,
          value: list(values)[at],
          pointer: `${pointer}/${lines}/${index}/values/${at}`,
        };
      })
      .filter(({ name }) => line === undefined || name === line)
      .filter(hasNumber);
}

/** What is drawn, of one line where it is named. */
function valuesOf(
  { items, labels, lines }: DrawnValues,
  drawing: unknown,
  line: unknown,
  pointer: string,
): NamedValue[] {
  if (items) {
    return list(Object(drawing)[items])
      .map((item, index) => ({ ...Object(item), pointer: `${pointer}/${items}/${index}/value` }))
      .filter(hasNumber);
  }
  const texts = list(Object(drawing)[labels ?? '']);
  const all = list(Object(drawing)[lines ?? '']).map(Object);
  const { from, values } = all.find(({ label }) => label === line) ?? {};
  const place = `${pointer}/${lines}/${all.findIndex(({ label }) => label === line)}/values`;
  const start = Math.max(0, texts.indexOf(from));
  return list(values)
    .map((value, index) => ({
      label: String(texts[index + start]),
      value,
      pointer: `${place}/${index}`,
    }))
    .filter(hasNumber);
}

/** `Nov: 15.5 months` at a value of 51.5. Only slips are sure. */
function checkStated(text: string, at: string, spot: PlacedNumber, pointer: string): Difference[] {
  const [number, ...others] = numbersIn(
    text.replace(/^[^:]*\d[^:]*:/, (date) => ' '.repeat(date.length)),
  );
  if (!number || others.length > 0 || beyond.test(clauseOf(text, number))) return [];
  if (isStated([number], spot.value) || !isSlip(number, spot.value)) return [];
  const names = ['figure', at, String(spot.value)];
  const computed = writeStated(number, spot.value);
  const part = partAt(text, number);
  const found = number.written;
  const more = otherwiseAt(spot, number);
  return [{ mismatch: { code: 'K656', pointer, names, found, computed, part, ...more }, spot }];
}

/** The words around a number, from comma to comma: `first month above target` is about something else than `$12.24M` before it. */
function clauseOf(text: string, { index, written }: StatedNumber): string {
  const end = index + written.length;
  return `${/[^,;]*$/.exec(text.slice(0, index))?.[0]}${written}${/^[^,;]*/.exec(text.slice(end))?.[0]}`;
}

const beyond = /(?<!\p{L})(over|above|below|under|short)(?!\p{L})/iu;

/** By how much a value is above or below the target, or that it is. */
function checkDifference(
  text: string,
  spot: PlacedNumber,
  limit: number,
  pointer: string,
): Difference[] {
  const { value } = spot;
  const [, way] = beyond.exec(text) ?? [];
  if (!way || text.split(beyond).length > 3) return [];
  const before = text.slice(0, text.search(beyond)).replace(/^[^:]*\d[^:]*:/, '');
  const [number, ...more] = numbersIn(before);
  if (!number || more.length > 0 || !/[\d.][kKmMbB]?n?(?: [\p{L}]+)? $/u.test(before)) return [];
  const difference = plain(value - limit);
  if (value !== 0 && value !== difference && isStated([number], value)) return [];
  if (isStated([number], difference)) return checkWay(text, spot, limit, way, pointer);
  const [stated] = numbersIn(text).filter(({ written }) => written === number.written);
  const names = ['target', String(value), String(limit), String(Math.abs(difference))];
  const computed = stated ? writeStated(stated, Math.abs(difference)) : '';
  const part = stated && { part: partAt(text, stated) };
  const others = [spot.pointer];
  return [
    { mismatch: { code: 'K656', pointer, names, found: text, computed, others, ...part }, spot },
  ];
}

/** `First month above the target` at the first value that is. */
function checkFirst(
  text: string,
  { pointer: place }: PlacedNumber,
  limit: number,
  all: readonly NamedValue[],
  pointer: string,
): Difference[] {
  const [, way = ''] =
    /\bfirst (?:(?:month|week|quarter|year|time) )?(above|over|below|under)(?: the)? [a-z]+\W*$/i.exec(
      text,
    ) ?? [];
  const isUp = /^(?:above|over)$/i.test(way);
  const first = all.find(({ value }) => (isUp ? value > limit : value < limit));
  // Where all are, none is the first.
  if (!way || !first || first === all[0] || first.pointer === place) return [];
  const names = ['first', way, String(limit), first.label];
  const otherwise = { pointer: `${pointer}/at`, text: first.label };
  const others = [first.pointer];
  const mismatch = {
    pointer: `${pointer}/text`,
    names,
    found: text,
    computed: '',
    others,
    otherwise,
  };
  return [{ mismatch: { code: 'K656', ...mismatch } }];
}

const otherWays: Record<string, string> = {
  above: 'below',
  over: 'under',
  below: 'above',
  under: 'over',
};

/** `$0.2M above the minimum` at a value that is as far below it. */
function checkWay(
  text: string,
  { value, pointer: place }: PlacedNumber,
  limit: number,
  way: string,
  pointer: string,
): Difference[] {
  const isUp = /^(?:above|over)$/i.test(way);
  if (value === limit || isUp === value > limit) return [];
  const computed = otherWays[way] ?? '';
  const names = ['way', String(value), String(limit)];
  const part = partAt(text, { written: way, index: text.search(beyond) });
  const mismatch: Mismatch = {
    code: 'K656',
    pointer,
    names,
    found: text,
    computed,
    others: [place],
  };
  return [{ mismatch: { ...mismatch, ...(computed && { part }) } }];
}

/** What the drawn value would be if the words about it were right. */
function otherwiseAt(
  { value, pointer }: PlacedNumber,
  number: StatedNumber,
): Pick<Mismatch, 'otherwise'> {
  const text = inScaleOf(number, value);
  return text === undefined ? {} : { otherwise: { pointer, text: String(text) } };
}

/** `Cash, Jun 27` beside a drawing of `Cash at month end, $M` is the value of June. */
function checkFigure(
  { label, value }: Record<string, unknown>,
  title: string,
  unit: string,
  drawn: Drawn,
  pointer: string,
): Difference | undefined {
  const [words = '', ...dates] = String(label).split(',');
  const [month, ...others] = monthsIn(dates.join());
  const [number, ...more] = numbersIn(String(value));
  if (!month || others.length > 0 || !number || more.length > 0) return undefined;
  const isSubject = isAbout(title, words.trim());
  if (!isSubject || number.isAmount !== /[$€£¥]/.test(unit)) return undefined;
  const places = namesOfMonth(month.month).flatMap((name) =>
    drawn(name).map((spot) => ({ name, spot })),
  );
  const [first] = places;
  if (!first || places.some(({ spot }) => isStated([number], spot.value))) return undefined;
  const names = ['figure', first.name, String(first.spot.value)];
  const place = `${pointer}/value`;
  const mismatch: Mismatch = {
    code: 'K656',
    pointer: place,
    names,
    found: String(value),
    computed: restate(String(value), number, first.spot.value),
    ...(places.length === 1 && otherwiseAt(first.spot, number)),
  };
  return { mismatch, ...(places.length === 1 && { spot: first.spot }) };
}

/** `Cash at month end, $M` is about cash, `Cash above the minimum` about something else. */
export const isAbout = (title: string, words: string): boolean =>
  words !== '' &&
  title.toLowerCase().startsWith(words.toLowerCase()) &&
  /^(?:$|,| (?:at|by|per|in|each|am|je|pro|im)(?!\p{L}))/u.test(title.slice(words.length));

/** `+$1.3M vs minimum` is the value less the target of that name. */
function checkChange(
  { value, change }: Record<string, unknown>,
  level: string,
  limit: number,
  pointer: string,
): Difference[] {
  const [, figure = '', word = ''] =
    /^(.*\d\S*) (?:vs\.?|versus|against|to) (?:the )?(\p{L}+)$/u.exec(String(change)) ?? [];
  if (!word || !level.toLowerCase().split(/\s+/).includes(word.toLowerCase())) return [];
  const [stated] = numbersIn(figure);
  const [number] = numbersIn(String(value));
  const [amount] = number?.values ?? [];
  if (!stated || amount === undefined || limit === 0) return [];
  const scale = [1, 1e3, 1e6, 1e9].find((each) => amount / (limit * each) < 30);
  const difference = plain(amount - limit * (scale ?? 1));
  if (
    scale === undefined ||
    stated.values.some(
      (each) =>
        Math.abs(each - Math.abs(difference)) <=
        (stated.halfStep + (number?.halfStep ?? 0)) * 1.000001,
    )
  )
    return [];
  const names = ['change', String(value), String(plain(difference / scale)), level];
  const place = `${pointer}/change`;
  const way = difference < 0 ? '−' : '+';
  const found = String(change);
  const computed = restate(found, stated, Math.abs(difference)).replace(/^[+−–-]?/, way);
  const mismatch = { code: 'K656' as const, pointer: place, names, found };
  // The same words: the value counts in another unit, and what it should be nobody can say.
  return computed === found
    ? [{ mismatch: { ...mismatch, computed: '', others: [`${pointer}/value`] } }]
    : [{ mismatch: { ...mismatch, computed } }];
}

/** Without the rounding of binary fractions. */
const plain = (number: number): number => Number(number.toPrecision(12));

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
