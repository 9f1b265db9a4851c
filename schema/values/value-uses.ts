import { has } from '../inline/has.ts';
import type { Values } from './values.ts';

/** One place in a text where a value may stand. */
export interface ValueUse {
  /** Where its `$` is in the text. */
  start: number;
  /** What stands in the parentheses; `undefined` where they do not close or hold more than one word. */
  name: string | undefined;
  /** From `start`. */
  length: number;
}

/**
 * The signs before a parenthesis, and the word in it where it closes. Of two signs one is written,
 * and one that is left begins a value: `$$(x)` is the text `$(x)`, and `$$$(x)` is `$` and a value.
 */
const signs = /(?<!\$)(\$+)\((?:([^()\s$]*)\))?/g;

export const mayUseValues = (text: string): boolean => text.includes('$(');

/** Whether a text may have values as other systems write them. Every page is asked. */
export const mayUseForeign = (text: string, values: Values | undefined): boolean =>
  text.includes('{{') ||
  text.includes('{%') ||
  text.includes('<%') ||
  text.includes('[[') ||
  text.includes('#{') ||
  has(text, '$', /\$[[{a-z]/y) ||
  (text.includes('$$(') && /(?<!\$)\$\$\([a-z]/.test(text)) ||
  (text.includes('$ ') && /\$[ \t]+\([a-z]/.test(text)) ||
  // What may be something else counts where it is the name of a value.
  hasName(text, '%', /(?<![\w%])%([a-z][\w.-]*)%/y, values) ||
  hasName(text, '(', /(?<![\w$\]])\(([a-z]+(?:[-_.][a-z]+)*)\)/y, values) ||
  hasName(text, '{', /(?<![{$])\{[ \t]*([a-z][\w.-]*)[ \t]*\}/y, values);

const hasName = (text: string, start: string, pattern: RegExp, values: Values | undefined) =>
  has(text, start, pattern, ([, name = '']) =>
    Boolean(values?.has(name.replace(/^(?:site|values)\./, ''))),
  );

/** Every use of a value in a text, in order. */
export function usesIn(text: string): ValueUse[] {
  return [...text.matchAll(signs)]
    .filter(([, dollars = '']) => dollars.length % 2 === 1)
    .map(({ 0: match, 1: dollars = '', 2: name, index }) => {
      const start = index + dollars.length - 1;
      return { start, name, length: index + match.length - start };
    });
}

/** The names of the values in a text, right or wrong. */
export const namesIn = (text: string): string[] => usesIn(text).flatMap(({ name }) => name ?? []);

/** The text with every use replaced, and every doubled sign written once. */
export function replaceUses(text: string, textOf: (name: string) => string): string {
  return text.replace(signs, (match: string, dollars: string, name: string | undefined) => {
    const written = '$'.repeat(Math.floor(dollars.length / 2));
    return dollars.length % 2 === 1
      ? `${written}${textOf(name ?? '')}`
      : `${written}${match.slice(dollars.length)}`;
  });
}
