import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import {
  createUnionSchemas,
  readContentSchemas,
  readRequestSchemas,
  type Schema,
} from './schemas.ts';

const folder = join(import.meta.dirname, '..');

/**
 * Writes `schema/generated/`: `types.ts`, with an interface for every schema, and the schemas that
 * are put together from folders. Leaves fresh files alone.
 */
export async function generateTypes(): Promise<void> {
  mkdirSync(join(folder, 'generated'), { recursive: true });
  for (const schema of createUnionSchemas()) {
    writeIfChanged(schema.$id ?? '', `${JSON.stringify(schema, null, 2)}\n`);
  }
  const schemas = [...readContentSchemas(), ...readRequestSchemas().values()];
  for (const schema of schemas) if (schema.$id === 'site.json') requireDefaults(schema, schema);
  const source = await compile(gather(schemas) as JSONSchema, 'schemas', {
    bannerComment: '/** Generated from the JSON schemas; change those instead. */',
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  });
  writeIfChanged('generated/types.ts', source);
}

/** All schemas as definitions of one, because the compiler follows references only inside a document. */
function gather(schemas: readonly Schema[]): Schema {
  const definitions: Record<string, Schema> = {};
  for (const {
    $id = '',
    $schema: _,
    definitions: inner = {},
    examples: __,
    ...schema
  } of schemas) {
    for (const [name, definition] of Object.entries(inner)) definitions[name] = definition;
    if (schema.type) definitions[$id] = named($id, schema);
  }
  const text = JSON.stringify({ title: 'schemas', definitions })
    // `../common.json#/definitions/lead` is a definition, `../visuals/bars.json` a whole file.
    .replace(/"\$ref":"[^"#]*#\/definitions\/([^"]+)"/g, '"$ref":"#/definitions/$1"')
    .replace(/"\$ref":"(?:\.\.\/)*([^"#]+\.json)"/g, (_, id: string) => {
      return `"$ref":"#/definitions/${id.replaceAll('/', '~1')}"`;
    });
  return JSON.parse(text, withSharedType);
}

/** What has a default is always there once settings are loaded, so that its type is not optional. */
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

/** What refers to a piece with words of its own keeps the piece's type: the compiler would make another. */
function withSharedType(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const { $ref, ...own } = value;
  return Object.keys(own).length > 0 ? { ...own, allOf: [{ $ref }] } : value;
}

/**
 * Blocks and visuals are named after their files: `blocks/card-grid.json` gives `CardGridBlock`,
 * `visuals/bars.json` gives `BarsVisual`.
 */
function named(id: string, schema: Schema): Schema {
  const [, kind, name] = /^(block|visual)s\/(.+)\.json$/.exec(id) ?? [];
  return name ? { ...schema, title: `${name} ${kind}` } : schema;
}

function writeIfChanged(name: string, text: string): void {
  const path = join(folder, name);
  if (readOrEmpty(path) !== text) writeFileSync(path, text);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
