import { isGroup } from '../is-group.ts';
import type { Path } from '../model/diagnostics.ts';
import { pathsAround } from '../model/pointer.ts';
import { branchesOf, branchOf, ownProperty, schemaAt } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { oncePer } from '../once-per.ts';
import { onlyOf } from '../only-of.ts';
import { fitOf } from './conversions/convert-value.ts';
import { type FileContext, writtenAt } from './explanations/context.ts';

/** The group that an unknown property belongs in. */
export interface Home {
  path: Path;
  /** One or more levels up, or one level down. */
  direction: 'up' | 'down';
  /** Whether the group does not exist yet. */
  isNew: boolean;
}

/** Looks for an unset property with this name in the surrounding groups, then in the inner ones. */
export function findHome(
  found: string,
  value: unknown,
  path: Path,
  file: FileContext,
): Home | undefined {
  const inner = below(found, value, path, file);
  return (
    above(found, value, path, file) ??
    (inner?.isNew ? (needyItem(found, value, path, file) ?? inner) : inner) ??
    needyItem(found, value, path, file)
  );
}

/** The item of the list right above, if it alone lacks the property, and so may have lost it. */
export function losingItem(
  found: string,
  object: Record<string, unknown>,
  path: Path,
): (Home & { isLast: boolean }) | undefined {
  const names = Object.keys(object);
  const name = names[names.indexOf(found) - 1] ?? '';
  const list = object[name];
  if (!Array.isArray(list) || list.length < 2) return undefined;
  const at = onlyOf(list.flatMap((item, at) => (Object.hasOwn(Object(item), found) ? [] : [at])));
  return at === undefined
    ? undefined
    : {
        path: [...path, name, at],
        direction: 'down',
        isNew: false,
        isLast: at === list.length - 1,
      };
}

/** Returns the only item of an inner list that lacks the property and requires it. */
function needyItem(found: string, value: unknown, path: Path, file: FileContext) {
  const homes = itemsWithin(Object(writtenAt(path, file))).flatMap(([at, item]): Home[] => {
    const place = [...path, ...at];
    const schema = schemaAt(place, file);
    const isNeedy = schema?.required?.includes(found) && canTake(found, value, item, schema);
    return isNeedy ? [{ path: place, direction: 'down', isNew: false }] : [];
  });
  return onlyOf(homes);
}

type Item = [at: Path, item: object];

/** Returns the items of all lists within a group, which are the same for each of its properties. */
const itemsWithin: (group: object) => Item[] = oncePer((group) =>
  Object.entries(group).flatMap(([name, inner]): Item[] => {
    if (typeof inner !== 'object' || inner === null) return [];
    const step = Array.isArray(group) ? Number(name) : name;
    const below = itemsWithin(inner).map(([at, item]): Item => [[step, ...at], item]);
    return typeof step === 'number' ? [[[step], inner], ...below] : below;
  }),
);

function above(found: string, value: unknown, path: Path, file: FileContext) {
  for (const holder of pathsAround(path)) {
    const object = writtenAt(holder, file);
    if (!isGroup(object)) continue;
    const schema = schemaAt(holder, file);
    if (canTake(found, value, object, schema))
      return { path: holder, direction: 'up', isNew: false } satisfies Home;
  }
  return undefined;
}

/** Whether several items of the same lists have a property, of which the group around them can take only one. */
export function isInSeveral(
  found: string,
  path: Path,
  { path: around, direction }: Home,
  file: FileContext,
): boolean {
  const place = path.slice(around.length);
  const isAlike = (at: Path) =>
    at.length === place.length &&
    at.every((step, index) => step === place[index] || typeof step === 'number');
  const having = itemsWithin(Object(writtenAt(around, file))).filter(
    ([at, item]) => isAlike(at) && Object.hasOwn(item, found),
  );
  return direction === 'up' && having.length > 1;
}

function below(found: string, value: unknown, path: Path, file: FileContext) {
  const schema = schemaAt(path, file);
  const homes = Object.entries(schema?.properties ?? {}).flatMap(([name, reference]): Home[] => {
    const inner = writtenAt([...path, name], file);
    if ((inner !== undefined && typeof inner !== 'object') || Array.isArray(inner)) return [];
    const piece = branchOf(resolvePiece(reference), inner);
    const branches = piece.properties ? [piece] : [...branchesOf(piece).values()];
    const takes = branches.some((branch) => canTake(found, value, inner ?? {}, branch));
    return takes ? [{ path: [...path, name], direction: 'down', isNew: inner === undefined }] : [];
  });
  // An existing group is more likely than one that would have to be created.
  const there = homes.filter(({ isNew }) => !isNew);
  if (there.length > 0) return onlyOf(there);
  const needed = homes.filter((home) => schema?.required?.includes(String(home.path.at(-1))));
  return onlyOf(needed.length > 0 ? needed : homes);
}

/** Whether a group can have the property, does not have it yet, and accepts the value unchanged. */
export function canTake(
  found: string,
  value: unknown,
  object: object,
  schema: Schema | undefined,
): boolean {
  const property = ownProperty(schema?.properties, found);
  return (
    property !== undefined &&
    !Object.hasOwn(object, found) &&
    (property.const === undefined || property.const === value) &&
    fitOf(value, property) === 'direct'
  );
}
