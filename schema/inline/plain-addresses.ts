/** The characters before and after a part of a text. Empty at its ends. */
export type Around = [before: string, after: string];

/** An address with a domain, with or without its scheme. */
const address =
  /(?<![\w@./-])(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][^\s<>"]*)?(?![\w@])/gi;

export interface PlainAddress {
  href: string;
  index: number;
  around: Around;
}

/**
 * Finds the addresses in a text without marks, such as a mail, where programs turn them into links.
 * A sign at the end belongs to the sentence.
 */
export const plainAddresses = (text: string): PlainAddress[] =>
  [...text.matchAll(address)].map(({ 0: match, index }) => {
    const href = match.replace(/[.,;:!?)\]}'*]+$/, '');
    const end = index + href.length;
    return {
      href,
      index,
      around: [text.slice(Math.max(0, index - 1), index), text.slice(end, end + 1)],
    };
  });
