import { codeOf } from './plain/characters.ts';

/**
 * Cheap tests for valid YAML that may mean something else than its author thinks. They run on every
 * text of every page, so each looks at a few characters only.
 */

/**
 * Whether an unquoted text of one line may hide a mistake: a comma or semicolon at its end, as in
 * JSON or JavaScript, or a closing quote without an opening one.
 */
export function mayHideTrap(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  if (last === comma || last === semicolon) return true;
  if (last === singleQuote) return endsInSingleQuote(text);
  return last === quote && /^[^"]*(?:[a-zA-Z.?!]|\b(?:19|20)\d\d)"$/.test(text);
}

const [comma, semicolon, quote, singleQuote] = [',', ';', '"', "'"].map(codeOf);

/** Whether a sentence ends with a single quote and has none before it: other ones are within words. */
export const endsInSingleQuote = (text: string): boolean =>
  /^(?:[^'‘‚]|(?<=\p{L})'(?=\p{L}))*[.?!]'$/u.test(text);

/**
 * Whether the next line of a text may be an item without its dash: nobody ends a line so early, behind a
 * whole word and before one with a capital letter that has room there.
 */
export const mayBeItem = (line: string, next: string): boolean =>
  line.length + next.search(/\s|$/) < 50 &&
  !/[,;:–—-]$|\s\p{Ll}{1,3}$/u.test(line) &&
  /^\p{Lu}/u.test(next);

/** Whether a comment after a value may be part of the text, as in `plan #1`. */
export const mayBeText = (before: string, comment: string): boolean =>
  /^#(?:[^\s]| \d)/.test(comment) || goesOn(before, comment);

/**
 * Whether what is before a `#` between two spaces cannot be a whole text, so that the comment is the rest of it:
 * it ends with `the`, or opens a parenthesis or bold words that the comment closes; or `# of users` counts something,
 * and `Step # 2` is one of several.
 */
export const goesOn = (before: string, comment: string): boolean =>
  /^# of (?!(?:an?|the|th[ioe]se?|that|our|its|last|next|all) )(?:\p{Ll}+ )?\p{Ll}+s\b/u.test(
    comment,
  ) ||
  unfinished.test(before) ||
  (/^# \d{1,3}(?:$|[.,;:!?)]| of \d)/.test(comment) && countedThing.test(before)) ||
  (/\([^)]*$/.test(before) && /^#[^(]*\)/.test(comment)) ||
  (/\*\*[^*\s][^*]*$/.test(before) && /^#[^*]*[^*\s]\*\*/.test(comment));

const countedThing =
  /\b(?:[Pp]lan|[Ss]tep|[Rr]ule|[Rr]oom|[Pp]hase|[Ll]evel|[Oo]ption|[Vv]ersion|[Cc]hapter|[Pp]art|[Qq]uestion|[Rr]eason|[Tt]ip|[Nn]umber|[Pp]lace|[Cc]hoice|Schritt|Regel|Frage|Teil|Platz|Nummer|Raum)[ \t]*$/;

/** Words that no text ends with, in English and German. */
const unfinished =
  /(?:^|[\s("])(?:[Tt]he|a|[Oo]ur|[Yy]our|[Mm]y|[Tt]heir|[Ee]very|der|den|dem|[Ee]ine|[Ee]inen|[Uu]nser|[Zz]um|[Zz]ur|[Ii]m|[Vv]om|[Ss]uch as)[ \t]*$/;

/** `1,200` as all of an item. */
const numberAlone = /[[ ][$€£]?\d{1,3},\d{3}[,\]]/;
/** `Up to 1,000 rows`. The end of the list is looked for once, and not again for each number. */
const numberInText = /\[(?=[^[\]{}\n]*\])(?:[^[\]{}\n]* )?[$€£]?\d{1,3},\d{3}[ +%]/;
/** `8,4` among numbers with spaces behind their commas. */
const decimals = /\[(?=[^\]]*\d,\d)-?\d+(?:[.,]\d+)?(?:, -?\d+(?:[.,]\d+)?)+\]/;

/**
 * Whether a list may have commas inside numbers: `[1,200, 1,300]` has four numbers, and probably two
 * were meant; so has `[9.3, 8,4, 9.6]`, and so have the texts `[1 user, Up to 1,000 rows]`.
 */
export const hasNumberWithComma = (list: string): boolean =>
  [numberAlone, numberInText, decimals].some((form) => form.test(list));

/**
 * A part in quotes that begins in the middle of an item and has a comma in it, so that YAML divides it:
 * `[Driver "Six drivers, by month"]`.
 */
export const dividedQuote: RegExp =
  /(?<=[[,][ \t]*)(?<before>[^\s"[\]{},][^"[\]{},]*?)[ \t]+(?<quoted>"[^\s"[\]{},][^"[\]{},]*,[^"[\]{}]*[^\s"[\]{}]")(?<rest>[^"[\]{},]*)(?=[,\]])/;

/** Whether an unquoted text is followed by a list item that is indented more. */
export const hasItemBelowText = (text: string): boolean =>
  /(?:^|\n)( *)(?:- +)*(?:[\w-]+: +)?[^\s"'|>{[&#-][^\n]*[^\s:]\r?\n\1 +- /.test(text);

/** A line that begins as a property does, or an item with one. */
export const propertyLike: RegExp = /^[ \t]*(?:- +)?[a-z][\w-]*:(?:[ \t]|\r?$)/;

/** Whether a text after `|` may have such a line. */
export const hasPropertyInText = (text: string): boolean =>
  /[:-][ \t]+[|>][-+\d]*\r?\n(?:[ \t]*\r?\n)*([ \t]+)\S.*\n(?:\1[ \t]*\S.*\n|[ \t]*\r?\n)*?\1[ \t]*(?:- +)?[a-z][\w-]*:(?:[ \t]|\r?$)/m.test(
    text,
  );

/** Whether a `#` has spaces on both sides and words behind it: a comment, or a part of the text. */
export const hasRemark = (text: string): boolean => /\S[ \t]+#+[ \t]+\S/.test(text);

/** Whether an alias may be in a text, and an anchor that it stands for. */
export const mayHaveAlias = (text: string): boolean =>
  /[\s[{,:-]\*[^\s*]/.test(text) && /&\S/.test(text);
