/**
 * Browsers load this file too, so it imports nothing. Blocks render what it parses, and validation
 * checks the same links.
 */

export type InlinePart =
  | { kind: 'text'; text: string }
  /** `**text**` */
  | { kind: 'strong'; text: string }
  /** `[text](href)` */
  | { kind: 'link'; text: string; href: string };

/** Whether a text may contain marks. Most have none. */
export const hasMarks = (text: string): boolean => text.includes('**') || text.includes('](');

/**
 * Parses a text into its parts. A mark that does not close is text, and marks do not nest: the one
 * that begins first wins. Takes linear time for any text, because no search visits a character
 * twice.
 */
export function parseInline(text: string): InlinePart[] {
  if (!hasMarks(text)) return text ? [{ kind: 'text', text }] : [];
  const parts: InlinePart[] = [];
  const nextMark = searchForward(text, /\*\*|\[/g);
  const nextStar = searchForward(text, /\*/g);
  const nextBracket = searchForward(text, /\]/g);
  const nextAddressEnd = searchForward(text, /[)\s]/g);

  const strongAt = (start: number): Found | undefined => {
    const end = nextStar(start + 2);
    if (end === start + 2 || text[end + 1] !== '*') return undefined;
    return { part: { kind: 'strong', text: text.slice(start + 2, end) }, end: end + 2 };
  };
  const linkAt = (start: number): Found | undefined => {
    const bracket = nextBracket(start + 1);
    if (bracket === start + 1 || text[bracket + 1] !== '(') return undefined;
    const end = nextAddressEnd(bracket + 2);
    if (end === bracket + 2 || text[end] !== ')') return undefined;
    const label = text.slice(start + 1, bracket);
    return {
      part: { kind: 'link', text: label, href: text.slice(bracket + 2, end) },
      end: end + 1,
    };
  };

  let textStart = 0;
  const addText = (end: number) => {
    if (end > textStart) parts.push({ kind: 'text', text: text.slice(textStart, end) });
  };
  let start = nextMark(0);
  while (start < text.length) {
    const found = text[start] === '[' ? linkAt(start) : strongAt(start);
    if (found) {
      addText(start);
      parts.push(found.part);
      textStart = found.end;
    }
    start = nextMark(found?.end ?? start + 1);
  }
  addText(text.length);
  return parts;
}

interface Found {
  part: InlinePart;
  /** The index after the part. */
  end: number;
}

/**
 * Returns a function that finds the first match at or after a position, or the length of the text.
 * It continues from its last match, so positions before that cost nothing.
 */
function searchForward(text: string, pattern: RegExp): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      pattern.lastIndex = from;
      found = pattern.exec(text)?.index ?? text.length;
    }
    return found;
  };
}
