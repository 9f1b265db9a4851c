import { has } from './has.ts';
import { markdownEscape } from './markdown-escape.ts';
import { hasMisread } from './misread.ts';
import { parseInline } from './parse-inline.ts';

/** Words of a link that do not say where it leads, as a pattern. */
export const idleWords = 'here|there|this(?: link| page)?|link|hier|dort|ici|là|aquí|qui';

/** Signs that are no marks of ours wherever they are: those of other systems, and misplaced ones. */
const otherSigns = [
  ...'*** ![ [** )** )[ }( ){ )) {{ (at) [at] {at} (AT) [AT] [/ ][ [[ [^ ~~ == <!-- *| <<'.split(
    ' ',
  ),
  ...['] (', '"- ', "'- ", `: '"`, '[object ', 'NaN', '］', ']（'],
  // Tables of Markdown.
  ...['|--', '| --', '|:-', '| :-'],
  // What chat programs and word processors leave behind.
  ...['Reference[', '=chatgpt', 'Error! ', 'Fehler! ', 'AI language', 'KI-Sprachmodell'],
];

/** Signs that are no marks of ours at some places: rare ones, each with a pattern that it begins. */
const otherMarks: [sign: string, pattern: RegExp][] = [
  ['<', /<\/?[a-z][a-z0-9]*[\s/>]/iy],
  ['<', /<(?:https?:|[\w.+-]+@)/y],
  ['&', /&(?:[a-z]{2,8}|#x?[\da-f]+);/iy],
  ['_', /(?<![\w/.#:@\\-])_{1,2}[^_\s]/y],
  ['*', /(?<![*\w\\])\*[^*\s][^*\n]*\*(?![*\w])/y],
  ['{', /\{:? ?[.#][a-z]/iy],
  ['** ', /(?<=[\s("'])\*\* +\p{L}[^*\n]* \*\*/uy],
  ['`', /`[^`{}\n]+`/y],
  ['\\n', /\\n *(?:[-*•·▪●–]|\d+[.)]) /y],
  ['\\', /\\(?:[0abefvNLPxuU]|_\()/y],
  // A text of several lines, one of which starts like a list item.
  [': |', /: \|[-+\d]*\r?\n( +)(?=\S)(?:[^\n]*\n(?:\r?\n)*\1)*?(?:[-*•·▪●–]|\d+[.)]) /y],
  [']:', /\]: ?\(?(?:\/|#|https?:|mailto:)/y],
  ['](', RegExp(`(?<=\\[(?:\\w+ )?(?:${idleWords})[.!:]?|\\[\\s+)\\]\\(`, 'iy')],
  // A word for yes or no in a list that does not count as a value in upper case.
  ...['Yes', 'YES', 'No', 'NO'].map((word): [string, RegExp] => [
    word,
    /(?<=[[,] *["']?)(?:Yes|YES|No|NO)["']? *[,\]]/y,
  ]),
  ['- o', /- o[ \t]/y],
  // The sign of a long text, the wrong way round.
  ['->', /(?<=:[ \t]+)->\s/y],
  ['-|', /(?<=:[ \t]+)-\|\s/y],
  ['[', /\[[a-z][\w-]* +[\w-]+=/iy],
  ['/*', /(?<= )\/\*/y],
  ['// ', /(?<=[.!?\p{L}\p{N}] +)\/\/ +\p{Ll}/uy],
  ...[...'•·▪●✓✔☐☑☒✅►‣→'].map((sign): [string, RegExp] => [
    sign,
    /(?<=(?:\[|[:[,-][ \t]+)["']?)./y,
  ]),
  // Two items of a list in one line: see also `joinedItem`.
  ...[...'•▪●'].map((sign): [string, RegExp] => [sign, /(?<=[^\s][ \t]*).[ \t]*\p{Lu}/uy]),
  // A colour in quotes has only one `#`, and so has no heading.
  ['#', /(?<=["'])(?:#{2,6} *|# +)\p{L}|(?<=[|>][-+\d]*\n\s+)#{1,6} *\p{L}/uy],
  ['citeturn', /citeturn\d/y],
  ['####', /#{4,}(?=["'])/y],
  ['\t', /\t[^\t\n]+\t/y],
  [':', /(?<=[ "']):[a-z][a-z0-9_+-]+:/y],
];

/** What is left of a draft or of a spreadsheet: see `marks/leftovers.ts`. */
const leftovers: [sign: string, pattern: RegExp][] = [
  // These are a whole text only at its end, and most texts have the letters in other words.
  ['here', /(?<= )here[.!…]*["']?[ \t]*(?:[,}\]\r\n]|$)/y],
  ['#', /#(?:[A-Z]+[!?]|DIV\/0!|N\/A|NV["'])/y],
  ['=', /(?<=[:[,-][ \t]*["']?)=\$?[A-Z]/y],
  ['%', /%(?:[A-Z]|[a-z]\w*%)/y],
  ['..', /(?<=[:[,-][ \t]+["']?)\.{2,}(?=["']?[ \t]*(?:[,}\]\r\n]|$))/y],
  ['…', /(?<=[:[,-][ \t]+["']?)…+(?=["']?[ \t]*(?:[,}\]\r\n]|$))/y],
  // Quotes with only spaces between them.
  ['"', /["'][ \t\u00a0\u200b]+["']/y],
  ["'", /["'][ \t\u00a0\u200b]+["']/y],
];

/**
 * Whether visitors may see characters that the author meant as marks: HTML, Markdown, a link that
 * does not close. Runs on every page, so it only searches for a few characters. False positives
 * only cost time.
 * @param marked the values that may have marks
 * @param placeholders the placeholders of these values, as often as they occur
 */
export const mayShowMarks = (
  text: string,
  marked: readonly string[],
  placeholders: string,
): boolean =>
  otherSigns.some((sign) => text.includes(sign)) ||
  otherMarks.some(([sign, pattern]) => has(text, sign, pattern)) ||
  leftovers.some(([sign, pattern]) => has(text, sign, pattern)) ||
  onlyDash.test(text) ||
  joinedItem.test(text) ||
  curlyQuoted.test(text) ||
  opensQuote(text) ||
  (text.includes('[') && valueWord.test(text)) ||
  has(text, '- ', valueWordBehindDash) ||
  count(text, '(/') > count(text, '](/') ||
  hasPlaceholder(text, placeholders) ||
  ['{}', '[]', '()'].some(([open = '', close = '']) => count(text, open) !== count(text, close)) ||
  mayBeUnfinished(text) ||
  hasBareAddress(text) ||
  hasStray('**', text, marked) ||
  hasStray('](', text, marked) ||
  (rare.test(text) && (unseen.test(text) || hasMisread(text))) ||
  (text.includes('\\') &&
    (bareBackslash.test(text) || markdownEscape.test(text) || /\b[A-Z]:\\[nrt]/.test(text)));

/** A text that is only a dash. */
const onlyDash = /: ["']?[-–—]+["']?[ \t]*(?:[\r\n,}]|$)/;

/** A dash within a line, behind several spaces: an item that has lost its line break. */
const joinedItem = /[^\s:-] {2,}- \S/;

/**
 * A backslash that means nothing, because it is not in double quotes. Reads each line once from its
 * start: looking back from every backslash takes the square of a line's length.
 */
const bareBackslash = /^(?:[^"\\\n]|"(?:[^"\\\n]|\\.)*"|\\(?![n"']))*\\[n"']/m;

/** The characters of the next two patterns, all at once. */
const rare =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xc2-\xc5\xce-\xd1\xe0-\xf0\u2020\u2028-\u202e\u2066-\u2069\ue202\ufffd]/;

/**
 * Control characters except tabs and line ends, the sign for a letter that was lost, directions of
 * writing, and signs in the citations of chat programs. A file has no halves of characters, except by their numbers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2020\u2028-\u202e\u2066-\u2069\ue202\ufffd]/;

/**
 * Whether there are more names in braces than allowed placeholders, or others. Both are needed: a
 * name may be allowed in another text only, and the defaults of settings have placeholders, too.
 */
function hasPlaceholder(text: string, allowed: string): boolean {
  const names = text.includes('{') ? (text.match(/\{[^{}:,\n]+\}/g) ?? []) : [];
  return names.length > count(allowed, '{') || names.some((name) => !allowed.includes(name));
}

/**
 * Whether a typographic quote does not close. Counted with a pattern, because `indexOf` first searches for
 * one byte of the character, and in these quotes it is the byte of a space.
 */
function opensQuote(text: string): boolean {
  const quotes = text.match(/[“”]/g) ?? [];
  return quotes.filter((quote) => quote === '“').length * 2 > quotes.length && !text.includes('„');
}

/**
 * A whole value in typographic quotes, where YAML needs straight ones. The text before it is
 * checked last, because it is frequent.
 */
const curlyQuoted = /[“”„«‘](?<=(?:[:,-][ \t]+|\[)["']?.)[^\n]*[”“»’]["']?[ \t]*(?:[,}\]\r\n]|$)/;

/** A key, `[Enter]`, and what an editor has changed or left out: `[your]`, `[name withheld]`. */
const complete = String.raw`(?:enter|add|your|first|last|ihre?)\]|[^[\]]*\b(?:withheld|redacted|omitted|illegible|unknown|name changed)\b`;

const order = 'insert|your|add|enter|replace|placeholder|todo|tb[cd]|hier|ihre?';
/** What a text is about in one page and not in the next, so that a template leaves it open. */
const variable =
  'company|client|customer|product|name|date|link|text|quote|number|amount|city|headline|title';
/** What may follow a variable. The `[city centre]` is a thing of its own. */
const detail = String.raw` (?:of|to|from|about|for|with|by)\b| (?:type|logo|photo|image|description|benefits?|features?)\b| ?[,;:/&|+–—-]`;
const part = 'name|initial|sentence|paragraph|headline|heading|benefit|feature|product|item|point';
/** An editor completes a sentence with these: `[in the city]`. */
const preposition = 'to|in|at|from|up|on|by|for|with|out|see|back|is|was|are|were';
const wanted =
  'name|title|headline|heading|text|copy|sentence|quote|date|number|amount|price|address|city|link|url|here';

const placeholders = [
  // `[Insert quote here]`, `[your company]`
  String.raw`(?:${order})\b[^[\]]{0,60}`,
  // `[Company]`, `[product 1]`
  String.raw`(?:${variable})(?: ?\d+| [a-z\d])?`,
  // `[link to report]`, `[date & time]`, `[customer type]`
  String.raw`(?:${variable})(?:${detail})[^[\]]{0,60}`,
  // `[first name]`, but not `[last week]`
  String.raw`(?:first|last) (?:and last )?(?:(?:${part})s?|text|title|step)\b[^[\]]{0,40}`,
  // `[what you do]`
  String.raw`(?:what|who|why|how) (?:you|your|we|our|they)\b[^[\]]{0,60}`,
  // `[team name]`
  String.raw`(?!(?:${preposition})\b)(?:[a-z]+ ){1,3}(?:${wanted})`,
];

/** Words in brackets to be replaced. Two brackets, and those of a link, are other marks. */
export const toFillIn = RegExp(
  String.raw`(?<!\[)\[(?!${complete})(?:${placeholders.join('|')})\](?![([\]])`,
  'i',
);

/** The same in angle brackets: `<name>`, `<your company>`. */
export const inAngles =
  /<(?:insert|your|enter|first|last|company|client|customer|product|name|date|amount|city|placeholder|todo|tb[cd])\b[^<>=]{0,40}>/i;

/** The same, at one place. */
const inAnglesHere = new RegExp(inAngles, 'iy');

/** Whether a text may contain the words of a draft: see `marks/leftovers.ts`. */
const mayBeUnfinished = (text: string): boolean =>
  /TODO|FIXME|TKTK|TB[ACD]|XX|[$€£]X|xxx/.test(text) ||
  // Without the letters that may be upper case, which is faster than searching for both.
  ['psum', 'dipis'].some((word) => text.includes(word)) ||
  (['dolor', 'Dolor'].some((word) => text.includes(word)) && text.includes('it amet')) ||
  // These count after a colon, a dash or a quote.
  /[:"'-] ?(?:(?:placeholder|dummy|sample|filler)(?: text)?["']?[ \t]*(?:[,}\]\r\n]|$)|t\.?b\.?[acd]\.?["']?[ \t]*(?:[,}\]\r\n]|$)|\?\?|platzhalter|blindtext|asdf|foo ?bar|bla ?bla|click to edit)/i.test(
    text,
  ) ||
  (text.includes('[') && toFillIn.test(text)) ||
  has(text, '<', inAnglesHere) ||
  // First a part that starts with a rarer letter, because a search stops at each.
  (text.includes('fined') && text.includes('undefined')) ||
  (text.includes('ull') && text.includes('null'));

/** Whether an address follows a word, and not a colon, a dash or a bracket. */
const hasBareAddress = (text: string): boolean =>
  // First a part that starts with a rarer sign.
  [
    ['://', ' http'],
    ['lto:', ' mailto:'],
    ['ww.', ' www.'],
  ].some(
    ([rare = '', begin = '']) => text.includes(rare) && has(text, begin, /(?<=[^:[{(,\s-]) /y),
  );

/** Words and signs for yes or no, and what has no other letters than `yes` or `no` without being one. */
const yesOrNo = String.raw`["']?(?:ja|nein|oui|off|sí|si|true|false|tick|check|cross|[x✓✔✗✘]|(?!(?:yes|no)\b)(?:[yes]{3,4}|[no]{2,3}))["']?[ \t]*`;

/** A word for yes or no in a list in brackets. */
const valueWord = RegExp(`[[,][ \\t]*${yesOrNo}[,\\]\\r\\n]`, 'i');

/** The same in a list of lines. */
const valueWordBehindDash = RegExp(`- ${yesOrNo}(?:[\\r\\n]|$)`, 'iy');

/**
 * Whether a mark occurs more often in the file than in the texts that may have it, or does not
 * close.
 */
function hasStray(mark: string, text: string, marked: readonly string[]): boolean {
  if (!text.includes(mark)) return false;
  const allowed = marked.reduce((sum, value) => sum + count(value, mark), 0);
  return count(text, mark) > allowed || marked.some((value) => leftIn(value).includes(mark));
}

/** Removes the valid marks from a text. */
export const leftIn = (text: string): string =>
  parseInline(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('\n');

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}
