import type { Schema } from '../../validate/schemas.ts';
import { accepts } from '../accepts.ts';

/** Returns the types that have all of an object's properties and need no others, if there are only one or two. */
export function likeliest(object: object, branches: ReadonlyMap<string, Schema>): string[] {
  const keys = Object.keys(object).filter((key) => key !== 'type' && key !== 'kind');
  const fitting = [...branches].filter(([, { properties = {}, required = [] }]) => {
    const hasAll = keys.every((key) => Object.hasOwn(properties, key));
    return hasAll && required.slice(1).every((name) => Object.hasOwn(object, name));
  });
  // If there are several, those that accept the values too.
  const taking = fitting.filter(([, { properties = {} }]) =>
    keys.every((key) => accepts(Object(object)[key], properties[key])),
  );
  const best = fitting.length > 1 && taking.length > 0 ? taking : fitting;
  return keys.length > 0 && best.length <= 2 ? best.map(([type]) => type) : [];
}

/** Returns all types, sorted by how many of an object's properties they have and how few are missing. */
export function likelyFirst(object: object, branches: ReadonlyMap<string, Schema>): string[] {
  const keys = Object.keys(object).filter((key) => key !== 'type' && key !== 'kind');
  const score = ({ properties = {}, required = [] }: Schema) =>
    keys.filter((key) => Object.hasOwn(properties, key)).length * 2 -
    required.slice(1).filter((name) => !Object.hasOwn(object, name)).length;
  return [...branches]
    .map(([type, schema]) => ({ type, score: score(schema) }))
    .sort((a, b) => b.score - a.score || (a.type < b.type ? -1 : 1))
    .map(({ type }) => type);
}
