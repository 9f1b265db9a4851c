import { posix } from 'node:path';
import type { SiteView } from '../facts/rule.ts';
import { oncePer } from '../once-per.ts';
import { decodeAddress } from './decode-address.ts';
import { withoutOwnDomain } from './own-address.ts';

const fromHome = 'An address of this site starts with `/` and counts from the home page.';

/** Wrong spellings of page addresses, their replacements, and the reasons. */
const corrections: [pattern: RegExp, replacement: string, reason: string][] = [
  [/\s*\/\s*/g, '/', 'An address has no spaces beside `/`.'],
  [/\s+$/, '', 'An address has no space at its end.'],
  [/[.,;:!]+$/, '', 'A sign that ends a sentence is not part of an address.'],
  [/\\/g, '/', 'An address is written with `/`.'],
  [/^(?:\.{1,2}\/)+/, '/', fromHome],
  [/^\/?pages\//i, '/', 'The folder `pages` is not part of an address.'],
  [
    /\.(?:html?|ya?ml|md|php|aspx?)\/?$/i,
    '',
    'The address of a page has no ending such as `.html` or `.yaml`.',
  ],
  [/(^|\/)index$/i, '$1', 'A page that is the `index` of a folder has the address of the folder.'],
  [/\/{2,}/g, '/', 'One `/` is enough.'],
  [/(.)\/$/, '$1', 'The address of a page has no `/` at its end.'],
  [/^(?!\/)/, '/', 'An address of this site starts with `/`.'],
  [/[\s_]+/g, '-', 'Words of an address are joined by hyphens.'],
];

/** What a site has at its addresses. */
export type Addresses = Pick<SiteView, 'pages' | 'planned' | 'assets' | 'settings'>;

interface Correction {
  address: string;
  reasons: string[];
}

/** Returns the address in the form of page addresses, with the changes in order of importance. */
export function inPageForm(path: string): Correction {
  const reasons: string[] = [];
  let address = decodeAddress(path);
  if (address !== path && !/\s/.test(address)) {
    reasons.push('In an address, letters are written as they are, without codes such as `%61`.');
  }
  for (const [pattern, replacement, reason] of corrections) {
    const changed = address.replace(pattern, replacement);
    if (changed !== address) reasons.push(reason);
    address = changed;
  }
  const lower = address.toLowerCase();
  if (lower !== address) reasons.push('Addresses of pages are in lower case.');
  return { address: lower, reasons };
}

/**
 * Returns the addresses that a path may mean, the likelier first: counted from the home page, from
 * the page with the link, or from the folder that this page is the index of.
 */
export function addressForms(path: string, from = '/'): Correction[] {
  const fromRoot = inPageForm(path);
  if (path.startsWith('/')) return [fromRoot];
  const [beside, below] = [posix.dirname(from), from].map((folder): Correction => {
    const { address } = inPageForm(posix.join(folder, path));
    return { address, reasons: [fromHome] };
  }) as [Correction, Correction];
  return /^\.{1,2}\//.test(path) ? [beside, fromRoot, below] : [fromRoot, beside, below];
}

/**
 * Returns the page, planned page or file that a misspelt address must mean, or `undefined`.
 * @param from the route of the page with the link, for relative addresses
 */
export function correctAddress(
  path: string,
  from: string | undefined,
  site: Addresses,
): Correction | undefined {
  const page = addressForms(path, from).find(
    ({ address }) => site.pages.has(address) || site.planned?.has(address),
  );
  if (page || from === undefined || path.startsWith('/')) return page ?? correctFile(path, site);
  return correctFile(path, site) ?? correctFile(posix.join(posix.dirname(from), path), site);
}

/** Returns the address that a file beside the pages would have: `/og.png` for `pages\\og.png`. */
export const inFileForm = (path: string, site: Addresses): string =>
  (withoutOwnDomain(path, site) ?? path)
    .trim()
    .replace(/\?.*$/, '')
    .replace(/\\/g, '/')
    .replace(/^(?:\.{1,2}\/)+/, '/')
    .replace(/^\/?pages\//i, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^(?!\/)/, '/');

/** Like `correctAddress`, for files beside the pages. */
export function correctFile(path: string, site: Addresses): Correction | undefined {
  const address = inFileForm(path, site);
  if (site.assets.has(address)) {
    return { address, reasons: [`The address of \`pages${address}\` is \`${address}\`.`] };
  }
  const named = namesOf(site.assets).alike.get(alike(address));
  if (named === undefined) return undefined;
  const isWrittenApart = named.normalize() === address.normalize();
  const reason = isWrittenApart
    ? 'They look the same: in one of them a letter and its accent are two characters, as some Macs write them.'
    : 'Upper and lower case are different letters in a file’s name.';
  return { address: named, reasons: [reason] };
}

/** Returns the only file that differs just in its extension: `/og.png` for `/og.jpg`. */
export const withOtherEnding = (path: string, site: Addresses): string | undefined =>
  namesOf(site.assets).byStem.get(stemOf(path)) ?? undefined;

/** A name without the differences that nobody sees, and without those of case. */
const alike = (address: string): string => address.normalize().toLowerCase();

interface FileNames {
  alike: Map<string, string>;
  /** `null` if several files have this stem. */
  byStem: Map<string, string | null>;
}

const namesOf = oncePer((assets: ReadonlySet<string>): FileNames => {
  const names: FileNames = { alike: new Map(), byStem: new Map() };
  for (const address of assets) {
    names.alike.set(alike(address), address);
    const stem = stemOf(address);
    names.byStem.set(stem, names.byStem.has(stem) ? null : address);
  }
  return names;
});

const stemOf = (address: string): string => address.toLowerCase().replace(/\.[a-z0-9]+$/, '');
