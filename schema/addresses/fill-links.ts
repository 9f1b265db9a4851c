import type { Diagnostic, Fix } from '../diagnostics/diagnostics.ts';
import { slug } from '../diagnostics/forms/names.ts';
import type { Facts } from '../load/load-page.ts';
import { onlyOf } from '../only-of.ts';
import type { PageFacts, SiteView } from '../validate/rule.ts';
import { withoutOwnDomain } from './own-address.ts';
import { pageNamed } from './same-meaning.ts';

/** Words with a placeholder for their address, in braces or on separate lines. */
const blankLink = /(: "?)([^":{}…]+)("?,?\s+href: )…/g;

/** An entry of a menu that has only its words. */
const barelyLabel = /(\{ label: "?)([^":{},…]+)("?)(?= \})/g;

/** The hint of an entry that may have an address, such as one of the header. */
const mayHaveAddress = /^It may also have `href`/;

/** The hint about an address of the site itself in a text. */
const ofThisSite = /^A page of this site is written without its domain/;

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
  const fill = (text: string, own: Facts | undefined): string =>
    text.replace(blankLink, (all, before: string, words: string, between: string) => {
      const page = addressOfPage(words);
      // A button that leads to the page on which it is does nothing.
      const address = page && page !== own?.route ? page : placeNamed(words, own);
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
    const own = files.find((each) => each.file === file);
    if (!isEntry) return inAll(diagnostic, fix, (text) => fill(text, own));
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

/** Returns the place on a page that is named after these words: `"#sign-up"` for `Sign up`. */
const placeNamed = (words: string, page: Facts | undefined): string | undefined =>
  page?.anchors.some(([, id]) => id === slug(words)) ? `"#${slug(words)}"` : undefined;

/** Returns the address that a site's links with these words have, if they all lead to one page. */
export function addressOfWords(words: string, files: readonly Facts[]): string | undefined {
  const wanted = words.trim().toLowerCase();
  const found = files.flatMap(({ naming = [] }) =>
    naming.flatMap(([, href, text]) => (text.toLowerCase() === wanted ? href : [])),
  );
  return onlyOf(new Set(found));
}

/** Writes the links of proposals that lead to this site without its domain, and keeps the hint that is about them. */
export const withOwnAddresses = (
  diagnostics: readonly Diagnostic[],
  site: Pick<SiteView, 'settings' | 'pages'>,
): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const { code, fix, hints } = diagnostic;
    const [, href] =
      /\]\((https?:[^()\s]+)\)/.exec(code === 'W908' ? (fix?.title ?? '') : '') ?? [];
    if (!fix || href === undefined) return diagnostic;
    const address = withoutOwnDomain(href, site);
    const isOfThisSite = (hint: string) => ofThisSite.test(hint);
    if (address === undefined)
      return { ...diagnostic, hints: hints.filter((hint) => !isOfThisSite(hint)) };
    const shorten = (text: string) => text.replaceAll(`](${href})`, `](${address})`);
    return {
      ...diagnostic,
      hints: hints.filter((hint) => isOfThisSite(hint) || !hint.includes(href)),
      fix: { ...fix, title: shorten(fix.title), text: shorten(fix.text) },
    };
  });
