import { matchesIn, numberWords, valueOfWord, writeNumberLike } from '../number-words.ts';
import { monthStarts, monthsIn } from '../times/months.ts';
import type { WrongResult } from './arithmetic.ts';

const units: Record<string, number> = { day: 1, tag: 1, week: 7, woche: 7, month: 0, monat: 0 };

const months = `(?:${monthStarts.toLowerCase()})[a-zä]*`;
const date = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?[ \\u00a0]${months}|${months}[ \\u00a0]\\d{1,2}(?:st|nd|rd|th)?(?!\\d))(?:,?[ \\u00a0]20\\d\\d)?`;
const length = `(${`\\d{1,3}|${numberWords}`})[ \\u00a0-](days?|weeks?|months?|tage?n?|wochen?|monate?n?)(?!\\p{L})`;
const link = '(?:before|after|from|ahead|later|earlier|vor|nach|später|früher|vorher)(?!\\p{L})';

/** `90 days before 31 May`, `2 March, 90 days later`, `from 2 March to 31 May, 90 days`: the length stands at one of two dates and tells how far they are apart. */
const patterns = [
  `${length} (?:before|after|vor|nach) (?:the |dem )?${date}`,
  `${date}[,:]? (?:\\()?${length} ${link}`,
  `(?:from |between |vom? )${date} (?:to|and|until|bis|und) (?:zum )?${date}[,:]? (?:\\(|in |i\\.e\\. )?${length}`,
  `${length}[,:]? (?:\\()?(?:from|between|vom?) ${date} (?:to|and|until|bis|und) `,
  `(?:from |von )${months} (?:to|until|bis) ${months}[,:]? (?:\\()?${length}`,
  `${length}[,:]? (?:\\()?(?:from|von) ${months} (?:to|until|bis) ${months}(?![ \\u00a0]\\d)`,
];

/** Lengths of time that are not those between the two dates of their sentence. */
export function findWrongSpans(text: string): WrongResult[] {
  return linesWith(text).flatMap(([start, line]) =>
    sentencesOf(line).flatMap(([at, sentence]) => checkSentence(sentence, start + at)),
  );
}

/** In the words for a length of time. Most lines that have one name no months. */
const lengthStems = ['day', 'week', 'month', 'Tag', 'Woche', 'Monat'];
const month = /\b(?:Jan|Feb|M[aä]r|Apr|Ma[yi]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])/g;

/** The lines that name a length of time, and a month twice. */
function linesWith(text: string): [number, string][] {
  const lines = new Map<number, string>();
  for (const stem of lengthStems) {
    for (let at = text.indexOf(stem); at >= 0; ) {
      const from = text.lastIndexOf('\n', at) + 1;
      const next = text.indexOf('\n', at);
      const end = next < 0 ? text.length : next;
      const line = text.slice(from, end);
      if ((line.match(month)?.length ?? 0) > 1 && !/^\s*#/.test(line)) lines.set(from, line);
      at = text.indexOf(stem, end);
    }
  }
  return [...lines];
}

/** With where each begins. The point behind a day ends none. */
function sentencesOf(line: string): [number, string][] {
  const ends = [...line.matchAll(/(?<!\d)[.;!?](?= |$|")/g)].map(({ index }) => index + 1);
  return [0, ...ends].map((from, at) => [from, line.slice(from, ends[at])]);
}

function checkSentence(sentence: string, start: number): WrongResult[] {
  if ((sentence.match(month)?.length ?? 0) < 2) return [];
  const lengths = matchesIn(sentence, `(?<![\\p{L}\\d.,-])${length}`);
  const [only, ...more] = lengths;
  const dates = matchesIn(sentence, `(?<![\\p{L}\\d])${date}`).map(
    ({ parts: [found = ''] }) => found,
  );
  const named = monthsIn(sentence);
  const isOfDays = dates.length === 2 && named.length === 2;
  const isOfMonths = dates.length === 0 && named.length === 2;
  if (!only || more.length > 0 || !(isOfDays || isOfMonths)) return [];
  if (!patterns.some((pattern) => matchesIn(sentence, pattern).length > 0)) return [];
  const [, written = '', unit = ''] = only.parts;
  const size = units[unit.toLowerCase().replace(/(?:n|en|e|s)$/, '')] ?? 1;
  const stated = valueOfWord(written) ?? Number(written);
  const from = isOfDays ? dates : named.map((each) => each.written);
  const apart = isOfDays && size > 0 ? daysBetween(dates) / size : monthsBetween(sentence);
  // Whoever counts both ends counts one more, and a part of a week or a month as one.
  const isRight = Math.abs(stated - apart) <= (size > 0 ? 1 / size + (size > 1 ? 0.9 : 0) : 1);
  const isNear = stated >= apart / 2 && stated <= apart * 2;
  if (isRight || !isNear || Number.isNaN(apart)) return [];
  const at = start + only.index;
  const computed = writeNumberLike(written, Math.round(apart));
  return [{ offsets: [at, at + written.length], found: written, computed, from }];
}

/** The shorter way around the year, where no year is named. */
function daysBetween(dates: readonly string[]): number {
  const [first = Number.NaN, second = Number.NaN] = dates.map((each) => {
    const [, year = '2026'] = /(20\d\d)/.exec(each) ?? [];
    const [day = ''] = each.replace(/20\d\d/, '').match(/\d+/) ?? [];
    return Date.UTC(Number(year), monthsIn(each)[0]?.month ?? Number.NaN, Number(day)) / 86_400_000;
  });
  const days = Math.abs(second - first);
  return dates.some((each) => /20\d\d/.test(each)) ? days : Math.min(days, 365 - days);
}

function monthsBetween(sentence: string): number {
  const [first, second] = monthsIn(sentence);
  return first && second ? (second.month - first.month + 12) % 12 : Number.NaN;
}
