import { isAlias, isScalar, type Scalar } from 'yaml';
import { correctAddress } from '../addresses/correct-address.ts';
import { followRedirects, type RedirectedAddresses } from '../addresses/follow-redirects.ts';
import { domainOf } from '../addresses/link.ts';
import { withoutOwnDomain } from '../addresses/own-address.ts';
import { setValue } from '../edits/edit-values.ts';
import { nodeAt, type YamlText } from '../edits/yaml-text.ts';
import type { Facts } from '../facts/facts.ts';
import { plainAddresses } from '../inline/plain-addresses.ts';
import { inFile, pointerToPath } from '../model/pointer.ts';
import { joinAddress, partsOf } from '../model/redirects.ts';
import { namesIn, replaceUses } from '../model/value-uses.ts';
import { noValues, type Values } from '../model/values.ts';
import { applyEdits, type TextEdit } from '../syntax/text-edits.ts';
import { MoveError } from './page-place.ts';

/** The old and new address of the page that moves. */
export interface Address {
  from: string;
  to: string;
  /** What is there before the move, for links that are not written as the address. */
  site: RedirectedAddresses;
}

/**
 * Returns the address of a link after the move, with its domain, query and anchor. `undefined` if
 * the move does not change it: only links to the page that moves, and relative ones on it, do.
 * @param route the page with the link, for relative addresses
 */
function moveAddress(
  href: string,
  { from, to, site }: Address,
  route?: string,
): string | undefined {
  const own = withoutOwnDomain(href, site);
  const { path, query, anchor } = partsOf(own ?? href);
  if (path === '' || (own === undefined && /^[a-z]+:/i.test(href))) return undefined;
  const base = own === undefined ? route : undefined;
  const { followed, address: current } = followLink(path, site, base);
  // The move ends a redirect of the new address.
  if (followed && (followed.loops || followed.steps.includes(to))) return undefined;
  const isLost = base === from && current !== followLink(path, site, to).address;
  if (current === undefined || (current !== from && !isLost)) return undefined;
  const domain = own === undefined ? '' : domainOf(href.trim(), own);
  // The sign that ends a sentence stays, as all that is no part of the address.
  const sign = path === from ? '' : (/[.,;:!?]+$/.exec(path)?.[0] ?? '');
  const correct = partsOf(joinAddress(followed?.end ?? '', { query, anchor }));
  return `${domain}${current === from ? to : current}${sign}${correct.query}${correct.anchor}`;
}

/** Returns the page or file to which a path leads, in any spelling, and the redirects on the way. */
function followLink(path: string, site: RedirectedAddresses, route?: string) {
  const followed = site.pages.has(path) ? undefined : followRedirects(path, site, route);
  const target = partsOf(followed?.end ?? path).path;
  const address = site.pages.has(target) ? target : correctAddress(target, route, site)?.address;
  return { followed, address };
}

/** A part of a text, by its index, and what it becomes. */
interface Change {
  at: number;
  before: string;
  after: string;
}

/** Where a link is: `true` for a text with links, two characters for a text of another kind. */
type Within = Facts['links'][number][2];

/** Finds what a move changes in a text, or in its notation in a file. An address changes as a whole. */
function changesIn(text: string, within: Within, address: Address, route?: string): Change[] {
  const found =
    within === undefined
      ? [{ href: text, index: 0 }]
      : within === true
        ? [...text.matchAll(/(?<=\]\()[^)\s]+(?=\))/g)].map(({ 0: href, index }) => ({
            href,
            index,
          }))
        : plainAddresses(text);
  return found.flatMap(({ href, index: at }) => {
    const after = moveAddress(href, address, route);
    return after === undefined ? [] : { at, before: href, after };
  });
}

/** @param start where the text begins in its file */
const toEdits = (changes: readonly Change[], start = 0): TextEdit[] =>
  changes.map(({ at, before, after }) => {
    const from = start + at;
    return { from, to: from + before.length, text: after };
  });

const applyChanges = (text: string, changes: readonly Change[]): string =>
  applyEdits(text, toEdits(changes));

/** Updates the text of a value: an address, or a text with addresses. */
export function moveValue(text: string, address: Address): string {
  const moved = moveAddress(text, address);
  if (moved !== undefined) return moved;
  const withLinks = applyChanges(text, changesIn(text, true, address));
  return applyChanges(withLinks, changesIn(withLinks, ['', ''], address));
}

/** Whether a file links to the page that moves. */
export const leadsTo = ({ links, route }: Facts, address: Address): boolean =>
  links.some(([, href]) => moveAddress(href, address, route) !== undefined);

export interface LinkEdits {
  edits: TextEdit[];
  /** Names of values that contain the address, instead of the file itself. */
  values: Set<string>;
}

/**
 * Returns the edits that update every link of a file to the new address. Throws `MoveError` if a
 * link cannot be edited.
 */
export function editLinks(
  yaml: YamlText,
  { file, links, route, oldNames }: Facts,
  address: Address,
  values: Values = noValues,
): LinkEdits {
  const edits = new Map<string, TextEdit>();
  const moving = new Set<string>();
  for (const [pointer, href, within] of links) {
    if (moveAddress(href, address, route) === undefined) continue;
    const path = inFile(pointerToPath(pointer), oldNames);
    const found = nodeAt(yaml, path);
    // The text of an alias is at its anchor.
    const node = isAlias(found) ? found.resolve(yaml.document) : found;
    const text = isScalar(node) ? node.value : undefined;
    if (!isScalar(node) || typeof text !== 'string') throw cannotEdit(file, href);
    const changesOf = (written: string) => changesIn(written, within, address, route);
    const changes = changesOf(text);
    const after = applyChanges(text, changes);
    const inPlace = editInPlace(yaml, node, changes, within && changesOf);
    if (!inPlace && isAlias(found)) throw cannotEdit(file, href);
    for (const edit of inPlace ?? setValue(yaml, path, after))
      edits.set(`${edit.from} ${edit.to}`, edit);
    // What still leads there is in values, or put together from several parts.
    const names = namesIn(after).filter((name) =>
      isMovedWith(name, after, within, values, address),
    );
    for (const name of names) moving.add(name);
    const shown = replaceUses(after, (name) => {
      const value = values.get(name)?.text ?? '';
      return names.includes(name) ? moveValue(value, address) : value;
    });
    if (changesOf(shown).length > 0) throw cannotEdit(file, href);
  }
  return { edits: [...edits.values()], values: moving };
}

/**
 * Returns the edits of a text where it is written; `undefined` if its notation hides what changes. An
 * address has no spaces, so it is in one piece in every notation, unless it has escapes.
 * @param changesOf finds what changes in a text with links; absent for an address alone
 */
function editInPlace(
  { text }: YamlText,
  { range }: Scalar,
  changes: readonly Change[],
  changesOf: ((source: string) => Change[]) | undefined,
): TextEdit[] | undefined {
  const [start = 0, end = 0] = range ?? [];
  const source = text.slice(start, end);
  const inSource =
    changesOf?.(source) ??
    changes.map((change) => ({ ...change, at: source.indexOf(change.before) }));
  const isInPlace =
    changes.length === inSource.length &&
    inSource.every(({ at, before }, index) => at >= 0 && before === changes[index]?.before);
  return isInPlace ? toEdits(inSource, start) : undefined;
}

/** Whether a value has to be edited: it has addresses, or is the whole address of a link. */
function isMovedWith(
  name: string,
  text: string,
  within: Within,
  values: Values,
  address: Address,
): boolean {
  const value = values.get(name)?.text ?? '';
  if (within && changesIn(value, within, address).length > 0) return true;
  const isAddress = new RegExp(`(?:^|\\]\\()${RegExp.escape(`$(${name})`)}(?:[?#)]|$)`);
  return isAddress.test(text) && moveAddress(value, address) !== undefined;
}

const cannotEdit = (file: string, href: string): MoveError =>
  new MoveError(
    `The link to ${href} in ${file} is put together from several parts. Write it out there, then move the page.`,
  );
