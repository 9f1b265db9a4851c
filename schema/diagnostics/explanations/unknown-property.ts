import { lineStart } from '../../edits/lines.ts';
import type { Schema } from '../../validate/schemas.ts';
import { accepts } from '../accepts.ts';
import { convert, fitOf } from '../conversions/convert-value.ts';
import type { Problem } from '../diagnostics.ts';
import { withBlanks } from '../example-value.ts';
import { ownProperty } from '../own-property.ts';
import { schemaAt } from '../schema-at.ts';
import {
  endOfLine,
  join,
  type Offsets,
  offsetsOf,
  offsetsOfPair,
  type Replacement,
} from '../source.ts';
import { nearestFirst } from '../suggest.ts';
import { suggestProperty } from '../suggest-property.ts';
import {
  capital,
  code,
  describeField,
  field,
  isBlockPath,
  last,
  orList,
  resolvePiece,
  thing,
} from '../wording.ts';
import { writeValue } from '../write-value.ts';
import { commaInBraces } from './comma-in-braces.ts';
import { type FileContext, propertiesOf, requiredBy, writtenAt } from './context.ts';
import { commentAfter } from './empty-value.ts';
import type { Unknown } from './resolve-unknown.ts';
import { withUnitOfNeighbours } from './unit-of-neighbours.ts';

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
  const replacement =
    others.length > 0
      ? renamingAll(group, file)
      : (renaming(unknown, file) ?? regrouping(unknown, file) ?? switching(unknown, file));
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
            : `\`${found}\` is not a property of ${owner}.`),
    ...(unknown.switchedOn && { label: `write \`${unknown.switchedOn}: true\`` }),
    ...(names.length > 0 && { label: `did you mean ${orList(names)}?` }),
    hints: [
      ...(instead ? [instead] : []),
      ...(present ? whenPresent(present, unknown, file) : []),
      ...(meant ? [`Write it as a group: \`${writeValue(meant, true)}\`.`] : []),
      ...[...names, unknown.switchedOn ?? []]
        .flat()
        .map((name) => describeField(name, allowed[name], requiredBy(context, name))),
      ...(replacement ? [] : inOneGroup(unknown, allowed[names[0] ?? ''] ?? {})),
      ...(names.length === 0 && !instead && !meant && !present && !unknown.switchedOn
        ? otherOwners(unknown, allowed, file)
        : []),
    ],
    ...(replacement && { replacement }),
  };
}

/** The new name in each of several items. */
function renamingAll(group: readonly Unknown[], file: FileContext): Replacement | undefined {
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
  const inner = renamingWithin({ path, found, value, name }, schema, file);
  if (inner) return inner;
  if (fitOf(value, schema) === undefined)
    return oneOfList({ path, found, value, name }, schema, file);
  // A text may be another word for one that is meant.
  const isText = resolvePiece(schema).type === 'string';
  const conversion =
    isText || fitOf(value, schema) === 'converted' ? convert(value, schema) : undefined;
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
  return { title: `write \`${text}\``, text, certain: false, offsets };
}

/** `forecast: true` in place of `type: forecast`. */
function switching({ path, found, switchedOn }: Unknown, { source }: FileContext) {
  const pair = source?.at([...path, found])?.pair;
  if (!source || !pair || !switchedOn) return undefined;
  const text = `${switchedOn}: true`;
  return { title: `write \`${text}\``, text, certain: true, offsets: offsetsOfPair(source, pair) };
}

const withDescription = (name: string, group: unknown, described: Unknown['described']): string =>
  `${name}: ${writeValue({ ...(group as object), [described?.name ?? 'alt']: described?.value }, false)}`;

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
  { source }: FileContext,
): Replacement | undefined {
  const spot = source?.at([...path, found]);
  const [first, ...others] = Array.isArray(value) ? value : [];
  const meant = others.length === 0 && inOtherWords(first, resolvePiece(schema))?.group;
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

/** Another name for it is there already: one of the two goes, or stands in a block. */
function whenPresent(present: string, unknown: Unknown, file: FileContext): string[] {
  const { found } = unknown;
  const near = ownersNear(unknown, file);
  const names = Object.keys(schemaAt(unknown.path, file.root, file.top)?.properties ?? {});
  const all = names.map((name) => `\`${name}\``).join(', ');
  return [
    ...(names.length > 1 && names.length < 5 ? [`Here can only stand ${all}.`] : []),
    `\`${present}\`, which it most likely means, is there already: keep one of the two, and remove the other.`,
    ...(near.length > 0 ? near.map((hint) => `Or \`${found}\` belongs elsewhere. ${hint}`) : []),
  ];
}

/** What has a property of that name further out, and has it already. */
function ownerAround({ path, found, value }: Unknown, file: FileContext): string[] {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const holder = path.slice(0, depth);
    const schema = schemaAt(holder, file.root, file.top);
    if (!schema?.properties || !Object.hasOwn(schema.properties, found)) continue;
    if (Object.hasOwn(Object(writtenAt(holder, file)), found) === false) continue;
    const owner =
      depth === 0
        ? 'the page'
        : isBlockPath(holder)
          ? thing({ parentSchema: schema } as never, holder, file.root)
          : field(holder, file.root);
    return [
      Array.isArray(value)
        ? `\`${found}\` is a list of ${owner}, and stands only there: move the items below it to the others there.`
        : `\`${found}\` is a property of ${owner}, which has one already: remove one of the two.`,
    ];
  }
  return [];
}

/** What the group has instead, and which blocks have a property of that name. */
function otherOwners(
  unknown: Unknown,
  allowed: Record<string, unknown>,
  file: FileContext,
): string[] {
  const { found, path } = unknown;
  const { blocks, visuals } = file;
  const around = ownerAround(unknown, file);
  if (around.length > 0) return around;
  const near = [...ownersNear(unknown, file), ...groupBeside(unknown, file)];
  if (near.length > 0) return near.slice(0, 1);
  const written = Object(writtenAt(path, file));
  const free = Object.keys(allowed).filter((name) => !Object.hasOwn(written, name));
  const { shown, more } = nearestFirst(found, free);
  // What is no block, and is not where blocks could be, has nothing to do with them.
  const isPage = schemaAt([], file.root, file.top)?.properties?.blocks !== undefined;
  const isNear = isPage && (path.length === 0 || path[0] === 'blocks');
  const owners = (isNear ? [...blocks, ...visuals] : [])
    .filter(([, schema]) => schema.properties && Object.hasOwn(schema.properties, found))
    .map(([type]) => code(type));
  return [
    free.length === 0
      ? `All that can stand here is there already: remove \`${found}\`.`
      : `It could also have ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}. Write ${free.length === 1 ? 'that' : 'one of these'}, or remove \`${found}\`.`,
    ...(owners.length > 0
      ? [
          `${capital(owners.slice(0, 3).join(', '))} ${owners.length === 1 ? 'has' : 'have'} a property of that name.`,
        ]
      : []),
  ];
}

/** The one group beside that in which a property stands, or beside one around it, that takes it. */
function groupBeside({ path, found, value }: Unknown, file: FileContext): string[] {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const holder = path.slice(0, depth);
    const { properties = {} } = schemaAt(holder, file.root, file.top) ?? {};
    const groups = Object.entries(properties).filter(([name, reference]) => {
      const group = resolvePiece(reference);
      const inner = ownProperty(group.properties, found);
      const written = Object(writtenAt([...holder, name], file));
      const isFree = name !== path[depth] && !Object.hasOwn(written, found);
      return inner && isFree && (value === null || fitOf(value, inner) === 'direct');
    });
    const [group, ...others] = groups;
    if (!group || others.length > 0) continue;
    const [name] = group;
    const comment = commentAfter({ ...file, path: [...path, found] })?.text;
    const written = writeValue({ [found]: value ?? comment ?? '…' }, true);
    return [
      `${code(name)}, which stands beside ${code(String(path[depth]))}, has a property of that name: ${code(`${name}: ${written}`)}.`,
    ];
  }
  return [];
}

/** What has a property of that name nearby: the items of a list in the group or around it, or a block of the page. */
function ownersNear({ path, found, value }: Unknown, file: FileContext): string[] {
  const { properties: beside = {} } = schemaAt(path, file.root, file.top) ?? {};
  for (const [name, reference] of Object.entries(beside)) {
    const inner = ownProperty(resolvePiece(reference).properties, found);
    const fitting = inner && (accepts(value, inner) ? { value } : convert(value, inner));
    if (!fitting) continue;
    return [
      `It belongs into \`${name}\`: \`${name}: ${writeValue({ [found]: withBlanks(fitting.value, inner) }, true)}\`.`,
    ];
  }
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const holder = path.slice(0, depth);
    const { properties = {} } = schemaAt(holder, file.root, file.top) ?? {};
    for (const name of Object.keys(properties)) {
      if (typeof path[depth] === 'string' && path[depth] === name) continue;
      const list = writtenAt([...holder, name], file);
      if (!Array.isArray(list)) continue;
      const index = list.findIndex((_, item) => {
        const property = ownProperty(
          schemaAt([...holder, name, item], file.root, file.top)?.properties,
          found,
        );
        return property !== undefined && fitOf(value, property) === 'direct';
      });
      if (index < 0) continue;
      return [
        isBlockPath([...holder, name, index])
          ? `It is a property of blocks: write it in the one that it is for, such as block ${index + 1} (${(list[index] as { type?: unknown }).type}).`
          : `It is a property of the items of \`${name}\`: write it in each one that it is for.`,
      ];
    }
  }
  return [];
}
