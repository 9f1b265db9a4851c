import { parseInline } from './parse-inline.ts';

/**
 * Whether visitors may see signs of a valid text that its author meant as marks: HTML, Markdown, a
 * link that does not close. Costs a few searches for single characters, because every page is
 * asked; what says yes to too many only costs time. `marked` are the values that may have marks.
 */
export function mayShowMarks(text: string, marked: readonly string[]): boolean {
  return (
    (text.includes('<') && /<\/?[a-z][a-z0-9]*[\s/>]/i.test(text)) ||
    (text.includes('&') && /&(?:[a-z]{2,8}|#x?[\da-f]+);/i.test(text)) ||
    (/[“„«‘]/.test(text) && /[:,-][ \t]+[“„«‘][^\n]*[”“»’][ \t]*(?:[,}\]\r\n]|$)/.test(text)) ||
    (text.includes('__') && /(?<!\w)__\w/.test(text)) ||
    (text.includes('*') && /(?<![*\w\\])\*[^*\s][^*\n]*\*(?![*\w])/.test(text)) ||
    (text.includes('`') && /`[^`{}\n]+`/.test(text)) ||
    (text.includes('\\n') && /: [^"'\n]*\\n/.test(text)) ||
    text.includes('![') ||
    text.includes(')[') ||
    text.includes('] (') ||
    count(text, '(/') > count(text, '](/') ||
    hasStray('**', text, marked) ||
    hasStray('](', text, marked)
  );
}

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
