import type { Schema } from '../../../validate/schemas.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { valueAt } from '../../pointer.ts';
import { type Replacement, writeProperty } from '../../source.ts';
import type { FileContext } from '../context.ts';
import { asProperties } from '../lists/several-groups.ts';
import type { Unknown } from './unknown.ts';

/** Writes a group with its names, in place of one whose name is a value. */
export const regroup = ({ path, group }: Unknown, { source }: FileContext) =>
  group && source.at(path) ? source.replaceValue(path, group) : undefined;

/** Writes `type: forecast` as `forecast: true`, and `bad: true` as `good: false`. */
export const restate = ({ path, found, meant }: Unknown, { source }: FileContext) =>
  meant && source.rewriteProperty([...path, found], () => statement(meant), true);

export const statement = ({ name, value }: NonNullable<Unknown['meant']>): string =>
  writeProperty(name, value, true);

/** Writes a figure with its unit, in place of the two. */
export function joinUnit(
  { path, found, also = [], part }: Unknown,
  { source }: FileContext,
): Replacement | undefined {
  const pair = part && source.at([...path, part.figure ?? part.of])?.pair;
  if (!pair) return undefined;
  const text = writeProperty(part.of, part.whole, true);
  const removals = [...also, found].map((name) => ({
    offsets: source.removal([...path, name]),
    text: '',
  }));
  const title = `write \`${text}\` in place of ${also.length > 0 ? 'them' : 'the two'}`;
  return source.editAll([{ offsets: source.offsetsOfPair(pair), text }, ...removals], title);
}

/** Writes `buttons` with two items as the first two properties of that kind that a group has. */
export function divideList(
  { path, found, value }: Unknown,
  properties: Record<string, Schema>,
  { root, source }: FileContext,
): Replacement | undefined {
  const items = Array.isArray(value) ? value : [];
  const names = Object.keys(properties).filter(
    (name) =>
      wantedKind(properties[name]) === 'object' &&
      !Object.hasOwn(Object(valueAt(root, path)), name) &&
      items.every((item) => accepts(item, properties[name])),
  );
  return items.length > 1 && names.length >= items.length
    ? asProperties([...path, found], names.slice(0, items.length), items, source)
    : undefined;
}
