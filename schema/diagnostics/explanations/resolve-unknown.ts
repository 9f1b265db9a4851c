import type { ErrorObject } from 'ajv';
import type { Schema } from '../../validate/schemas.ts';
import { fitOf, inOrder } from '../convert-value.ts';
import type { Path } from '../diagnostics.ts';
import { findHome, type Home } from '../find-home.ts';
import { ownProperty } from '../own-property.ts';
import { pointerToPath } from '../pointer.ts';
import { bareWord, isSameWord } from '../same-word.ts';
import { suggestProperty, synonymsOf } from '../suggest-property.ts';
import { isSlip } from '../suggest-value.ts';
import { isBlockPath, resolvePiece } from '../wording.ts';
import { type FileContext, writtenAt } from './context.ts';

/** A property that its group does not have, with what it was most likely meant to be. */
export interface Unknown {
  error: ErrorObject;
  path: Path;
  found: string;
  value: unknown;
  /** Other names for it in the same group, best first. */
  names: string[];
  certain: boolean;
  /** It is a property of another group. */
  home?: Home;
  /** It is no name at all: the group that it and its value were meant to be. */
  group?: object;
  /** Another name for it that is there already. */
  present?: string;
  /** It is a picture, and this property beside it says what it shows. */
  described?: Pick<Unknown, 'found' | 'value'>;
  /** What to do instead, where this system has no such property. */
  instead?: string;
}

/** Finds out what all unknown properties of a file were meant to be. A name is suggested only once. */
export function resolveUnknown(errors: readonly ErrorObject[], file: FileContext): Unknown[] {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const groups = Object.values(Object.groupBy(unknown, ({ instancePath }) => instancePath));
  return groups.flatMap((group = []) => {
    const path = pointerToPath(group[0]?.instancePath ?? '');
    const taken = { ...(writtenAt(path, file) as Record<string, unknown>) };
    const resolved = group.map((error) => {
      const result = resolveOne(error, taken, file);
      const [name, ...others] = result.names;
      if (name !== undefined && others.length === 0) taken[name] = true;
      return result;
    });
    resolveByElimination(resolved, taken);
    return describePicture(resolved);
  });
}

function resolveOne(error: ErrorObject, object: object, file: FileContext): Unknown {
  const found: string = error.params.additionalProperty;
  const value = ownProperty(error.data as Record<string, unknown>, found);
  const path = pointerToPath(error.instancePath);
  const schema = resolvePiece(error.parentSchema ?? {});
  const result: Unknown = { error, path, found, value, names: [], certain: false };
  const instead = insteadOf(found, schema);
  if (instead) return { ...result, instead };
  const { names, certain, by } = suggestProperty(found, value, schema, object);
  const home = certain ? undefined : findHome(found, value, path, file);
  if (home && (!home.isNew || by === 'spelling')) return { ...result, home };
  // `- Day 1: Connect a ledger.`
  const group =
    names.length === 0 && Object.keys(object).length === 1
      ? inOrder([found, value], schema)
      : undefined;
  if (group) return { ...result, group };
  const present = names.length > 0 ? undefined : presentOf(found, schema, object);
  if (present) return { ...result, present };
  const ofBlock = names.length === 0 && isBlockPath(path) ? styleOf(found, file.top) : undefined;
  return { ...result, names, certain, ...(ofBlock && { instead: ofBlock }) };
}

/** A property that is there, and for which this is another word. */
const presentOf = (found: string, { properties = {} }: Schema, object: object) =>
  Object.keys(properties)
    .filter((name) => Object.hasOwn(object, name))
    .find(
      (name) =>
        isSlip(found, name) ||
        [name, ...synonymsOf(properties[name] ?? {})].some((word) => isSameWord(word, found)),
    );

/** What no block has, because pages have no styles of their own. */
const styleOf = (found: string, { properties }: Schema): string | undefined =>
  insteadOf(found, properties?.blocks?.items ?? {});

function insteadOf(found: string, schema: Record<string, unknown>): string | undefined {
  const words = Object.entries((schema['x-instead'] ?? {}) as Record<string, string>);
  return words.find(([word]) => bareWord(word) === bareWord(found))?.[1];
}

/** `img: /photo.png` with an `alt` beside it is one mistake: a picture is a group of both. */
function describePicture(group: Unknown[]): Unknown[] {
  const picture = group.find(
    ({ names, present, value }) =>
      (names.length === 1 || present !== undefined) &&
      typeof value === 'string' &&
      /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(value),
  );
  const alt = group.find(({ found }) => /^alt(?:[-_ ]?text)?$/i.test(found));
  if (!picture || !alt || typeof alt.value !== 'string') return group;
  picture.described = { found: alt.found, value: alt.value };
  return group.filter((one) => one !== alt);
}

/** What nothing else explains is the one thing that is missing, where it could be. */
function resolveByElimination(group: readonly Unknown[], taken: object): void {
  const [open, ...others] = group.filter(
    ({ names, home, instead, group, present }) =>
      names.length === 0 && !home && !instead && !group && !present,
  );
  if (!open || others.length > 0) return;
  const { properties = {}, required = [] } = resolvePiece(open.error.parentSchema ?? {});
  const [missing, ...more] = required.filter((name) => !Object.hasOwn(taken, name));
  if (missing === undefined || more.length > 0) return;
  if (fitOf(open.value, properties[missing] ?? {}) === 'direct') open.names = [missing];
}
