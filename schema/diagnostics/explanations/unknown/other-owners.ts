import type { Hint } from '../../../model/diagnostics.ts';
import { pathsAround } from '../../../model/pointer.ts';
import { ownProperty, schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { nearestFirst, suggest } from '../../../model/suggest.ts';
import {
  capital,
  code,
  describeField,
  isBlockPath,
  resolvePiece,
  someOf,
  thing,
} from '../../../model/wording.ts';
import { onlyOf } from '../../../only-of.ts';
import { accepts } from '../../accepts.ts';
import { convert, fitOf } from '../../conversions/convert-value.ts';
import { exampleOf, withBlanks } from '../../example-value.ts';
import { writeValue } from '../../source.ts';
import { isWordFor } from '../../suggest-property.ts';
import { type FileContext, listsAt, writtenAt } from '../context.ts';
import { kindThatNeeds } from '../misplaced/other-kind.ts';
import { insteadOf, insteadOfEnding, insteadOfOuter } from './advice.ts';
import { camelWords, inOtherBlock, ofAnotherBlock } from './other-blocks.ts';
import type { Unknown } from './unknown.ts';

/** Says which property with the same meaning is there already, and where this one may belong instead. */
export function whenPresent(present: string, unknown: Unknown, file: FileContext): Hint[] {
  const { found } = unknown;
  const near = ownersNear(unknown, file);
  const names = Object.keys(schemaAt(unknown.path, file)?.properties ?? {});
  const other = kindThatNeeds(found, unknown.path, file);
  if (other)
    return [
      `\`${found}\` belongs to ${code(`${other.tag}: ${other.name}`)}, which has no \`${present}\`: decide for one of the two, and remove the other.`,
    ];
  const all = names.map(code).join(', ');
  return [
    names.length > 1 && names.length < 5 && `Here can only be ${all}.`,
    `\`${present}\`, which it most likely means, is there already: keep one of the two, and remove the other.`,
    near && `Or \`${found}\` belongs elsewhere. ${near}`,
  ];
}

/** Returns names with a similar spelling first, or else those that fit the value and that most blocks have. */
function likeliestFirst(
  { found, value }: Unknown,
  names: readonly string[],
  allowed: Record<string, unknown>,
  { blocks, visuals }: FileContext,
): string[] {
  const nearest = nearestFirst(found, names);
  if (suggest(found, names).length > 0) return nearest;
  const fits = (name: string) => Number(accepts(value, allowed[name] as Schema));
  const all = [...blocks.values(), ...visuals.values()];
  const uses = (name: string) =>
    all.filter(({ properties }) => ownProperty(properties, name) !== undefined).length;
  return nearest.toSorted((a, b) => fits(b) - fits(a) || uses(b) - uses(a));
}

/** Returns the outer group that has a property of that name and a value for it. */
function ownerAround({ path, found, value }: Unknown, file: FileContext): string | undefined {
  // The type of a block is no property of its contents.
  if (['type', 'kind'].includes(found)) return undefined;
  for (const holder of pathsAround(path)) {
    const schema = schemaAt(holder, file);
    if (!schema?.properties || !Object.hasOwn(schema.properties, found)) continue;
    if (!Object.hasOwn(Object(writtenAt(holder, file)), found)) continue;
    const owner = thing(holder, file);
    return Array.isArray(value)
      ? `\`${found}\` is a list of ${owner}, and is only there: move the items below it to the others there.`
      : `\`${found}\` is a property of ${owner}, which has one already: remove one of the two.`;
  }
  return undefined;
}

/** Says what the group can have instead, and which blocks have a property of that name. */
export function otherOwners(
  unknown: Unknown,
  allowed: Record<string, unknown>,
  file: FileContext,
): Hint[] {
  const { found, path } = unknown;
  const { blocks, visuals } = file;
  const near =
    ownerAround(unknown, file) ??
    itemsOfListBeside(unknown, file) ??
    ownersNear(unknown, file) ??
    markOfItem(unknown, file) ??
    insteadOfEnding(found, schemaAt(path, file));
  if (near !== undefined) return [near];
  const written = Object(writtenAt(path, file));
  const free = Object.keys(allowed).filter((name) => !Object.hasOwn(written, name));
  // Blocks do not matter for settings.
  const isPage = schemaAt([], file)?.properties?.blocks !== undefined;
  const isNear = isPage && (path.length === 0 || path[0] === 'blocks');
  const isInVisual = path.includes('visual');
  const owners = (isNear ? [...(isInVisual ? [] : blocks), ...visuals] : [])
    .filter(([, schema]) => schema.properties && Object.hasOwn(schema.properties, found))
    .map(([type]) => code(type));
  const elsewhere = isNear
    ? inOtherBlock(unknown, file)
    : isPage
      ? undefined
      : inSettings(unknown, file);
  if (elsewhere) return [elsewhere];
  const like = onlyOf(free.filter((name) => camelWords(name).includes(found.toLowerCase())));
  if (like) return [`It may mean ${describeField(like, allowed[like] as Schema)}`];
  const meant = isNear && !isInVisual ? ofAnotherBlock(unknown, file) : undefined;
  if (meant) return [meant];
  return [
    free.length === 0
      ? `All that can be here is there already: remove \`${found}\`.`
      : `It could also have ${someOf(likeliestFirst(unknown, free, allowed, file))}. Write ${free.length === 1 ? 'that' : 'one of these'}, or remove \`${found}\`.`,
    owners.length > 0 &&
      `${capital(owners.slice(0, 3).join(', '))} ${owners.length === 1 ? 'has' : 'have'} a property of that name.`,
  ];
}

/** Returns the group of site.yaml that has a property of that meaning, or knows what to do instead. */
function inSettings({ found, path, value }: Unknown, { top, ...file }: FileContext) {
  const others = Object.entries(Object(writtenAt([], { top, ...file }))).filter(
    ([name]) => name !== path[0],
  );
  const schemas = Object.entries(top.properties ?? {})
    .filter(([name]) => name !== path[0])
    .map(([, reference]) => resolvePiece(reference));
  return (
    insteadOfOuter(found, value, Object.fromEntries(others), top) ??
    [...schemas, top].map((schema) => insteadOf(found, schema, value)).find(Boolean)
  );
}

/** Explains `forecast: [{ … }]` beside `bars`, whose items are alike and may have `forecast: true`. */
function itemsOfListBeside({ path, found, value }: Unknown, file: FileContext): string | undefined {
  const items = Array.isArray(value) ? value : [];
  if (items.length === 0) return undefined;
  for (const [name] of listsAt(path, file)) {
    const item = name !== found ? schemaAt([...path, name, 0], file) : undefined;
    if (!item?.properties || !items.every((each) => accepts(each, item))) continue;
    const isSwitch = resolvePiece(ownProperty(item.properties, found)).type === 'boolean';
    const [first] = isSwitch ? [{ ...items[0], [found]: true }] : items;
    return `Its items are like those of \`${name}\`: move them to the end of that list${isSwitch ? `, each with \`${found}: true\`` : ''}, as in \`- ${writeValue(first, true)}\`.`;
  }
  return undefined;
}

/** Explains `total: All rows` and `highlighted: Pro`, which are properties of the item with these words. */
function markOfItem({ path, found, value }: Unknown, file: FileContext): string | undefined {
  const lists = listsAt(path, file).flatMap(([name, list]) => {
    const { properties = {} } = schemaAt([...path, name, 0], file) ?? {};
    const mark = Object.keys(properties).find((each) => isWordFor(found, each, properties[each]));
    return mark ? [{ name, list, mark, properties }] : [];
  });
  // The name itself comes before its synonyms.
  for (const { name, list, mark, properties } of lists.toSorted(
    (a, b) => Number(b.mark === found) - Number(a.mark === found),
  )) {
    const property = resolvePiece(properties[mark]);
    const isSwitch = property.type === 'boolean';
    const index = list.findIndex((each) =>
      Object.values(Object(each)).some((inner) => [inner].flat().includes(value)),
    );
    if (!isSwitch && (index < 0 || property.type !== 'string')) continue;
    const example = isSwitch ? true : exampleOf(mark, [...path, name, 0], file);
    return `It is a property of the items of \`${name}\`: write \`${mark}: ${isSwitch ? 'true' : '…'}\` in ${index < 0 ? 'each one that it is for' : `item ${index + 1}, which has ${code(String(value))}`}${isSwitch ? '' : `, such as ${code(`${mark}: ${example}`)}`}.`;
  }
  return undefined;
}

/** Returns what has a property of that name nearby: items of a list, or a block of the page. */
function ownersNear({ path, found, value }: Unknown, file: FileContext): string | undefined {
  const { properties: beside = {} } = schemaAt(path, file) ?? {};
  for (const [name, reference] of Object.entries(beside)) {
    const inner = ownProperty(resolvePiece(reference).properties, found);
    const fitting = inner && (accepts(value, inner) ? { value } : convert(value, inner));
    if (!fitting) continue;
    return `It belongs in \`${name}\`: \`${name}: ${writeValue({ [found]: withBlanks(fitting.value, inner) }, true)}\`.`;
  }
  for (const holder of [path, ...pathsAround(path)]) {
    const { properties = {} } = schemaAt(holder, file) ?? {};
    for (const name of Object.keys(properties)) {
      if (path[holder.length] === name) continue;
      const list = writtenAt([...holder, name], file);
      if (!Array.isArray(list)) continue;
      const index = list.findIndex((_, item) => {
        const property = ownProperty(schemaAt([...holder, name, item], file)?.properties, found);
        return property !== undefined && fitOf(value, property) === 'direct';
      });
      if (index < 0) continue;
      return isBlockPath([...holder, name, index])
        ? `It is a property of blocks: write it in the one that it is for, such as block ${index + 1} (${(list[index] as { type?: unknown }).type}).`
        : `It is a property of the items of \`${name}\`: write it in each one that it is for.`;
    }
  }
  return undefined;
}
