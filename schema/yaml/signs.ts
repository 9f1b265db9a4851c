/**
 * Signs of what YAML reads without a word, and reads differently from what is written. They are
 * asked of every text of every page, so each costs a look at a few characters.
 */

/**
 * Whether a text without quotes, of one line, may hide a trap: a comma that another language wants
 * at its end, a quote that closes and never opened.
 */
export function mayHideTrap(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  if (last === comma || last === semicolon) return true;
  return last === quote && /^[^"]*[a-zA-Z.?!]"$/.test(text);
}

const codeOf = (character: string): number => character.charCodeAt(0);
const [comma, semicolon, quote] = [codeOf(','), codeOf(';'), codeOf('"')];

/** Whether a comment behind a value may be a part of it, as in `plan #1`: no space, or a number. */
export const mayBeText = (comment: string): boolean => /^#(?:[^\s]| \d)/.test(comment);

/** `[1,200, 1,300]`: four numbers, and most likely two were meant; `[9,3, 8,4, 7,2]` has six. */
export const hasNumberWithComma = (list: string): boolean =>
  /[[ ][$€£]?\d{1,3},\d{3}[,\]]|\[-?\d+,\d+(?:, -?\d+,\d+){2,}\]/.test(list);

/** A text without quotes, and below it an item of a list that is indented more. */
export const hasItemBelowText = (text: string): boolean =>
  /(?:^|\n)( *)(?:- +)*(?:[\w-]+: +)?[^\s"'|>{[&#-][^\n]*[^\s:]\r?\n\1 +- /.test(text);
