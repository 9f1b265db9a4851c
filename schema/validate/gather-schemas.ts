import type { Schema } from '../model/schemas.ts';

/**
 * Gathers schemas as definitions of a single one, for tools that follow references only within a
 * document. Named pieces keep their names, which are unique. Whole files are named by their paths.
 * Examples are left out: editors would offer them as values.
 */
export function gatherSchemas(schemas: readonly Schema[]): Record<string, Schema> {
  const definitions: Record<string, Schema> = {};
  for (const {
    $id = '',
    $schema: _,
    examples: __,
    definitions: inner = {},
    ...schema
  } of schemas) {
    for (const [name, definition] of Object.entries(inner)) definitions[name] = definition;
    if (schema.type) definitions[$id] = titled($id, schema);
  }
  const text = JSON.stringify(definitions)
    // `../common.json#/definitions/lead` is a definition, `../visuals/bars.json` a whole file.
    .replace(/"\$ref":"[^"#]*#\/definitions\/([^"]+)"/g, '"$ref":"#/definitions/$1"')
    .replace(/"\$ref":"(?:\.\.\/)*([^"#]+\.json)"/g, (_, id: string) => {
      return `"$ref":"#/definitions/${id.replaceAll('/', '~1')}"`;
    });
  return JSON.parse(text);
}

/**
 * Gives blocks and visuals titles from their files, which editors show and types are named after:
 * `blocks/card-grid.json` is `card-grid block`, and its type `CardGridBlock`.
 */
function titled(id: string, schema: Schema): Schema {
  const [, kind, name] = /^(block|visual)s\/(.+)\.json$/.exec(id) ?? [];
  return kind ? { ...schema, title: `${name} ${kind}` } : schema;
}
