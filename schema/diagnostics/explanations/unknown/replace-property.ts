import { isGroup } from '../../../is-group.ts';
import type { Path } from '../../../model/diagnostics.ts';
import { valueAt } from '../../../model/pointer.ts';
import type { Schema } from '../../../model/schemas.ts';
import { resolvePiece } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { addressOf } from '../../address-of.ts';
import { convert } from '../../conversions/convert-value.ts';
import { exampleOf, withBlanks } from '../../example-value.ts';
import { type Replacement, writeProperty } from '../../source.ts';
import { suggestProperty } from '../../suggest-property.ts';
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
  { path, found, value, names: [first] }: Unknown,
  properties: Record<string, Schema>,
  file: FileContext,
): Replacement | undefined {
  const { root, source } = file;
  const written: unknown[] = Array.isArray(value) ? value : [];
  const schema = properties[first ?? ''];
  const items = written.map((item) => {
    if (accepts(item, schema)) return item;
    const meant = inOtherWords(item, resolvePiece(schema))?.group;
    return (
      meant ??
      withBlanks(convert(item, schema, aroundOf([...path, first ?? ''], file))?.value, schema)
    );
  });
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

/** Returns what is around a group that a fix writes. */
export const aroundOf = (path: Path, { root, top }: FileContext) => ({
  exampleOf: (name: string) => exampleOf(name, path, { root, top }),
  addressOf: (words: string) => addressOf(words, root),
});

/** Converts a group whose properties have other names to one with the right names. */
export function inOtherWords(
  value: unknown,
  piece: Schema,
): { group: object; names: Map<string, string> } | undefined {
  if (!isGroup(value) || !piece.properties || accepts(value, piece)) return undefined;
  const taken: Record<string, unknown> = { ...value };
  const names = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    if (Object.hasOwn(piece.properties, key)) continue;
    const meant = onlyOf(suggestProperty(key, inner, piece, taken).names);
    if (meant === undefined) return undefined;
    names.set(key, meant);
    taken[meant] = inner;
  }
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, inner]),
  );
  return names.size > 0 && accepts(group, piece) ? { group, names } : undefined;
}
