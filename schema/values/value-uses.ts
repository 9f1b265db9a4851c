import { has } from '../inline/has.ts';

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
export const mayUseForeign = (text: string): boolean =>
  text.includes('{{') ||
  text.includes('{%') ||
  text.includes('<%') ||
  text.includes('[[') ||
  text.includes('#{') ||
  has(text, '$', /\$[[{a-z]/y) ||
  has(text, '%', /(?<![\w%])%[a-z][\w.-]*%/y) ||
  (text.includes('$$(') && /(?<!\$)\$\$\([a-z]/.test(text)) ||
  (text.includes('$ ') && /\$[ \t]+\([a-z]/.test(text)) ||
  has(text, '(', /(?<![\w$\]])\([a-z]+(?:[-_.][a-z]+)*\)/iy) ||
  has(text, '{', /(?<![{$])\{[a-z][\w.-]*\}/y);

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
