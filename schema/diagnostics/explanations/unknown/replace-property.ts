import { lineStart } from '../../../edits/lines.ts';
import type { Schema } from '../../../validate/schemas.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { rewriteProperty } from '../../fixes.ts';
import {
  endOfLine,
  join,
  type Offsets,
  offsetsOf,
  offsetsOfPair,
  type Replacement,
  removal,
} from '../../source.ts';
import { resolvePiece } from '../../wording.ts';
import { writeProperty, writeValue } from '../../write-value.ts';
import { type FileContext, valueAt } from '../context.ts';
import { asProperties } from '../lists/several-groups.ts';
import type { Unknown } from '../unknown.ts';

/** Writes a group with its names, in place of one whose name is a value. */
export function regroup({ path, group }: Unknown, { source }: FileContext) {
  const spot = group && source?.at(path);
  if (!source || !spot) return undefined;
  const text = writeValue(group, spot.inFlow);
  const offsets = offsetsOf(source, spot.node);
  return { title: `write \`${text}\``, text, certain: false, offsets };
}

/** Writes `type: forecast` as `forecast: true`, and `bad: true` as `good: false`. */
export const restate = ({ path, found, meant }: Unknown, { source }: FileContext) =>
  meant && rewriteProperty(source, [...path, found], () => statement(meant), true);

export const statement = ({ name, value }: NonNullable<Unknown['meant']>): string =>
  writeProperty(name, value, true);

/** Writes a figure with its unit, in place of the two. */
export function joinUnit(
  { path, found, also = [], partOf = '', whole, figure = partOf }: Unknown,
  { source }: FileContext,
): Replacement | undefined {
  const pair = source?.at([...path, figure])?.pair;
  const spare = [...also, found].map((name) => source && removal([...path, name], source));
  if (!source || !pair || !spare.every((each) => each !== undefined) || whole === undefined)
    return undefined;
  const text = writeProperty(partOf, whole, true);
  return {
    title: `write \`${text}\` in place of ${also.length > 0 ? 'them' : 'the two'}`,
    certain: false,
    ...join(source.text, [
      { offsets: offsetsOfPair(source, pair), text },
      ...spare.map((offsets) => ({ offsets, text: '' })),
    ]),
  };
}

/** Writes `buttons` with two items as the two properties of that kind that a group has. */
export function divideList(
  { path, found, value }: Unknown,
  properties: Record<string, Schema>,
  { root, source }: FileContext,
): Replacement | undefined {
  const items = Array.isArray(value) ? value : [];
  const names = Object.keys(properties).filter(
    (name) =>
      wantedKind(resolvePiece(properties[name] ?? {})) === 'object' &&
      !Object.hasOwn(Object(valueAt(root, path)), name) &&
      items.every((item) => accepts(item, properties[name] ?? {})),
  );
  return items.length > 1 && names.length === items.length
    ? asProperties([...path, found], names, items, source)
    : undefined;
}

/** Writes a picture as a group with the `alt` that stands beside it, in place of the two lines. */
export function addDescription(
  name: string,
  picture: unknown,
  { path, found, described }: Unknown,
  { source }: FileContext,
): Replacement | undefined {
  const [spot, other] = [found, described?.found ?? ''].map((key) => source?.at([...path, key]));
  if (!source || !spot?.pair || !other?.pair || spot.inFlow) return undefined;
  const text = withDescription(name, picture, described);
  const [from, to] = offsetsOfPair(source, other.pair);
  const start = lineStart(source.text, from);
  const lineEnd = source.text[start - 2] === '\r' ? start - 2 : start - 1;
  const edits = [
    { offsets: offsetsOfPair(source, spot.pair), text },
    { offsets: [lineEnd, endOfLine(source.text, to)] as Offsets, text: '' },
  ];
  return { title: `write \`${text}\``, certain: false, ...join(source.text, edits) };
}

export const withDescription = (
  name: string,
  group: unknown,
  described: Unknown['described'],
): string =>
  writeProperty(
    name,
    { ...(group as object), [described?.name ?? 'alt']: described?.value },
    false,
  );
