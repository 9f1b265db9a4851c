import { join } from 'node:path';
import type { JSONSchema } from 'json-schema-to-typescript';
import { fingerprint, fingerprintFile } from '../files/fingerprint.ts';
import { readOrEmpty } from '../files/read-or-empty.ts';
import { writeWhole } from '../files/write-whole.ts';
import { readContentSchemas, readRequestSchemas, type Schema } from '../model/schemas.ts';
import { openCompiledValidators } from './compiled-validators.ts';
import { gatherSchemas } from './gather-schemas.ts';

const target = join(import.meta.dirname, '../generated/types.ts');

/**
 * Writes `schema/generated/types.ts`, with an interface for every schema, unless it is up to date.
 * That takes half a second, so the first line says what the types are made from.
 * @throws PlainError if a schema is wrong
 */
export async function generateTypes(): Promise<void> {
  // Explains a schema that is wrong, which the compiler of types does not.
  await openCompiledValidators();
  const schemas = [...readContentSchemas(), ...readRequestSchemas().values()];
  for (const schema of schemas) if (schema.$id === 'site.json') requireDefaults(schema, schema);
  const gathered = gather(schemas);
  const source = fingerprint(JSON.stringify(gathered) + fingerprintFile(import.meta.filename));
  const banner = `/** Generated from the JSON schemas; change those instead. (${source}) */`;
  if (readOrEmpty(target).startsWith(banner)) return;
  const { compile } = await import('json-schema-to-typescript');
  const types = await compile(gathered as JSONSchema, 'schemas', {
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  });
  writeWhole(target, types);
}

/** Gathers all schemas in one, because the compiler follows references only within a document. */
function gather(schemas: readonly Schema[]): unknown {
  const definitions = gatherSchemas(schemas);
  return JSON.parse(JSON.stringify({ title: 'schemas', definitions }), withSharedType);
}

/** Makes properties with a default required, because loaded settings always have them. */
function requireDefaults(schema: Schema, file: Schema, defaults?: unknown): void {
  const required = new Set(schema.required);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = property.default ?? Object(defaults)[name];
    if (value !== undefined) required.add(name);
    const piece = property.$ref?.replace('#/definitions/', '') ?? '';
    requireDefaults(file.definitions?.[piece] ?? property, file, value);
  }
  if (required.size > 0) schema.required = [...required];
}

/**
 * Removes keywords that do not affect types, and keeps a reference's type the same when keywords
 * stand beside it. The compiler would create a separate one.
 */
function withSharedType(key: string, value: unknown): unknown {
  if (key.startsWith('x-')) return undefined;
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const { $ref, ...own } = value;
  return Object.keys(own).length > 0 ? { ...own, allOf: [{ $ref }] } : value;
}
