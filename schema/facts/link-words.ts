import { parseInline } from '../inline/parse-inline.ts';
import { nameIn } from '../model/name-words.ts';
import { pointerAround, pointerToPath, valueAt } from '../model/pointer.ts';
import type { Reference } from './reference.ts';

/** A link with its visible words. */
export interface WordedLink {
  pointer: string;
  href: string;
  words: string;
  withinText: boolean;
}

/** Properties with the visible words of a link object. */
const wordsOfLink = ['label', 'value', 'text'];

/** Yields the links of a file with wanted addresses, once for each of their texts. */
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
      const holder = valueAt(root, pointerToPath(pointerAround(pointer)));
      for (const name of wordsOfLink) {
        const words: unknown = Object(holder)[name];
        if (typeof words === 'string')
          yield { pointer, href: value, words: words.trim(), withinText: false };
      }
    }
  }
}

/**
 * A link to a page of this site with words that may name a page: its own, those of a link within a
 * text, or the title of the card whose button it is.
 */
export type NamingLink = [pointer: string, href: string, words: string, of?: 'text' | 'card'];

/** Page names have at most this many words. */
const mostWords = 5;

/**
 * Returns the links of a file that may name a page. Links to an anchor are left out, since their
 * words name the place.
 */
export function namingLinks(references: readonly Reference[], root: unknown): NamingLink[] {
  const links = linksWithWords(references, root, (href) => /^\/[^#?]*$/.test(href));
  return [...links].flatMap(({ pointer, href, words, withinText }): NamingLink[] => {
    const title = pointer.endsWith(buttonOfCard) ? titleOfCard(pointer, root) : undefined;
    const all: NamingLink[] = [
      withinText ? [pointer, href, words, 'text'] : [pointer, href, words],
      ...(title === undefined ? [] : [[pointer, href, title, 'card'] satisfies NamingLink]),
    ];
    return all.filter(([, , name]) => {
      const { length } = nameIn(name);
      return length > 0 && length <= mostWords;
    });
  });
}

const buttonOfCard = '/action/href';

/** Returns the pointer of a card's title for the pointer of its button's address. */
export const placeOfTitle = (pointer: string): string =>
  `${pointer.slice(0, -buttonOfCard.length)}/title`;

function titleOfCard(pointer: string, root: unknown): string | undefined {
  const path = pointerToPath(placeOfTitle(pointer));
  // The title of a block is a headline and not a name.
  if (path.length < 4) return undefined;
  const title = valueAt(root, path);
  return typeof title === 'string' ? title.trim() : undefined;
}
