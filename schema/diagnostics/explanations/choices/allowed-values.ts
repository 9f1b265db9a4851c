import { itemsAround, valueAt } from '../../../model/pointer.ts';
import { namesWithRole, ownProperty, propertyOf } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { last, resolvePiece } from '../../../model/wording.ts';
import { colour } from '../../forms/colour.ts';
import { isPictureFile } from '../../forms/pictures.ts';
import { bareWord } from '../../same-word.ts';
import { meantValue } from '../../suggest-value.ts';
import { type Context, schemaAround, schemaOf } from '../context.ts';
import { adviceFor } from '../unknown/advice.ts';

/** Whether a list already has all the items that it can have. */
export function hasAll(context: Context, allowed: readonly string[]): boolean {
  const items = itemsAround(context.path, context.root).map(String);
  const isOnce = schemaAround(context).uniqueItems === true;
  return isOnce && allowed.every((each) => items.includes(each));
}

/** Returns the name of a group whose label was written: `realistic` for its label `Breeze`. */
export const nameOfLabel = (found: string, allowed: readonly string[], { path, root }: Context) =>
  Object.values(Object(valueAt(root, path.slice(0, -1))))
    .flatMap((group) => Object.entries(Object(group)))
    .find(([name, inner]) => allowed.includes(name) && Object(inner).label === found)?.[0];

/** Returns the values that share a word with a text, such as the shades of a colour. */
export function sharingWord(found: string, allowed: readonly string[]): string[] {
  const words = found.toLowerCase().split(/[\s-]+/);
  return allowed.filter((name) => name.split('-').some((word) => words.includes(word)));
}

/** Returns another property of the same group that takes this value, or else a block that has one. */
export function ownerOf(found: string, context: Context): string | undefined {
  const takes = (schema: Schema, name: string) => propertyOf(schema, name).enum?.includes(found);
  const group = schemaAround(context);
  const near = Object.keys(group.properties ?? {}).find((name) => takes(group, name));
  if (near !== undefined) return near;
  const name = last(context.path);
  const block = [...context.blocks].find(([, { properties }]) =>
    resolvePiece(ownProperty(properties, name)).enum?.includes(found),
  );
  return block && `${name}\` of the block \`${block[0]}`;
}

/** Returns the value that a file is named after: `fold` for `/logos/fold.svg`. */
export function nameOfFile(found: string, allowed: readonly string[]): string | undefined {
  if (!isPicture(found)) return undefined;
  const name = found.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return allowed.find((each) => bareWord(each) === bareWord(name));
}

const isPicture = (found: string): boolean => isPictureFile(found) || /\.ico$/i.test(found);

/**
 * Returns what to do instead if there is no such value: what the schema says about the value itself,
 * about any `colour` or any `file`, or else how to show a picture of one's own.
 */
export function insteadOf(found: string, context: Context): string | undefined {
  const words = schemaOf(context)['x-value-instead'] ?? {};
  const advice = adviceFor(words, [found]);
  if (advice !== undefined) return advice;
  // Some names of colours are words for one of the values.
  if (colour(found) && !meantValue(found, schemaOf(context))) return words.colour;
  if (!isPicture(found)) return undefined;
  const [picture] = namesWithRole(schemaAround(context), 'picture');
  const isElsewhere = /^https?:/i.test(found);
  const file = `/${found.replace(isElsewhere ? /^.*\// : /^(?:\.{0,2}\/)+/, '')}`;
  return picture === undefined
    ? words.file
    : `A picture of your own is another property${isElsewhere ? ', and a file beside the pages' : ''}: \`${picture}: ${file}\` instead of \`${last(context.path)}\`.`;
}
