import type { ErrorObject } from 'ajv';
import { pointerOf, pointerToPath } from '../pointer.ts';
import type { Unknown } from './unknown.ts';

/** Keywords that look at one value, so that a second mistake in it is the first one again. */
const ofOneValue = ['enum', 'minLength', 'maxLength', 'pattern', 'format', 'among'];

/** Of a list that must be as long as another one, how long lists may be at all says less. */
const ofCounts = ['minItems', 'maxItems'];

/** Of a number that must lie between two others, how large numbers may be at all says less. */
const ofLimits = ['minimum', 'maximum'];

/** Keywords that compare a value with another part of the block. */
const ofOthers = ['among', 'asManyAs', 'atMostAsManyAs'];

/**
 * The errors that nothing else explains. Left out are unknown properties, which are resolved
 * already, and what follows from another mistake.
 */
export function withoutConsequences(
  errors: readonly ErrorObject[],
  unknown: readonly Unknown[],
): ErrorObject[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    // What a branch says is reported by itself.
    if (['additionalProperties', 'if'].includes(error.keyword)) return false;
    if (isSatisfied(error, unknown) || isTagOfNothing(error, errors)) return false;
    if (isReplaced(error, errors, unknown) || isNoName(error, errors)) return false;
    if (ofOthers.includes(error.keyword) && isComparedWithMistake(error, errors)) return false;
    if (ofCounts.includes(error.keyword) && isCountedAlready(error, errors)) return false;
    if (ofLimits.includes(error.keyword) && isOrderedAlready(error, errors)) return false;
    if (error.keyword === 'ordered' && isLimitedAlready(error, errors)) return false;
    if (!ofOneValue.includes(error.keyword)) return true;
    // What is no name at all says more than that it is too long for one.
    if (error.keyword !== 'among' && isNoneOf(error, errors)) return false;
    if (seen.has(error.instancePath)) return false;
    seen.add(error.instancePath);
    return true;
  });
}

/** What is missing, or empty, is there under another name or in another group. */
function isSatisfied(
  { keyword, instancePath, params, data }: ErrorObject,
  unknown: readonly Unknown[],
) {
  return unknown.some(({ path, found, value, names, home, group, partOf, instead, ...is }) => {
    const { isWrapping, isGrouping, isNested } = is;
    if (partOf && keyword === 'type') return pointerOf([...path, partOf]) === instancePath;
    if (isWrapping && keyword === 'type') return pointerOf([...path, found]) === instancePath;
    if (home && keyword === 'type' && data === null) return pointerOf(home.path) === instancePath;
    if (keyword !== 'required') return false;
    const missing: string = params.missingProperty;
    if ([partOf, is.meant?.name].includes(missing)) return pointerOf(path) === instancePath;
    // What to do instead says it already.
    if (instead?.includes(`\`${missing}\``)) return pointerOf(path) === instancePath;
    if (isGrouping && Object.hasOwn(Object(value), missing))
      return pointerOf(path) === instancePath;
    if (group || isWrapping || isNested) return pointerOf(path) === instancePath;
    if (home?.isNew) return pointerOf(home.path) === `${instancePath}/${missing}`;
    return home
      ? missing === found && pointerOf(home.path) === instancePath
      : names.includes(missing) && pointerOf(path) === instancePath;
  });
}

/** What is needed only without another property, which is there under another name. */
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

/** A number in place of a name: in quotes, it would be none either. */
const isNoName = (error: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  error.keyword === 'type' && typeof error.data === 'number' && isNoneOf(error, errors);

const isNoneOf = ({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  errors.some((other) => other.keyword === 'among' && other.instancePath === instancePath);

const isCountedAlready = ({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  errors.some((other) => other.keyword === 'asManyAs' && other.instancePath === instancePath);

const isOrderedAlready = ({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  errors.some(
    ({ keyword, schema, instancePath: group }) =>
      keyword === 'ordered' &&
      (schema as string[]).some((name) => `${group}/${name}` === instancePath),
  );

/** What is beyond all limits says more than that it is out of order, too. */
const isLimitedAlready = (
  { instancePath, params }: ErrorObject,
  errors: readonly ErrorObject[],
): boolean =>
  errors.some(
    (other) =>
      other.keyword === 'within' &&
      other.instancePath === instancePath &&
      [params.name, params.previous].includes(other.params.name),
  );

/** A tag that is missing is reported as that. */
const isTagOfNothing = (error: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  error.keyword === 'discriminator' &&
  error.params.error === 'tag' &&
  errors.some(
    (other) =>
      other.instancePath === error.instancePath &&
      other.keyword === 'required' &&
      other.params.missingProperty === error.params.tag,
  );

/** `2/bars/*\/label` names the labels of `bars`, two levels up: is there a mistake in one of them? */
function isComparedWithMistake(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const [up, ...down] = String(error.schema).split('/');
  const path = pointerToPath(error.instancePath);
  const target = [...path.slice(0, path.length - Number(up)), ...down];
  // The values themselves, or what they stand in on the way down.
  const isOnTheWay = (place: readonly (string | number)[]) =>
    place.length > path.length - Number(up) &&
    place.length <= target.length &&
    place.every((step, index) => target[index] === '*' || target[index] === step);
  return errors.some((other) => {
    if (other === error || ofOthers.includes(other.keyword)) return false;
    const place = pointerToPath(other.instancePath);
    const isGone =
      other.keyword === 'required' && isOnTheWay([...place, other.params.missingProperty]);
    // What a comma in braces has cut off belongs to the value before it.
    const isCut =
      other.keyword === 'additionalProperties' &&
      (other.data as Record<string, unknown>)[other.params.additionalProperty] === null &&
      isOnTheWay([...place, String(target.at(-1))]);
    return (
      isGone ||
      isCut ||
      (other.keyword !== 'additionalProperties' &&
        other.keyword !== 'required' &&
        isOnTheWay(place))
    );
  });
}
