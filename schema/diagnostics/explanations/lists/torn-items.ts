import { isSeq } from 'yaml';
import { onlyOf } from '../../../only-of.ts';
import type { Path, Problem } from '../../diagnostics.ts';
import { itemsAround } from '../../pointer.ts';
import { type Offsets, writeValue } from '../../source.ts';
import { code } from '../../wording.ts';
import type { Context } from '../context.ts';

/** An item of a list in brackets, as it is written. */
interface Item {
  text: string;
  offsets: Offsets;
}

/** What was meant by one item, or by several in a row. */
interface Torn extends Pick<Problem, 'code' | 'message'> {
  items: readonly Item[];
  right: string;
  certain: boolean;
}

/**
 * Explains a list in brackets that has another number of items than its author thinks, because
 * a text with a comma has no quotes, or curly ones, one is missing, or a pair is around two items.
 */
export function tornItems({ path, root, source }: Context, limit: number): Problem | undefined {
  const list = source.at(path)?.node;
  if (!isSeq(list) || !list.flow) return undefined;
  const [from, to] = source.offsetsOf(list);
  const items = [...source.text.slice(from + 1, to - 1).matchAll(item)].map(
    ({ 0: text, index }): Item => ({
      text,
      offsets: [from + 1 + index, from + 1 + index + text.length],
    }),
  );
  const over = items.length - limit;
  const torn =
    over === 0
      ? inCurlyQuotes(items)
      : over > 0
        ? (cutText(items, over, source.text) ??
          dividedText(items, over, kindsBeside(path, root, limit)))
        : joinedItems(items, -over);
  if (!torn) return undefined;
  const { items: place, right, certain, ...problem } = torn;
  const offsets: Offsets = [place[0]?.offsets[0] ?? from, place.at(-1)?.offsets[1] ?? to];
  return {
    ...problem,
    where: { offsets, path },
    hints: [`Write ${code(right)}.`, !certain && over > 0 && `Otherwise remove ${over}.`],
    replacement: { title: `write ${code(right)}`, text: right, certain, offsets },
  };
}

/** A text in quotes of any kind, or what is between two commas. */
const item = /[“„«][^“”„«»]*[”“»]|"(?:\\.|[^"\\])*"|'(?:''|[^'])*'|[^\s,](?:[^,]*[^\s,])?/g;
const curly = /^[“„«](.*)[”“»]$/s;

/** `[“Basic, simple”, “All”]`: every text that is in curly quotes needs straight ones. */
function inCurlyQuotes(items: readonly Item[]): Torn | undefined {
  const texts = items.map(({ text }) => curly.exec(text)?.[1]);
  const cut = texts.find((text) => text?.includes(','));
  if (cut === undefined) return undefined;
  const first = texts.findIndex((text) => text !== undefined);
  const last = texts.findLastIndex((text) => text !== undefined);
  return {
    code: 'Y021',
    message: `Curly quotes do not hold a text together: the comma in ${code(cut)} ends it.`,
    items: items.slice(first, last + 1),
    right: items
      .slice(first, last + 1)
      .map(({ text }, at) => {
        const inner = texts[first + at];
        return inner === undefined ? text : writeValue(inner, true);
      })
      .join(', '),
    certain: true,
  };
}

/** `[Runway, months", "16"]`: the comma is in a text whose first quote is missing. */
function cutText(items: readonly Item[], over: number, all: string): Torn | undefined {
  const end = items.findIndex(({ text }) => /^[^"'][^"]*"$/.test(text));
  const place = items.slice(Math.max(0, end - over), end + 1);
  const [first] = place;
  const text = all.slice(first?.offsets[0], items[end]?.offsets[1]);
  // A number is no beginning of a text: the search for what was meant looks at both.
  const isNumber = !Number.isNaN(Number(first?.text));
  return place.length === over + 1 && !isNumber && !/"./.test(text)
    ? {
        code: 'Y009',
        message: 'This text ends with a quote and does not begin with one.',
        items: place,
        right: `"${text}`,
        certain: true,
      }
    : undefined;
}

/**
 * `[Runway, months, "16"]`: a text with a comma in it, without quotes. The lists beside this one say
 * which column has texts.
 */
function dividedText(
  items: readonly Item[],
  over: number,
  kinds: readonly string[],
): Torn | undefined {
  const found = items.flatMap((_, at): Torn[] => {
    const place = items.slice(at, at + over + 1);
    const parts = place.map(({ text }) => text);
    const isText = place.length === over + 1 && parts.every((part) => phrase.test(part));
    const joined = parts.join(', ');
    const row = items.toSpliced(at, over + 1, { text: joined, offsets: [0, 0] });
    const goesOn = parts.slice(1).every((part) => /^\p{Ll}/u.test(part));
    const isLike =
      kinds.length > 0 ? kinds.every((kind) => kind === row.map(kindOf).join('')) : goesOn;
    if (!isText || !isLike || new Set(parts).size < parts.length) return [];
    return [
      {
        code: 'P109',
        message: `The comma after ${code(parts[0] ?? '')} ends the text, because it is in brackets.`,
        items: place,
        right: `"${joined}"`,
        // Between capitals, the comma may be right, and one of the two too many.
        certain: kinds.some((kind) => kind.includes('1')) && goesOn,
      },
    ];
  });
  return onlyOf(found);
}

/** Words that may be a part of a text, and no answer by themselves. */
const phrase = /^(?!(?:yes|no|true|false|null|on|off)$)\p{L}[^"':#{}[\]]*$/iu;

/** `1` for a figure, and `0` for a text. */
const kindOf = ({ text }: Pick<Item, 'text'>): string =>
  /^["']?[^\p{L}]*\d/u.test(text) ? '1' : '0';

/** Returns the different rows of kinds that the same list of the groups beside this one has. */
function kindsBeside(path: Path, root: unknown, length: number): string[] {
  const [index, name] = path.slice(-2);
  const groups = itemsAround(path.slice(0, -1), root).toSpliced(Number(index), 1);
  const rows = groups.map((group) => Object(group)[String(name)]);
  return [
    ...new Set(
      rows
        .filter((row) => Array.isArray(row) && row.length === length)
        .map((row: unknown[]) => row.map((text) => kindOf({ text: String(text) })).join('')),
    ),
  ];
}

/** `["77%, 74%", 75%]`: two items are in one pair of quotes. */
function joinedItems(items: readonly Item[], missing: number): Torn | undefined {
  const [joined, ...others] = items.filter(
    ({ text }) => /^(["']).*\1$/s.test(text) && text.split(/,\s/).length === missing + 1,
  );
  if (!joined || others.length > 0) return undefined;
  const parts = joined.text.slice(1, -1).split(/,\s+/);
  return {
    code: 'Y017',
    message: `The quotes make one item of ${code(parts.join(', '))}.`,
    items: [joined],
    right: parts.map((part) => writeValue(part, true)).join(', '),
    certain: false,
  };
}
