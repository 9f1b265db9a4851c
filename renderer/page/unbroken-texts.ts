import { currencyCode } from '../../schema/currencies.ts';
import { monthNames } from '../../schema/figures/labels/months.ts';
import type { Block } from '../../schema/generated/types.ts';

const noBreak = '\u00a0';

/**
 * Digits in two or three groups: `12 345`, but neither `2027 100` nor `A4 100`. Longer numbers may have
 * to break, and then between two groups.
 */
const grouped = /(?<![\p{L}\d.,]|\d )\d{1,3}(?: \d{3}){1,2}(?! ?\d)/gu;

/** The space of `12 €`, `12 %`, `€ 12` and `CHF 12`. */
const besideSign = new RegExp(
  `(?<=\\d) (?=[€$£¥%‰](?!\\p{L}))|(?<=[€$£¥]|(?<!\\p{L})${currencyCode}) (?=\\d)`,
  'gu',
);

/** The space of `2 Dec` and `2. Dezember`. */
const besideMonth = new RegExp(
  `(?<=(?<![\\p{L}\\d.,]|\\d )\\d{1,2}\\.?) (?=(?:${monthNames.join('|')})(?!\\p{L}))`,
  'gu',
);

/** The space of `March 2028` and `Nov 2026`. */
const besideYear = new RegExp(
  `(?<=(?<!\\p{L})(?:${monthNames.join('|')})) (?=\\d{4}(?!\\d))`,
  'gu',
);

/** The space of `Why ?` and `« words »`, as French has it. A line must not begin with the mark. */
const besideMark = /(?<=\S) (?=[?!;:»](?![\p{L}\d]))|(?<=«) (?=\S)/gu;

/**
 * Sentences have room for a month and its year, which the heads of narrow columns have not. The point
 * of `3. März` ends none.
 */
const sentence = /(?:\D[.!?]|\d{4}\.)(?:[\s*]|$)/;

/** The spaces of `6 h 30` and `20 h`. */
const besideHour = /(?<=\d) (?=h(?!\p{L}))|(?<=\d h) (?=\d)/gu;

/** What each of them has, which most texts have not. */
const wanted = / (?:\d\d\d|[€$£¥%‰?!;:»]|h(?!\p{L}))|« |[€$£¥A-Z] \d|\d\.? [A-Z]\p{Ll}\p{Ll}/u;

/** Addresses of pages and sites, and names of files. */
const address = /^(?:[/#]|[a-z][a-z+.-]*:\S)|\.[a-z]\w{1,4}$/i;

/** Languages in which a line must not end with a word of one letter, such as “w” or “z”. */
const languagesWithLetters = ['be', 'bg', 'cs', 'pl', 'ru', 'sk', 'uk'];

/** The space behind a word of one letter. */
const besideLetter = /(?<=(?<![\p{L}\p{N}\p{M}.'’&/-])\p{L}) (?=[\p{L}\p{N}„«*[])/gu;

/** What each of them has, which many texts have not. */
const singleLetter = /(?<!\p{L})\p{L} /u;

/**
 * Keeps the numbers in the texts of blocks in one line, with their signs, months and years, marks beside
 * their words and, in some languages, words of one letter beside the next one. Returns the same blocks if
 * there is nothing to keep.
 */
export const withUnbrokenTexts = (blocks: Block[], locale: string): Block[] =>
  unbroken(blocks, languagesWithLetters.includes(locale.slice(0, 2))) as Block[];

/** Looks at every text of every page, so it copies only what changes. */
function unbroken(value: unknown, keepsLetters: boolean): unknown {
  if (typeof value === 'string') {
    const text = unbrokenText(value);
    return keepsLetters && singleLetter.test(text) && !address.test(text)
      ? text.replaceAll(besideLetter, noBreak)
      : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  const group = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const name in group) {
    const part = group[name];
    const kept = unbroken(part, keepsLetters);
    if (kept === part) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[name] = kept;
  }
  return copy ?? value;
}

function unbrokenText(text: string): string {
  if (!wanted.test(text) || address.test(text)) return text;
  const kept = text
    .replace(grouped, (number) => number.replaceAll(' ', noBreak))
    .replace(besideSign, noBreak)
    .replace(besideMonth, noBreak)
    .replace(besideHour, noBreak)
    .replace(besideMark, noBreak);
  return sentence.test(kept) ? kept.replace(besideYear, noBreak) : kept;
}
