import { describeLimits } from './describe-limits.ts';
import { gatherSchemas } from './gather-schemas.ts';
import { readBlockSchemas, readContentSchemas, readVisualSchemas, type Schema } from './schemas.ts';
import { createSnippets } from './snippets.ts';

type Definitions = Record<string, Schema>;

/**
 * The schemas of a page and of site.yaml as editors want them, by the names of their files: each in
 * one piece, with the words that a hover shows, and the blocks' examples as snippets. They say what
 * ours say, as far as JSON Schema can.
 */
export function createEditorSchemas(): Record<'page.json' | 'site.json', Schema> {
  const gathered: Definitions = {
    ...gatherSchemas(readContentSchemas(), prepare),
    // A block stands after a dash, a visual below its key.
    'generated/block.json': chooseBy('type', 'block', readBlockSchemas(), '  '),
    'generated/visual.json': chooseBy('kind', 'visual', readVisualSchemas(), ''),
  };
  const definitions: Definitions = Object.fromEntries(
    Object.entries(gathered).map(([name, schema]) => [name, withWords(schema, gathered)]),
  );
  const create = (name: string): Schema => ({
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    ...definitions[name],
    definitions,
  });
  return { 'page.json': create('page.json'), 'site.json': create('site.json') };
}

/** Leaves out what editors would offer as values, and says what each block and visual is at its name. */
function prepare(id: string, { examples: _, ...schema }: Schema): Schema {
  const [, kind, name] = /^(block|visual)s\/(.+)\.json$/.exec(id) ?? [];
  return kind ? { ...schema, title: `${name} ${kind}` } : schema;
}

/**
 * One of several objects by the value of one property. Other than with `oneOf`, an editor that finds
 * an unknown value says only that, and while an object is unfinished it offers the fields of the
 * right one.
 */
function chooseBy(
  tag: string,
  kind: string,
  members: ReadonlyMap<string, Schema>,
  indentation: string,
): Schema {
  const values = [...members].map(([name, { description }]) => ({
    const: name,
    title: `${name} ${kind}`,
    description,
  }));
  return {
    title: kind,
    type: 'object',
    required: [tag],
    // Where an object is only begun. Inside of one that has its type, nobody wants another.
    if: { type: 'object', required: [tag] },
    else: { defaultSnippets: createSnippets(members, indentation) },
    properties: { [tag]: { type: 'string', oneOf: values } },
    allOf: [...members.keys()].map((name) => ({
      // Without the type, a value that is empty yet would be every one of them.
      if: { type: 'object', properties: { [tag]: { const: name } }, required: [tag] },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
      then: { $ref: `#/definitions/${kind}s~1${name}.json` },
    })),
  };
}

/** With what a hover shows, in Markdown: what the value is for, its limits, and whether it is required. */
function withWords(schema: Schema, definitions: Definitions, required = false): Schema {
  const { properties, items, oneOf } = schema;
  const target = definitions[schema.$ref?.replace('#/definitions/', '').replace('~1', '/') ?? ''];
  const { description, ...limits } = { ...target, ...schema };
  const words = [description, ...describeLimits(limits), ...(required ? ['Required.'] : [])];
  const nested = (field: Schema, name?: string) =>
    withWords(field, definitions, name !== undefined && schema.required?.includes(name));
  return {
    ...schema,
    ...allowValues(schema),
    ...(description && { markdownDescription: words.join(' ') }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, nested(field, name)]),
      ),
    }),
    ...(items && { items: nested(items) }),
    ...(oneOf && { oneOf: oneOf.map((branch) => nested(branch)) }),
  };
}

/**
 * A number may be written as a value of site.yaml, `$(trial-days)`. A text with one in it has another
 * length and form once the value stands there.
 */
function allowValues(schema: Schema): Record<string, unknown> {
  const { type, pattern, maxLength } = schema;
  if (type === 'number' || type === 'integer') {
    return { type: [type, 'string'], pattern: '^\\$\\([^()]+\\)$' };
  }
  if (pattern === undefined && maxLength === undefined) return {};
  return {
    pattern: undefined,
    maxLength: undefined,
    if: { pattern: '\\$\\(' },
    else: { pattern, maxLength },
  };
}
