import type { Schema } from '../../model/schemas.ts';
import { accepts } from '../accepts.ts';

/** Returns a group's properties without the one that says what it is. */
export const namesIn = (object: object): string[] =>
  Object.keys(object).filter((name) => name !== 'type' && name !== 'kind');

/** Returns what a group has and a type does not, and what the type needs and the group does not have. */
export function misfitsIn(object: object, { properties = {}, required = [] }: Schema = {}) {
  const spare = namesIn(object).filter((name) => !Object.hasOwn(properties, name));
  const isMissing = (name: string) =>
    name !== 'type' && name !== 'kind' && !Object.hasOwn(object, name);
  return { spare, missing: required.filter(isMissing) };
}

/** Returns the types that have all of an object's properties and need no others, if there are only one or two. */
export function likeliest(object: object, branches: ReadonlyMap<string, Schema>): string[] {
  const fitting = [...branches].filter(([, schema]) => {
    const { spare, missing } = misfitsIn(object, schema);
    return spare.length === 0 && missing.length === 0;
  });
  // If there are several, those that accept the values too.
  const names = namesIn(object);
  const taking = fitting.filter(([, { properties = {} }]) =>
    names.every((name) => accepts(Object(object)[name], properties[name])),
  );
  const best = fitting.length > 1 && taking.length > 0 ? taking : fitting;
  return names.length > 0 && best.length <= 2 ? best.map(([type]) => type) : [];
}

/** Returns all types, sorted by how many of an object's properties they have and how few are missing. */
export function likelyFirst(object: object, branches: ReadonlyMap<string, Schema>): string[] {
  const costOf = (schema: Schema) => {
    const { spare, missing } = misfitsIn(object, schema);
    return spare.length * 2 + missing.length;
  };
  return [...branches]
    .map(([type, schema]) => ({ type, cost: costOf(schema) }))
    .sort((a, b) => a.cost - b.cost || (a.type < b.type ? -1 : 1))
    .map(({ type }) => type);
}
