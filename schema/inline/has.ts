/**
 * Whether a sticky pattern matches at an occurrence of `start`, which the pattern begins with, and
 * the match is wanted. If `start` is rare, this takes a tenth of the time of searching for the
 * pattern.
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
