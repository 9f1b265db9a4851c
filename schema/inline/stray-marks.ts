import { has } from './has.ts';
import { parseInline } from './parse-inline.ts';

/**
 * Whether visitors may see signs of a valid text that its author meant as marks: HTML, Markdown, a
 * link that does not close. Costs a few searches for single characters, because every page is
 * asked; what says yes to too many only costs time. `marked` are the values that may have marks,
 * `placeholders` the names in braces that stand where they may, each as often as it does.
 */
export function mayShowMarks(
  text: string,
  marked: readonly string[],
  placeholders: string,
): boolean {
  return (
    has(text, '<', /<\/?[a-z][a-z0-9]*[\s/>]/iy) ||
    has(text, '&', /&(?:[a-z]{2,8}|#x?[\da-f]+);/iy) ||
    ([...'“”„«‘'].some((quote) => text.includes(quote)) && curlyQuoted.test(text)) ||
    (count(text, '“') > count(text, '”') && !text.includes('„')) ||
    has(text, '_', /(?<![\w/.#:@-])_{1,2}[^_\s]/y) ||
    text.includes('***') ||
    has(text, '*', /(?<![*\w\\])\*[^*\s][^*\n]*\*(?![*\w])/y) ||
    has(text, '`', /`[^`{}\n]+`/y) ||
    has(text, '\\n', /(?<=: [^"'\n]*)\\n/y) ||
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
    mayBeUnfinished(text) ||
    mayHaveForeignMarks(text) ||
    hasStray('**', text, marked) ||
    hasStray('](', text, marked)
  );
}

/** Whether there are more names in braces than those that may be there. */
const hasPlaceholder = (text: string, allowed: string): boolean =>
  text.includes('{') && (text.match(/\{[^{}:,\n]+\}/g)?.length ?? 0) > count(allowed, '{');

/** A whole value between typographic quotes, where YAML wants straight ones. What stands before it is looked at last, being frequent. */
const curlyQuoted = /[“”„«‘](?<=(?:[:,-][ \t]+|\[).)[^\n]*[”“»’][ \t]*(?:[,}\]\r\n]|$)/;

/** A text of several lines, of which one begins as an item of a list does. */
const listBelow = /: \|[-+\d]*\r?\n( +)(?=\S)(?:[^\n]*\n(?:\r?\n)*\1)*?(?:[-*•·▪●–]|\d+[.)]) /y;

/** Words in brackets that somebody was to replace, such as `[Insert quote here]`. */
export const toFillIn =
  /\[(?:insert|your|add|enter|replace|first|last|company|client|customer|product|name|date|link|text|quote|number|amount|city|headline|title|placeholder|todo|tb[cd]|hier|ihre?)\b[^[\]]{0,60}\](?![([])/i;

/** The same in the signs of other systems: `<name>`, `<your company>`. */
export const inAngles =
  /<(?:insert|your|enter|first|last|company|client|customer|product|name|date|amount|city|placeholder|todo|tb[cd])\b[^<>=]{0,40}>/i;

/** What stands in a text until somebody writes it: see `marks/leftovers.ts`. */
const mayBeUnfinished = (text: string): boolean =>
  /TODO|FIXME|TKTK|TB[ACD]|XX|[$€£]X|xxx/.test(text) ||
  // Without the letters that may be large, which is sooner found than either.
  ['psum', 'dipis'].some((word) => text.includes(word)) ||
  (['dolor', 'Dolor'].some((word) => text.includes(word)) && text.includes('it amet')) ||
  // What is a whole text ends where it does, and most texts have the letters in other words.
  has(text, 'here', /(?<= )here[.!…]*["']?[ \t]*(?:[,}\]\r\n]|$)/y) ||
  // It stands behind its name, or a quote.
  /[:"'-] ?(?:(?:placeholder|dummy|sample|filler)(?: text)?["']?[ \t]*(?:[,}\]\r\n]|$)|t\.?b\.?[acd]\.?["']?[ \t]*(?:[,}\]\r\n]|$)|\?\?|platzhalter|blindtext|asdf|foo ?bar|bla ?bla|click to edit)/i.test(
    text,
  ) ||
  (text.includes('[') && toFillIn.test(text)) ||
  (text.includes('<') && inAngles.test(text)) ||
  has(text, '#', /#(?:[A-Z]+[!?]|DIV\/0!|N\/A|NV["'])/y) ||
  text.includes('[object ') ||
  has(text, '=', /(?<=[:[,-][ \t]*["']?)=\$?[A-Z]/y) ||
  text.includes('NaN') ||
  // First by a part that begins with a rarer letter: a search stops at each.
  (text.includes('fined') && text.includes('undefined')) ||
  (text.includes('ull') && text.includes('null')) ||
  has(text, '%', /%(?:[A-Z]|[a-z]\w*%)/y) ||
  text.includes('*|') ||
  text.includes('<<') ||
  has(text, '..', /(?<=[:[,-][ \t]+["']?)\.{2,}(?=["']?[ \t]*(?:[,}\]\r\n]|$))/y) ||
  has(text, '…', /(?<=[:[,-][ \t]+["']?)…+(?=["']?[ \t]*(?:[,}\]\r\n]|$))/y) ||
  has(text, '"', blank) ||
  has(text, "'", blank);

/** Quotes with nothing but spaces between them. */
const blank = /["'][ \t\u00a0\u200b]+["']/y;

/** Marks of other systems: see `marks/foreign.ts`. */
const mayHaveForeignMarks = (text: string): boolean =>
  text.includes('{{') ||
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
  (text.includes('://') && hasBareAddress(text)) ||
  (text.includes('lto:') && has(text, ' mailto:', /(?<=[^:[{(,\s-]) /y)) ||
  (text.includes('ww.') && has(text, ' www.', /(?<=[^:[{(,\s-]) /y)) ||
  // A colour in quotes has one sign only, and so has no heading.
  has(text, '#', /(?<=["'])(?:#{2,6} *|# +)\p{L}|(?<=[|>][-+\d]*\n\s+)#{1,6} *\p{L}/uy) ||
  has(text, ':', /(?<=[ "']):[a-z][a-z0-9_+-]+:/y);

/** Whether an address stands behind a word, and not behind a colon, a dash or a bracket. */
function hasBareAddress(text: string): boolean {
  for (let at = text.indexOf(' http'); at > 0; at = text.indexOf(' http', at + 5)) {
    if (!/[:[{(,\s-]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** A word for yes or no in a list, in brackets, or behind a dash. */
const valueWord =
  /(?:[[,]|\n *-)[ \t]+?["']?(?:ja|nein|oui|non|on|off|sí|si|true|false|tick|check|cross|[x✓✔✗✘])["']?[ \t]*[,\]\r\n]|\[["']?(?:ja|nein|oui|non|on|off|sí|si|[x✓✔✗✘])["']?[ \t]*[,\]]/i;

/** Such a word in other letters than those that count. */
const largeWord = /(?<=[[,] *["']?)(?:Yes|YES|No|NO)["']? *[,\]]/y;

/** Whether a mark stands in the file more often than in the texts that may have it, or does not close. */
function hasStray(mark: string, text: string, marked: readonly string[]): boolean {
  if (!text.includes(mark)) return false;
  const allowed = marked.reduce((sum, value) => sum + count(value, mark), 0);
  return count(text, mark) > allowed || marked.some((value) => leftIn(value).includes(mark));
}

/** A text that may have marks, without those that it has. */
export const leftIn = (text: string): string =>
  parseInline(text)
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('\n');

function count(text: string, part: string): number {
  let found = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found += 1;
  return found;
}
