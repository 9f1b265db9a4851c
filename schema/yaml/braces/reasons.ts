import { code } from '../../model/wording.ts';
import { hasRemark } from '../../syntax/signs.ts';
import type { Candidate } from '../candidate.ts';
import { hasLoneQuote, readQuoted, withoutEarlyEnd } from '../quoted-text.ts';
import { quickValue } from '../scalar.ts';
import { isPropertyName, isSwitch } from '../schema-names.ts';

export const curlyQuote = {
  code: 'Y021' as const,
  message: 'Curly quotes are part of a text; only straight ones go around it.',
};

const lostComma = { code: 'Y017' as const, title: 'write a comma', certain: true };

export const commaInBraces = {
  ...lostComma,
  hints: ['In braces, a comma is between one property and the next.'],
};

export const commaInBrackets = {
  ...lostComma,
  hints: ['In brackets, a comma is between one item and the next.'],
};

export const dashBefore = {
  code: 'Y007' as const,
  message: 'A dash in front starts an item of a list, and this is one text.',
};

export const lostQuote = {
  code: 'Y009' as const,
  message: 'This text ends with a quote and does not begin with one.',
};

export const unclosedQuote = (sign: string) => ({
  code: 'Y009' as const,
  message: `The quote that closes this text is missing: ${code(sign)}.`,
});

export const backslashInAddress = {
  code: 'Y029' as const,
  message: 'An address has `/`, and no backslash.',
};

export const backslashInQuotes = {
  code: 'Y029' as const,
  message:
    'A backslash inside double quotes starts a sign of its own, such as `\\n` for a new line.',
};

/** Why a text within braces needs quotes, if it does. */
export function reasonToQuoteInBraces(
  text: string,
  isAddress = false,
): Pick<Candidate, 'code' | 'message'> | undefined {
  if (text === '') return undefined;
  const { kind } = readQuoted(text, isAddress);
  if (kind === 'end') return lostQuote;
  if (/^[“„][^"“”]*"$/.test(text)) return curlyQuote;
  const items = quickValue(`[${text}]`);
  const isWhole = Array.isArray(items) && items.length === 1;
  const isScalar = (item: unknown) => item === null || typeof item !== 'object';
  if (isWhole && isScalar(items[0]) && !/[ \t]#/.test(text) && !/^[&!]/.test(text))
    return undefined;
  if (kind === 'start') return unclosedQuote(text.charAt(0));
  if (kind === 'curly') return curlyQuote;
  if (/^".*\\.*"$/.test(text)) return kind === 'slashes' ? backslashInAddress : backslashInQuotes;
  if (/^["']/.test(text))
    return { code: 'Y008', message: 'The quotes in this text end it too early.' };
  if (/^[*&!@%`{[|>?-]/.test(text))
    return {
      code: 'Y007',
      message: `A text cannot begin with ${text.startsWith('`') ? 'a backtick' : code(text.charAt(0))} without quotes.`,
    };
  if (/:(?:\s|$)/.test(text))
    return {
      code: 'Y011',
      message: 'This text has a colon followed by a space, so it needs quotes.',
    };
  if (/(?:^|\s)#/.test(text))
    return {
      code: 'Y010',
      message: 'Without quotes, `#` starts a comment, and the rest of the line is lost.',
    };
  // Two addresses are no text, with quotes or without.
  if (/^(?:[/#]|https?:|mailto:)\S*,\s*(?:[/#]|https?:|mailto:)/.test(text)) return undefined;
  // `{ label: Users, optional }` has a switch without its value.
  if (
    text
      .split(/,[ \t]*/)
      .slice(1)
      .some(isSwitch)
  )
    return undefined;
  const [number] = /(?<![\d,])\d{1,3}(?:,\d{3})+(?!\d)/.exec(text) ?? [];
  if (number !== undefined)
    return {
      code: 'Y023',
      message: `A comma ends the value here, so ${code(number)} is taken for several.`,
    };
  if (text.includes(','))
    return {
      code: 'Y007',
      message: 'In braces a comma ends the value, so a text with a comma needs quotes.',
    };
  return { code: 'Y007', message: 'In braces this text needs quotes.' };
}

/**
 * Whether visitors are hardly meant to see a text as it is: in brackets, with half of a pair of braces
 * or brackets, behind a dash or a star, with a quote within a word, at its end alone, or that ends too early, with
 * a remark behind it, or with a property of its own in it.
 */
export const isDoubtful = (text: string): boolean =>
  /^(?:\[.*\]|\{(?!\w+\}).*\})$/s.test(text) ||
  /^[-*][ \t]|\p{L}"\p{L}/u.test(text) ||
  hasLoneQuote(text) ||
  depthOf(text) !== 0 ||
  withoutEarlyEnd(text) !== undefined ||
  hasRemark(text) ||
  [
    ...text.matchAll(/,[ \t]+([a-z]\w*):[ \t]/g),
    ...text.matchAll(/\b([a-z]\w*):[ \t]+(?:["'{[/#\d-]|(?:true|false)\b)/g),
  ].some(([, name = '']) => isPropertyName(name));

/** How many braces and brackets are open at the end of a text. */
export const depthOf = (text: string): number =>
  (text.match(/[{[]/g)?.length ?? 0) - (text.match(/[}\]]/g)?.length ?? 0);
