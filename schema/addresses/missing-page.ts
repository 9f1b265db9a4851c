import type { Finding, SiteView } from '../facts/rule.ts';
import { parseInline } from '../inline/parse-inline.ts';
import { isAddress } from '../model/is-address.ts';
import { valueAt } from '../model/pointer.ts';
import { didYouMean } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { parsePlainYaml } from '../syntax/plain/plain-yaml.ts';
import { decodeAddress } from './decode-address.ts';
import { likelyHome } from './likely-home.ts';
import { type Link, writeInstead } from './link.ts';
import { findLostPages } from './lost-pages.ts';
import { maySearch } from './may-search.ts';
import { movedPages } from './moved-pages.ts';
import { nearestAddresses, pagesIn } from './nearest-address.ts';
import { inAddressForm } from './page-route.ts';
import { isPublishedPath, whyUnpublished } from './published-names.ts';
import { pageNamed } from './same-meaning.ts';

/** Explains a link to an address that does not exist. */
export function explainMissingPage(link: Link, site: SiteView): Finding {
  const { path, href, written, from } = link;
  if (/^(?:…|\.{3,})$/.test(path)) return stillToCome;
  const [, page = '', query = ''] = /^([^?&]*)&([\w-]+=.*)$/.exec(href) ?? [];
  if (site.pages.has(page)) return queryWithoutMark(link, page, query);
  const coded = signInCodes(link, site);
  if (coded) return coded;
  const own = placesLike(path, from.anchors);
  const [begin = ''] = path.trim().split(/\s/);
  const near =
    own.length > 0 ? own : site.pages.has(begin) ? [begin] : nearestAddresses(path, from, site);
  const best = near.length > 0 ? near : movedPage(path, from, site);
  const [only, second] = path === '/' ? [] : best;
  const hasSpaces = /\s/.test(written);
  const isFile = /\.[a-z0-9]+$/i.test(path);
  return {
    code: hasSpaces ? 'R217' : 'R201',
    message: hasSpaces
      ? `\`${written}\` has a space in it, and there is no page of that name.`
      : `There is no ${isFile ? 'file' : 'page'} \`${path}\`.`,
    label: only === undefined ? undefined : didYouMean(best),
    hints: [
      ...(best.length > 0 ? [] : namedByWords(link, site)),
      ...swapped(link, site),
      ...folder(path, site),
      ...howToMove(path, best[0], site),
      howToAdd(link, best),
    ],
    ...(only !== undefined &&
      second === undefined &&
      writeInstead(
        link,
        href.trim().replace(path.trim(), () => only),
        false,
      )),
  };
}

/** Says of a folder which pages it has, and what would be its own page. */
function folder(path: string, site: SiteView): string[] {
  const inside = pagesIn(path, site);
  if (inside.length === 0) return [];
  const shown = inside.slice(0, 3).map((route) => `\`${route}\``);
  return [
    `\`pages${path}\` is a folder, with ${shown.join(', ')}${inside.length > 3 ? ' and more' : ''}. Its own page would be \`pages${path}/index.yaml\`.`,
  ];
}

/** `/contact&about=prices`: the first part of a query has a question mark before it. */
const queryWithoutMark = (link: Link, page: string, query: string): Finding => ({
  code: 'R201',
  message: `\`&${query}\` comes right after \`${page}\`, so it is taken for a part of that name.`,
  label: `write \`${page}?${query}\``,
  hints: 'What is added to an address begins with `?`. A second part has `&` before it.',
  ...writeInstead(link, `${page}?${query}`, true),
});

/** `/pricing%23plans`: the sign before a place or a query is written with a code. */
function signInCodes(link: Link, site: SiteView): Finding | undefined {
  const { path, href } = link;
  const [code, sign] = /%23/.test(path) ? ['%23', '#'] : ['%3F', '?'];
  const [page = '', ...rest] = path.split(RegExp(code, 'i'));
  if (rest.length !== 1 || !site.pages.has(page)) return undefined;
  const correct = `${page}${sign}${rest[0]}${href.slice(path.length)}`;
  return {
    code: 'R201',
    message: `\`${code}\` stands for \`${sign}\`, and as a code it is a part of the name before it.`,
    label: `write \`${correct}\``,
    hints: `The sign that starts a ${sign === '#' ? 'place on a page' : 'query'} is written as it is.`,
    ...writeInstead(link, correct, true),
  };
}

const stillToCome: Finding = {
  code: 'R201',
  message: 'This link has no address yet.',
  hints:
    'Write the address of a page, such as `/pricing`, of a place on this page, such as `#plans`, or of another site, with its `https://`.',
};

/** Finds anchors on the page itself: `#plans` for `/plans` and `plans`. */
const placesLike = (path: string, anchors: Link['from']['anchors']): string[] =>
  anchors.flatMap(([, id]) => (id === path.replace(/^\//, '') ? [`#${id}`] : [])).slice(0, 1);

/** Returns the page that this one was moved to, unless it is the page with the link. */
function movedPage(path: string, from: Link['from'], site: SiteView): string[] {
  const route = onlyOf([...(movedPages(site).get(path) ?? [])]);
  return route !== undefined && route !== from.route ? [route] : [];
}

/** Advises how to move a page: if its file was renamed, every link has to follow. */
function howToMove(path: string, best: string | undefined, site: SiteView): string[] {
  const { unlinked, linked } = findLostPages(site);
  if (path === '/') {
    const file = likelyHome(site)?.file ?? (best && site.pages.get(best)?.file);
    return [
      `The home page is the file \`pages/index.yaml\`.${file ? ` If it is \`${file}\`, call it so.` : ''}`,
    ];
  }
  // A page in a menu needs no links.
  const isInOtherFolder =
    best !== undefined &&
    site.pages.has(best) &&
    !linked.has(best) &&
    best.split('/').at(-1) === path.split('/').at(-1);
  const page = best === undefined ? undefined : site.pages.get(best);
  const isMoved = isInOtherFolder || (page !== undefined && unlinked.has(page));
  const isName = /^(?:\/[a-z0-9-]+)+$/.test(path);
  const kept = ['.bak', '.old', '.orig', '~'].find(
    (ending) => isName && site.readText(`pages${path}.yaml${ending}`) !== undefined,
  );
  if (kept)
    return [
      `\`pages${path}.yaml${kept}\` is a backup, which is not read. If it is the page, call it \`pages${path}.yaml\`.`,
    ];
  return isMoved && isName
    ? [
        `If that is the page under a new name, call its file \`pages${path}.yaml\` again and run \`npm run move -- ${path} ${best}\`: it changes every link and leads the old address to the new one.`,
      ]
    : [];
}

function howToAdd({ path, spot }: Link, best: readonly string[]): string {
  if (!isPublishedPath(path.slice(1))) return whyUnpublished;
  const first = best.length > 0 ? 'Otherwise correct' : 'Correct';
  if (!path.startsWith('/')) {
    return `${best.length > 0 ? '' : 'Write where the link leads. '}An address of this site starts with \`/\`.`;
  }
  if (/\.[a-z0-9]+$/i.test(path)) {
    return `${first} the address, or put the file there: \`pages${path}\`.`;
  }
  const page = path === '/' ? '/index' : decodeAddress(path).replace(/\/+$/, '');
  const named = inAddressForm(page) ?? page;
  const linked = named === page ? '' : `, and link to \`${named}\``;
  return `${first} the address, remove the ${isRedirect(spot) ? 'redirect' : 'link'}, or add the page: \`npm run new -- page ${named.slice(1)}\`${linked}. A page that is still to come is listed under \`planned\` in site.yaml.`;
}

const isRedirect = ({ file, where }: Link['spot']): boolean =>
  file === 'site.yaml' && 'path' in where && where.path?.[0] === 'redirects';

/** Finds links whose words and address are swapped. */
function swapped(link: Link, site: SiteView): string[] {
  const label = link.withinText ? undefined : wordsOf(link, site);
  return isAddress(label)
    ? [
        `The words and the address have changed places: \`label: ${link.written}\` and \`href: ${label}\`.`,
      ]
    : [];
}

/** Finds the page that the words of a link name: `/pricing` for `See pricing`. */
function namedByWords(link: Link, site: SiteView): string[] {
  const words = wordsOf(link, site);
  const route = typeof words === 'string' && maySearch(site) ? pageNamed(words, site) : undefined;
  const isHidden = site.pages.get(route ?? '')?.draft === true && !link.from.draft;
  return route === undefined || route === link.from.route || isHidden
    ? []
    : [`Its words, “${words}”, sound like the page \`${route}\`: is that the one?`];
}

/** The words that visitors read of a link. */
function wordsOf({ spot, withinText, written, from }: Link, site: SiteView): unknown {
  const path = 'path' in spot.where ? spot.where.path : undefined;
  const text = path ? site.readText(from.file) : undefined;
  if (text === undefined || !path) return undefined;
  const root = parsePlainYaml(text);
  if (!withinText) return valueAt(root, [...path.slice(0, -1), 'label']);
  return parseInline(String(valueAt(root, path))).find(
    (part) => part.kind === 'link' && part.href === written,
  )?.text;
}
