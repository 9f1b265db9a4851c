import type { Diagnostic, Fix } from '../diagnostics/diagnostics.ts';
import type { Facts } from '../load/load-page.ts';
import { onlyOf } from '../only-of.ts';
import type { PageFacts, SiteView } from '../validate/rule.ts';
import { pageNamed } from './same-meaning.ts';

/** Words with a placeholder for their address, in braces or on separate lines. */
const blankLink = /(: "?)([^":{}…]+)("?,?\s+href: )…/g;

/** An entry of a menu that has only its words. */
const barelyLabel = /(\{ label: "?)([^":{},…]+)("?)(?= \})/g;

/** The hint of an entry that may have an address, such as one of the header. */
const mayHaveAddress = /^It may also have `href`/;

/**
 * Fills in the address of a button in proposals: the page that the same words link to elsewhere, or
 * whose name they are. Otherwise the placeholder stays for the author. An entry of the header's menu
 * gets its address in the same way.
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
      const address = addressOfPage(words);
      return address ? `${before}${words}${between}${address}` : all;
    });
  const addressOfPage = (words: string) => addressOfWords(words, files) ?? pageNamed(words, site);
  // An entry that pages name is a menu of them. Any other leads to a page, or is empty.
  const isMenu = (words: string) => files.some(({ menu }) => menu?.menu === words);
  const addAddress = (text: string): string =>
    text.replace(barelyLabel, (all, _before: string, words: string) => {
      const address = isMenu(words) ? undefined : addressOfPage(words);
      return address ? `${all}, href: ${address}` : all;
    });
  return diagnostics.map((diagnostic) => {
    const { file, fix, hints } = diagnostic;
    if (!fix) return diagnostic;
    const isEntry = file === 'site.yaml' && hints.some((hint) => mayHaveAddress.test(hint));
    if (!isEntry) return inAll(diagnostic, fix, fill);
    const filled = inAll(diagnostic, fix, addAddress);
    const bare = [...filled.fix.text.matchAll(barelyLabel)].filter(
      ([, , words = '']) => !isMenu(words),
    );
    return {
      ...filled,
      hints: [
        ...filled.hints.filter((hint) => !mayHaveAddress.test(hint)),
        ...(bare.length > 0
          ? [
              'An entry also needs `href`, the address of a page, or it is a menu and needs `links`.',
            ]
          : []),
      ],
    };
  });
}

const inAll = (diagnostic: Diagnostic, fix: Fix, change: (text: string) => string) => ({
  ...diagnostic,
  hints: diagnostic.hints.map(change),
  fix: { ...fix, title: change(fix.title), text: change(fix.text) },
});

/** Returns the address that a site's links with these words have, if they all lead to one page. */
export function addressOfWords(words: string, files: readonly Facts[]): string | undefined {
  const wanted = words.trim().toLowerCase();
  const found = files.flatMap(({ naming = [] }) =>
    naming.flatMap(([, href, text]) => (text.toLowerCase() === wanted ? href : [])),
  );
  return onlyOf(new Set(found));
}
