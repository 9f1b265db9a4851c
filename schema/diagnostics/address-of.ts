import { isAddress } from '../model/is-address.ts';
import { onlyOf } from '../only-of.ts';
import { isSameWord } from './same-word.ts';

/**
 * Returns the address that these words have everywhere else in a file; `undefined` if there are
 * several.
 */
export function addressOf(words: string, root: unknown): string | undefined {
  return onlyOf(new Set(addressesOf(words, root)));
}

function addressesOf(words: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  const texts = inner.filter((each) => typeof each === 'string');
  const address = onlyOf(texts.filter(isAddress));
  const isLink = address !== undefined;
  return isLink && texts.some((each) => isSameWord(each, words))
    ? [address]
    : inner.flatMap((each) => addressesOf(words, each));
}
