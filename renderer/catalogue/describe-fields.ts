import { stringify } from 'yaml';
import { describeLimits } from '../../schema/validate/describe-limits.ts';
import { readPieces, type Schema } from '../../schema/validate/schemas.ts';
import type { CatalogueField } from './catalogue-entry.ts';

const visualPath = 'generated/visual.json';

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
    const isVisual = [given, schema.items].some((part) => part && nameOf(part) === visualPath);
    return {
      name,
      description: schema.description ?? '',
      type: isVisual ? 'a visual' : typeOf(schema, items),
      required,
      limits: [...describeLimits(schema), ...(items ? describeLimits(items) : [])],
      allowed: (inner.enum ?? []).map(String),
      ...(fallback !== undefined && { fallback: stringify(fallback).trim() }),
      synonyms: synonymsOf(schema),
      fields: isVisual ? [] : fieldsOf(inner),
      isVisual,
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

export const synonymsOf = (schema: Schema): string[] => [
  ...new Set((schema['x-synonyms'] as string[] | undefined) ?? []),
];

/** The name of the definition or file that a schema refers to. */
function nameOf({ $ref }: Schema): string | undefined {
  const [path = '', fragment] = $ref?.split('#') ?? [];
  return $ref && (fragment?.split('/').at(-1) ?? path.replace(/^(\.\.\/)+/, ''));
}

function typeOf(schema: Schema, items: Schema | undefined): string {
  if (schema.const !== undefined) return `always \`${schema.const}\``;
  if (schema.enum) return 'one of several values';
  if (!items) return types[schema.type ?? ''] ?? 'a value';
  const item = items.enum ? 'values' : (types[items.type ?? ''] ?? 'values').replace(/^an? /, '');
  return items.type === 'array' ? 'a list of lists' : `a list of ${plural(item)}`;
}

const plural = (word: string): string => (/s$|`/.test(word) ? word : `${word}s`);
