import { CORE_SCHEMA, load } from 'js-yaml';
import { quote, writeScalar } from '../edits/write-scalar.ts';

/** Unescapes the text between quotes: escapes as in YAML, or doubled quotes as in spreadsheets. */
export function withoutEscapes(inner: string, sign: string): string {
  const isDoubled = inner.includes(sign) && !inner.replaceAll(sign + sign, '').includes(sign);
  if (isDoubled) return inner.replaceAll(sign + sign, sign);
  return sign === '"' ? inner.replaceAll('\\"', '"') : inner.replaceAll("''", "'");
}

/** Whether a quote comes after a word and before a space or punctuation, and so ends a quotation. */
export const isClosing = (text: string, at: number): boolean =>
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
export const numberInQuotes = (text: string): string | undefined =>
  /^(["'])[^\d"']?\d{1,3}\1(?:,\d{3})+$/.test(text) ? text.replace(/["']/g, '') : undefined;

/** Writes a text as the value of a property, in quotes only if it needs them. */
export const asValue = (text: string): string => writeScalar(text, { inFlow: false });

/** Writes a text as a value inside braces or brackets, where more characters need quotes. */
export const asFlowValue = (text: string): string => writeScalar(text, { inFlow: true });

/** Whether a text can stand after a name as it is: as a text, a number, a group or a list. */
export function isReadable(text: string, inFlow = false): boolean {
  const group = quickValue(inFlow ? `{ a: ${text} }` : `a: ${text}`);
  return group !== undefined && Object.keys(Object(group)).length === 1;
}

/** Writes what stands after a name again, in quotes only if it could not be read. */
export const asReadable = (text: string, inFlow = false): string =>
  isReadable(text, inFlow) ? text : quote(text);

/** Parses a YAML text; returns `undefined` if it is not valid. */
export function quickValue(yaml: string): unknown {
  try {
    return load(yaml, { schema: CORE_SCHEMA });
  } catch {
    return undefined;
  }
}

/** Writes the backslashes of links in double quotes as slashes, and those of an address: `"\\og.png"`. */
export const withSlashes = (text: string, isAddress = false): string =>
  text.replace(isAddress ? /\\(?=\w)/g : /(?<=\]\([^()\s]*)\\(?=\w)/g, '/');

/** Whether a text may stop in the middle of a sentence: it ends with a short word in lower case, or is long and ends with any. */
export const isUnfinished = (text: string): boolean =>
  /\s\p{Ll}{1,4}$/u.test(text) || /\s.*\s\p{Ll}+$/u.test(text);

/** Whether words may go on with the text in the line above them: that one stops in the middle, or they begin in lower case. */
export const mayGoOn = (text: string, words: string): boolean =>
  /^[^{["'|>].*[^.!?:;]$/su.test(text) && (beginsInLowerCase(words) || isUnfinished(text));

export const beginsInLowerCase = (words: string): boolean => /^[^\p{L}\p{N}]*\p{Ll}/u.test(words);
