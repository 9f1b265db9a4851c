import { has } from './has.ts';
import { parseInline } from './parse-inline.ts';

/**
 * Whether visitors may see characters that the author meant as marks: HTML, Markdown, a link that
 * does not close. Runs on every page, so it only searches for a few characters. False positives
 * only cost time.
 * @param marked the values that may have marks
 * @param placeholders the placeholders of these values, as often as they occur
 */
export function mayShowMarks(
  text: string,
  marked: readonly string[],
  placeholders: string,
): boolean {
  return (
    has(text, '<', /<\/?[a-z][a-z0-9]*[\s/>]/iy) ||
    has(text, '&', /&(?:[a-z]{2,8}|#x?[\da-f]+);/iy) ||
    curlyQuoted.test(text) ||
    opensQuote(text) ||
    has(text, '_', /(?<![\w/.#:@-])_{1,2}[^_\s]/y) ||
    text.includes('***') ||
    has(text, '*', /(?<![*\w\\])\*[^*\s][^*\n]*\*(?![*\w])/y) ||
    has(text, '`', /`[^`{}\n]+`/y) ||
    (text.includes('\\') && bareBackslash.test(text)) ||
    (text.includes('[') && valueWord.test(text)) ||
    ['Yes', 'YES', 'No', 'NO'].some((word) => has(text, word, largeWord)) ||
    text.includes('![') ||
    text.includes('[**') ||
    text.includes(')**') ||
    has(text, ': |', listBelow) ||
    has(text, '\\n', /\\n *(?:[-*•·▪●–]|\d+[.)]) /y) ||
    text.includes(')[') ||
    text.includes('}(') ||
    text.includes('){') ||
    has(text, '<', /<(?:https?:|[\w.+-]+@)/y) ||
    text.includes('] (') ||
    text.includes('))') ||
    has(text, ']:', /\]: ?\(?(?:\/|#|https?:|mailto:)/y) ||
    has(
      text,
      '](',
      /(?<=\[(?:\w+ )?(?:here|this|this link|this page|link|hier|ici|aquí|qui)[.!:]?)\]\(/iy,
    ) ||
    count(text, '(/') > count(text, '](/') ||
    hasPlaceholder(text, placeholders) ||
    ['{}', '[]', '()'].some(
      ([open = '', close = '']) => count(text, open) !== count(text, close),
    ) ||
    mayBeUnfinished(text) ||
    mayHaveForeignMarks(text) ||
    hasStray('**', text, marked) ||
    hasStray('](', text, marked) ||
    unseen.test(text) ||
    has(text, '\\', /\\(?:[0abefvNLPxuU]|_\()/y) ||
    (text.includes('\\') && /\b[A-Z]:\\[nrt]/.test(text))
  );
}

/**
 * A backslash that means nothing, because it is not in double quotes. Reads each line once from its
 * start: looking back from every backslash takes the square of a line's length.
 */
const bareBackslash = /^(?:[^"\\\n]|"(?:[^"\\\n]|\\.)*"|\\(?![n"']))*\\[n"']/m;

/**
 * Control characters except tabs and line ends, and the sign for a letter that was lost. A file has no
 * halves of characters, except by their numbers.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it searches for
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd]/;

/**
 * Whether there are more names in braces than allowed placeholders, or others. Both are needed: a
 * name may be allowed in another text only, and the defaults of settings have placeholders, too.
 */
function hasPlaceholder(text: string, allowed: string): boolean {
  const names = text.includes('{') ? (text.match(/\{[^{}:,\n]+\}/g) ?? []) : [];
  return names.length > count(allowed, '{') || names.some((name) => !allowed.includes(name));
}

/**
 * Whether a typographic quote does not close. Counted with patterns, because `indexOf` first searches for
 * one byte of the character, and in these quotes it is the byte of a space.
 */
const opensQuote = (text: string): boolean =>
  (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0) && !text.includes('„');

/**
 * A whole value in typographic quotes, where YAML needs straight ones. The text before it is
 * checked last, because it is frequent.
 */
const curlyQuoted = /[“”„«‘](?<=(?:[:,-][ \t]+|\[).)[^\n]*[”“»’][ \t]*(?:[,}\]\r\n]|$)/;

/** A text of several lines, one of which starts like a list item. */
const listBelow = /: \|[-+\d]*\r?\n( +)(?=\S)(?:[^\n]*\n(?:\r?\n)*\1)*?(?:[-*•·▪●–]|\d+[.)]) /y;

/** Words in brackets to be replaced, such as `[Insert quote here]`. */
export const toFillIn =
  /\[(?:insert|your|add|enter|replace|first|last|company|client|customer|product|name|date|link|text|quote|number|amount|city|headline|title|placeholder|todo|tb[cd]|hier|ihre?)\b[^[\]]{0,60}\](?![([])/i;

/** The same in angle brackets: `<name>`, `<your company>`. */
export const inAngles =
  /<(?:insert|your|enter|first|last|company|client|customer|product|name|date|amount|city|placeholder|todo|tb[cd])\b[^<>=]{0,40}>/i;

/** Whether a text may contain leftovers of a draft: see `marks/leftovers.ts`. */
const mayBeUnfinished = (text: string): boolean =>
  /TODO|FIXME|TKTK|TB[ACD]|XX|[$€£]X|xxx/.test(text) ||
  // Without the letters that may be upper case, which is faster than searching for both.
  ['psum', 'dipis'].some((word) => text.includes(word)) ||
  (['dolor', 'Dolor'].some((word) => text.includes(word)) && text.includes('it amet')) ||
  // These are a whole text only at its end, and most texts have the letters in other words.
  has(text, 'here', /(?<= )here[.!…]*["']?[ \t]*(?:[,}\]\r\n]|$)/y) ||
  // These count after a colon, a dash or a quote.
  /[:"'-] ?(?:(?:placeholder|dummy|sample|filler)(?: text)?["']?[ \t]*(?:[,}\]\r\n]|$)|t\.?b\.?[acd]\.?["']?[ \t]*(?:[,}\]\r\n]|$)|\?\?|platzhalter|blindtext|asdf|foo ?bar|bla ?bla|click to edit)/i.test(
    text,
  ) ||
  (text.includes('[') && toFillIn.test(text)) ||
  (text.includes('<') && inAngles.test(text)) ||
  has(text, '#', /#(?:[A-Z]+[!?]|DIV\/0!|N\/A|NV["'])/y) ||
  text.includes('[object ') ||
  has(text, '=', /(?<=[:[,-][ \t]*["']?)=\$?[A-Z]/y) ||
  text.includes('NaN') ||
  // First a part that starts with a rarer letter, because a search stops at each.
  (text.includes('fined') && text.includes('undefined')) ||
  (text.includes('ull') && text.includes('null')) ||
  has(text, '%', /%(?:[A-Z]|[a-z]\w*%)/y) ||
  text.includes('*|') ||
  text.includes('<<') ||
  has(text, '..', /(?<=[:[,-][ \t]+["']?)\.{2,}(?=["']?[ \t]*(?:[,}\]\r\n]|$))/y) ||
  has(text, '…', /(?<=[:[,-][ \t]+["']?)…+(?=["']?[ \t]*(?:[,}\]\r\n]|$))/y) ||
  has(text, '"', blank) ||
  has(text, "'", blank);

/** Quotes with only spaces between them. */
const blank = /["'][ \t\u00a0\u200b]+["']/y;

/** Whether a text may contain marks of other systems: see `marks/foreign.ts`. */
const mayHaveForeignMarks = (text: string): boolean =>
  text.includes('{{') ||
  has(text, '- o', /- o[ \t]/y) ||
  ['(at)', '[at]', '{at}', '(AT)', '[AT]'].some((sign) => text.includes(sign)) ||
  text.includes('[/') ||
  has(text, '[', /\[[a-z][\w-]* +[\w-]+=/iy) ||
  text.includes('][') ||
  text.includes('[[') ||
  text.includes('[^') ||
  text.includes('~~') ||
  text.includes('==') ||
  text.includes('<!--') ||
  has(text, '/*', /(?<= )\/\*/y) ||
  has(text, '// ', /(?<=[.!?] +)\/\/ +\p{Ll}/uy) ||
  [...'•·▪●✓✔☑✅►‣→'].some((sign) => has(text, sign, /(?<=(?:\[|[:[,-][ \t]+)["']?)./y)) ||
  text.includes('"- ') ||
  text.includes("'- ") ||
  (text.includes('://') && hasBareAddress(text)) ||
  (text.includes('lto:') && has(text, ' mailto:', /(?<=[^:[{(,\s-]) /y)) ||
  (text.includes('ww.') && has(text, ' www.', /(?<=[^:[{(,\s-]) /y)) ||
  // A colour in quotes has only one `#`, and so has no heading.
  has(text, '#', /(?<=["'])(?:#{2,6} *|# +)\p{L}|(?<=[|>][-+\d]*\n\s+)#{1,6} *\p{L}/uy) ||
  has(text, ':', /(?<=[ "']):[a-z][a-z0-9_+-]+:/y);

/** Whether an address follows a word, and not a colon, a dash or a bracket. */
function hasBareAddress(text: string): boolean {
  for (let at = text.indexOf(' http'); at > 0; at = text.indexOf(' http', at + 5)) {
    if (!/[:[{(,\s-]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** A word for yes or no in a list, in brackets or after a dash. */
const valueWord =
  /(?:[[,]|\n *-)[ \t]+?["']?(?:ja|nein|oui|non|on|off|sí|si|true|false|tick|check|cross|[x✓✔✗✘])["']?[ \t]*[,\]\r\n]|\[["']?(?:ja|nein|oui|non|on|off|sí|si|[x✓✔✗✘])["']?[ \t]*[,\]]/i;

/** Such a word in upper case, which does not count as a value. */
const largeWord = /(?<=[[,] *["']?)(?:Yes|YES|No|NO)["']? *[,\]]/y;

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
