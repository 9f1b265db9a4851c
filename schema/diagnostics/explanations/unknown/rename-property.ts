import { isMap } from 'yaml';
import { spacedBeside } from '../../../figures/drawings/parts.ts';
import { isGroup } from '../../../is-group.ts';
import { type Path, renaming } from '../../../model/diagnostics.ts';
import { tagOf } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { resolvePiece } from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { convert, fitOf } from '../../conversions/convert-value.ts';
import { tagSchema } from '../../conversions/read-text.ts';
import { correctForm } from '../../correct-form.ts';
import { withBlanks } from '../../example-value.ts';
import { isMailAddress } from '../../forms/addresses.ts';
import { lineBreakAt, type Replacement, writeProperty } from '../../source.ts';
import { meantValue } from '../../suggest-value.ts';
import { type FileContext, propertiesOf } from '../context.ts';
import { withUnitOfNeighbours } from '../unit-of-neighbours.ts';
import { aroundOf, inOtherWords, joinUnit, regroup } from './replace-property.ts';
import type { Unknown } from './unknown.ts';

/** Writes the new name in each of several items, or of several properties. */
export function renameAll(group: readonly Unknown[], file: FileContext): Replacement | undefined {
  const { source } = file;
  const edits = group.map((unknown) => {
    const fix = unknown.group
      ? regroup(unknown, file)
      : (joinUnit(unknown, file) ?? rename(unknown, file));
    const offsets = fix?.offsets ?? source.offsetsOfName([...unknown.path, unknown.found]);
    return { offsets, text: fix?.text, certain: fix?.certain };
  });
  const [{ found = '', names: [name] = [], group: meant, part } = {}] = group;
  const title = meant
    ? `write ${group.length} items as groups`
    : part
      ? `write it in \`${part.of}\` in ${group.length} items`
      : `rename \`${found}\` to \`${name}\` in ${group.length} items`;
  return source.editAll(edits, title);
}

/** Writes the new name, and the value too if it has to be of another kind. */
export function rename(unknown: Unknown, file: FileContext): Replacement | undefined {
  const { error, path, found, value, certain } = unknown;
  const name = onlyOf(unknown.names);
  if (name === undefined) return undefined;
  const schema = propertiesOf({ ...file, error, path })[name] ?? {};
  if (hasNothingOf(value, schema)) return undefined;
  const place = [...path, found];
  // Words between the name and the colon belong to the text: `question Why now: is it late?`
  const words = found.startsWith(`${name} `) ? found.slice(name.length + 1) : undefined;
  const text = `${words}: ${value}`;
  if (words && typeof value === 'string' && accepts(text, schema))
    return file.source.rewriteProperty(place, (inFlow) => writeProperty(name, text, inFlow));
  const inner =
    renameWithin(place, name, value, schema, file) ?? withKind(place, name, value, schema, file);
  if (inner) return inner;
  const address = contactOf(found, value, schema);
  const contact = address && file.source.rewriteProperty(place, () => `${name}: ${address}`);
  if (contact) return contact;
  const fit = fitOf(value, schema);
  if (fit === undefined) return undefined;
  const meant = meantBy(value, schema, fit, aroundOf([...path, name], file));
  // With a value that is wrong as well, the name may be wrong too.
  const isSure = certain && accepts(value, schema);
  if (!meant) return renaming(found, name, { certain: isSure });
  const alike =
    typeof value === 'number' && typeof meant.value === 'string'
      ? (withUnitOfNeighbours(meant.value, [...path, name], file.root) ??
        (/^percent(?:age)?$/i.test(found) ? `${meant.value}%` : undefined))
      : undefined;
  const right = alike ?? withBlanks(meant.value, schema);
  return (
    file.source.rewriteProperty(
      place,
      (inFlow) => writeProperty(name, right, inFlow),
      isSure && meant.isSpaced,
    ) ?? renaming(found, name)
  );
}

/** Whether a value turns something on or off. Older versions of YAML read `yes` as `true`. */
const isSwitch = (value: unknown): boolean =>
  typeof value === 'boolean' || /^(?:yes|no|on|off)$/.test(String(value));

/** Returns what to write instead of a value that does not fit as it is. */
function meantBy(
  value: unknown,
  schema: Schema,
  fit: 'direct' | 'converted',
  around: ReturnType<typeof aroundOf>,
): { value: unknown; isSpaced?: boolean } | undefined {
  const piece = resolvePiece(schema);
  const isText = piece.type === 'string';
  // A switch says nothing about the words to show.
  if (isText && isSwitch(value)) return { value: '…' };
  const isAccepted = accepts(value, schema);
  const form =
    isText && typeof value === 'string' && !isAccepted ? correctForm(value, piece) : undefined;
  if (form) return { value: form.text };
  // A text may be another word for the one that is meant.
  const isListed = Array.isArray(value) && !isAccepted;
  const conversion =
    isText || fit === 'converted' || isListed ? convert(value, schema, around) : undefined;
  if (conversion) return conversion;
  const side = piece.besideNumber as 'before' | 'behind' | undefined;
  const spaced = side && spacedBeside(side, String(value));
  return spaced ? { value: spaced, isSpaced: true } : undefined;
}

/** Converts `tel: +1 415 555` and `email: ada@example.com` to the address of a link. */
function contactOf(found: string, value: unknown, schema: Schema): string | undefined {
  if (resolvePiece(schema).role !== 'link' || typeof value !== 'string') return undefined;
  if (isMailAddress(value)) return `mailto:${value}`;
  const isNumber =
    /^\+?[\d\s().-]{6,}$/.test(value) && /^(?:tele?|phone|mobile|call|fax)/i.test(found);
  return isNumber ? `tel:${value.replace(/[^\d+]+/g, '-').replace(/^-|-$/g, '')}` : undefined;
}

/** Writes `cta: { text, link }` as `action: { label, href }`. */
function renameWithin(
  place: Path,
  name: string,
  value: unknown,
  schema: Schema,
  { source }: FileContext,
): Replacement | undefined {
  const [only] = Array.isArray(value) && value.length === 1 ? value : [];
  const { group } = inOtherWords(only, resolvePiece(schema)) ?? {};
  if (group) return source.rewriteProperty(place, () => writeProperty(name, group, true));
  const { names } = inOtherWords(value, resolvePiece(schema)) ?? {};
  if (!names) return undefined;
  const edits = [...names].map(([key, meant]) => ({
    offsets: source.offsetsOfName([...place, key]),
    text: meant,
  }));
  const also = [...names].map(([key, meant]) => `\`${key}\` to \`${meant}\``).join(', ');
  const title = `rename \`${place.at(-1)}\` to \`${name}\`, and in it ${also}`;
  return source.editAll([{ offsets: source.offsetsOfName(place), text: name }, ...edits], title);
}

/** Writes `image: { src: /a.png }` as `visual: { kind: image, src: /a.png }`. */
function withKind(
  place: Path,
  name: string,
  value: unknown,
  schema: Schema,
  { source }: FileContext,
): Replacement | undefined {
  const piece = resolvePiece(schema);
  const tag = tagOf(piece);
  const node = source.at(place)?.node;
  if (!tag || !isMap(node) || Object.hasOwn(Object(value), tag)) return undefined;
  const kind = meantValue(String(place.at(-1)), tagSchema(piece, tag));
  const start = node.items[0] && source.offsetsOf(node.items[0].key)[0];
  if (kind === undefined || start === undefined) return undefined;
  const written = `${tag}: ${kind}`;
  const gap = node.flow ? ', ' : lineBreakAt(source.text, start);
  return source.editAll(
    [
      { offsets: source.offsetsOfName(place), text: name },
      { offsets: [start, start], text: `${written}${gap}` },
    ],
    `rename \`${place.at(-1)}\` to \`${name}\`, and write \`${written}\` in it`,
  );
}

/** Whether a group has none of the properties of the one whose name it should have. */
export function hasNothingOf(value: unknown, schema: Schema | undefined): boolean {
  const piece = resolvePiece(schema);
  const { properties } = piece;
  const names = isGroup(value) ? Object.keys(value) : [];
  return (
    properties !== undefined &&
    names.length > 1 &&
    !inOtherWords(value, piece) &&
    !names.some((name) => Object.hasOwn(properties, name))
  );
}
