import type { Schema } from '../model/schemas.ts';

/** Returns the definition of a schema in the gathered one, by its `$id`. */
type Prepare = (id: string, schema: Schema) => Schema;

/**
 * Gathers schemas as definitions of a single one, for tools that follow references only within a
 * document. Named pieces keep their names, which are unique. Whole files are named by their paths.
 */
export function gatherSchemas(
  schemas: readonly Schema[],
  prepare: Prepare,
): Record<string, Schema> {
  const definitions: Record<string, Schema> = {};
  for (const { $id = '', $schema: _, definitions: inner = {}, ...schema } of schemas) {
    for (const [name, definition] of Object.entries(inner)) definitions[name] = definition;
    if (schema.type) definitions[$id] = prepare($id, schema);
  }
  const text = JSON.stringify(definitions)
    // `../common.json#/definitions/lead` is a definition, `../visuals/bars.json` a whole file.
    .replace(/"\$ref":"[^"#]*#\/definitions\/([^"]+)"/g, '"$ref":"#/definitions/$1"')
    .replace(/"\$ref":"(?:\.\.\/)*([^"#]+\.json)"/g, (_, id: string) => {
      return `"$ref":"#/definitions/${id.replaceAll('/', '~1')}"`;
    });
  return JSON.parse(text);
}
