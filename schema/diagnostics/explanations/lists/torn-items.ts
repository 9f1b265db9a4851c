import { isSeq } from 'yaml';
import type { Problem } from '../../../model/diagnostics.ts';
import { code } from '../../../model/wording.ts';
import { type Offsets, writeValue } from '../../source.ts';
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
}

/**
 * Explains a list in brackets that has another number of items than its author thinks, because
 * a text with a comma has curly quotes, or one quote is missing.
 */
export function tornItems({ path, source }: Context, limit: number): Problem | undefined {
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
  const torn = over > 0 ? cutText(items, over, source.text) : over === 0 && inCurlyQuotes(items);
  if (!torn) return undefined;
  const { items: place, right, ...problem } = torn;
  const offsets: Offsets = [place[0]?.offsets[0] ?? from, place.at(-1)?.offsets[1] ?? to];
  return {
    ...problem,
    where: { offsets, path },
    hints: [`Write ${code(right)}.`],
    replacement: { title: `write ${code(right)}`, text: right, certain: true, offsets },
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
      }
    : undefined;
}
