import { code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import { type Candidate, rewrite, shortened, writeOne } from '../candidate.ts';
import { asFlowValue, quickValue, quote, withoutEarlyEnd } from '../scalar.ts';
import { dividedQuote } from '../signs.ts';
import { escapedMarks } from './escaped-marks.ts';
import { isQuoted, scopesOf } from './parts.ts';
import { commaInBrackets, lostQuote, reasonToQuote, unquoted } from './reasons.ts';

/** `["a" "b"]`, `["a""b"]` and `[{ … } { … }]`. */
export function missingCommas(text: string, offset: number): Candidate[] {
  const gaps = [
    ...text.matchAll(/(?<=["'}\]])\s+(?=["'{[])|(?<=[^\s,:[{"]")(?="[^\s,:\]}"])|(?<=\})(?=\{)/g),
    // `["1" Up to 10]`: behind quotes that close, and before a word.
    ...[...text.matchAll(/(?<=["'])\s+(?=[^\s,:"'{}[\]])/g)].filter(
      ({ index }) =>
        !isQuoted(text, index) &&
        text.lastIndexOf('[', index) >
          Math.max(text.lastIndexOf('{', index), text.lastIndexOf(']', index)),
    ),
  ];
  return gaps.map(({ index, 0: gap }) => ({
    ...commaInBrackets,
    place: [offset + index - 1, offset + index] as [number, number],
    message: 'A comma is missing after this item.',
    ...afterOwnQuotes(text, index),
    edits: [insert(offset + index, gap ? ',' : ', ')],
    cost: 1,
  }));
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
  return [...text.matchAll(new RegExp(dividedQuote, 'g'))].flatMap(({ index, 0: all, groups }) => {
    const { before = '', quoted = '', rest = '' } = groups ?? {};
    if (text.charAt(scopes[index] ?? -1) !== '[') return [];
    const from = offset + index;
    const whole = quote(all.trimEnd());
    const isLast = rest.trim() === '';
    return rewrite([from, from + all.length], isLast ? `${before}, ${quoted}` : whole, {
      ...(isLast ? commaInBrackets : { code: 'Y007' as const }),
      certain: false,
      message: isLast
        ? `A comma is missing after ${code(before)}.`
        : 'In brackets a comma ends the item, so a text with a comma needs quotes around all of it.',
      hints: isLast
        ? [`Write ${code(`${before}, ${quoted}`)}. If it is one item, write ${code(whole)}.`]
        : [`Write ${code(shortened(whole))}.`],
      title: isLast ? 'write a comma' : 'put the text in quotes',
      cost: 1,
    });
  });
}

/** `07"` beside `"06"`: alone, it would be a measure in inches. */
const hasLostQuote = (item: string, all: readonly string[]): boolean =>
  /^[^"'“„{[]*[^"\s]"$/.test(item) && all.some((other) => /^\s*".*"\s*$/.test(other));

/** The items of the innermost brackets that need quotes. */
export function items(text: string, offset: number): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(/\[(?!\[)(?<inner>.*?)\](?!\()/g)) {
    let at = offset + match.index + 1;
    const isReadable = quickValue(`[${match.groups?.inner}]`) !== undefined;
    const raws = (match.groups?.inner ?? '').split(/,(?=\s)/);
    for (const raw of raws) {
      const item = raw.trim();
      const from = at + raw.length - raw.trimStart().length;
      at += raw.length + 1;
      if (/^["'{]/.test(item) && quickValue(item) !== undefined) continue;
      // Commas within quotes divide nothing.
      if (isReadable && (/^["']/.test(item) || isQuoted(text, from - offset))) continue;
      const marks = escapedMarks(item, from);
      if (marks) {
        found.push(marks);
        continue;
      }
      const isHalf = hasLostQuote(item, raws);
      const reason = isHalf ? lostQuote : reasonToQuote(item);
      if (!reason) continue;
      const quoted = quote(isHalf ? item.slice(0, -1) : unquoted(item));
      const early = withoutEarlyEnd(item);
      found.push(
        rewrite([from, from + item.length], quoted, {
          ...reason,
          hints: [
            early
              ? writeOne(quote(early.whole), quote(item))
              : `Put the text in quotes: ${code(shortened(quoted))}.`,
          ],
          title: 'put the text in quotes',
          certain: !early,
          cost: 2.5,
        }),
      );
    }
  }
  return found;
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
  const all = [...text.matchAll(form)].filter(({ index }) => !isQuoted(text, index));
  const first = all[0];
  if (!first) return [];
  const place: [number, number] = [offset + first.index, offset + first.index + first[0].length];
  const isDecimal = form === decimals;
  const isList = text.lastIndexOf('[', first.index) > text.lastIndexOf('{', first.index);
  const repair = (
    found: readonly RegExpExecArray[],
    write: (number: string) => string,
    title: string,
    cost: number,
  ): Candidate => ({
    code: 'Y023',
    place,
    message: `In ${isList ? 'brackets' : 'braces'} a comma ends the value, so ${code(first[0])} is taken for several.`,
    hints: `Write ${code(write(first[0]))}${write === quote ? '' : isDecimal ? ': a decimal point is a dot' : ': a number has no comma between its thousands'}.`,
    title,
    edits: found.map(({ index, 0: number }) => ({
      from: offset + index,
      to: offset + index + number.length,
      text: write(number),
    })),
    certain: true,
    cost,
  });
  // Beside a figure that is a text, the others are texts too.
  const plain = [...text.matchAll(/(?<=[[,]\s*)(?<![\d,])[-+]?\d+(?:\.\d+)?(?=\s*[,\]])/g)].filter(
    ({ index }) =>
      !isQuoted(text, index) &&
      !all.some((other) => index >= other.index && index < other.index + other[0].length),
  );
  const both = [...all, ...plain].toSorted((a, b) => a.index - b.index);
  return [
    repair(
      all,
      asNumber,
      isDecimal ? 'write a dot instead of the comma' : 'write the number without commas',
      1,
    ),
    repair(all, quote, 'put the figure in quotes', 1.1),
    ...(plain.length > 0 ? [repair(both, quote, 'put the figures in quotes', 1.2)] : []),
  ];
}
