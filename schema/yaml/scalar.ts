import { CORE_SCHEMA, load } from 'js-yaml';
import { quote, writeScalar } from '../edits/write-scalar.ts';

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

/** Whether a text may stop in the middle of a sentence: it ends with a short word in lower case, or is long and ends with any. */
export const isUnfinished = (text: string): boolean =>
  /\s\p{Ll}{1,4}$/u.test(text) || /\s.*\s\p{Ll}+$/u.test(text);

/** Whether words may go on with the text in the line above them: that one stops in the middle, or they begin in lower case. */
export const mayGoOn = (text: string, words: string): boolean =>
  /^[^{["'|>].*[^.!?:;]$/su.test(text) && (beginsInLowerCase(words) || isUnfinished(text));

export const beginsInLowerCase = (words: string): boolean => /^[^\p{L}\p{N}]*\p{Ll}/u.test(words);

/** A comma or a word behind which a sentence goes on, whatever its next word means elsewhere. */
export const unfinished: RegExp =
  /(?:,|[ \t](?:and|or|the|an?|of|to|for|with|our|your|und|oder|der|die|das|für|mit|et|ou|de|des|du|les?|la|y|el|los|e|da|para))$/;
