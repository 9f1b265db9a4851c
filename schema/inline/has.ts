/**
 * Whether a pattern (sticky) matches at one of the places of what it begins with. Where that is rare,
 * it takes a tenth of a search for the pattern alone.
 */
export function has(text: string, start: string, pattern: RegExp): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return true;
  }
  return false;
}
