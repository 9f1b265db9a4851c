import { isAddress } from '../../../addresses/is-address.ts';
import type { Schema } from '../../../validate/schemas.ts';
import { namesWithRole, tagOf } from '../../schema-at.ts';
import { isWordFor } from '../../suggest-property.ts';
import { resolvePiece } from '../../wording.ts';

/** Returns the place of the address in `button: Get Started` and `link: /get-started`, which are one group. */
export function addressBeside(
  found: string,
  names: readonly string[],
  written: Record<string, unknown>,
  { properties = {} }: Schema,
): [string, string] | undefined {
  if (!isAddress(written[found])) return undefined;
  const isWords = (each: string) => typeof written[each] === 'string' && !isAddress(written[each]);
  for (const [name, property] of Object.entries(properties)) {
    const piece = resolvePiece(property);
    const isOpen = !Object.hasOwn(written, name) && piece.type === 'object' && !tagOf(piece);
    const [href] = isOpen ? namesWithRole(piece, 'link') : [];
    if (href === undefined || !isWordFor(found, href, piece.properties?.[href])) continue;
    if (names.some((each) => isWords(each) && isWordFor(each, name, property))) return [name, href];
  }
  return undefined;
}
