import { stringify } from 'yaml';
import { readPieces, type Schema } from '../../schema/model/schemas.ts';
import { describeLimits } from '../../schema/validate/describe-limits.ts';
import type { CatalogueField } from './catalogue-entry.ts';

const types: Record<string, string> = {
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
  object: 'a group',
  string: 'a text',
};

/** Returns a function that describes the fields of a schema, from the current schemas. */
export function createFieldDescriptions(): (schema: Schema) => CatalogueField[] {
  const pieces = readPieces();
  const resolve = (schema: Schema): Schema => {
    const name = nameOf(schema);
    return name === undefined ? schema : { ...pieces[name], ...schema };
  };
  const toField = (name: string, given: Schema, required: boolean): CatalogueField => {
    const schema = resolve(given);
    const items = schema.items && resolve(schema.items);
    const inner = items ?? schema;
    const fallback = schema.default ?? absentValue(schema, required);
    const holds = [given, schema.items].map(unionOf).find(Boolean);
    return {
      name,
      description: schema.description ?? '',
      type: typeOf(schema, items, holds),
      required,
      limits: [...describeLimits(schema), ...(items ? describeLimits(items) : [])],
      allowed: (inner.enum ?? []).map(String),
      ...(fallback !== undefined && { fallback: stringify(fallback).trim() }),
      synonyms: synonymsOf(schema),
      fields: holds ? [] : fieldsOf(inner),
      holds,
    };
  };
  const fieldsOf = ({ properties = {}, required = [] }: Schema): CatalogueField[] =>
    Object.entries(properties).map(([name, field]) =>
      toField(name, field, required.includes(name)),
    );
  return fieldsOf;
}

/** What an absent property means. A switch that is not there is off, unless its schema says otherwise. */
function absentValue(schema: Schema, required: boolean): unknown {
  if ('x-default' in schema) return schema['x-default'] ?? undefined;
  return schema.type === 'boolean' && !required ? false : undefined;
}

export const synonymsOf = (schema: Schema): string[] => [...new Set(schema['x-synonyms'] ?? [])];

/** The name of the definition or file that a schema refers to. */
function nameOf({ $ref }: Schema): string | undefined {
  const [path = '', fragment] = $ref?.split('#') ?? [];
  return $ref && (fragment?.split('/').at(-1) ?? path.replace(/^(\.\.\/)+/, ''));
}

/** What a schema allows any kind of. */
function unionOf(schema: Schema | undefined): CatalogueField['holds'] {
  const [, name] = /^generated\/(block|visual)\.json$/.exec(nameOf(schema ?? {}) ?? '') ?? [];
  return name as CatalogueField['holds'];
}

function typeOf(schema: Schema, items: Schema | undefined, holds: CatalogueField['holds']): string {
  if (holds) return items ? `a list of ${holds}s` : `a ${holds}`;
  if (schema.const !== undefined) return `always \`${schema.const}\``;
  if (schema.enum) return 'one of several values';
  if (!items) return types[schema.type ?? ''] ?? 'a value';
  const item = items.enum ? 'values' : (types[items.type ?? ''] ?? 'values').replace(/^an? /, '');
  return items.type === 'array' ? 'a list of lists' : `a list of ${plural(item)}`;
}

const plural = (word: string): string => (/s$|`/.test(word) ? word : `${word}s`);
