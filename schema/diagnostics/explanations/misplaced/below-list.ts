import type { ErrorObject } from 'ajv';
import type { Path } from '../../../model/diagnostics.ts';
import { branchesOf, branchOf, ownProperty, tagOf } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { code, isBlockPath, last, orList, resolvePiece } from '../../../model/wording.ts';
import { canTake, findHome } from '../../find-home.ts';
import type { FileContext } from '../context.ts';
import type { Unknown } from '../unknown/unknown.ts';

/** How many kinds of items a message names. */
const mostNamed = 3;

/**
 * Finds properties below a list that are indented too little: they belong to its last item, or to
 * one more whose first line is missing.
 */
export function belowList(
  errors: readonly ErrorObject[],
  path: Path,
  object: Record<string, unknown>,
  file: FileContext,
): Unknown[] {
  const schema = resolvePiece(errors[0]?.parentSchema);
  const names = Object.keys(object);
  const at = names.findLastIndex((name) => Object.hasOwn(schema.properties ?? {}, name));
  const name = names[at] ?? '';
  const list = object[name];
  const own = errors.filter(
    ({ params }) => names.indexOf(params.additionalProperty) > at && Array.isArray(list),
  );
  const items = resolvePiece(schema.properties?.[name]).items;
  const end: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  if (own.length === 0 || !items || typeof end !== 'object' || end === null) return [];
  const found = own.map((error) => {
    const key: string = error.params.additionalProperty;
    return { error, path, found: key, value: object[key], names: [] };
  });
  const item = branchOf(resolvePiece(items), end);
  if (found.every((one) => canTake(one.found, one.value, end, item))) {
    const home = { path: [...path, name, (list as unknown[]).length - 1], isNew: false };
    return found.map((one) => ({ ...one, home: { ...home, direction: 'down' } }));
  }
  const [first, ...others] = found;
  const tag = tagOf(resolvePiece(items));
  if (!first || !tag) return [];
  const isElsewhere = findHome(first.found, first.value, path, file)?.isNew === false;
  if (others.length === 0 && isElsewhere) return [];
  const owners = [...branchesOf(resolvePiece(items))].filter(([, { properties = {} }]) =>
    found.every((one) => ownProperty(properties, one.found) !== undefined),
  );
  if (owners.length === 0) return [];
  return [
    {
      ...first,
      ...(others.length > 0 && { also: others.map((one) => one.found) }),
      instead: howToPlace(found, [...path, name], tag, owners),
    },
  ];
}

function howToPlace(
  found: readonly Unknown[],
  list: Path,
  tag: string,
  owners: readonly [string, Schema][],
): string {
  const whole = owners.filter(([, { required = [] }]) =>
    required.every((name) => name === tag || found.some((one) => one.found === name)),
  );
  const start = (whole.length > 0 ? whole : owners)
    .slice(0, mostNamed)
    .map(([type]) => `- ${tag}: ${type}`);
  const [it, stands, them] = found.length > 1 ? ['They', 'stand', 'them'] : ['It', 'stands', 'it'];
  const item = isBlockPath([...list, 0]) ? 'block' : 'item';
  return `${it} ${stands} below ${code(last(list))}, and not in it. Move ${them} into the ${item} that ${them === 'it' ? 'it is' : 'they are'} for, below its ${code(tag)}. A new one starts with a line such as ${orList(start)}, its dash below the other dashes.`;
}
