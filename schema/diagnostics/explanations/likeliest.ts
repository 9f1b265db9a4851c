import type { Schema } from '../../validate/schemas.ts';

/** The types that have all of an object's properties and need no others, where there are one or two. */
export function likeliest(object: object, branches: ReadonlyMap<string, Schema>): string[] {
  const keys = Object.keys(object).filter((key) => key !== 'type' && key !== 'kind');
  const fitting = [...branches].filter(([, { properties = {}, required = [] }]) => {
    const hasAll = keys.every((key) => Object.hasOwn(properties, key));
    return hasAll && required.slice(1).every((name) => Object.hasOwn(object, name));
  });
  return keys.length > 0 && fitting.length <= 2 ? fitting.map(([type]) => type) : [];
}
