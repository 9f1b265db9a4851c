/** A text as it was meant, whose quotes are in its way. */
interface QuotedText {
  text: string;
  /**
   * Which quotes those are: curly ones, those in a number, those around backslashes that are to be slashes,
   * more of them within a text, or a single one at its start or its end.
   */
  kind: 'curly' | 'number' | 'slashes' | 'inside' | 'start' | 'end' | 'other';
}

/** Reads a text, or an address, whose quotes are in its way. */
export function readQuoted(text: string, isAddress = false): QuotedText {
  if (/^[“„«]/.test(text)) return { kind: 'curly', text: text.replace(/^[“„«]|[“”»"]$/g, '') };
  const number = numberInQuotes(text);
  if (number !== undefined) return { kind: 'number', text: number };
  const path = /^".*"$/.test(text) ? withSlashes(text, isAddress) : text;
  if (path !== text) return { kind: 'slashes', text: path.slice(1, -1) };
  const early = withoutEarlyEnd(text);
  if (early?.isLikely) return { kind: 'other', text: early.whole };
  const [, sign = '', inner = ''] = /^(["'])(.*)\1$/s.exec(text) ?? [];
  if (sign && !goesOn(text, sign)) return { kind: 'inside', text: withoutEscapes(inner, sign) };
  if (isUnopened(text)) return { kind: 'end', text: text.slice(0, -1) };
  if (/^(?:"[^"']*'|'[^"']*")$/.test(text)) return { kind: 'start', text: text.slice(1, -1) };
  // A curly quote is most likely the one that closes the text.
  return isUnclosed(text)
    ? { kind: 'start', text: text.slice(1).replace(/[“”„’‘]$/, '') }
    : { kind: 'other', text };
}

/** `"One" and "two"`: the first quote ends a quotation, and no quote is a measure as in `5"`. */
const goesOn = (text: string, sign: string): boolean =>
  text.split(sign).length % 2 === 1 &&
  isClosing(text, text.indexOf(sign, 1)) &&
  !/^"(?:[^"]|(?<=\d)"(?![\p{L}\d]))*"$/u.test(text);

/** Unescapes the text between quotes: escapes as in YAML, or doubled quotes as in spreadsheets. */
export function withoutEscapes(inner: string, sign: string): string {
  const isDoubled = inner.includes(sign) && !inner.replaceAll(sign + sign, '').includes(sign);
  if (isDoubled) return inner.replaceAll(sign + sign, sign);
  return sign === '"' ? inner.replaceAll('\\"', '"') : inner.replaceAll("''", "'");
}

/** Whether a quote comes after a word and before a space or punctuation, and so ends a quotation. */
const isClosing = (text: string, at: number): boolean =>
  /[^\s([]/.test(text.charAt(at - 1)) && /[\s,.;:!?)]/.test(text.charAt(at + 1));

/**
 * Returns the text without its first two quotes where those may be its own or the ones around it:
 * `"One sentence." Another one.` and `"Two words" and more`. A single word has quotes of its own.
 */
export function withoutEarlyEnd(text: string): EarlyEnd | undefined {
  const [, , inside, rest = ''] =
    /^(["'])((?:(?!\1).)*)\1((?:(?!\1).|(?<=\p{L})'(?=\p{L}))+)$/su.exec(text) ?? [];
  if (inside === undefined) return undefined;
  const isSigns = /^[^\p{L}\p{N}\s{}[\],;]+$/u.test(rest);
  const isNext = /[.!?…]$/.test(inside) && /^\s+[^\p{L}\p{N}\s]*[\p{Lu}\p{N}]/u.test(rest);
  // A remark in brackets was added behind a whole text.
  const isRemark = /\s/.test(inside) && /^\s+(?:\([^()]*\)|\[[^[\]]*\])[.!?…]?$/u.test(rest);
  const isLikely = isSigns || isNext || isRemark;
  // No sentence ends before a small letter, and what is glued to the quotes is no text that goes on.
  const isText = /^[.;!?…]?\s+[\p{L}\p{N}]/u.test(rest) && /\s.*[^!?…]$|[,;:.]$/.test(inside);
  return isLikely || isText ? { whole: inside + rest, isLikely } : undefined;
}

interface EarlyEnd {
  /** The text if the quotes are the ones around it. */
  whole: string;
  /** Whether that is more likely than that visitors are to see the quotes. */
  isLikely: boolean;
}

/** Returns `9,900` for `"9",900`, where the quotes belong around the whole number. */
const numberInQuotes = (text: string): string | undefined =>
  /^(["'])[^\d"']?\d{1,3}\1(?:,\d{3})+$/.test(text) ? text.replace(/["']/g, '') : undefined;

/** `'You're in.`: a text whose first quote is never closed; others are apostrophes. */
const isUnclosed = (text: string): boolean =>
  /^(?:["'][^"']*|'\p{L}(?:[^"']|(?<=\p{L})'(?=\p{L}))*)$/u.test(text);

/** `one month"` and `June 2027"`: a text that ends with a quote and does not begin with one; `5"` is a measure. */
const isUnopened = (text: string): boolean =>
  /^[^"'“„]*(?:[\p{L}.?!}%]|\p{L}\d+|\b(?:19|20)\d\d)"$/u.test(text);

/** `8 Dec: 9 of 9"`: the quote may be a measure, or what is left of a pair. */
export const hasLoneQuote = (text: string): boolean => /^[^"]+"$/.test(text) && !isUnopened(text);

/** Writes the backslashes of links in double quotes as slashes, and those of an address: `"\\og.png"`. */
export const withSlashes = (text: string, isAddress: boolean): string =>
  text.replace(isAddress ? /\\(?=\w)/g : /(?<=\]\([^()\s]*)\\(?=\w)/g, '/');
