import type { SiteView } from '../facts/rule.ts';
import { oncePer } from '../once-per.ts';
import { namedFiles } from './named-files.ts';

/** Documents of other systems, which are never pages, and which people work in rather than publish. */
const document =
  /\.(?:mdx?|markdown|mdown|adoc|asciidoc|rst|html?|docx?|odt|rtf|gdoc|pages|xls[xm]?|ods|numbers|pptx?|odp)$/i;
/** Files that may be pages by their content or downloads by their name. */
const data = /(?:\/[^./]+|\.(?:json|jsonc|json5|txt|text|toml|ya?ml[^/]*))$/i;

/** Maximum number of files to read. Nobody has more of them by mistake. */
const mostLooked = 50;

/**
 * Finds files beside the pages that were probably meant as pages, with the address that they would
 * have. A file that a link leads to is meant as a file.
 */
export const takenForPages = oncePer((site: SiteView): ReadonlyMap<string, string> => {
  const candidates = [...site.assets].filter(
    (address) => document.test(address) || data.test(address),
  );
  const found = new Map<string, string>();
  const linked = candidates.length > 0 ? namedFiles(site) : new Set();
  for (const address of candidates.slice(0, mostLooked)) {
    if (linked.has(address) || address.startsWith('/.well-known/')) continue;
    if (document.test(address) || isPage(site.readText(`pages${address}`) ?? ''))
      found.set(address, address.replace(/\.[^/]*$/, '').replace(/(.)\/(?:index|readme)$/i, '$1'));
  }
  return found;
});

/** Properties that only pages are likely to have, with or without the quotes of JSON. */
const ofPages = /(?:^|[{,])\s*"?(?:description|sections|content|layout|slug|hero)"?\s*[:=]/m;

/**
 * Whether a text looks like a page: it has a title, and blocks or their equivalent in other
 * systems.
 */
const isPage = (text: string): boolean =>
  /(?:^|[{,])\s*"?blocks"?\s*:/m.test(text) ||
  (/(?:^|[{,])\s*"?title"?\s*[:=]/m.test(text) && ofPages.test(text));
