import { writeSimpleText } from '../edits/write-simple-text.ts';
import type { Facts } from '../facts/facts.ts';
import { type Finding, type Spot, valueIn } from '../facts/rule.ts';

/** A link to an address of this site. */
export interface Link {
  /** The address without the domain, if the author wrote one. */
  href: string;
  /** The address as written in the file. */
  written: string;
  path: string;
  /** Including its `#`, or empty. */
  anchor: string;
  /** The file that contains the link. */
  from: Facts;
  spot: Spot;
  withinText: boolean;
  /** What has to stay before the address, in a mail: its scheme and domain. */
  domain?: string;
}

/**
 * Returns a link with its place in the file.
 * @param href where it leads, if that is not as it is written: without the own domain
 */
export function toLink(
  from: Facts,
  [pointer, written, withinText]: Facts['links'][number],
  href = written,
): Link {
  const [before, after] = Array.isArray(withinText) ? withinText : ['](', ')'];
  const spot = valueIn(from.file, pointer, withinText && { before, text: written, after });
  const domain = Array.isArray(withinText) ? domainOf(written, href) : undefined;
  return {
    ...{ ...divide(href), href, written, from, spot, withinText: withinText !== undefined },
    ...(domain !== undefined && { domain }),
  };
}

/**
 * Returns what is before the path in a full address.
 * @param path the rest of it, which starts with `/` even if the address ends with its domain
 */
export const domainOf = (address: string, path: string): string =>
  address.slice(0, address.length - (address.endsWith(path) ? path.length : path.length - 1));

/** Splits an address. A query does not change where a link leads. */
function divide(href: string): { path: string; anchor: string } {
  const hash = href.indexOf('#');
  const beforeAnchor = hash < 0 ? href : href.slice(0, hash);
  return { path: beforeAnchor.split('?')[0] ?? '', anchor: hash < 0 ? '' : href.slice(hash) };
}

/** Returns the fix that replaces the address of a link. */
export function writeInstead(
  { withinText, written, domain = '' }: Pick<Link, 'withinText' | 'written' | 'domain'>,
  path: string,
  certain = false,
): Pick<Finding, 'replacement'> {
  const address = `${domain}${path}`;
  return {
    replacement: {
      title: `write \`${address}\` instead of \`${written}\``,
      text: withinText ? address : writeSimpleText(address),
      certain,
    },
  };
}
