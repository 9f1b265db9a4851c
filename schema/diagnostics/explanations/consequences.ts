import type { ErrorObject } from 'ajv';
import { pathFrom, pointerAround, pointerOf, pointerToPath } from '../../model/pointer.ts';
import { ownProperty } from '../../model/schema-at.ts';
import type { Unknown } from './unknown/unknown.ts';

/** Keywords that check one value. Only its first mistake is reported. */
const ofOneValue = ['enum', 'minLength', 'maxLength', 'pattern', 'format', 'among'];

/** Keywords that compare a value with another part of the block. */
const ofOthers = ['among', 'asManyAs', 'atMostAsManyAs'];

/** Whether an error says more than another one, which is left out then. */
type SaysMore = (other: ErrorObject, error: ErrorObject) => boolean;

const isOf =
  (keyword: string): SaysMore =>
  (other, { instancePath }) =>
    other.keyword === keyword && other.instancePath === instancePath;

/** By the keyword of the error that is left out. */
const sayMore: Record<string, SaysMore> = {
  enum: isOf('among'),
  minLength: isOf('among'),
  maxLength: isOf('among'),
  pattern: isOf('among'),
  format: isOf('among'),
  // In quotes, a number in place of a name would be no name either.
  type: (other, error) => typeof error.data === 'number' && isOf('among')(other, error),
  minItems: isOf('asManyAs'),
  maxItems: isOf('asManyAs'),
  // A number that is out of its range is in none of the two places.
  ordered: (other, error) =>
    [error.params.name, error.params.previous].some((name) =>
      other.keyword === 'within'
        ? isOf('within')(other, error) && other.params.name === name
        : /^(?:minimum|maximum)$/.test(other.keyword) &&
          other.instancePath === `${error.instancePath}/${name}`,
    ),
  discriminator: (other, error) =>
    isOf('required')(other, error) && other.params.missingProperty === error.params.tag,
  // One of two properties that exclude each other may mean nothing.
  atMostOne: ({ instancePath: place }, { instancePath, params }) =>
    [params.first, params.second].some((name) => place === `${instancePath}/${name}`),
};

/**
 * Returns the errors that nothing else explains, without those that follow from another mistake.
 * Unknown properties are left out, because they are resolved separately.
 */
export function withoutConsequences(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
): ErrorObject[] {
  const seen = new Set<string>();
  const atPlace = byPlace(unknown);
  const errorsAt = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return errors.filter((error) => {
    const { keyword, instancePath } = error;
    // The errors of a branch are reported themselves.
    if (['additionalProperties', 'if'].includes(keyword)) return false;
    if (isSatisfied(error, atPlace.get(instancePath) ?? [])) return false;
    if (isReplaced(error, errors, unknown) || isCountOfWrongItems(error, errors)) return false;
    const saysMore = sayMore[keyword];
    const near = saysMore ? placesNear(error).flatMap((place) => errorsAt.get(place) ?? []) : [];
    if (near.some((other) => saysMore?.(other, error))) return false;
    if (ofOthers.includes(keyword) && isComparedWithMistake(error, errors)) return false;
    if (keyword === 'asManyAs' && isAdvised(error, atPlace)) return false;
    if (!ofOneValue.includes(keyword)) return true;
    if (seen.has(instancePath)) return false;
    seen.add(instancePath);
    return true;
  });
}

/** The places of errors that may say more: its own, the group around it, and the two that it is about. */
const placesNear = ({ instancePath, params }: ErrorObject): string[] => [
  instancePath,
  pointerAround(instancePath),
  `${instancePath}/${params.first}`,
  `${instancePath}/${params.second}`,
  `${instancePath}/${params.name}`,
  `${instancePath}/${params.previous}`,
];

/** Whether a list is too long only because some of its items are invalid. */
const isCountOfWrongItems = (
  { keyword, instancePath, data, params }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean =>
  keyword === 'maxItems' &&
  errors.filter(
    (error) => error.keyword === 'enum' && pointerAround(error.instancePath) === instancePath,
  ).length >=
    (data as unknown[]).length - params.limit;

/** Whether a list is too short because what belongs in it is a property beside it, as that one says. */
function isAdvised({ instancePath }: ErrorObject, atPlace: ReadonlyMap<string, Unknown[]>) {
  const name = String(pointerToPath(instancePath).at(-1));
  const beside = atPlace.get(pointerAround(instancePath)) ?? [];
  return beside.some(({ instead }) => instead?.includes(`\`${name}\``));
}

/** Returns the unknown properties by the pointers of the errors that they may explain. */
function byPlace(unknown: readonly Unknown[]): Map<string, Unknown[]> {
  const places = new Map<string, Unknown[]>();
  for (const each of unknown) {
    const { path, found, part, home } = each;
    const own = pointerOf(path);
    const target = home && pointerOf(home.path);
    const around = target && pointerAround(target);
    const near = [own, `${own}/${found}`, part && `${own}/${part.of}`, target, around];
    for (const place of new Set(near)) {
      if (place === undefined) continue;
      const others = places.get(place);
      if (others) others.push(each);
      else places.set(place, [each]);
    }
  }
  return places;
}

/** Whether something is missing or empty only because it has another name or is in another group. */
function isSatisfied(
  { keyword, instancePath, params, data }: ErrorObject,
  unknown: readonly Unknown[],
): boolean {
  if (keyword === 'type')
    return unknown.some((one) => placeOfWrongKind(one, data === null) === instancePath);
  return (
    keyword === 'required' &&
    unknown.some((one) => isInPlaceOf(one, params.missingProperty, instancePath))
  );
}

/** Returns where an unknown property is the reason for a value of the wrong kind. */
function placeOfWrongKind({ path, found, part, level, home }: Unknown, isEmpty: boolean) {
  if (part) return pointerOf([...path, part.of]);
  if (level === 'wrapping') return pointerOf([...path, found]);
  return home && isEmpty ? pointerOf(home.path) : undefined;
}

/** @param place the pointer of the group that lacks a property */
function isInPlaceOf(one: Unknown, missing: string, place: string): boolean {
  const { path, found, value, names, home, group, level } = one;
  const isMeant =
    [one.part?.of, one.meant?.name].includes(missing) ||
    // The advice mentions it already.
    one.instead?.includes(`\`${missing}\``) ||
    (level === 'grouping' && Object.hasOwn(Object(value), missing)) ||
    group !== undefined ||
    level === 'wrapping' ||
    level === 'nested';
  if (isMeant || (!home && names.includes(missing))) return pointerOf(path) === place;
  if (!home) return false;
  return home.isNew
    ? pointerOf(home.path).replace(/\/0$/, '') === `${place}/${missing}`
    : pointerOf(home.path) === place && missing === found;
}

/** Whether something is needed only without another property, which is there under another name. */
function isReplaced(
  { keyword, instancePath, schemaPath }: ErrorObject,
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
): boolean {
  if (keyword !== 'required' || !schemaPath.endsWith('/else/required')) return false;
  const choice = errors.find(
    (other) => other.keyword === 'if' && other.instancePath === instancePath,
  );
  const others: string[] = choice?.parentSchema?.if?.required ?? [];
  return unknown.some(
    ({ path, names, home, found }) =>
      (pointerOf(path) === instancePath && others.some((name) => names.includes(name))) ||
      (home && pointerOf(home.path) === instancePath && others.includes(found)),
  );
}

/** Whether a value is compared with something that has a mistake. `2/bars/*\/label` refers to the labels of `bars`, two levels up. */
function isComparedWithMistake(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const path = pointerToPath(error.instancePath);
  const [up] = String(error.schema).split('/');
  const target = pathFrom(path, String(error.schema));
  // The values themselves, or a group or list around them.
  const isOnTheWay = (place: readonly (string | number)[]) =>
    place.length > path.length - Number(up) &&
    place.length <= target.length &&
    place.every((step, index) => target[index] === '*' || target[index] === step);
  return errors.some((other) => {
    if (other === error || ofOthers.includes(other.keyword)) return false;
    const place = pointerToPath(other.instancePath);
    if (other.keyword === 'required') return isOnTheWay([...place, other.params.missingProperty]);
    // A comma in braces cut this off from the value before it.
    if (other.keyword === 'additionalProperties')
      return (
        ownProperty(Object(other.data), other.params.additionalProperty) === null &&
        isOnTheWay([...place, String(target.at(-1))])
      );
    // An empty item of a list is most likely one too many.
    const isSpare = typeof place.at(-1) === 'number' && other.data === '';
    return isOnTheWay(place) || (isSpare && isOnTheWay(place.slice(0, -1)));
  });
}
