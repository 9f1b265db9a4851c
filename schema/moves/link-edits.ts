import { isAlias, isScalar, type Scalar } from 'yaml';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { setValue } from '../edits/edit-values.ts';
import type { TextEdit } from '../edits/text-edits.ts';
import { nodeAt, type YamlText } from '../edits/yaml-text.ts';
import type { Facts } from '../load/load-page.ts';
import { partsOf } from '../redirects/redirects.ts';
import { namesIn } from '../values/value-uses.ts';
import { MoveError } from './page-place.ts';

/** The old and new address of the page that moves. */
export interface Address {
  from: string;
  to: string;
  /** The address of the live site, which links may include. */
  origin: string | undefined;
}

/**
 * Returns the address of a link after the move, with its query and anchor. `undefined` if it leads
 * elsewhere.
 */
export function moveAddress(href: string, { from, to, origin }: Address): string | undefined {
  const domain = origin !== undefined && href.startsWith(origin) ? origin : '';
  const { path, query, anchor } = partsOf(href.slice(domain.length));
  const isSame = path === from || (domain !== '' && from === '/' && path === '');
  return isSame ? `${domain}${to}${query}${anchor}` : undefined;
}

/** Whether a file links to the page that moves. */
export const leadsTo = ({ links }: Facts, address: Address): boolean =>
  links.some(([, href]) => moveAddress(href, address) !== undefined);

export interface LinkEdits {
  edits: TextEdit[];
  /** Names of values that contain the address, instead of the file itself. */
  values: Set<string>;
}

/**
 * Returns the edits that update every link of a file to the new address. Throws `MoveError` if a
 * link cannot be edited.
 */
export function editLinks(yaml: YamlText, { file, links }: Facts, address: Address): LinkEdits {
  const edits = new Map<string, TextEdit>();
  const values = new Set<string>();
  for (const [pointer, href, withinText] of links) {
    const moved = moveAddress(href, address);
    if (moved === undefined) continue;
    const path = pointerToPath(pointer);
    const found = nodeAt(yaml, path);
    // The text of an alias is at its anchor.
    const node = isAlias(found) ? found.resolve(yaml.document) : found;
    const text = isScalar(node) ? node.value : undefined;
    if (!isScalar(node) || typeof text !== 'string') throw cannotEdit(file, href);
    const link: Replacement = withinText
      ? { before: `](${href})`, after: `](${moved})` }
      : { before: text, after: moveAddress(text, address) ?? '' };
    if (link.after !== '' && text.includes(link.before)) {
      const inPlace = replaceInPlace(yaml, node, text, link);
      if (!inPlace && isAlias(found)) throw cannotEdit(file, href);
      const all =
        inPlace ??
        setValue(
          yaml,
          path,
          text.replaceAll(link.before, () => link.after),
        );
      for (const edit of all) edits.set(`${edit.from} ${edit.to}`, edit);
      continue;
    }
    const names = namesIn(text);
    const isOnlyValue = /^\$\([^()]+\)(?:[?#].*)?$/.test(text);
    if (names.length === 0 || !(withinText || isOnlyValue)) throw cannotEdit(file, href);
    for (const name of names) values.add(name);
  }
  return { edits: [...edits.values()], values };
}

interface Replacement {
  before: string;
  after: string;
}

/**
 * Replaces the address in the source. It has no spaces, so it is in one piece in every notation,
 * unless it has escapes.
 */
function replaceInPlace(
  { text: source }: YamlText,
  { range }: Scalar,
  text: string,
  { before, after }: Replacement,
): TextEdit[] | undefined {
  const [from = 0, to = 0] = range ?? [];
  const places = [...indexesOf(source.slice(from, to), before)];
  if (places.length !== [...indexesOf(text, before)].length) return undefined;
  return places.map((index) => ({
    from: from + index,
    to: from + index + before.length,
    text: after,
  }));
}

function* indexesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

const cannotEdit = (file: string, href: string): MoveError =>
  new MoveError(
    `The link to ${href} in ${file} is put together from several parts. Write it out there, then move the page.`,
  );
