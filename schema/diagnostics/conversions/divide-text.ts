/** Splits `Oct, Nov, Dec`, or such parts on separate lines. */
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
    .map((part) => part.trim().replace(/^(?:[-*]\s+|•\s*)/, ''))
    .filter(Boolean);

/** Whether a part is a few words and not a sentence or the end of one. */
export const isLabel = (part: string): boolean =>
  part.split(/\s+/).length <= 6 &&
  !/[.!?]/.test(part) &&
  !/^(?:and|or|but|so|which|that)\b/.test(part);

/** Whether a part begins with a capital. After a comma it is most likely a separate text then. */
export const isCapital = (part: string): boolean => /^\p{Lu}/u.test(part) && !/[.!?]/.test(part);

export const isShort = (part: string): boolean =>
  part.split(/\s+/).length <= 3 && !/[.!?]/.test(part);
