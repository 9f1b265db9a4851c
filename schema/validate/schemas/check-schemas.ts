import type { Schema } from '../../model/schemas.ts';
import { kinds } from '../../model/wording.ts';
import { type Fault, type ReadText, refuseFaults } from './faults.ts';
import { aboutSameValue, keywords } from './keyword-table.ts';
import { findLostPlaces } from './lost-places.ts';
import { checkName } from './names.ts';
import { type Part, readParts, wholeFile } from './parts.ts';
import { createReferences, type References } from './references.ts';
import { type Found, meant } from './shapes.ts';
import { sharedNames, sharedOldNames } from './shared-names.ts';

/**
 * Checks that schemas say what they mean: that each keyword exists and has the right shape, and that what it
 * names exists. Otherwise, authors would get errors for right pages, or none for wrong ones.
 * @param others schemas that are not in a file
 * @throws PlainError with each place
 */
export function checkSchemas(
  schemas: readonly Schema[],
  others: readonly Schema[],
  textOf?: ReadText,
): void {
  refuseFaults(findFaults(schemas, others), textOf);
}

function findFaults(schemas: readonly Schema[], others: readonly Schema[]): Fault[] {
  const files = schemas.map(wholeFile);
  const read = files.flatMap((part) => [...readParts(part)]);
  const misshapen = read.flatMap(({ part, found }) =>
    found.flatMap((each) => ('fault' in each ? [toFault(part, each)] : [])),
  );
  // What a misspelt keyword would have said cannot be checked.
  if (misshapen.length > 0) return misshapen;
  const references = createReferences([...schemas, ...others]);
  const named = read.map(({ part, found }) => ({
    part,
    names: found.flatMap((each) => ('name' in each ? [each] : [])),
  }));
  const wrong = read.flatMap(({ part }) => [
    ...referenceFaults(part, references),
    ...typeFaults(part, references),
    ...uselessIn(part),
  ]);
  wrong.push(...sharedNames(schemas), ...sharedOldNames(read.map(({ part }) => part)));
  if (wrong.length > 0) return wrong;
  const places = new Map(
    named.map(({ part, names }) => [
      part.schema,
      names.filter(({ meaning }) => meaning === 'place').map(({ name }) => name),
    ]),
  );
  const tops = files.filter(({ file }) => file === 'page.json' || file === 'site.json');
  const lost = findLostPlaces(tops, (schema) => places.get(schema) ?? [], references);
  return named.flatMap(({ part, names }) =>
    names.flatMap((each) => {
      const isLost = each.meaning === 'place' && lost.get(part.schema)?.has(each.name);
      const fault = isLost
        ? `"${each.name}" leads to nothing: it goes ${Number.parseInt(each.name, 10)} levels up from the value, then down.`
        : checkName(each, part, references);
      return fault === undefined ? [] : [toFault(part, { ...each, fault })];
    }),
  );
}

const toFault = (
  { file, path }: Part,
  { path: inner, at, fault }: Pick<Extract<Found, { fault: string }>, 'path' | 'at' | 'fault'>,
): Fault => ({ file, path: [...path, ...inner], at, message: fault });

function referenceFaults({ file, path, schema: { $ref } }: Part, references: References): Fault[] {
  if ($ref === undefined || references.target($ref, file)) return [];
  const name = $ref.split('/').at(-1) ?? '';
  const message = `"$ref" leads to nothing: "${$ref}".${meant(name, references.namesIn($ref, file))}`;
  return [{ file, path: [...path, '$ref'], at: 'value', message }];
}

/** Finds keywords that say nothing about a value of the schema's type. */
function typeFaults(part: Part, { whole }: References): Fault[] {
  const { file, schema, sameValue } = part;
  const outer = sameValue.findLast((each) => each.type !== undefined)?.type;
  const type = schema.type ?? outer;
  if (outer !== undefined && type !== outer)
    return [faultAt(part, 'type', `"type" is "${outer}" for the same value further out.`)];
  const referred = type ?? whole({ file, schema }).schema.type;
  return Object.keys(schema).flatMap((keyword): Fault[] => {
    const { of, besideRef } = keywords[keyword] ?? {};
    const wanted: readonly string[] = [of ?? []].flat();
    const found = besideRef ? referred : type;
    if (wanted.length === 0 || wanted.includes(found === 'integer' ? 'number' : (found ?? '')))
      return [];
    const message =
      found === undefined
        ? `"${keyword}" needs ${wanted.map((each) => `"type": "${each}"`).join(' or ')} beside it.`
        : `"${keyword}" is for ${wanted.map((each) => kinds[each]).join(' or ')}, and this is ${kinds[found]}.`;
    return [faultAt(part, keyword, message)];
  });
}

/** Finds keywords that have no effect where they are, or not without others. */
function uselessIn(part: Part): Fault[] {
  const { path, schema, sameValue } = part;
  const isOpen = sameValue.length === 0 && schema.additionalProperties === undefined;
  const isProperty = path.at(-2) === 'properties' && !aboutSameValue.has(path.at(-3));
  const alone = (keyword: string, ...others: string[]) =>
    others.some((other) => other in schema)
      ? undefined
      : `"${keyword}" needs ${others.map((other) => `"${other}"`).join(' or ')} beside it.`;
  const reasons = {
    properties: isOpen
      ? '"properties" needs `"additionalProperties": false` beside it: otherwise, misspelt properties are no mistakes.'
      : undefined,
    if: alone('if', 'then', 'else'),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: alone('then', 'if'),
    else: alone('else', 'if'),
    default: isProperty ? undefined : '"default" is only for the schema of a property.',
    $id: path.length > 0 ? '"$id" is only for whole files.' : undefined,
    shownWidth: withoutOtherwise(schema.shownWidth),
    'x-budget':
      Number(Object(schema['x-budget']).characters) > Number(schema.maxLength ?? Infinity)
        ? '"x-budget" is more than "maxLength" allows.'
        : undefined,
  };
  return Object.entries(reasons).flatMap(([keyword, reason]) =>
    keyword in schema && reason !== undefined ? [faultAt(part, keyword, reason)] : [],
  );
}

function withoutOtherwise(shownWidth: unknown): string | undefined {
  const cases: { where?: object }[] = Array.isArray(shownWidth) ? shownWidth : [];
  const others = cases.findIndex(({ where }) => !where || Object.keys(where).length === 0);
  return others === cases.length - 1
    ? undefined
    : '"shownWidth" ends with the width of all other cases, which has no "where", and only that has none.';
}

const faultAt = ({ file, path }: Part, keyword: string, message: string): Fault => ({
  file,
  path: [...path, keyword],
  at: 'key',
  message,
});
