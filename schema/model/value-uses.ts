import { has } from '../inline/has.ts';
import type { Values } from './values.ts';

export interface ValueUse {
  /** The index of its `$`. */
  start: number;
  /**
   * The text in the parentheses. `undefined` if they do not close or contain more than one word.
   */
  name: string | undefined;
  /** The length from `start`. */
  length: number;
}

/**
 * Dollar signs before a parenthesis, and the word in it if it closes. Two signs are an escaped one,
 * and a single one left begins a value: `$$(x)` is the text `$(x)`, and `$$$(x)` is `$` and a
 * value.
 */
const signs = /(?<!\$)(\$+)\((?:([^()\s$]*)\))?/g;

/** A quick test that finds every text with values, and some without: `$$(x)`. */
export const mayUseValues = (text: string): boolean => text.includes('$(');

/** Whether a repair of the text may write values: YAML cannot read some notations of other systems. */
export const mayBecomeValues = (text: string): boolean =>
  /\{\{|\[\[|\$\{|%[a-z][\w.-]*%/i.test(text);

/**
 * Whether a text may contain values in the notation of other systems. Fast, because it runs on
 * every page.
 */
export const mayUseForeign = (text: string, values: Values | undefined): boolean =>
  text.includes('{{') ||
  text.includes('{%') ||
  text.includes('<%') ||
  text.includes('[[') ||
  text.includes('#{') ||
  has(text, '$', /\$[[{a-z]/y) ||
  (text.includes('$$(') && /(?<!\$)\$\$\([a-z]/.test(text)) ||
  (text.includes('$ ') && /\$[ \t]+\([a-z]/.test(text)) ||
  // Ambiguous notations count only around the name of a value.
  hasName(text, '%', /(?<![\w%])%([a-z][\w.-]*)%/y, values) ||
  hasName(text, '(', /(?<![\w$\]])\(([a-z]+(?:[-_.][a-z]+)*)\)/y, values) ||
  hasName(text, '{', /(?<![{$])\{[ \t]*([a-z][\w.-]*)[ \t]*\}/y, values);

const hasName = (text: string, start: string, pattern: RegExp, values: Values | undefined) =>
  has(text, start, pattern, ([, name = '']) =>
    Boolean(values?.has(name.replace(/^(?:site|values)\./, ''))),
  );

/** Finds every use of a value in a text, in order. */
export function usesIn(text: string): ValueUse[] {
  return [...text.matchAll(signs)]
    .filter(([, dollars = '']) => dollars.length % 2 === 1)
    .map(({ 0: match, 1: dollars = '', 2: name, index }) => {
      const start = index + dollars.length - 1;
      return { start, name, length: index + match.length - start };
    });
}

/** Returns the names of the values in a text, whether they exist or not. */
export const namesIn = (text: string): string[] => usesIn(text).flatMap(({ name }) => name ?? []);

/** Replaces every use of a value in a text, and unescapes doubled dollar signs. */
export function replaceUses(text: string, textOf: (name: string) => string): string {
  return text.replace(signs, (match: string, dollars: string, name: string | undefined) => {
    const written = '$'.repeat(Math.floor(dollars.length / 2));
    return dollars.length % 2 === 1
      ? `${written}${textOf(name ?? '')}`
      : `${written}${match.slice(dollars.length)}`;
  });
}
