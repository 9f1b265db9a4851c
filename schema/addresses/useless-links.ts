import type { Finding, SiteView } from '../facts/rule.ts';
import { didYouMean } from '../model/wording.ts';
import { correctAddress } from './correct-address.ts';
import { type Link, writeInstead } from './link.ts';
import { withoutOwnDomain } from './own-address.ts';

/** Whether an address leads to the visitor's own computer. */
export const isThisMachine = (href: string): boolean =>
  /^\s*https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?:[:/?#]|\s*$)/i.test(href);

/** Explains a link such as `http://localhost:3000/careers`, usually copied from the preview. */
export function linkToThisMachine(link: Link, site: SiteView): Finding {
  const rest = link.written.trim().replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [, path = '/', end = ''] = /^([^?#]*)(.*)$/.exec(rest) ?? [];
  const route = path || '/';
  const isThere = site.pages.has(route) || site.assets.has(route);
  const address = isThere ? route : correctAddress(route, undefined, site)?.address;
  const correct = address === undefined ? undefined : `${address}${end}`;
  return {
    code: 'R221',
    severity: 'warning',
    message: `\`${link.written.trim()}\` leads to the visitor’s own computer, not to the site.`,
    ...(correct !== undefined && { label: didYouMean([correct]) }),
    hints:
      'It is the address of your preview. A page of this site is linked by its path alone, such as `/pricing`.',
    ...(correct !== undefined && writeInstead(link, correct)),
  };
}

/** Redirecting services, and the query parameter that contains the real address. */
const leadingOn =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url\?|[\w-]+\.safelinks\.protection\.outlook\.com\/|l\.(?:facebook|instagram)\.com\/|(?:www\.)?linkedin\.com\/redir\/)/i;

/**
 * Returns the real address in one of a redirecting service, such as Google Docs, which copies its
 * own.
 */
export function addressBehind(href: string): string | undefined {
  if (!leadingOn.test(href)) return undefined;
  const { searchParams } = URL.parse(href) ?? {};
  const meant = searchParams?.get('q') ?? searchParams?.get('url') ?? searchParams?.get('u');
  return meant && URL.canParse(meant) ? meant : undefined;
}

/** R226: a link to a redirecting service. `address` is the one behind it, see `addressBehind`. */
export function linkThroughProgram(link: Link, address: string, site: SiteView): Finding {
  const own = withoutOwnDomain(address, site);
  const correct = own && site.pages.has(own.replace(/[?#].*/, '')) ? own : address;
  return {
    code: 'R226',
    severity: 'warning',
    message: `This link goes through ${URL.parse(link.written)?.host} to \`${address}\`.`,
    label: `write \`${correct}\``,
    hints:
      'The program from which the text was copied has put its own address around it, to count clicks.',
    ...writeInstead(link, correct),
  };
}

/** `#`, a placeholder for an address. */
export const linkToNowhere: Finding = {
  code: 'R222',
  severity: 'warning',
  message: '`#` leads nowhere: after it the name of a place is missing.',
  hints:
    'Write the address of a page (`/pricing`), or a place on this one (`#plans`). A button that does nothing yet has no `href`; its `reason` says why.',
};
