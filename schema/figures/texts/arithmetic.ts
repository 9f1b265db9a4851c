import { matchesIn, numberWords, valueOfWord, writeNumberLike } from '../number-words.ts';
import { type Marks, parseFigure, writeLike } from '../parse-figure.ts';

/** A result in a text of a file that the numbers beside it do not make. */
export interface WrongResult {
  offsets: [from: number, to: number];
  found: string;
  computed: string;
  /** The numbers that it follows from, as they are written. */
  from: string[];
}

/** A number of a text. */
interface Term {
  value: number;
  /** How far it may be off, since it is rounded. */
  halfStep: number;
}

/** Computations that are written in the same words. */
interface Group {
  /** What no text of them is without. A sign that few texts have is found sooner than a word or a pattern. */
  sign: string;
  word: string;
  computations: Computation[];
}

interface Computation {
  /** In brackets the numbers. */
  pattern: string;
  /** Which of them is the result. */
  result: number;
  /** What the others make: whatever it may be called, the likeliest first. */
  compute: (...terms: Term[]) => Term[];
}

const amount = '[$€£¥]?\\d(?:[\\d.,]*\\d)?(?: ?(?:%|[kmb]n?(?!\\p{L})))?';
const whole = '\\d(?:[\\d.,]*\\d)?';
const percent = '\\d(?:[\\d.]*\\d)?%';
const number = `${amount}|(?:${numberWords})(?!\\p{L})`;
const start = '(?<![\\p{L}\\d.,$€£¥%-])';
const unit = '(?:[ -]\\p{L}+){0,2}';
/** The proof of what stands before it, and nothing else. */
const proof = '[^.;:,%$€£]*[:,(](?:(?! (?:and|with|while|but|for) )[^.;%$€£])*?';

const times = (one: Term, other: Term): Term[] => [
  {
    value: one.value * other.value,
    halfStep: one.value * other.halfStep + other.value * one.halfStep,
  },
];

const shareOf = (part: Term, whole: Term): Term[] =>
  part.value < whole.value ? [{ value: (part.value / whole.value) * 100, halfStep: 0 }] : [];

const lessThan = (now: Term, before: Term): Term[] =>
  now.value < before.value ? [{ value: (1 - now.value / before.value) * 100, halfStep: 0.5 }] : [];

/** `60% faster` is a time that is 60% less, or a pace that is 60% more. */
const fasterThan = (now: Term, before: Term): Term[] => [
  ...lessThan(now, before),
  ...lessThan(now, before).map(() => ({
    value: (before.value / now.value - 1) * 100,
    halfStep: 0.5,
  })),
];

const comparisons = [
  { words: 'less|fewer|lower|shorter', compare: lessThan },
  { words: 'faster|quicker', compare: fasterThan },
].map(({ words, compare }) => ({
  share: `${start}(${percent})\\*{0,2} (?:${words}) ${proof}`,
  compare,
}));

/** `60% faster: in four weeks instead of ten`. */
const backward = (behind: string): Computation[] =>
  comparisons.map(({ share, compare }) => ({
    pattern: `${share}(?<![\\p{L}\\d.,$€£¥-])(${number})${unit},? ${behind} (${number})`,
    result: 0,
    compute: compare,
  }));

/** `25% lower cost, from $38.6K to $29.0K`. */
const forward = comparisons.map(
  ({ share, compare }): Computation => ({
    pattern: `${share}from (${number})${unit} to (${number})`,
    result: 0,
    compute: (before, now) => compare(now, before),
  }),
);

const groups: Group[] = [
  {
    // `8 sellers × $3,125 = $25K`
    sign: '×',
    word: ' = ',
    computations: [
      {
        pattern: `${start}(${number})${unit} × (${number})${unit} = (${amount})`,
        result: 2,
        compute: times,
      },
    ],
  },
  {
    // `Eight sellers at $3,125 add $25K`
    sign: '$',
    word: ' at $',
    computations: [
      {
        pattern: `${start}(${number}) \\p{L}+ at (${amount}) (?:add|bring|cost|make|pay) (${amount})`,
        result: 2,
        compute: times,
      },
    ],
  },
  {
    // `$161K if nothing changes: $23K over plan in each of seven months`
    sign: ' in each of ',
    word: ' ',
    computations: [
      {
        pattern: `${start}(${amount})[^.;:\\d]*[:,] (${amount})[^.;\\d]*? in each of (${number})`,
        result: 0,
        compute: times,
      },
    ],
  },
  {
    // `60% for 24 of 40`
    sign: '% for ',
    word: ' of ',
    computations: [
      {
        pattern: `${start}(${percent}) for (\\d[\\d.,]*) of (\\d(?:[\\d.,]*\\d)?)(?![\\d%]| ?[kmb](?!\\p{L}))`,
        result: 0,
        compute: shareOf,
      },
    ],
  },
  {
    // `18 of 22 (82%)`
    sign: '%)',
    word: ' of ',
    computations: [
      {
        pattern: `${start}(${whole}) of (${whole})[^\\d().;]*\\((${percent})\\)`,
        result: 2,
        compute: shareOf,
      },
    ],
  },
  {
    // `82% (18 of 22)`
    sign: '% (',
    word: ' of ',
    computations: [
      {
        pattern: `${start}(${percent}) \\((${whole}) of (?:the |all )?(${whole})[^\\d.,]`,
        result: 0,
        compute: shareOf,
      },
    ],
  },
  { sign: '%', word: ' instead of ', computations: backward('instead of') },
  { sign: '%', word: ' from ', computations: [...backward('down from'), ...forward] },
];

/** Results that texts write beside what they are computed of, and that are others. */
export function findWrongResults(text: string): WrongResult[] {
  return groups.flatMap((group) =>
    [...linesWith(text, group)].flatMap(([at, line]) =>
      group.computations.flatMap((each) => findWithin(line, at, each)),
    ),
  );
}

function findWithin(line: string, at: number, computation: Computation): WrongResult[] {
  return matchesIn(line, computation.pattern).flatMap(({ index, parts: [whole, ...parts] }) => {
    // What a value of site.yaml is, or what a comment says, is not looked at.
    if (!whole || whole.includes('$(') || /\s#/.test(line.slice(0, index))) return [];
    return checkResult(computation, parts, (written, before) => {
      const from = line.indexOf(written, index + before);
      return [at + from, at + from + written.length];
    });
  });
}

function checkResult(
  { result, compute }: Computation,
  parts: readonly string[],
  place: (written: string, before: number) => WrongResult['offsets'],
): WrongResult[] {
  const found = (parts[result] ?? '').trim();
  const others = parts.filter((_, index) => index !== result);
  const readings = (['en', 'de'] as const).flatMap((marks) => {
    const stated = readTerm(found, marks);
    const terms = others.flatMap((each) => readTerm(each, marks) ?? []);
    if (!stated || terms.length < others.length) return [];
    return [{ marks, stated, results: compute(...terms) }];
  });
  const isRight = readings.some(
    ({ stated, results }) => results.length === 0 || results.some((each) => isNear(stated, each)),
  );
  const [first] = readings;
  const [meant] = first?.results ?? [];
  if (isRight || !first || !meant || isFarOff(first.stated, meant)) return [];
  const before = result === 0 ? 0 : parts.slice(0, result).join('').length;
  const figure = parseFigure(found, first.marks);
  const computed = figure
    ? writeLike(figure, meant.value, first.marks)
    : writeNumberLike(found, meant.value);
  return [
    { offsets: place(found, before), found, computed, from: others.map((each) => each.trim()) },
  ];
}

const isNear = (stated: Term, computed: Term): boolean =>
  Math.abs(stated.value - computed.value) <=
  (stated.halfStep + computed.halfStep) * 1.000001 + 1e-9;

/** What is more than twice as much, or less than half, is most likely no result of these, unless zeros are missing. */
function isFarOff({ value: stated }: Term, { value: meant }: Term): boolean {
  const times = Math.abs(stated / meant);
  const isOfZeros = [0.001, 0.01, 0.1, 10, 100, 1000].includes(Number(times.toPrecision(3)));
  return (times > 2 || times < 0.5) && !isOfZeros;
}

/** Numbers without decimals are exact, but for what is in thousands. */
function readTerm(written: string, marks: Marks): Term | undefined {
  const word = valueOfWord(written.trim());
  if (word !== undefined) return { value: word, halfStep: 0 };
  const figure = parseFigure(written, marks);
  if (!figure) return undefined;
  const { decimals, factor } = figure.style;
  const isExact = decimals === 0 && factor === 1 && figure.unit !== '%';
  return { value: figure.value, halfStep: isExact ? 0 : figure.halfStep };
}

/** The lines that may have a computation, each once, with where it begins. */
function linesWith(text: string, { sign, word }: Group): Map<number, string> {
  const lines = new Map<number, string>();
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const from = text.lastIndexOf('\n', at) + 1;
    const end = text.indexOf('\n', at);
    const line = text.slice(from, end < 0 ? text.length : end);
    if (line.includes(word) && !/^\s*#/.test(line)) lines.set(from, line);
    at = from + line.length;
  }
  return lines;
}
