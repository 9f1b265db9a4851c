/**
 * Whether a pattern (sticky) matches at one of the places of what it begins with, in a way that is
 * wanted. Where that is rare, it takes a tenth of a search for the pattern alone.
 */
export function has(
  text: string,
  start: string,
  pattern: RegExp,
  isWanted: (match: RegExpExecArray) => boolean = () => true,
): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match && isWanted(match)) return true;
  }
  return false;
}
