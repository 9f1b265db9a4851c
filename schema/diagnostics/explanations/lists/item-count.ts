import { isDeepStrictEqual } from 'node:util';
import { isSeq } from 'yaml';
import { findBreak, namesAfter } from '../../../figures/labels/sequences.ts';
import type { Path, Problem, Replacement } from '../../../model/diagnostics.ts';
import { pathFrom } from '../../../model/pointer.ts';
import { andList, capital, code, field, joinAnd, last } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { endOfLine, lineNumber, lineStart, startOfComments } from '../../../syntax/lines.ts';
import { plural } from '../../format.ts';
import { type Source, writeValue } from '../../source.ts';
import { type Context, type Explanation, exampleAt, purposeOf } from '../context.ts';
import { tornItems } from './torn-items.ts';

export const explainTooFew: Explanation = (context) => {
  const { data, params } = context.error;
  const missing = params.limit - countOf(data);
  const item = exampleOfItem(context);
  return aboutCount(
    context,
    `at least ${params.limit}`,
    undefined,
    commentsIn(context.path, context.source),
    missingBetween(data, missing) ?? `Add ${missing} more${item ? `, such as \`- ${item}\`` : ''}.`,
  );
};

export const explainTooMany: Explanation = (context) => {
  const { data, params } = context.error;
  const over = countOf(data) - params.limit;
  return aboutCount(
    context,
    `at most ${params.limit}`,
    over === 1 ? copiedItem(data, context.path) : undefined,
    context.path[0] === 'blocks'
      ? `Remove ${over === 1 ? 'one of them' : `${over} of them`}, or put ${over === 1 ? 'it' : 'them'} into ${context.path.length === 1 ? 'another page' : 'a second block'}.`
      : `Remove ${over === 1 ? 'one of them' : `${over} of them`}.`,
  );
};

/** Explains a list that must be as long as another one, or at most as long. */
export const explainOtherCount: Explanation = (context) => {
  const { data, params, keyword } = context.error;
  const torn = tornItems(context, params.limit);
  if (torn) return torn;
  const limit = `${keyword === 'asManyAs' ? '' : 'at most '}${params.limit}, one for each of \`${params.name}\``;
  const over = countOf(data) - params.limit;
  const next = over < 0 ? missingBetween(data, -over) : undefined;
  const isFlow = context.source.at([...context.path, 0])?.inFlow;
  const hasTexts = (data as unknown[]).some((item) => typeof item === 'string');
  const needsQuotes = over > 0 && isFlow && hasTexts;
  const advice = [
    ...(needsQuotes
      ? ['In brackets a comma ends a value, so a text with a comma in it needs quotes.']
      : []),
    next ??
      (over > 0
        ? `${needsQuotes ? 'Otherwise ' : ''}remove ${over}, or add ${over} to ${code(params.name)}.`
        : `add ${-over} more${isFlow && mayLackComma(data) ? ', or the comma between two of them' : ''}.`),
  ];
  const comments = commentsIn(over < 0 ? context.path : otherList(context), context.source);
  const longer = over > 0 ? context.path : otherList(context);
  const items: unknown = over > 0 ? data : context.source.at(longer)?.node?.toJSON();
  const copy =
    Math.abs(over) === 1
      ? copiedItem(items, longer, over > 0 ? '' : ` of ${code(params.name)}`)
      : undefined;
  return aboutCount(context, limit, copy, comments, advice.map(capital).join(' '));
};

/** Returns the path of the list that another one must match: see `asManyAs`. */
const otherList = ({ error, path }: Context): Path => pathFrom(path, String(error.schema));

/** Explains lists of the same wrong length. If there are several, the list that they must match is wrong. */
export function explainOtherCounts(contexts: readonly [Context, ...Context[]]): Problem {
  const [context, ...more] = contexts;
  if (more.length === 0) return explainOtherCount(context);
  const { error, path, root } = context;
  const count = countOf(error.data);
  const { limit } = error.params as { limit: number };
  const other = otherList(context);
  const over = limit - count;
  const torn = over > 0 ? tornItems({ ...context, path: other }, count) : undefined;
  if (torn) return torn;
  const listed: unknown = context.source.at(other)?.node?.toJSON();
  return {
    code: 'P109',
    where: { path: other, at: 'key' },
    message: `${capital(field(other, root))} has ${plural(limit, 'item')}, and ${contexts.length} lists of ${code(last(path))} that go with it have ${count}.`,
    label: over > 0 ? `${over} too many here` : `${-over} too few here`,
    see: contexts.map((one) => one.path),
    hints: [
      over < 0 && commentsIn(other, context.source),
      over < 0 && missingBetween(listed, -over),
      over > 0
        ? `Add ${over} to each of the ${contexts.length} lists, in the place of the new one, or remove ${over} here.`
        : `Add ${-over} here, ${mayLackComma(listed) ? 'perhaps just a comma between two items, ' : ''}or remove ${-over} from each of the ${contexts.length} lists.`,
    ],
  };
}

/** Whether an item of a list may be two, because it has several words. */
const mayLackComma = (items: unknown): boolean =>
  Array.isArray(items) && items.some((item) => typeof item === 'string' && /\S\s+\S/.test(item));

/** Says which item a list has lost, if its items follow one another as months do. */
function missingBetween(items: unknown, missing: number): string | undefined {
  const names = (Array.isArray(items) ? items : []).map((item) =>
    String(Object(item).month ?? Object(item).label ?? item),
  );
  const gap = findBreak(names);
  if (gap?.kind === 'missing')
    return `\`${gap.name}\` is missing between \`${names[gap.index - 1]}\` and \`${names[gap.index]}\`.`;
  const next = missing > 0 ? namesAfter(names, missing) : [];
  return next.length > 0
    ? `${andList(next)} ${next.length > 1 ? 'come' : 'comes'} after ${code(names.at(-1) ?? '')}: add ${next.length > 1 ? 'them' : 'it'}.`
    : undefined;
}

interface CopiedItem {
  hint: string;
  replacement: Replacement;
}

/** The only item that is the same as the one above it, as after copying a line. */
function copiedItem(items: unknown, path: Path, ofList = ''): CopiedItem | undefined {
  const all: unknown[] = Array.isArray(items) ? items : [];
  const isCopy = (at: number) => at > 0 && isDeepStrictEqual(all[at], all[at - 1]);
  const at = onlyOf([...all.keys()].filter(isCopy));
  if (at === undefined) return undefined;
  const name = Object(all[at]).label ?? all[at];
  const named = typeof name === 'string' ? `, ${code(name)},` : '';
  return {
    hint: `Item ${at + 1}${ofList}${named} is the same as the one above it.`,
    replacement: { title: `remove item ${at + 1}${ofList}`, text: '', removes: [...path, at] },
  };
}

/** Returns an example of an item, if it fits on a line. */
function exampleOfItem(context: Context): string | undefined {
  const example = exampleAt(context);
  const [first] = Array.isArray(example) ? example : [];
  const text = first === undefined ? '' : writeValue(first, false);
  return text && text.length <= 100 ? text : undefined;
}

const countOf = (list: unknown): number => (list as unknown[]).length;

/** Says which items of a list are comments. */
function commentsIn(path: Path, source: Source): string | undefined {
  const { node, inFlow } = source.at(path) ?? {};
  if (!isSeq(node) || inFlow || node.flow || node.items.length === 0) return undefined;
  const { text } = source;
  const [start, end] = [source.offsetsOf(node.items[0])[0], source.offsetsOf(node.items.at(-1))[1]];
  const from = startOfComments(text, lineStart(text, start));
  const [behind = ''] = /^.*\n(?:[ \t]*#.*\n?)*/.exec(text.slice(end)) ?? [];
  const lines = [...text.slice(from, end + behind.length).matchAll(/^[ \t]*#+[ \t]*- \S/gm)];
  const numbers = lines.map(({ index }) => String(lineNumber(text, from + index)));
  const many = numbers.length > 1;
  return numbers.length > 0
    ? `${many ? 'Lines' : 'Line'} ${joinAnd(numbers)} ${many ? 'are comments' : 'is a comment'}, and what starts with \`#\` is not read.`
    : undefined;
}

function aboutCount(
  context: Context,
  limit: string,
  copy: CopiedItem | undefined,
  ...advice: (string | undefined)[]
): Problem {
  const { error, path, root } = context;
  return {
    code: 'P109',
    where: { path, at: 'key' },
    message:
      countOf(error.data) === 0
        ? `${capital(field(path, root))} has no items; it takes ${limit}.`
        : `${capital(field(path, root))} has ${plural(countOf(error.data), 'item')}; it takes ${limit}.`,
    hints: [purposeOf(context), copy?.hint, ...advice],
    replacement: copy?.replacement,
  };
}

/** Explains an item that is twice in a list. */
export const explainRepeated: Explanation = (context) => {
  const { error, path, root, source } = context;
  const [first, second] = [error.params.i, error.params.j].toSorted(
    (a: number, b: number) => a - b,
  );
  const item = (error.data as unknown[])[second];
  const place = source.offsetsOfValue([...path, second]);
  const line = place && source.text.slice(lineStart(source.text, place[0]), place[0]);
  const isLine = /^\s*- $/.test(line ?? '');
  return {
    code: 'P111',
    where: { path: [...path, second], at: 'value' },
    message: `Item ${second + 1} of ${code(last(path))} is the same as item ${first + 1}${typeof item === 'string' ? `, \`${item}\`` : ''}.`,
    label: 'remove it',
    hints: [purposeOf(context), `Each item of ${field(path, root)} appears there once.`],
    replacement:
      place && isLine
        ? {
            title: 'remove the line',
            text: '',
            certain: true,
            offsets: [
              Math.max(0, lineStart(source.text, place[0]) - 1),
              endOfLine(source.text, place[1]),
            ],
          }
        : undefined,
  };
};
