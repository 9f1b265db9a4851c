/** What a sign such as `[name]` is called, in the languages of most authors. */
const signs =
  '(?:merge ?|form ?|input ?|mail ?)?(?:fields?|placeholders?|tags?|elements?|variables?|tokens?|attributes?|parameters?|arguments?|columns?|macros?|shortcodes?|wildcards?|buttons?|payloads?|blanks?|(?:\\p{L}+)?(?:feld(?:er)?|elemente?)|platzhalter|variablen?|schaltflächen?|champs?|balises?|éléments?|campos?|etiquetas?|elementos?|campi|segnaposto)';

/** The signs of a list, and what joins them: `[name], [date] and [city]`. */
const sign = '["“„«\'`]?(?:\\[[^[\\]\\n]*\\]|<[^<>\\n]*>|\\{[^{}\\n]*\\}|%\\w+%?)["”“»\'`]?';
const joint = '(?:\\s*(?:[,;/&]|(?:and|or|und|oder|et|ou|y|o|e)(?!\\p{L})))+\\s*';
const article = '(?:the |an? |its |die |der |das |ein |eine |einem |le |la |les |el |los )?';
const nounBefore = RegExp(
  `(?<!\\p{L})${signs}(?:,? (?:called|named|such as|like|namens|wie|comme|como))?:?\\s+(?:${sign}${joint}${article})*["“„«'\`]?$`,
  'iu',
);
const nounAfter = RegExp(
  `^["”“»'\`]?(?:${joint}${article}${sign})*(?: (?:as|are|is|als|sind|ist|sont|son) (?:\\p{L}+ ){0,2}?| )${signs}(?!\\p{L})`,
  'iu',
);

/** The usage of a command or an address: `--date [date]`, `/users/<name>`, `order[date]`. */
const usage = /(?:\w\[|[/=][[<{]|(?<!\S)--?[a-z][\w-]*[ =][[<{])\w$/;

/** `XX%` and `[product 1]`, which also stand beside words such as `fields`. */
const openNumber = /^[$€£]?x{2,}|^\[.*\d\]$/i;

/** Titles and quotations are in quotes themselves, and a draft has them open. */
const isQuotable =
  /^[[<{%*].*\b(?:title|headline|heading|quote|product|text|copy|sentence|testimonial|slogan|tagline|insert|your|ihre?)\b/i;

/**
 * Whether a text is about a sign, as the help of a program is, and is complete as it stands: the sign is
 * in quotes or backticks, is called a field or the like, or is a part of code. In doubt it is not: a
 * placeholder that is left in a page is worse than one warning too many, and quotes around the sign end
 * the warning.
 */
export function isSpokenOf(
  text: string,
  { index, 0: found }: { index: number; 0: string },
): boolean {
  const start = text.slice(Math.max(0, index - 200), index);
  const end = text.slice(index + found.length, index + found.length + 200);
  return (
    isInBackticks(text, index, found.length) ||
    isQuoted(start, found, end) ||
    usage.test(start.slice(-30) + found.slice(0, 2)) ||
    (!openNumber.test(found) && (nounBefore.test(start) || nounAfter.test(end)))
  );
}

const isInBackticks = (text: string, index: number, length: number): boolean =>
  text.includes('`', index + length) && text.slice(0, index).split('`').length % 2 === 0;

const withWord = /\p{L}{2}/u;
const isBracketed = /^[[<{%*]/;

/** Whether a sign is in quotes within a sentence. */
const isQuoted = (start: string, found: string, end: string): boolean =>
  /["“„«‘']$/.test(start) &&
  /^["”“»’']/.test(end) &&
  (!isBracketed.test(found) || withWord.test(start) || withWord.test(end)) &&
  !isQuotable.test(found);
