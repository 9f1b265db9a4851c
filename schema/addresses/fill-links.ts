import { slug } from '../diagnostics/forms/names.ts';
import type { Facts } from '../facts/facts.ts';
import type { PageFacts, SiteView } from '../facts/rule.ts';
import type { Diagnostic, Fix } from '../model/diagnostics.ts';
import { mayAlsoHave } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { withoutOwnDomain } from './own-address.ts';
import { pageNamed } from './same-meaning.ts';

/** Words with a placeholder for their address, in braces or on separate lines. */
const blankLink = /(: "?)([^":{}…]+)("?,?\s+href: )…/g;

/** An entry of a menu that has only its words. */
const barelyLabel = /(\{ label: "?)([^":{},…]+)("?)(?= \})/g;

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
    const { file, fix, about } = diagnostic;
    if (!fix) return diagnostic;
    const optional = about?.kind === 'wrong type' ? about.optional : undefined;
    // An entry that may have an address, such as one of the header.
    const isEntry = file === 'site.yaml' && optional?.[0] === 'href';
    const own = files.find((each) => each.file === file);
    if (!isEntry) return inAll(diagnostic, fix, (text) => fill(text, own));
    const filled = inAll(diagnostic, fix, addAddress);
    const bare = [...filled.fix.text.matchAll(barelyLabel)].filter(
      ([, , words = '']) => !isMenu(words),
    );
    return {
      ...filled,
      hints: [
        ...filled.hints.filter((hint) => hint !== mayAlsoHave(optional)),
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

/** Writes the links of proposals that lead to this site without its domain, and keeps the hint that is right. */
export const withOwnAddresses = (
  diagnostics: readonly Diagnostic[],
  site: Pick<SiteView, 'settings' | 'pages'>,
): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const { fix, about } = diagnostic;
    if (!fix || about?.kind !== 'full address') return diagnostic;
    const { href, hintIfOwn, hintIfOther } = about;
    const address = withoutOwnDomain(href, site);
    const wrong = address === undefined ? hintIfOwn : hintIfOther;
    const hints = diagnostic.hints.filter((hint) => hint !== wrong);
    if (address === undefined) return { ...diagnostic, hints };
    const shorten = (text: string) => text.replaceAll(`](${href})`, `](${address})`);
    return {
      ...diagnostic,
      hints,
      fix: { ...fix, title: shorten(fix.title), text: shorten(fix.text) },
    };
  });
