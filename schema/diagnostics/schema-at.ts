import type { Schema } from '../validate/schemas.ts';
import type { Path } from './diagnostics.ts';
import { ownProperty } from './own-property.ts';
import { resolvePiece } from './wording.ts';

/**
 * The schema of the value at a path, with what it refers to: of a block that of its `type`, of a
 * visual that of its `kind`. `undefined` where no schema speaks of such a value.
 */
export function schemaAt(path: Path, root: unknown, top: Schema): Schema | undefined {
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

/** Of alternatives, the one that the value names. */
export function branchOf(schema: Schema, value: unknown): Schema {
  const tag = tagOf(schema);
  if (!tag) return schema;
  const name = (value as Record<string, unknown> | undefined)?.[tag];
  return branchesOf(schema).get(String(name)) ?? schema;
}

/** The property that says which of its alternatives a schema's value is. */
export const tagOf = (schema: Schema): string | undefined =>
  (schema.discriminator as { propertyName: string } | undefined)?.propertyName;

/** The same schemas are asked for with every value, and are other objects once they were read again. */
const cachedBranches = new WeakMap<Schema, ReadonlyMap<string, Schema>>();

/** The alternatives of a schema, by the value of the property that decides between them. */
export function branchesOf(schema: Schema): ReadonlyMap<string, Schema> {
  const cached = cachedBranches.get(schema);
  if (cached) return cached;
  const tag = tagOf(schema) ?? '';
  const branches = new Map(
    (schema.oneOf ?? [])
      .map(resolvePiece)
      .map((branch) => [String(branch.properties?.[tag]?.const), branch]),
  );
  cachedBranches.set(schema, branches);
  return branches;
}
