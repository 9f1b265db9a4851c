import {
  readBlockSchemas,
  readContentSchemas,
  readVisualSchemas,
  type Schema,
} from '../model/schemas.ts';
import { describeLimits } from './describe-limits.ts';
import { writeExample } from './example-yaml.ts';
import { gatherSchemas } from './gather-schemas.ts';
import { ownKeywords } from './schemas/keyword-table.ts';

type Definitions = Record<string, Schema>;

/**
 * Creates the schemas of a page and of site.yaml for editors, by file name: each complete in
 * itself, with texts for hovers, and the blocks' examples as snippets. They accept what our schemas
 * accept, as far as JSON Schema allows.
 */
export function createEditorSchemas(): Record<'page.json' | 'site.json', Schema> {
  const gathered: Definitions = {
    ...gatherSchemas(readContentSchemas()),
    // A block follows a dash, a visual is below its key.
    'generated/block.json': chooseBy('type', 'block', readBlockSchemas(), '  '),
    'generated/visual.json': chooseBy('kind', 'visual', readVisualSchemas(), ''),
  };
  const definitions: Definitions = Object.fromEntries(
    Object.entries(gathered).map(([name, schema]) => [name, withHovers(schema, gathered)]),
  );
  const create = (name: string): Schema => ({
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    ...definitions[name],
    definitions,
  });
  return { 'page.json': create('page.json'), 'site.json': create('site.json') };
}

/**
 * Creates a schema that chooses one of several objects by the value of one property. Unlike with
 * `oneOf`, an editor reports an unknown value with that one error, and offers the right fields
 * while an object is unfinished.
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
    // Only for an object without a type. Inside one with a type, nobody wants another.
    if: { type: 'object', required: [tag] },
    else: { defaultSnippets: createSnippets(members, indentation) },
    properties: { [tag]: { type: 'string', oneOf: values } },
    allOf: [...members.keys()].map((name) => ({
      // Without the type, an empty value would match every member.
      if: { type: 'object', properties: { [tag]: { const: name } }, required: [tag] },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
      then: { $ref: `#/definitions/${kind}s~1${name}.json` },
    })),
  };
}

/**
 * Adds the Markdown that a hover shows: the purpose of the value, its limits, and whether it is
 * required.
 */
function withHovers(schema: Schema, definitions: Definitions, required = false): Schema {
  const { properties, items, oneOf } = schema;
  const target = definitions[schema.$ref?.replace('#/definitions/', '').replace('~1', '/') ?? ''];
  const { description, ...limits } = { ...target, ...schema };
  const words = [description, ...describeLimits(limits), ...(required ? ['Required.'] : [])];
  const nested = (field: Schema, name?: string) =>
    withHovers(field, definitions, name !== undefined && schema.required?.includes(name));
  return {
    ...withoutOwnKeywords(schema),
    ...requireApart(schema),
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
 * Removes what editors do not understand. Beside a `$ref`, the language server takes it for another
 * condition, and then shows the description of the shared definition in place of the field's own.
 */
const withoutOwnKeywords = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword]) => !keyword.startsWith('x-') && !Object.hasOwn(ownKeywords, keyword),
    ),
  );

/**
 * Requires the fields of a group in a condition of its own. Beside the fields, the language server takes
 * them for a template, which it offers among the fields, named like the group: `feature block`. While
 * a field is unknown, none is missing: most likely it is misspelt, which is one mistake.
 */
const requireApart = ({ required, properties, allOf, additionalProperties }: Schema): Schema => {
  if (!required || !properties) return {};
  const isClosed = additionalProperties === false;
  const needed = isClosed
    ? // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
      { if: { propertyNames: { enum: Object.keys(properties) } }, then: { required } }
    : { required };
  return { required: undefined, allOf: [...(allOf ?? []), needed] };
};

/**
 * Allows values. A number may be written as a value of site.yaml, `$(trial-days)`. The limits and
 * pattern of a text do not apply to one that contains a value.
 */
function allowValues(schema: Schema): Record<string, unknown> {
  const { type, pattern, maxLength, 'x-form': form } = schema;
  if (type === 'number' || type === 'integer') {
    return {
      type: [type, 'string'],
      pattern: '^\\$\\([^()]+\\)$',
      patternErrorMessage:
        'Write a number, or a value of site.yaml that is one, such as `$(prices.starter)`.',
    };
  }
  if (pattern === undefined && maxLength === undefined) return {};
  return {
    pattern: undefined,
    maxLength: undefined,
    if: { pattern: '\\$\\(' },
    else: { pattern, maxLength, patternErrorMessage: form ? `Write ${form}.` : undefined },
  };
}

interface Snippet {
  label: string;
  description: string;
  bodyText: string;
}

/**
 * Creates editor snippets from the examples of blocks or visuals. An editor indents every line like
 * the one where it inserts; `indentation` is added to all lines but the first.
 */
function createSnippets(members: ReadonlyMap<string, Schema>, indentation: string): Snippet[] {
  return [...members].flatMap(([name, { examples = [], description = '' }]) =>
    examples.map((example, index) => ({
      label: index === 0 ? name : `${name} ${index + 1}`,
      description,
      bodyText: escapeSnippet(writeExample(example)).replaceAll('\n', `\n${indentation}`),
    })),
  );
}

/** Escapes `$`, which begins a placeholder in snippets. */
const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
