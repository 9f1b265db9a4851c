import type { Path, Problem } from '../model/diagnostics.ts';
import type { OldNames } from '../model/pointer.ts';
import { branchesOf, ownProperty, tagOf } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { explainDoubtfulName, explainOldName, explainRemoved } from './old-names.ts';
import type { Source } from './source.ts';
import { isDoubtful } from './suggest-value.ts';

/** The result of renaming old property names in a value. */
export interface Migration {
  /** A warning for each old name. */
  problems: Problem[];
  /** Absent if there are none. */
  oldNames: OldNames | undefined;
}

/** Renames old property names of a value in place. */
export function migrate(value: unknown, top: Schema, source: Source): Migration {
  const problems: Problem[] = [];
  const oldNames: Record<string, string> = {};

  const visit = (value: unknown, reference: Schema, path: Path, old: Path): unknown => {
    const schema = resolvePiece(reference);
    if (Array.isArray(value)) {
      return value.map((item, index) =>
        visit(item, schema.items ?? {}, [...path, index], [...old, index]),
      );
    }
    if (typeof value !== 'object' || value === null) return value;
    return visitGroup(value as Record<string, unknown>, schema, path, old);
  };

  const visitGroup = (
    value: Record<string, unknown>,
    union: Schema,
    path: Path,
    old: Path,
  ): Record<string, unknown> => {
    const { schema, renamedTag } = branchNow(value, union);
    if (renamedTag) {
      const { tag, found, now } = renamedTag;
      const what = `The ${tag === 'type' ? 'block' : tag} `;
      problems.push(explainOldName('M402', found, now, { path: [...old, tag], at: 'value', what }));
    }
    const { properties = {} } = schema;
    const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      if (renamedTag?.tag === key) return [[key, renamedTag.now]];
      const here = [...old, key];
      const name = Object.hasOwn(properties, key) ? key : nameNow(key, value, properties);
      if (name !== undefined) {
        if (name !== key) {
          oldNames[JSON.stringify([...path, name])] = key;
          const property = properties[name] ?? {};
          problems.push(
            isDoubtful(key, property)
              ? explainDoubtfulName(key, name, here, property)
              : explainOldName('M401', key, name, { path: here, at: 'key' }),
          );
        }
        return [[name, visit(inner, properties[name] ?? {}, [...path, name], here)]];
      }
      const advice = ownProperty(schema['x-removed'], key);
      if (advice === undefined) return [[key, inner]];
      problems.push(explainRemoved(key, advice, here, source));
      return [];
    });
    // Unlike an assignment, this keeps `__proto__` an ordinary property.
    return Object.fromEntries(entries);
  };

  const migrated = visit(value, top, [], []);
  if (problems.length > 0) replaceProperties(value as object, migrated as object);
  return { problems, oldNames: Object.keys(oldNames).length > 0 ? oldNames : undefined };
}

/** Replaces the properties in place, because others have references to the object. */
function replaceProperties(object: object, others: object): void {
  for (const name of Object.keys(object)) Reflect.deleteProperty(object, name);
  Object.defineProperties(object, Object.getOwnPropertyDescriptors(others));
}

const wasNamed = (schema: Schema, name: string): boolean =>
  resolvePiece(schema)['x-renamed-from']?.includes(name) ?? false;

/** Returns the current name of a property, unless that is set as well. */
function nameNow(
  key: string,
  value: object,
  properties: Record<string, Schema>,
): string | undefined {
  return Object.keys(properties).find(
    (name) => !Object.hasOwn(value, name) && wasNamed(properties[name] ?? {}, key),
  );
}

/** Returns the schema of a block or visual by its current or old name. */
function branchNow(value: Record<string, unknown>, union: Schema) {
  const tag = tagOf(union);
  const found = tag === undefined ? undefined : value[tag];
  if (tag === undefined || typeof found !== 'string') return { schema: union };
  const branches = branchesOf(union);
  const branch = branches.get(found);
  if (branch) return { schema: branch };
  const [now, schema] = [...branches].find(([, other]) => wasNamed(other, found)) ?? [];
  return now === undefined || !schema
    ? { schema: union }
    : { schema, renamedTag: { tag, found, now } };
}
