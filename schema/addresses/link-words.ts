import { pointerToPath } from '../diagnostics/pointer.ts';
import { parseInline } from '../inline/parse-inline.ts';
import type { Reference } from '../validate/validation-context.ts';
import { nameIn } from './name-words.ts';

/** A link with words that visitors read of it. */
export interface WordedLink {
  pointer: string;
  href: string;
  words: string;
  withinText: boolean;
}

/** Names of what visitors read of a link that is a group. */
const wordsOfLink = ['label', 'value', 'text'];

/** The links of a file whose addresses are wanted: once for each text that says where it leads. */
export function* linksWithWords(
  references: readonly Reference[],
  root: unknown,
  isWanted: (href: string) => boolean,
): Generator<WordedLink> {
  for (const { role, pointer, value } of references) {
    if (role === 'inline' && value.includes('](')) {
      for (const part of parseInline(value)) {
        if (part.kind === 'link' && isWanted(part.href))
          yield { pointer, href: part.href, words: part.text.trim(), withinText: true };
      }
    } else if (role === 'link' && isWanted(value)) {
      const holder = pointerToPath(pointer)
        .slice(0, -1)
        .reduce<unknown>((inner, key) => Object(inner)[key], root);
      for (const name of wordsOfLink) {
        const words: unknown = Object(holder)[name];
        if (typeof words === 'string')
          yield { pointer, href: value, words: words.trim(), withinText: false };
      }
    }
  }
}

/** A link to a page of this site, with its words, which may be the name of a page. */
export type NamingLink = [pointer: string, href: string, words: string, withinText?: true];

/** Names of pages are no longer. */
const mostWords = 5;

/** The links of a file that may name a page. One that leads to a place of a page has words for that. */
export function namingLinks(references: readonly Reference[], root: unknown): NamingLink[] {
  const links = linksWithWords(references, root, (href) => /^\/[^#?]*$/.test(href));
  return [...links].flatMap(({ pointer, href, words, withinText }): NamingLink[] => {
    const { length } = nameIn(words);
    if (length === 0 || length > mostWords) return [];
    return [withinText ? [pointer, href, words, true] : [pointer, href, words]];
  });
}
