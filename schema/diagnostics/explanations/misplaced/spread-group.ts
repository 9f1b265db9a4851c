import type { ErrorObject } from 'ajv';
import type { Schema } from '../../../validate/schemas.ts';
import { convert, fitOf } from '../../conversions/convert-value.ts';
import type { Path, Problem } from '../../diagnostics.ts';
import { exampleOf, toBlanks, withBlanks } from '../../example-value.ts';
import { isSamePath, pointerOf, pointerToPath } from '../../pointer.ts';
import { branchesOf, ownProperty, schemaAt, tagOf } from '../../schema-at.ts';
import { indentRest, lineBreakAt, type Replacement, writeProperty } from '../../source.ts';
import { suggestProperty } from '../../suggest-property.ts';
import { meantValue } from '../../suggest-value.ts';
import { andList, capital, code, field } from '../../wording.ts';
import type { FileContext } from '../context.ts';
import type { Unknown } from '../unknown/unknown.ts';
import type { Cause } from './cause.ts';

/** `menu: Guides` with `order: 1` below it: the properties of a group are beside its first value. */
interface SpreadGroup {
  path: Path;
  /** The properties beside it, and their names in the group. */
  found: [Unknown, ...Unknown[]];
  group: Record<string, unknown>;
}

/** Finds groups with one value behind their name and other properties beside it. */
export function findSpreadGroups(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
  file: FileContext,
): Cause[] {
  const spread = errors.flatMap(({ keyword, params, instancePath, data }): SpreadGroup[] => {
    const path = pointerToPath(instancePath);
    const isScalar = typeof data === 'string' || typeof data === 'number';
    if (keyword !== 'type' || params.type !== 'object' || !isScalar) return [];
    const schema = schemaAt(path, file) ?? {};
    const tag = tagOf(schema);
    const meant = tag && meantValue(data.toString(), { enum: [...branchesOf(schema).keys()] });
    const piece = tag ? branchesOf(schema).get(meant ?? '') : schema;
    const beside = unknown.filter(
      (one) => isSamePath(one.path, path.slice(0, -1)) && one.names.length === 0,
    );
    const names = new Map(beside.map((one) => [nameIn(one, piece ?? {}), one]));
    names.delete(undefined);
    const [first, ...others] = names.values();
    if (!piece || !first) return [];
    const rest = { ...piece, ...without([...names.keys()], piece) };
    const own = tag ? { [tag]: meant } : convert(data, rest)?.value;
    if (!own) return [];
    const written: Record<string, unknown> = {
      ...(withBlanks(own, piece) as object),
      ...Object.fromEntries([...names].map(([name, { value }]) => [name, value])),
    };
    const group = Object.keys(piece.properties ?? {}).flatMap((name) => {
      if (name in written) return [[name, written[name]]];
      const example = () => exampleOf(name, path, file);
      return piece.required?.includes(name)
        ? [[name, toBlanks(example(), piece.properties?.[name])]]
        : [];
    });
    return [{ path, found: [first, ...others], group: Object.fromEntries(group) }];
  });
  return spread.map((group) => ({
    problem: explainSpread(group, file),
    explains: ({ keyword, instancePath }) =>
      keyword === 'type' && instancePath === pointerOf(group.path),
    explainsUnknown: (one) => group.found.includes(one),
  }));
}

/** Returns the name of a property in the group that it may belong to. */
function nameIn({ found, value }: Unknown, piece: Schema): string | undefined {
  const property = ownProperty(piece.properties, found);
  if (property) return fitOf(value, property) === 'direct' ? found : undefined;
  const { names, certain } = suggestProperty(found, value, piece, {});
  return certain ? names[0] : undefined;
}

/** Returns a schema for the rest of a group. */
function without(names: readonly unknown[], schema: Schema): Schema {
  const { properties = {}, required = [], 'x-main': main } = schema;
  return {
    'x-main': names.includes(main) ? undefined : main,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => !names.includes(name)),
    ),
    required: required.filter((name) => !names.includes(name)),
  };
}

/** How many characters a group in braces may have. */
const longest = 80;

function explainSpread(spread: SpreadGroup, file: FileContext): Problem {
  const { path, found, group } = spread;
  const name = String(path.at(-1));
  const others = found.map((one) => one.found);
  const written = writeProperty(name, group, true);
  return {
    code: 'P114',
    where: { path, at: 'value' },
    message: `${capital(field(path, file.root))} is a group, and ${andList(others)} beside it ${others.length > 1 ? 'belong' : 'belongs'} in it.`,
    hints: [
      written.length <= longest * 2
        ? `Write ${code(written)}, in place of ${andList([name, ...others])}.`
        : `Write ${code(`${name}:`)} alone in its line, and below it, 2 spaces to the right, ${andList(Object.keys(group))}.`,
    ],
    replacement: regrouping(spread, file),
  };
}

/** Writes one group in place of the properties, if they are neighbours. */
function regrouping(
  { path, found, group }: SpreadGroup,
  { source }: FileContext,
): Replacement | undefined {
  const spot = source.at(path);
  const name = String(path.at(-1));
  const names = [name, ...found.map((one) => one.found)];
  const { offsets } = source.neighbours(path.slice(0, -1), names) ?? {};
  if (!spot || !offsets) return undefined;
  const { text } = source;
  const braces = writeProperty(name, group, true);
  const lineBreak = lineBreakAt(text, offsets[0], 2);
  const lines = Object.entries(group).map(([key, value]) => {
    const one = found.find((each) => each.found === key);
    const whole = one && source.at([...one.path, one.found])?.pair;
    // As the author wrote it, with all its lines.
    return whole
      ? indentRest(text.slice(...source.offsetsOfPair(whole)), 2)
      : writeProperty(key, value, false);
  });
  const isShort = spot.inFlow || braces.length <= longest;
  return {
    title: isShort ? `write \`${braces}\`` : `write \`${name}:\` as a group`,
    text: isShort ? braces : [`${name}:`, ...lines].join(lineBreak),
    offsets,
  };
}
