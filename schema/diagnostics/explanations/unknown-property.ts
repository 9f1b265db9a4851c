import { lineStart } from '../../edits/lines.ts';
import { accepts } from '../accepts.ts';
import { convert, fitOf } from '../convert-value.ts';
import type { Problem } from '../diagnostics.ts';
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
import {
  capital,
  code,
  describeField,
  isBlockPath,
  orList,
  resolvePiece,
  thing,
} from '../wording.ts';
import { writeValue } from '../write-value.ts';
import { commaInBraces } from './comma-in-braces.ts';
import { type FileContext, propertiesOf, requiredBy, writtenAt } from './context.ts';
import type { Unknown } from './resolve-unknown.ts';

/** A property that its group does not have: what it was meant to be, or who has it. */
export function explainUnknown(unknown: Unknown, file: FileContext): Problem {
  const { error, path, found, names, instead, group, present } = unknown;
  const cut = commaInBraces(unknown, file);
  if (cut) return cut;
  const context = { ...file, error, path };
  const allowed = propertiesOf(context);
  const replacement = renaming(unknown, file) ?? regrouping(unknown, file);
  return {
    code: 'P104',
    where: { path: [...path, found], at: 'key' },
    message: `\`${found}\` is not a property of ${thing(error, path, file.root)}.`,
    ...(names.length > 0 && { label: `did you mean ${orList(names)}?` }),
    hints: [
      ...(instead ? [instead] : []),
      ...(present ? [`\`${present}\`, which it most likely means, is there already.`] : []),
      ...(group ? [`Write it as a group: \`${writeValue(group, true)}\`.`] : []),
      ...names.map((name) => describeField(name, allowed[name], requiredBy(context, name))),
      ...(names.length === 0 && !instead && !group && !present
        ? otherOwners(unknown, allowed, file)
        : []),
    ],
    ...(replacement && { replacement }),
  };
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
  const conversion = fitOf(value, schema) === 'converted' ? convert(value, schema) : undefined;
  if (conversion && described)
    return withAlt(name, conversion.value, { path, found, described }, file);
  if (!conversion) return rename;
  const spot = file.source?.at([...path, found]);
  if (!file.source || !spot?.pair) return { ...rename, certain: false };
  const text = `${name}: ${writeValue(conversion.value, spot.inFlow)}`;
  const offsets = offsetsOfPair(file.source, spot.pair);
  return { title: `write \`${text}\``, text, certain: false, offsets };
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
  const group = { ...(picture as object), alt: described?.value };
  const text = `${name}: ${writeValue(group, false)}`;
  const [from, to] = offsetsOfPair(source, other.pair);
  const start = lineStart(source.text, from);
  const lineEnd = source.text[start - 2] === '\r' ? start - 2 : start - 1;
  const edits = [
    { offsets: offsetsOfPair(source, spot.pair), text },
    { offsets: [lineEnd, endOfLine(source.text, to)] as Offsets, text: '' },
  ];
  return { title: `write \`${text}\``, certain: false, ...join(source.text, edits) };
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

/** What the group has instead, and which blocks have a property of that name. */
function otherOwners(
  unknown: Unknown,
  allowed: Record<string, unknown>,
  file: FileContext,
): string[] {
  const { found } = unknown;
  const { blocks, visuals } = file;
  const near = ownersNear(unknown, file);
  if (near.length > 0) return near;
  const { shown, more } = nearestFirst(found, Object.keys(allowed));
  const owners = [...blocks, ...visuals]
    .filter(([, schema]) => schema.properties && Object.hasOwn(schema.properties, found))
    .map(([type]) => code(type));
  return [
    `It has ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}.`,
    ...(owners.length > 0
      ? [
          `${capital(owners.slice(0, 3).join(', '))} ${owners.length === 1 ? 'has' : 'have'} a property of that name.`,
        ]
      : []),
  ];
}

/** What has a property of that name nearby: the items of a list in the group or around it, or a block of the page. */
function ownersNear({ path, found, value }: Unknown, file: FileContext): string[] {
  const { properties: beside = {} } = schemaAt(path, file.root, file.top) ?? {};
  for (const [name, reference] of Object.entries(beside)) {
    const inner = ownProperty(resolvePiece(reference).properties, found);
    const fitting = inner && (accepts(value, inner) ? { value } : convert(value, inner));
    if (!fitting) continue;
    return [
      `It belongs into \`${name}\`: \`${name}: ${writeValue({ [found]: fitting.value }, true)}\`.`,
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
