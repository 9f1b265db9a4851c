import { propertyOf } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { resolvePiece } from '../../../model/wording.ts';
import { accepts, wantedKind } from '../../accepts.ts';
import { fitOf } from '../../conversions/convert-value.ts';
import { isSameWord } from '../../same-word.ts';
import { isWordFor, synonymsOf } from '../../suggest-property.ts';
import { isDoubtful, isSlip, valueCalled } from '../../suggest-value.ts';
import type { Unknown } from './unknown.ts';

/** Returns the switch or choice of a group that says the same as a property of another name and value. */
export function statementFor(
  found: string,
  value: unknown,
  { properties = {} }: Schema,
  object: object,
): Unknown['meant'] {
  for (const [name, property] of Object.entries(properties)) {
    if (Object.hasOwn(object, name)) continue;
    const piece = resolvePiece(property);
    const isSwitch = wantedKind(piece) === 'boolean';
    const words = /^(?:type|kind|format|status|state)$/i.test(found)
      ? [name, ...synonymsOf(property)]
      : [name];
    if (isSwitch && typeof value === 'string' && words.some((word) => isSameWord(word, value)))
      return { name, value: true };
    if (typeof value !== 'boolean') continue;
    const opposites = piece['x-opposites'] ?? [];
    if (isSwitch && opposites.some((word) => isSameWord(word, found)))
      return { name, value: !value };
    // `forecast: true` for `status: forecast`, and `dark: true` for `tone: ink`
    const choice = value ? choiceCalled(found, piece) : undefined;
    if (choice !== undefined) return { name, value: choice };
  }
  return undefined;
}

/** Returns the value of a choice that has this name or synonym. */
const choiceCalled = (word: string, schema: Schema): string | undefined =>
  schema.enum?.map(String).find((each) => isSameWord(each, word)) ??
  (schema.enum ? valueCalled(word, schema['x-value-synonyms']) : undefined);

/**
 * Returns the choices that the name of a type makes, too: a `carousel` is a `card-grid` with
 * `layout: carousel`.
 */
export const choicesIn = (
  type: string,
  { properties = {} }: Schema,
  object: object,
): [name: string, value: string][] =>
  Object.entries(properties).flatMap(([name, property]) => {
    const piece = resolvePiece(property);
    const choice = choiceCalled(type, piece);
    const isSaid = choice === undefined || Object.hasOwn(object, name) || isDoubtful(type, piece);
    return isSaid || choice === piece['x-default'] ? [] : [[name, choice]];
  });

/**
 * Returns the property that is there already and means the same, also if a switch says one of its
 * values: `dark: true` beside `tone: ink`.
 */
export function presentFor(found: string, value: unknown, schema: Schema, object: object) {
  const { properties = {} } = schema;
  const present = Object.keys(properties).filter((name) => Object.hasOwn(object, name));
  return (
    present.find(
      (name) =>
        fitOf(value, properties[name]) &&
        (isSlip(found, name) || isCut(found, name) || isWordFor(found, name, properties[name])),
    ) ?? present.find((name) => value === true && choiceCalled(found, propertyOf(schema, name)))
  );
}

/** Whether the end of a name is missing: `vis` for `visual`. */
const isCut = (found: string, name: string): boolean => found.length > 2 && name.startsWith(found);

/** Returns the property that is there already, and that once had this name. */
export const presentUnderOldName = (found: string, { properties = {} }: Schema, object: object) =>
  Object.keys(properties).find(
    (name) =>
      Object.hasOwn(object, name) &&
      propertyOf({ properties }, name)['x-renamed-from']?.includes(found),
  );

/** Returns the twin of a property: `action2` and `secondary_button` beside `action` mean the next other link. */
export function twinFor(
  found: string,
  value: unknown,
  { properties = {} }: Schema,
  object: object,
) {
  const first = found.replace(/^(?:second(?:ary)?|other)[_-]?|[_-]?(?:[23]|two|three)$/i, '');
  const names = Object.keys(properties);
  const owner = names.find(
    (name) => Object.hasOwn(object, name) && isWordFor(first, name, properties[name]),
  );
  const reference = properties[owner ?? '']?.$ref;
  if (first === found || reference === undefined) return undefined;
  const twin = names.find(
    (name) => !Object.hasOwn(object, name) && properties[name]?.$ref === reference,
  );
  return twin && fitOf(value, properties[twin]) ? twin : undefined;
}

/** Whether a name is a synonym for a property that takes its value as it is: `step: Sign up` is no number of a step. */
export const isSynonym = (found: string, value: unknown, schema: Schema, object: object): boolean =>
  typeof value === 'string' &&
  Object.entries(schema.properties ?? {}).some(
    ([name, property]) =>
      !Object.hasOwn(object, name) &&
      synonymsOf(property).includes(found) &&
      accepts(value, property),
  );
