import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { readContentSchemas, readRequestSchemas, type Schema } from './schemas.ts';

const target = join(import.meta.dirname, '../generated/types.ts');

/** Writes `schema/generated/types.ts`: an interface for every schema. Leaves a fresh file alone. */
export async function generateTypes(): Promise<void> {
  const schemas = [...readContentSchemas(), ...readRequestSchemas().values()];
  const source = await compile(gather(schemas) as JSONSchema, 'schemas', {
    bannerComment: '/** Generated from the JSON schemas; change those instead. */',
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    strictIndexSignatures: true,
  });
  mkdirSync(join(target, '..'), { recursive: true });
  if (readOrEmpty(target) !== source) writeFileSync(target, source);
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
    .replace(
      /"\$ref":"(?:(?:\.\.\/)?(?:common|visual)\.json)?#\/definitions\/([^"]+)"/g,
      '"$ref":"#/definitions/$1"',
    )
    .replace(/"\$ref":"((?:blocks\/)?[a-z0-9-]+\.json)"/g, (_, id: string) => {
      return `"$ref":"#/definitions/${id.replaceAll('/', '~1')}"`;
    });
  return JSON.parse(text);
}

/** Block types are named after their file: `blocks/card-grid.json` gives `CardGridBlock`. */
function named(id: string, schema: Schema): Schema {
  const block = /^blocks\/(.+)\.json$/.exec(id)?.[1];
  return block ? { ...schema, title: `${block} block` } : schema;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
