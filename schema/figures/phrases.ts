import { numberWords } from './number-words.ts';

/** A number in a text, typed or a value of site.yaml, with the words around it. */
export interface Phrase {
  /** Where it stands in the file. */
  offsets: [from: number, to: number];
  /** `39`, or `$(prices.starter)`. */
  number: string;
  /** The currency before it. */
  sign: string;
  /** Words before and behind it, as they are compared: `trial`, not `trials`. */
  before: string[];
  after: string[];
}

/** Most numbers are values of charts, and no word follows them. */
const beforeWord = '(?=[- \\u00a0][A-Za-z\\u00c0-\\uffff])';

/** Digits and words apart, since one pattern for both takes longer. */
const numbers = [
  new RegExp(`\\$\\([\\w.-]+\\)|\\d(?:[\\d.,]*\\d)?\\+?${beforeWord}`, 'g'),
  new RegExp(`\\b(?:${numberWords})${beforeWord}`, 'gi'),
];

/** Words that say nothing about what is counted. */
const small = new Set(
  'a an the of in on at to for and or is are was from with per by der die das und von für im ist je le la les de des et par'.split(
    ' ',
  ),
);

/** The words for lengths of time, as they are compared. */
export const timeUnit = /^(?:hour|day|week|month)$/;

/** The two words before a number, such as `reply within`, which lead to a length of time. Empty where there are fewer. */
export const leadOf = (before: readonly string[]): string =>
  before.length < 2
    ? ''
    : before
        .slice(-2)
        .map((word) => word.replace(/(?:ied?|y|ed?)$/, ''))
        .join(' ');

const [betweenPhrases, betweenFields] = ['\n', '\t'];

/**
 * What a number counts, as far as its words say: the words behind it, with its currency. Empty where
 * they say too little, which one word does but for a price.
 */
export function subjectOf(sign: string, after: readonly string[]): string {
  const isEnough = after.length > 1 || (sign !== '' && after.length > 0);
  return isEnough ? `${sign}${after.slice(0, sign ? 1 : 2).join(' ')}` : '';
}

/** The numbers of a file that stand in a phrase and count something, as one text, for comparison with other pages. */
export function collectPhrases(text: string): string {
  const found: string[] = [];
  for (const match of numbers.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const from = match.index;
    const to = from + match[0].length;
    const before = signBefore(text, from);
    const line = text.slice(text.lastIndexOf('\n', from) + 1, from - before.length);
    if (/[\p{L}\d.,$-]/u.test(line.slice(-1)) || /(?:^|\s)#/.test(line)) continue;
    const behind = /^[- \u00a0]\p{L}+(?:[- ]\p{L}+){0,4}/u.exec(text.slice(to, to + 60))?.[0] ?? '';
    const after = compared(behind);
    const sign = before === '$$' ? '$' : before;
    const isSubject = subjectOf(sign, after) !== '';
    // Before a length of time, what leads to it says more than what follows.
    const mayBeTime = match[0].startsWith('$') || timeUnit.test(after[0] ?? '');
    if (!isSubject && !mayBeTime) continue;
    const words = compared(wordsBefore(line));
    if (!isSubject && words.length === 0) continue;
    const fields = [from, to, match[0], sign, words.join(' '), after.join(' ')];
    found.push(fields.join(betweenFields));
  }
  return found.join(betweenPhrases);
}

/** As it is written: a dollar before a value is two. */
function signBefore(text: string, at: number): string {
  if (at > 1 && text.startsWith('$$', at - 2)) return '$$';
  return /[$€£]/.exec(text.charAt(at - 1))?.[0] ?? '';
}

/** Up to three words at the end of a line, with a space behind each. Read from the end, since a search for an end tries every place before it. */
function wordsBefore(line: string): string {
  const parts = line.slice(-60).split(' ');
  if (parts.pop() !== '') return '';
  let words = '';
  for (const part of parts.slice(-3).reverse()) {
    const [word] = /^\p{L}+$/u.exec(part) ?? /\p{L}*$/u.exec(part) ?? [''];
    if (!word) break;
    words = `${word} ${words}`;
    if (word !== part) break;
  }
  return words;
}

export const unpackPhrases = (packed: string): Phrase[] =>
  packed.split(betweenPhrases).flatMap((line): Phrase[] => {
    const [from, to, number = '', sign = '', before = '', after = ''] = line.split(betweenFields);
    if (!number) return [];
    const [words, behind] = [before, after].map((each) => each.split(' ').filter(Boolean));
    return [
      {
        offsets: [Number(from), Number(to)],
        number,
        sign,
        before: words ?? [],
        after: behind ?? [],
      },
    ];
  });

const compared = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word && !small.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .slice(0, 3);
