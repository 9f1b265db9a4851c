import type { OddAmount } from './currencies.ts';

interface Amount {
  from: number;
  written: string;
  letter: string;
  line: number;
  words: string[];
}

const amount = /[$€£¥]\d[\d,]*(?:\.\d+)?[KMB](?!\w)/g;

/** Amounts that stand in words about one thing, in two scales: `$6.38K` beside `$6.38M`. The one is meant of whose form the page has more. */
export function findOddScales(text: string): OddAmount[] {
  const found = text.match(amount) ?? [];
  const forms = new Map<string, number>();
  const letters = new Map<string, Set<string>>();
  for (const written of found) {
    const form = written.replace(/\d/g, '0');
    forms.set(form, (forms.get(form) ?? 0) + 1);
    const digits = written.slice(0, -1);
    letters.set(digits, (letters.get(digits) ?? new Set()).add(written.slice(-1)));
  }
  const doubtful = [...letters].filter(([digits, { size }]) => size > 1 && isTelling(digits));
  return doubtful.flatMap(([digits]) => {
    const all = amountsOf(digits, text);
    const [usual = [], odd = [], ...more] = [
      ...Map.groupBy(all, ({ letter }) => letter).values(),
    ].toSorted((a, b) => b.length - a.length || countOf(b, forms) - countOf(a, forms));
    const [wrong, ...others] = odd;
    const right = usual.find(({ words }) => words.some((word) => wrong?.words.includes(word)));
    // Two scales in one line are a comparison.
    const isCompared = usual.some(({ line }) => line === wrong?.line);
    if (!wrong || !right || isCompared || others.length + more.length > 0) return [];
    // Few digits are the same by chance.
    const isSure =
      countOf(usual, forms) > countOf(odd, forms) && (isLong(digits) || usual.length > 1);
    if (!isSure) return [];
    const end = (each: Amount) => each.from + each.written.length;
    return [
      {
        offsets: [wrong.from, end(wrong)],
        found: wrong.written,
        computed: right.written,
        other: right.from,
      },
    ];
  });
}

const plain = (digits: string): string => digits.replace(/\D/g, '').replace(/^0+|0+$/g, '');

const isTelling = (digits: string): boolean => plain(digits).length > 1;
const isLong = (digits: string): boolean => plain(digits).length > 2;

const countOf = ([first]: readonly Amount[], forms: ReadonlyMap<string, number>): number =>
  forms.get(first?.written.replace(/\d/g, '0') ?? '') ?? 0;

/** The amounts of these digits that are no comment, with the words of their lines. */
function amountsOf(digits: string, text: string): Amount[] {
  return [...text.matchAll(amount)].flatMap(({ 0: written, index }): Amount[] => {
    if (written.slice(0, -1) !== digits) return [];
    const start = text.lastIndexOf('\n', index) + 1;
    const end = text.indexOf('\n', index);
    const line = text.slice(start, end < 0 ? undefined : end);
    if (/(?:^|\s)#/.test(line.slice(0, index - start))) return [];
    // Names of properties say nothing.
    const words =
      line
        .replace(/(?:^|[{,])[ -]*\w+:/g, ' ')
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? [];
    return [
      { from: index, written, line: start, letter: written.slice(-1), words: words.filter(isWord) },
    ];
  });
}

const isWord = (word: string): boolean => !/^(?:true|false|plan|with|from|over|than)$/.test(word);
