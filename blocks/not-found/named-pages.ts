/**
 * A page with its own name, those of its folders and other words for it, all in small letters and
 * without signs.
 */
export type NamedPage = [href: string, label: string, ...names: string[]];

interface Page {
  href: string;
  label: string;
}

/** Returns pages as the script of the not-found page compares them with an address. */
export const namedPages = (
  pages: readonly Page[],
  words: readonly { href: string; words: string }[] = [],
): NamedPage[] =>
  pages.map(({ href, label }) => {
    const others = words.filter((entry) => entry.href === href).flatMap((entry) => entry.words);
    const names = [...href.split('/'), ...others.flatMap((text) => text.split(' '))];
    return [href, label, ...names.filter(Boolean).map(plain)];
  });

const plain = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
