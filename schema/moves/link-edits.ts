import { isAlias, isScalar, type Scalar } from 'yaml';
import { type Addresses, correctAddress } from '../addresses/correct-address.ts';
import { withoutOwnDomain } from '../addresses/own-address.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { setValue } from '../edits/edit-values.ts';
import type { TextEdit } from '../edits/text-edits.ts';
import { nodeAt, type YamlText } from '../edits/yaml-text.ts';
import { parseInline } from '../inline/parse-inline.ts';
import type { Facts } from '../load/load-page.ts';
import { partsOf } from '../redirects/redirects.ts';
import { namesIn, replaceUses } from '../values/value-uses.ts';
import { noValues, type Values } from '../values/values.ts';
import { MoveError } from './page-place.ts';

/** The old and new address of the page that moves. */
export interface Address {
  from: string;
  to: string;
  /** What is there before the move, for links that are not written as the address. */
  site: Addresses;
}

/**
 * Returns the address of a link after the move, with its domain, query and anchor. `undefined` if
 * it leads elsewhere.
 * @param route the page with the link, for relative addresses
 */
export function moveAddress(
  href: string,
  { from, to, site }: Address,
  route?: string,
): string | undefined {
  const own = withoutOwnDomain(href, site);
  const { path, query, anchor } = partsOf(own ?? href);
  if (path === '' || (own === undefined && /^[a-z]+:/i.test(href))) return undefined;
  const base = own === undefined ? route : undefined;
  const current = site.pages.has(path) ? path : correctAddress(path, base, site)?.address;
  if (current !== from) return undefined;
  // A full address may end with its domain.
  const domain = own === undefined ? '' : /^(?:https?:)?(?:\/\/)?[^/?#]+/i.exec(href.trim())?.[0];
  // The sign that ends a sentence stays, as all that is no part of the address.
  const sign = path === from ? '' : (/[.,;:!?]+$/.exec(path)?.[0] ?? '');
  return `${domain}${to}${sign}${query}${anchor}`;
}

/** Returns what a move replaces in a text with links. */
function replacementsIn(text: string, address: Address, route?: string): Replacement[] {
  const hrefs = new Set(
    parseInline(text).flatMap((part) => (part.kind === 'link' ? part.href : [])),
  );
  return [...hrefs].flatMap((href) => {
    const moved = moveAddress(href, address, route);
    return moved === undefined ? [] : { before: `](${href})`, after: `](${moved})` };
  });
}

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (changed, { before, after }) => changed.replaceAll(before, () => after),
    text,
  );

/** Updates the text of a value: an address, or a text with links. */
export const moveValue = (text: string, address: Address): string =>
  moveAddress(text, address) ?? replaceAll(text, replacementsIn(text, address));

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
  { file, links, route }: Facts,
  address: Address,
  values: Values = noValues,
): LinkEdits {
  const edits = new Map<string, TextEdit>();
  const moving = new Set<string>();
  for (const [pointer, href, withinText] of links) {
    if (moveAddress(href, address, route) === undefined) continue;
    const path = pointerToPath(pointer);
    const found = nodeAt(yaml, path);
    // The text of an alias is at its anchor.
    const node = isAlias(found) ? found.resolve(yaml.document) : found;
    const text = isScalar(node) ? node.value : undefined;
    if (!isScalar(node) || typeof text !== 'string') throw cannotEdit(file, href);
    const moved = withinText ? undefined : moveAddress(text, address, route);
    const replacements =
      moved === undefined ? replacementsIn(text, address, route) : [{ before: text, after: moved }];
    const after = replaceAll(text, replacements);
    const inPlace = replaceInPlace(yaml, node, text, replacements);
    if (!inPlace && isAlias(found)) throw cannotEdit(file, href);
    for (const edit of inPlace ?? setValue(yaml, path, after))
      edits.set(`${edit.from} ${edit.to}`, edit);
    // What still leads there is in values, or put together from several parts.
    const names = namesIn(after).filter((name) => movesWith(name, after, values, address));
    for (const name of names) moving.add(name);
    const shown = replaceUses(after, (name) => {
      const value = values.get(name)?.text ?? '';
      return names.includes(name) ? moveValue(value, address) : value;
    });
    const isLeft = withinText
      ? replacementsIn(shown, address, route).length > 0
      : moveAddress(shown, address, route) !== undefined;
    if (isLeft) throw cannotEdit(file, href);
  }
  return { edits: [...edits.values()], values: moving };
}

/** Whether a value that a text uses has to be edited: it has links, or is the whole address of one. */
function movesWith(name: string, text: string, values: Values, address: Address): boolean {
  const value = values.get(name)?.text ?? '';
  if (replacementsIn(value, address).length > 0) return true;
  const isAddress = new RegExp(`(?:^|\\]\\()\\$\\(${name.replaceAll('.', '\\.')}\\)(?:[?#)]|$)`);
  return isAddress.test(text) && moveAddress(value, address) !== undefined;
}

interface Replacement {
  before: string;
  after: string;
}

/**
 * Replaces addresses in the source. They have no spaces, so each is in one piece in every notation,
 * unless it has escapes.
 */
function replaceInPlace(
  { text: source }: YamlText,
  { range }: Scalar,
  text: string,
  replacements: readonly Replacement[],
): TextEdit[] | undefined {
  const [from = 0, to = 0] = range ?? [];
  const edits: TextEdit[] = [];
  for (const { before, after } of replacements) {
    const places = [...indexesOf(source.slice(from, to), before)];
    if (places.length !== [...indexesOf(text, before)].length) return undefined;
    for (const index of places)
      edits.push({ from: from + index, to: from + index + before.length, text: after });
  }
  return edits;
}

function* indexesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

const cannotEdit = (file: string, href: string): MoveError =>
  new MoveError(
    `The link to ${href} in ${file} is put together from several parts. Write it out there, then move the page.`,
  );
