import { pointerToPath } from '../diagnostics/pointer.ts';
import { unpackFigures } from '../figures/collect-figures.ts';
import { valueOfWord } from '../figures/number-words.ts';
import { leadOf, type Phrase, subjectOf, timeUnit, unpackPhrases } from '../figures/phrases.ts';
import type { Facts } from '../load/load-page.ts';
import { isShown, type Report, type Rule, type SiteView } from '../validate/rule.ts';

/** K621: a number that is typed where the same words, or the neighbours in a list, have a value of site.yaml. */
const typedValues: Rule = (site, report) => {
  for (const facts of site.files) checkItems(facts, site, report);
  const uses = usesOf(site);
  if (uses.size === 0) return;
  const offers = offersOf(site);
  for (const { file, phrase } of phrasesOf(site)) {
    if (!isTyped(phrase)) continue;
    const use = uses.get(subjectOf(phrase.sign, phrase.after));
    const found = use && (meantValue(phrase, use, site) ?? namedPrice(file, phrase, use, site));
    if (found) {
      if (!tellsAnother(file, phrase, site)) reportTyped(file, phrase, found, site, report);
    } else {
      const time = meantTime(phrase, uses, site);
      const offer = time ? undefined : meantOffer(phrase, offers, site);
      if (time) reportTyped(file, withUnit(file, phrase, site), time, site, report);
      else if (offer) reportTyped(file, phrase, offer, site, report);
    }
  }
};

export default typedValues;

/** The price of one plan, where those of its neighbours are values of one group and the group has the name of this plan. */
function checkItems(facts: Facts, site: SiteView, report: Report): void {
  if (!facts.values || !isShown(site, facts)) return;
  const used = facts.values.at.flatMap(([pointer, text]) => {
    const [, sign = '', group] = /^(\$\$|[€£])?\$\(([\w.-]+\.)[\w-]+\)$/.exec(text) ?? [];
    const name = /\(([^()]+)\)$/.exec(text)?.[1] ?? '';
    return group
      ? [{ pointer, place: withoutIndex(pointer), sign: sign.slice(-1), group, name }]
      : [];
  });
  if (used.length === 0) return;
  for (const one of used) checkSign(one, used, facts.file, site, report);
  if (!facts.figures) return;
  for (const [pointer, owner, , value] of unpackFigures(facts.figures)) {
    const beside = used.find(({ place }) => place === withoutIndex(pointer));
    if (!beside || used.some((each) => each.pointer === pointer)) continue;
    const { group, sign } = beside;
    const name = group + owner.toLowerCase().replaceAll(' ', '-');
    const meant = site.values.get(name)?.text;
    if (meant === undefined || !/^[$€£]?\d[\d.,]*$/.test(value)) continue;
    const isSame = plainDigits(meant) === plainDigits(value);
    if (isSame && value.startsWith(sign)) continue;
    const text = `${sign === '$' ? '$$' : sign}$(${name})`;
    report.problem(
      { file: facts.file, where: { path: pointerToPath(pointer), at: 'value' } },
      {
        code: 'K621',
        severity: 'warning',
        message: isSame
          ? `\`${value}\` stands here without \`${sign}\`, which its neighbours have.`
          : `\`${value}\` stands here, and \`${name}\` in site.yaml is \`${meant}\`.`,
        label: `write \`${text}\``,
        hints: [
          isSame
            ? `The price is a value of site.yaml, as its neighbours are: \`${text}\`.`
            : `Its neighbours have the values of site.yaml. Where \`${value}\` is new, write it into \`values\` there, and \`${text}\` here: it then changes everywhere.`,
        ],
        replacement: { title: `write \`${text}\``, text, certain: false },
      },
    );
  }
}

interface UsedPrice {
  pointer: string;
  place: string;
  sign: string;
  group: string;
  name: string;
}

/** `$(prices.starter)`, whose neighbour is `$$$(prices.professional)`: visitors would read the bare number. */
function checkSign(
  { pointer, place, sign, group, name }: UsedPrice,
  used: readonly UsedPrice[],
  file: string,
  site: SiteView,
  report: Report,
): void {
  if (sign !== '') return;
  const beside = used.find((one) => one.place === place && one.group === group && one.sign !== '');
  const value = site.values.get(name)?.text ?? '';
  if (!beside || !/^\d/.test(value)) return;
  const text = `${beside.sign === '$' ? '$$' : beside.sign}$(${name})`;
  report.problem(
    { file, where: { path: pointerToPath(pointer), at: 'value' } },
    {
      code: 'K621',
      severity: 'warning',
      message: `\`${value}\` stands here without \`${beside.sign}\`, which its neighbours have.`,
      label: `write \`${text}\``,
      hints: [
        `A value has no currency of its own${beside.sign === '$' ? ', and a dollar sign before it is written twice' : ''}: \`${text}\`.`,
      ],
      replacement: { title: `write \`${text}\``, text, certain: false },
    },
  );
}

/** `/blocks/1/plans/price` of `/blocks/1/plans/2/price`. */
const withoutIndex = (pointer: string) => pointer.replace(/\/\d+(?=\/[^/]+$)/, '');

/** The names of the values that count a subject, and how often. */
type Uses = Map<string, Map<string, number>>;

const isTyped = ({ number }: Phrase): boolean => !number.startsWith('$(');

function* phrasesOf(site: SiteView): Generator<{ file: string; phrase: Phrase }> {
  for (const facts of site.files) {
    if (!facts.phrases || !isShown(site, facts)) continue;
    for (const phrase of unpackPhrases(facts.phrases)) yield { file: facts.file, phrase };
  }
}

function usesOf(site: SiteView): Uses {
  const uses: Uses = new Map();
  for (const { phrase } of phrasesOf(site)) {
    if (isTyped(phrase)) continue;
    const name = phrase.number.slice(2, -1);
    const hasUnit = hoursOf(site.values.get(name)?.text ?? '') !== undefined;
    const subject = hasUnit ? leadOf(phrase.before) : subjectOf(phrase.sign, phrase.after);
    const names = uses.get(subject) ?? new Map<string, number>();
    names.set(name, (names.get(name) ?? 0) + 1);
    uses.set(subject, names);
  }
  return uses;
}

interface Meant {
  name: string;
  value: string;
}

/**
 * The value that a typed number most likely repeats: the one that several texts have in the same
 * words, or, of prices, the one whose name stands before it.
 */
function meantValue(
  { number, sign, before }: Phrase,
  names: ReadonlyMap<string, number>,
  { values }: SiteView,
): Meant | undefined {
  const named = [...names.keys()].flatMap((name): Meant[] => {
    const group = name.slice(0, name.lastIndexOf('.') + 1);
    return [...values].flatMap(([each, { text }]) =>
      group && each.startsWith(group) && before.includes(each.slice(group.length).toLowerCase())
        ? [{ name: each, value: text }]
        : [],
    );
  });
  const [[only, count] = ['', 0], ...others] = names;
  const usual =
    !sign && others.length === 0 && count > 1
      ? [{ name: only, value: values.get(only)?.text ?? '' }]
      : [];
  const [meant] = [...named, ...usual];
  if (!meant || !/^\d/.test(meant.value)) return undefined;
  const digits = valueOfWord(number)?.toString() ?? plainDigits(number);
  return plainDigits(meant.value) === digits ? undefined : meant;
}

/** The price whose name alone stands in the block of a typed one: `$39 a month` above `That is Starter`. */
function namedPrice(
  file: string,
  { number, sign, after, offsets }: Phrase,
  names: ReadonlyMap<string, number>,
  { values, readText }: SiteView,
): Meant | undefined {
  const text = readText(file) ?? '';
  const [start] = offsets;
  if (!sign || after.length > 1 || differently.test(text.slice(start - 24, start)))
    return undefined;
  const groupOf = (name: string) => name.slice(0, name.lastIndexOf('.') + 1);
  const groups = new Set([...names.keys()].map(groupOf).filter(Boolean));
  const prices = [...values].filter(([name]) => groups.has(groupOf(name)));
  const digits = plainDigits(number);
  if (prices.some(([, value]) => plainDigits(value.text) === digits)) return undefined;
  if (/\b(?:from|starting at|ab) $/i.test(text.slice(start - 14, start - sign.length)))
    return lowestOf(prices);
  const block = blockAround(text, start);
  const named = prices.filter(([name]) => isNamedIn(block, name.slice(groupOf(name).length)));
  const [[name, value] = []] = named;
  if (!name || !value || named.length > 1) return undefined;
  // Beside the price of the plan it is that of something else: a further user, support.
  const isBeside = block.includes(`$(${name})`) || hasNumber(block, value.text);
  return isBeside ? undefined : { name, value: value.text };
}

const hasNumber = (text: string, number: string): boolean =>
  (text.match(/\d[\d.,]*/g) ?? []).some((each) => plainDigits(each) === plainDigits(number));

/** `From $49 a month` is the lowest price of a group. */
function lowestOf(prices: readonly [name: string, value: { text: string }][]): Meant | undefined {
  const [lowest] = prices.toSorted(([, a], [, b]) => Number(a.text) - Number(b.text));
  const isOne = prices.every(([, { text }]) => Number(text) > 0);
  return lowest && isOne ? { name: lowest[0], value: lowest[1].text } : undefined;
}

/** Words before an amount that is no price of today. */
const differently =
  /\b(?:saves?|than|was|were|instead of|discount|extra|other|another|up to|costs? of|spend|pay)\W+(?:\w+\W+)?$/i;

/** Whether the words around an amount, or the question above it, say that it is another one than that of today. */
function tellsAnother(file: string, { sign, offsets }: Phrase, { readText }: SiteView): boolean {
  if (!sign) return false;
  const text = readText(file) ?? '';
  const [start, end] = offsets;
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const [question = ''] =
    /[^\n]*\?["']?\n[^\n]*$/.exec(text.slice(Math.max(0, start - 600), start)) ?? [];
  const [rest = ''] = /^[^.\n]*(?:\.\d[^.\n]*)*/.exec(text.slice(end)) ?? [];
  const around = `${question}${line}${text.slice(start, end)}${rest}`;
  const isAfterTrial = /\b(?:free|trial)\b/i.test(around);
  return (
    changed.test(around) || risen.test(line) || (!isAfterTrial && /\b(?:then|dann)\b/i.test(around))
  );
}

/** Words of a discount, a share or a factor. */
const changed =
  /\d ?%|\b(?:discount(?:s|ed)?|rebates?|coupons?|vouchers?|reduced|cheaper|half|thirds?|quarters?|double[sd]?|twice|times|instead|extra|additional|further|another|rabatte?|statt|ermäßigt|bis zu)\b|\b(?:up|off|down) (?:to|for|the)\b/i;

/** `Starter rises from $39`, `Starter from $39`. */
const risen = /\w \W*(?:from|ab|to) \W*$/;

/** Whether a plan stands in a text under its name: `Starter` for `starter`. */
const isNamedIn = (text: string, name: string): boolean =>
  [
    ...text.matchAll(new RegExp(`(?<![\\w.-])${name.replaceAll('-', '[- ]')}(?![\\w-])`, 'gi')),
  ].some(([found]) => /^[A-Z]/.test(found));

/** The lines of the block in which something stands. */
function blockAround(text: string, offset: number): string {
  const starts = [...text.matchAll(/^ {0,4}- type:/gm)].map(({ index }) => index);
  const start = starts.findLast((each) => each <= offset);
  if (start === undefined) return '';
  return text
    .slice(
      start,
      starts.find((each) => each > offset),
    )
    .replace(/(?:^|\s)#.*$/gm, '');
}

const hours: Record<string, number> = { hour: 1, day: 24, week: 168, month: 730 };

/** How long `24 hours` are; `undefined` of what is no length of time. */
function hoursOf(text: string): number | undefined {
  const [, number = '', unit = ''] = /^(\S+)[- \u00a0](\p{L}+?)s?$/iu.exec(text) ?? [];
  return (valueOfWord(number) ?? Number(number)) * (hours[unit.toLowerCase()] ?? 0) || undefined;
}

/** The value with a unit, such as `24 hours`, that several texts have behind the same words: `reply within`. */
function meantTime(
  { number, before, after }: Phrase,
  uses: Uses,
  { values }: SiteView,
): Meant | undefined {
  const typed = hoursOf(`${number} ${after[0]}`);
  const lead = leadOf(before);
  const [[name, count] = ['', 0], ...others] = (lead && uses.get(lead)) || [];
  const value = values.get(name)?.text ?? '';
  const isOther = typed !== undefined && (hoursOf(value) ?? typed) !== typed;
  return isOther && count > 1 && others.length === 0 ? { name, value } : undefined;
}

/** What values that are lengths of time are about: of `14-day free trial` the unit, `free` and `trial`. */
type Offers = Map<string, { unit: string; words: Map<string, number>; count: number }>;

function offersOf(site: SiteView): Offers {
  const offers: Offers = new Map();
  for (const { phrase } of phrasesOf(site)) {
    const [unit = '', ...words] = phrase.after;
    if (isTyped(phrase) || !timeUnit.test(unit) || words.length < 2) continue;
    const name = phrase.number.slice(2, -1);
    const offer = offers.get(name) ?? { unit, words: new Map<string, number>(), count: 0 };
    for (const word of words) offer.words.set(word, (offer.words.get(word) ?? 0) + 1);
    offer.count += 1;
    offers.set(name, offer);
  }
  return offers;
}

/** The value that says for how long something is offered, in other words: `free for 30 days`, `a trial of 30 days`. */
function meantOffer(
  { number, before, after }: Phrase,
  offers: Offers,
  { values }: SiteView,
): Meant | undefined {
  const [unit = '', behind = ''] = after;
  const lead = before.filter((word) => !/^(?:last|run|take|end|go)s?$/.test(word)).at(-1) ?? '';
  const meant = [...offers].filter(
    ([, { words, unit: own, count }]) =>
      count > 1 &&
      own === unit &&
      // One text may have any word behind the value.
      [lead, behind].some((word) => (words.get(word) ?? 0) > 1),
  );
  const [[name = ''] = [], ...others] = meant;
  const value = values.get(name)?.text ?? '';
  const typed = valueOfWord(number) ?? Number(number);
  const isOther = typed > 1 && Number(value) > 0 && typed !== Number(value);
  return isOther && others.length === 0 ? { name, value } : undefined;
}

/** A number with the unit behind it, as it is written. */
function withUnit(file: string, phrase: Phrase, { readText }: SiteView): Phrase {
  const { number, offsets } = phrase;
  const [unit = ''] = /^[- \u00a0]\p{L}+/u.exec(readText(file)?.slice(offsets[1]) ?? '') ?? [];
  return { ...phrase, number: number + unit, offsets: [offsets[0], offsets[1] + unit.length] };
}

const plainDigits = (text: string) => text.replace(/[^\d.]/g, '').replace(/\.0+$/, '');

function reportTyped(
  file: string,
  { number, offsets, sign }: Phrase,
  { name, value }: Meant,
  site: SiteView,
  report: Report,
): void {
  const [from, to] = [offsets[0] - sign.length, offsets[1]];
  // A value cannot use another one. A dollar sign before one is written twice.
  const inValues = file === 'site.yaml' && isInValues(from, site);
  const text = inValues ? `${sign}${value}` : `${sign === '$' ? '$$' : sign}$(${name})`;
  report.problem(
    { file, where: { offsets: [from, to] } },
    {
      code: 'K621',
      severity: 'warning',
      message: `\`${sign}${number}\` stands here, and \`${name}\` in site.yaml is \`${value}\`.`,
      label: `\`${sign}${value}\` elsewhere`,
      hints: [
        inValues
          ? `One value cannot use another, so this one is changed by hand: write \`${text}\`. Where another figure is meant, say what sets it apart.`
          : `Other texts have the value in the same words. Write \`${text}\`, and it changes with them. Where another figure is meant, say what sets it apart.`,
      ],
      replacement: { title: `write \`${text}\``, text, certain: false, offsets: [from, to] },
    },
  );
}

/** Whether something stands below `values` in site.yaml. */
function isInValues(offset: number, { readText }: SiteView): boolean {
  const before = readText('site.yaml')?.slice(0, offset) ?? '';
  return [...before.matchAll(/^\w[\w-]*(?=:)/gm)].at(-1)?.[0] === 'values';
}
