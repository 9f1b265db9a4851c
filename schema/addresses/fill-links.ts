import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import type { Facts } from '../load/load-page.ts';
import type { PageFacts, SiteView } from '../validate/rule.ts';
import { pageNamed } from './same-meaning.ts';

/** Words with a placeholder for their address, in braces or on separate lines. */
const blankLink = /(: "?)([^":{}…]+)("?,?\s+href: )…/g;

/**
 * Fills in the address of a button in proposals: the page that the same words link to elsewhere, or
 * whose name they are. Otherwise the placeholder stays for the author.
 */
export function fillLinks(
  diagnostics: readonly Diagnostic[],
  files: readonly Facts[],
  planned: readonly string[] = [],
): Diagnostic[] {
  const site: Pick<SiteView, 'pages' | 'planned'> = {
    pages: new Map(
      files.flatMap((file) => (file.route && !file.draft ? [[file.route, file as PageFacts]] : [])),
    ),
    planned: new Map(planned.map((route, index) => [route, index])),
  };
  const fill = (text: string): string =>
    text.replace(blankLink, (all, before: string, words: string, between: string) => {
      const address = addressOfWords(words, files) ?? pageNamed(words, site);
      return address ? `${before}${words}${between}${address}` : all;
    });
  return diagnostics.map((diagnostic) =>
    diagnostic.fix
      ? {
          ...diagnostic,
          hints: diagnostic.hints.map(fill),
          fix: {
            ...diagnostic.fix,
            title: fill(diagnostic.fix.title),
            text: fill(diagnostic.fix.text),
          },
        }
      : diagnostic,
  );
}

/** Returns the address that a site's links with these words have, if they all lead to one page. */
export function addressOfWords(words: string, files: readonly Facts[]): string | undefined {
  const wanted = words.trim().toLowerCase();
  const found = files.flatMap(({ naming = [] }) =>
    naming.flatMap(([, href, text]) => (text.toLowerCase() === wanted ? href : [])),
  );
  const [address, ...others] = new Set(found);
  return others.length === 0 ? address : undefined;
}
