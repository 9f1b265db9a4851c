import { quote } from '../../edits/write-scalar.ts';
import { code, shortened } from '../../model/wording.ts';
import { dividedQuote } from '../../syntax/signs.ts';
import { insert } from '../../syntax/text-edits.ts';
import { type Candidate, change, rewrite, writeOne } from '../candidate.ts';
import { type Found, findAll } from '../patterns.ts';
import { readQuoted, withoutEarlyEnd } from '../quoted-text.ts';
import { asFlowValue, quickValue } from '../scalar.ts';
import { escapedMarks } from './escaped-marks.ts';
import { findUnquoted, scopesOf } from './parts.ts';
import { commaInBrackets, lostQuote, reasonToQuoteInBraces } from './reasons.ts';

/** `["a" "b"]`, `["a""b"]` and `[{ … } { … }]`. */
export function missingCommas(text: string, offset: number): Candidate[] {
  const gaps = [
    ...findAll(
      /(?<=["'}\]])\s+(?=["'{[])|(?<=[[,]\s*[^\s,:[{"'\]]+)\s+(?="[^",]*"\s*[,\]])|(?<=[^\s,:[{"]")(?="[^\s,:\]}"])|(?<=\})(?=\{)/,
      text,
      offset,
    ),
    // `["1" Up to 10]`: behind quotes that close, and before a word.
    ...findUnquoted(/(?<=["'])\s+(?=[^\s,:"'{}[\]])/, text, offset).filter(
      ({ index }) =>
        text.lastIndexOf('[', index) >
        Math.max(text.lastIndexOf('{', index), text.lastIndexOf(']', index)),
    ),
  ];
  return gaps.map(({ index, text: gap }) => {
    const from = offset + index;
    return change([insert(from, gap ? ',' : ', ')], {
      ...commaInBrackets,
      place: [from - 1, from],
      message: 'A comma is missing after this item.',
      // `[Sum "20"]` may be a text with a quotation.
      certain: /["'}\]]$/.test(text.slice(0, index)),
      ...afterOwnQuotes(text, index),
      cost: 1,
    });
  });
}

/** `["Free" seats]`: an item that needs no quotes, so that they may belong to a text that goes on. */
function afterOwnQuotes(text: string, index: number): Partial<Candidate> {
  const [quoted, , inner = ''] = /(["'])([^"']*)\1$/.exec(text.slice(0, index)) ?? [];
  const [, rest] = /^\s+([^\s,:"'{}[\]][^,"'{}[\]]*)/.exec(text.slice(index)) ?? [];
  const isNeeded = asFlowValue(inner) !== inner && !/,$/.test(inner);
  if (!quoted || rest === undefined || isNeeded) return {};
  const whole = `${quoted} ${rest.trimEnd()}`;
  return {
    hints: [
      `Write ${code(`${quoted},`)}. If it is one item, write ${code(quote(whole))} or, without quotes for visitors, ${code(quote(`${inner} ${rest.trimEnd()}`))}.`,
    ],
    certain: false,
  };
}

/** `[Driver "Six drivers, by month"]`: a comma within quotes divides an item that does not begin with them. */
export function dividedQuotes(text: string, offset: number): Candidate[] {
  const scopes = scopesOf(text);
  return findAll(dividedQuote, text, offset).flatMap(({ index, text: all, parts, at }) => {
    const { before = '', quoted = '', rest = '' } = parts;
    if (text.charAt(scopes[index] ?? -1) !== '[') return [];
    const whole = quote(all.trimEnd());
    const isLast = rest.trim() === '';
    return rewrite(at(), isLast ? `${before}, ${quoted}` : whole, {
      ...(isLast ? commaInBrackets : { code: 'Y007' as const }),
      certain: false,
      message: isLast
        ? `A comma is missing after ${code(before)}.`
        : 'In brackets a comma ends the item, so a text with a comma needs quotes around all of it.',
      hints: isLast
        ? [`Write ${code(`${before}, ${quoted}`)}. If it is one item, write ${code(whole)}.`]
        : [`Write ${code(shortened(whole))}.`],
      cost: 1,
    });
  });
}

/** `07"` beside `"06"`: alone, it would be a measure in inches. */
const hasLostQuote = (item: string, all: readonly string[]): boolean =>
  /^[^"'“„{[]*[^"\s]"$/.test(item) && all.some((other) => /^\s*".*"\s*$/.test(other));

const isNumber = (text: string): boolean => /^\s*-?\d+(?:\.\d+)?\s*$/.test(text);

/** The items of the innermost brackets that need quotes. */
export function items(text: string, offset: number): Candidate[] {
  const found = findAll(/\[(?!\[)(?<inner>.*?)\](?!\()/, text, offset).flatMap(({ parts, at }) => {
    const raws = (parts.inner ?? '').split(/,(?=\s)/);
    let [start] = at('inner');
    return raws.flatMap((raw) => {
      const guesses = itemToQuote(raw, start, raws);
      start += raw.length + 1;
      return guesses;
    });
  });
  // Several such numbers in a list are one mistake.
  const divided = found.filter((guess) => guess.code === 'Y023');
  const [first] = divided;
  return first && divided.length > 1
    ? [...found, { ...first, edits: divided.flatMap(({ edits }) => edits), cost: first.cost - 0.1 }]
    : found;
}

/**
 * @param raw the item with the spaces around it
 * @param all the items of its list
 */
function itemToQuote(raw: string, start: number, all: readonly string[]): Candidate[] {
  const item = raw.trim();
  const from = start + raw.length - raw.trimStart().length;
  if (/^["'{]/.test(item) && quickValue(item) !== undefined) return [];
  const marks = escapedMarks(item, from);
  if (marks) return [marks];
  const place = [from, from + item.length] as const;
  const bare = item.replace(/^["']|["']$/g, '');
  const isNumberWithQuote =
    isNumber(bare) && bare !== item && all.every((each) => each === raw || isNumber(each));
  const asNumber = isNumberWithQuote
    ? rewrite(place, bare, {
        code: 'Y009',
        message: 'A quote is beside this number, and the numbers here have none.',
        hints: [`Write ${code(bare)}.`],
        certain: true,
        cost: 0.8,
      })
    : [];
  const isHalf = hasLostQuote(item, all);
  const reason = isHalf ? lostQuote : reasonToQuoteInBraces(item);
  if (!reason) return [asNumber].flat();
  const quoted = quote(isHalf ? item.slice(0, -1) : readQuoted(item).text);
  const early = withoutEarlyEnd(item);
  const asText = rewrite(place, quoted, {
    ...reason,
    hints: [
      early
        ? writeOne(quote(early.whole), quote(item))
        : `Put the text in quotes: ${code(shortened(quoted))}.`,
    ],
    certain: !early,
    cost: reason.code === 'Y023' ? 1.5 : 2.5,
  });
  return [asNumber, asText].flat();
}

/** `1,200` in braces and brackets is two values, and so is `4,2`. */
export const numbers = (text: string, offset: number): Candidate[] => [
  ...commasIn(text, offset, thousands, (number) => number.replace(/[$€£,]/g, '')),
  ...commasIn(text, offset, decimals, (number) => number.replace(/[.\s]/g, '').replace(',', '.')),
];

const thousands = /(?<=[[:,]\s*)(?<![\d,])[$€£]?-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?=\s*[,}\]])/g;
const decimals =
  /(?<=[[:]\s*|,\s+)(?<![\d,])-?(?:\d{1,3}(?:[.\s]\d{3})+|\d+),(?:\d\d?|\d{4,}|(?<=(?<!\d)0,)\d{3})(?=\s*[}\]]|,\s)/g;

function commasIn(
  text: string,
  offset: number,
  form: RegExp,
  asNumber: (written: string) => string,
): Candidate[] {
  const all = findUnquoted(form, text, offset);
  const [first] = all;
  if (!first) return [];
  const isDecimal = form === decimals;
  const isList = text.lastIndexOf('[', first.index) > text.lastIndexOf('{', first.index);
  const repair = (found: readonly Found[], write: (number: string) => string, cost: number) =>
    change(
      found.map((each) => each.write(write(each.text))),
      {
        code: 'Y023',
        place: first.at(),
        message: `In ${isList ? 'brackets' : 'braces'} a comma ends the value, so ${code(first.text)} is taken for several.`,
        hints: `Write ${code(write(first.text))}${write === quote ? '' : isDecimal ? ': a decimal point is a dot' : ': a number has no comma between its thousands'}.`,
        certain: true,
        cost,
      },
    );
  // Beside a figure that is a text, the others are texts too.
  const numbers = /(?<=[[,]\s*)(?<![\d,])[-+]?\d+(?:\.\d+)?(?=\s*[,\]])/;
  const plain = findUnquoted(numbers, text, offset).filter(
    ({ index }) =>
      !all.some((other) => index >= other.index && index < other.index + other.text.length),
  );
  const both = [...all, ...plain].toSorted((a, b) => a.index - b.index);
  return [
    repair(all, asNumber, 1),
    repair(all, quote, 1.1),
    ...(plain.length > 0 ? [repair(both, quote, 1.2)] : []),
  ];
}
