import { lineStart } from '../../edits/lines.ts';
import { spacedBeside } from '../../figures/drawings/parts.ts';
import type { Schema } from '../../validate/schemas.ts';
import { accepts, isOfKind, wantedKind } from '../accepts.ts';
import { addressOf } from '../address-of.ts';
import { convert, fitOf } from '../conversions/convert-value.ts';
import { correctForm } from '../correct-form.ts';
import type { Path, Problem } from '../diagnostics.ts';
import { exampleOf, toBlanks, withBlanks } from '../example-value.ts';
import { schemaAt } from '../schema-at.ts';
import {
  endOfLine,
  join,
  type Offsets,
  offsetsOf,
  offsetsOfPair,
  type Replacement,
  removal,
} from '../source.ts';
import { suggestProperty } from '../suggest-property.ts';
import { andList, code, describeField, last, orList, resolvePiece, thing } from '../wording.ts';
import { writeValue } from '../write-value.ts';
import { commaInBraces } from './braces/comma-in-braces.ts';
import { type FileContext, propertiesOf, requiredBy, valueAt } from './context.ts';
import { asProperties } from './lists/several-groups.ts';
import { otherOwners, whenPresent } from './other-owners.ts';
import { withUnitOfNeighbours } from './unit-of-neighbours.ts';
import type { Unknown } from './unknown.ts';

/** A property that its group does not have, perhaps in several items of a list: what it was meant to be, or who has it. */
export function explainUnknown(
  group: readonly [Unknown, ...Unknown[]],
  file: FileContext,
): Problem {
  const [unknown, ...others] = group;
  const { error, path, found, names, instead, group: meant, present } = unknown;
  const cut = commaInBraces(unknown, file);
  if (cut) return cut;
  const context = { ...file, error, path };
  const allowed = propertiesOf(context);
  const several = names.length === 1 ? overSeveral(unknown, allowed, file) : undefined;
  const replacement = unknown.rivals
    ? undefined
    : others.length > 0
      ? renamingAll(group, file)
      : (several ??
        renaming(unknown, file) ??
        regrouping(unknown, file) ??
        switching(unknown, file) ??
        joiningUnit(unknown, file));
  const owner = thing(error, path, file.root);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message:
      lookalike(found, names[0]) ??
      (meant && unknown.value === null
        ? `The values in these braces have no names.`
        : others.length > 0 && meant
          ? `${group.map((one) => code(one.found)).join(', ')} are no properties here, in ${group.length} items of ${code(last(path))}.`
          : others.length > 0
            ? `\`${found}\` is not a property here, in ${group.length} items of ${code(last(path))}.`
            : unknown.meant && unknown.value === null
              ? `${code(found)} stands in ${owner} without a name before it.`
              : `${andList([found, ...(unknown.also ?? [])])} ${unknown.also ? 'are no properties' : 'is not a property'} of ${owner}.`),
    ...(unknown.meant && { label: `write ${code(writtenMeant(unknown.meant))}` }),
    ...(names.length > 0 && { label: `did you mean ${orList(names)}?` }),
    hints: [
      ...(instead ? [instead] : []),
      ...(unknown.rivals
        ? [
            `${unknown.rivals.map(code).join(' and ')} beside it most likely ${unknown.rivals.length > 1 ? 'mean' : 'means'} the same: keep one, and remove the other.`,
          ]
        : []),
      ...(several
        ? ['Each of them is a property of its own.']
        : oneOfSeveral(unknown, allowed[names[0] ?? ''])),
      ...(present ? whenPresent(present, unknown, file) : []),
      ...(meant ? [`Write it as a group: \`${writeValue(meant, true)}\`.`] : []),
      ...[...names, unknown.meant?.name ?? []]
        .flat()
        .map((name) => describeField(name, allowed[name], requiredBy(context, name))),
      ...(hasNothingOf(unknown.value, allowed[names[0] ?? ''] ?? {})
        ? [howItIsWritten(names[0] ?? '', context)]
        : []),
      ...(replacement ? [] : inOneGroup(unknown, allowed[names[0] ?? ''] ?? {})),
      ...(names.length === 0 && !instead && !meant && !present && !unknown.meant
        ? otherOwners(unknown, allowed, file)
        : []),
    ],
    ...(replacement && { replacement }),
  };
}

/** The new name in each of several items, or of several properties. */
export function renamingAll(group: readonly Unknown[], file: FileContext): Replacement | undefined {
  const { source } = file;
  const edits = group.flatMap((unknown) => {
    const rename = unknown.group ? regrouping(unknown, file) : renaming(unknown, file);
    const pair = source?.at([...unknown.path, unknown.found])?.pair;
    if (!rename || !source || !pair) return [];
    const offsets = rename.offsets ?? offsetsOf(source, pair.key);
    return [{ offsets, text: rename.text, certain: rename.certain }];
  });
  const [{ found = '', names: [name] = [], group: meant } = {}] = group;
  if (!source || edits.length < group.length) return undefined;
  return {
    title: meant
      ? `write ${group.length} items as groups`
      : `rename \`${found}\` to \`${name}\` in ${group.length} items`,
    certain: edits.every(({ certain }) => certain),
    ...join(source.text, edits),
  };
}

/** `heаding` with a Cyrillic letter looks like `heading`, so that nothing seems to be wrong with it. */
function lookalike(found: string, name = ''): string | undefined {
  const at = [...found].findIndex((sign) => /[^\p{Script=Latin}\p{N}\p{P}\p{Zs}]/u.test(sign));
  if (at < 0 || found.length !== name.length) return undefined;
  return `Letter ${at + 1} of \`${found}\` is of another alphabet, and only looks like \`${name[at]}\`.`;
}

/** Whether a group has nothing that the one has under whose name it should be. */
function hasNothingOf(value: unknown, schema: Schema): boolean {
  const { properties } = resolvePiece(schema);
  const names = isOfKind(value, { type: 'object' }) ? Object.keys(Object(value)) : [];
  return (
    properties !== undefined &&
    names.length > 1 &&
    !inOtherWords(value, resolvePiece(schema)) &&
    !names.some((name) => Object.hasOwn(properties, name))
  );
}

/** `buttons` with two items, where a group has two properties of that kind. */
function overSeveral(
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
  if (!source || items.length < 2 || names.length !== items.length) return undefined;
  return asProperties([...path, found], names, items, source);
}

/** `tel: +1 415 555` and `email: ada@example.com` as the address of a link. */
function contactOf(found: string, value: unknown, schema: Schema): string | undefined {
  if (resolvePiece(schema).role !== 'link' || typeof value !== 'string') return undefined;
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(value)) return `mailto:${value}`;
  const isNumber =
    /^\+?[\d\s().-]{6,}$/.test(value) && /^(?:tele?|phone|mobile|call|fax)/i.test(found);
  return isNumber ? `tel:${value.replace(/[^\d+]+/g, '-').replace(/^-|-$/g, '')}` : undefined;
}

/** The new name, and where the value has to be of another kind, the value too. */
function renaming(
  { error, path, found, value, names, certain, described }: Unknown,
  file: FileContext,
): Replacement | undefined {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) return undefined;
  const schema = propertiesOf({ ...file, error, path })[name] ?? {};
  const rename = {
    title: `rename \`${found}\` to \`${name}\``,
    text: name,
    // With a value that is wrong as well, the name may be wrong too.
    certain: certain && accepts(value, schema),
  };
  if (hasNothingOf(value, schema)) return undefined;
  const inner = renamingWithin({ path, found, value, name }, schema, file);
  if (inner) return inner;
  const address = contactOf(found, value, schema);
  const pair = file.source?.at([...path, found])?.pair;
  if (address && file.source && pair) {
    const text = `${name}: ${address}`;
    const offsets = offsetsOfPair(file.source, pair);
    return { title: `write \`${text}\``, text, certain: false, offsets };
  }
  if (fitOf(value, schema) === undefined)
    return oneOfList({ path, found, value, name }, schema, file);
  // A text may be another word for one that is meant.
  const isText = resolvePiece(schema).type === 'string';
  const form =
    isText && typeof value === 'string' && !accepts(value, schema)
      ? correctForm(value, resolvePiece(schema))
      : undefined;
  const side = resolvePiece(schema).besideNumber as 'before' | 'behind' | undefined;
  const spaced = side && spacedBeside(side, String(value));
  // A switch says nothing of the words that are to be shown.
  const isSwitch = isText && typeof value === 'boolean';
  const isListed = Array.isArray(value) && !accepts(value, schema);
  const conversion = isSwitch
    ? { value: '…' }
    : form
      ? { value: form.text }
      : ((isText || fitOf(value, schema) === 'converted' || isListed
          ? convert(value, schema, aroundOf([...path, name], file))
          : undefined) ??
        (spaced && { value: spaced }));
  if (conversion && described)
    return withAlt(name, conversion.value, { path, found, described }, file);
  if (!conversion) return rename;
  const spot = file.source?.at([...path, found]);
  if (!file.source || !spot?.pair) return { ...rename, certain: false };
  const alike =
    typeof value === 'number' && typeof conversion.value === 'string'
      ? withUnitOfNeighbours(conversion.value, [...path, name], file.root)
      : undefined;
  const text = `${name}: ${writeValue(alike ?? withBlanks(conversion.value, schema), spot.inFlow)}`;
  const offsets = offsetsOfPair(file.source, spot.pair);
  const isSure = rename.certain && conversion.value === spaced;
  return { title: `write \`${text}\``, text, certain: isSure, offsets };
}

/** What is around a group that is to be written. */
const aroundOf = (path: Path, { root, top }: FileContext) => ({
  exampleOf: (name: string) => exampleOf(name, path, root, top),
  addressOf: (words: string) => addressOf(words, root),
});

/** Several in a list, where one of them has room. */
const oneOfSeveral = (
  { value, names: [name, ...others] }: Unknown,
  schema: Schema | undefined,
): string[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  name !== undefined &&
  others.length === 0 &&
  (convert(value, schema ?? {})?.value ?? value[0]) === value[0] &&
  (wantedKind(resolvePiece(schema ?? {})) === 'object' ||
    convert(value, schema ?? {})?.value === value[0])
    ? [
        `There can be one, and here are ${value.length}: keep one of them, as ${code(name)}, and remove the others.`,
      ]
    : [];

const writtenMeant = ({ name, value }: NonNullable<Unknown['meant']>): string =>
  `${name}: ${writeValue(value, true)}`;

/** `forecast: true` in place of `type: forecast`, and `good: false` in place of `bad: true`. */
function switching({ path, found, meant }: Unknown, { source }: FileContext) {
  const pair = source?.at([...path, found])?.pair;
  if (!source || !pair || !meant) return undefined;
  const text = writtenMeant(meant);
  return { title: `write \`${text}\``, text, certain: true, offsets: offsetsOfPair(source, pair) };
}

const withDescription = (name: string, group: unknown, described: Unknown['described']): string =>
  `${name}: ${writeValue({ ...(group as object), [described?.name ?? 'alt']: described?.value }, false)}`;

/** The figure with its unit, in place of the two. */
function joiningUnit(
  { path, found, also = [], partOf = '', whole, figure = partOf }: Unknown,
  { source }: FileContext,
): Replacement | undefined {
  const pair = source?.at([...path, figure])?.pair;
  const spare = [...also, found].map((name) => source && removal([...path, name], source));
  if (!source || !pair || !spare.every((each) => each !== undefined) || whole === undefined)
    return undefined;
  const text = `${partOf}: ${writeValue(whole, true)}`;
  return {
    title: `write \`${text}\` in place of ${also.length > 0 ? 'them' : 'the two'}`,
    certain: false,
    ...join(source.text, [
      { offsets: offsetsOfPair(source, pair), text },
      ...spare.map((offsets) => ({ offsets, text: '' })),
    ]),
  };
}

/** What a group looks like of which nothing is there yet. */
function howItIsWritten(name: string, { path, root, top }: FileContext & { path: Path }): string {
  const schema = schemaAt(path, root, top)?.properties?.[name] ?? {};
  const blank = toBlanks(exampleOf(name, path, root, top), schema);
  return `It has other properties: ${code(`${name}: ${writeValue(blank, true)}`)}.`;
}

/** The same in words, where the two stand in braces. */
function inOneGroup({ names: [name = ''], value, described }: Unknown, schema: Schema): string[] {
  const group = described && convert(value, schema)?.value;
  return group ? [`Write \`${withDescription(name, group, described)}\` in place of the two.`] : [];
}

/** A picture as a group, with the `alt` that stands beside it, in place of the two lines. */
function withAlt(
  name: string,
  picture: unknown,
  { path, found, described }: Pick<Unknown, 'path' | 'found' | 'described'>,
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

/** `buttons` with one item as `action`, whose properties have other names, too. */
function oneOfList(
  { path, found, value, name }: Pick<Unknown, 'path' | 'found' | 'value'> & { name: string },
  schema: Schema,
  file: FileContext,
): Replacement | undefined {
  const { source } = file;
  const spot = source?.at([...path, found]);
  const [first, ...others] = Array.isArray(value) ? value : [];
  const meant =
    others.length === 0 &&
    (typeof first === 'string'
      ? withBlanks(convert(first, schema, aroundOf([...path, name], file))?.value, schema)
      : inOtherWords(first, resolvePiece(schema))?.group);
  if (!source || !spot?.pair || !meant) return undefined;
  const text = `${name}: ${writeValue(meant, spot.inFlow)}`;
  const offsets = offsetsOfPair(source, spot.pair);
  return { title: `write \`${text}\``, text, certain: false, offsets };
}

/** A group whose properties have other names, with those that they should have. */
function inOtherWords(
  value: unknown,
  piece: Schema,
): { group: object; names: Map<string, string> } | undefined {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isGroup || !piece.properties || accepts(value, piece)) return undefined;
  const taken: Record<string, unknown> = { ...value };
  const names = new Map<string, string>();
  for (const [key, inner] of Object.entries(value)) {
    if (Object.hasOwn(piece.properties, key)) continue;
    const [meant, ...others] = suggestProperty(key, inner, piece, taken).names;
    if (meant === undefined || others.length > 0) return undefined;
    names.set(key, meant);
    taken[meant] = inner;
  }
  const group = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [names.get(key) ?? key, inner]),
  );
  return names.size > 0 && accepts(group, piece) ? { group, names } : undefined;
}

/** `cta: { text, link }` as `action: { label, href }`: a group whose properties have other names, too. */
function renamingWithin(
  { path, found, value, name }: Pick<Unknown, 'path' | 'found' | 'value'> & { name: string },
  schema: Schema,
  { source }: FileContext,
): Replacement | undefined {
  const pair = source?.at([...path, found])?.pair;
  const { names } = inOtherWords(value, resolvePiece(schema)) ?? {};
  if (!names || !source || !pair) return undefined;
  const edits = [...names].flatMap(([key, meant]) => {
    const place = source.at([...path, found, key])?.pair;
    return place ? [{ offsets: offsetsOf(source, place.key), text: meant }] : [];
  });
  const also = [...names].map(([key, meant]) => `\`${key}\` to \`${meant}\``).join(', ');
  return {
    title: `rename \`${found}\` to \`${name}\`, and in it ${also}`,
    certain: false,
    ...join(source.text, [{ offsets: offsetsOf(source, pair.key), text: name }, ...edits]),
  };
}

/** A group with its names, instead of one whose name is a value. */
function regrouping({ path, group }: Unknown, { source }: FileContext): Replacement | undefined {
  const spot = group && source?.at(path);
  if (!source || !spot) return undefined;
  const text = writeValue(group, spot.inFlow);
  return {
    title: `write \`${text}\``,
    text,
    certain: false,
    offsets: offsetsOf(source, spot.node),
  };
}
