import type { ErrorObject } from 'ajv';
import type { Path } from '../../../model/diagnostics.ts';
import { isAddress } from '../../../model/is-address.ts';
import { namesWithRole } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { resolvePiece } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { inOrder } from '../../conversions/convert-value.ts';
import { linkOfPair } from '../../conversions/read-text.ts';
import { lostColon } from '../../lost-colon.ts';
import { isSlip } from '../../suggest-value.ts';
import type { Unknown } from '../unknown/unknown.ts';

/** Finds `{ Jan, 12 }`: a group whose values have no names and are taken for names. */
export function namelessGroup(
  group: readonly ErrorObject[],
  path: Path,
  object: Record<string, unknown>,
): Unknown | undefined {
  const [error] = group;
  const names = Object.keys(object);
  const isNameless = names.length > 1 && Object.values(object).every((value) => value === null);
  if (!error || !isNameless || names.length !== group.length) return undefined;
  const schema = resolvePiece(error.parentSchema);
  const values = names.map((name) => (/^-?\d+(?:\.\d+)?$/.test(name) ? Number(name) : name));
  // JavaScript puts names that are numbers first.
  const meant =
    inOrder(values, schema) ?? inOrder(values.toReversed(), schema) ?? linkOfPair(names, schema);
  const found: string = error.params.additionalProperty;
  return meant && { error, path, found, value: null, names: [], group: meant };
}

/** Finds `{ Jan, value: 12 }` and `{ label: Prices, /pricing }`: a missing value or an address without its name. */
export function namelessValue(
  found: string,
  value: unknown,
  schema: Schema,
  object: Record<string, unknown>,
): Unknown['meant'] {
  const { properties = {}, required = [] } = schema;
  if (value !== null) return undefined;
  const divided = lostColon(found, schema, object);
  if (divided) return divided.isSure ? { name: divided.name, value: divided.value } : undefined;
  const free = Object.keys(properties).filter((name) => !Object.hasOwn(object, name));
  const missing = required.filter((name) => free.includes(name));
  const links = namesWithRole(schema, 'link').filter((name) => free.includes(name));
  const name = onlyOf(isAddress(found) ? links : missing);
  if (name === undefined) return undefined;
  const property = properties[name] ?? {};
  // A lower-case word may be a name in another language, unless only some words are allowed.
  if (/^[\p{Ll}_-]+$/u.test(found) && !resolvePiece(property).enum) return undefined;
  const written = accepts(found, property) ? found : Number(found);
  return !isSlip(found, name) && accepts(written, property) ? { name, value: written } : undefined;
}
