import { oncePer } from '../once-per.ts';
import type { Path } from './diagnostics.ts';
import type { Schema } from './schemas.ts';
import { resolvePiece } from './wording.ts';

/** The value of a file, and its schema. */
export interface FileValue {
  root: unknown;
  top: Schema;
}

/**
 * Returns the schema of the value at a path, with references resolved: for a block by its `type`,
 * for a visual by its `kind`. `undefined` if there is no schema for it.
 */
export function schemaAt(path: Path, { root, top }: FileValue): Schema | undefined {
  let schema: Schema | undefined = top;
  let value = root;
  for (const step of path) {
    schema = typeof step === 'number' ? schema?.items : ownProperty(schema?.properties, step);
    if (!schema) return undefined;
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    schema = branchOf(resolvePiece(schema), value);
  }
  return schema;
}

/** Returns the schema of a group's property, with references resolved; empty if there is none. */
export const propertyOf = ({ properties = {} }: Schema, name: string | undefined): Schema =>
  resolvePiece(ownProperty(properties, name ?? ''));

/** Returns the properties that are required if another one is missing, such as the content of a picture. */
export const requiredOtherwise = (schema: Schema): string[] => schema.else?.required ?? [];

/** Returns the properties that a group needs, with those that are required because another one is missing. */
export function requiredOf(schema: Schema, group: object): string[] {
  const others = schema.if?.required ?? [];
  const isMissing = others.some((name) => !Object.hasOwn(group, name));
  return [...(schema.required ?? []), ...(isMissing ? requiredOtherwise(schema) : [])];
}

/** Returns the properties of a group that have a role, such as `link`. */
export const namesWithRole = (schema: Schema, role: string): string[] =>
  Object.keys(schema.properties ?? {}).filter((name) => propertyOf(schema, name).role === role);

/** Returns the alternative of a schema that a value selects. */
export function branchOf(schema: Schema, value: unknown): Schema {
  const tag = tagOf(schema);
  if (!tag) return schema;
  const name = (value as Record<string, unknown> | undefined)?.[tag];
  return branchesOf(schema).get(String(name)) ?? schema;
}

/** Returns the property that selects an alternative of a schema. */
export const tagOf = (schema: Schema): string | undefined => schema.discriminator?.propertyName;

/** Returns the alternatives of a schema by the value of the property that selects them. */
export const branchesOf = oncePer((schema: Schema): ReadonlyMap<string, Schema> => {
  const tag = tagOf(schema) ?? '';
  return new Map(
    (schema.oneOf ?? [])
      .map(resolvePiece)
      .map((branch) => [String(branch.properties?.[tag]?.const), branch]),
  );
});

/** Returns an own property of an object. Content may ask for inherited ones such as `__proto__`. */
export const ownProperty = <T>(
  object: Record<string, T> | undefined,
  name: string,
): T | undefined => (object && Object.hasOwn(object, name) ? object[name] : undefined);
