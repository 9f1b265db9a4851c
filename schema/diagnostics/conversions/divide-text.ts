/** `Oct, Nov, Dec`, or one below the other. */
export const partsOf = (text: string): string[] =>
  text
    .split(
      text.trim().includes('\n')
        ? /\n/
        : text.includes('|')
          ? /\|/
          : /[;]/.test(text)
            ? /;/
            : (/ [/·•] /.exec(text)?.[0] ??
              (/^[-\d.]+(?: +[-\d.]+)+$/.test(text)
                ? / +/
                : /^\S*\d\S* (?:to|[–-]) \S*\d\S*$/.test(text)
                  ? / (?:to|[–-]) /
                  : /,/)),
    )
    .map((part) => part.trim().replace(/^[-*•]\s*/, ''))
    .filter(Boolean);

/** A few words that are no sentence, nor the end of one. */
export const isLabel = (part: string): boolean =>
  part.split(/\s+/).length <= 6 &&
  !/[.!?]/.test(part) &&
  !/^(?:and|or|but|so|which|that)\b/.test(part);

/** What begins with a capital behind a comma is most likely a text of its own. */
export const isCapital = (part: string): boolean => /^\p{Lu}/u.test(part) && !/[.!?]/.test(part);

export const isShort = (part: string): boolean =>
  part.split(/\s+/).length <= 3 && !/[.!?]/.test(part);
