import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainError } from '../plain-error.ts';

/**
 * The part of JSON Schema (draft 2019-09) that this project's schemas use, with the keywords of our own that
 * code reads. `checkSchemas` holds the files to it.
 */
export interface Schema {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  role?: Role;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  if?: Schema;
  else?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string };
  definitions?: Record<string, Schema>;
  examples?: unknown[];
  ordered?: string[];
  atLeastOne?: string[];
  atMostOne?: string[] | string[][];
  placeholders?: string[];
  expected?: Expected;
  'x-budget'?: Budget;
  'x-synonyms'?: string[];
  'x-value-synonyms'?: Record<string, string[]>;
  'x-doubtful'?: string[];
  'x-opposites'?: string[];
  'x-unit'?: string;
  'x-form'?: string;
  'x-names'?: string;
  'x-value-instead'?: Record<string, string>;
  'x-main'?: string;
  'x-parts'?: string[];
  'x-renamed-from'?: string[];
  'x-removed'?: Record<string, string>;
  [keyword: string]: unknown;
}

/**
 * The recommended maximum length of a text, and the reason (`x-budget`). Longer texts get a
 * warning.
 */
export interface Budget {
  characters: number;
  reason: string;
}

/** A pattern that a text should contain (`expected`). Texts without it get a warning. */
export interface Expected {
  pattern: string;
  /** The expected content in words. */
  what: string;
}

/**
 * The meaning of a value beyond its shape: where it leads or what it names. With it, rules across
 * pages need not know any block.
 */
export const roles = [
  'link',
  'inline',
  'plain-text',
  'anchor',
  'topic',
  'picture',
  'alt',
  'page-heading',
  'owner',
  'credit',
  'form',
] as const;

export type Role = (typeof roles)[number];

const folder = join(import.meta.dirname, '..');
/**
 * Reads a schema file in `schema/`.
 * @throws PlainError if it is not JSON, or named otherwise than its file
 */
export function readSchema(name: string): Schema {
  const schema = parseSchemaFile(name);
  if (schema.$id === name) return schema;
  throw new PlainError(
    `schema/${name} needs \`"$id": "${name}"\`, and has ${orNone(schema.$id)}. Correct that, or the name of the file.`,
  );
}

const orNone = (value: unknown): string => (value === undefined ? 'none' : `"${value}"`);

/**
 * Reads a JSON file in `schema/`.
 * @throws PlainError if it is not JSON
 */
export function parseSchemaFile(name: string): Schema {
  try {
    return Object(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // Node does not always say where.
    const [written, line, column] = / \(line (\d+) column (\d+)\)$/.exec(error.message) ?? [];
    const place = written ? `:${line}:${column}` : '';
    const reason = error.message.replace(/ in JSON at position .*/s, '');
    throw new PlainError(`schema/${name}${place}: This is not valid JSON: ${reason}.`);
  }
}

/**
 * Reads the schemas of all blocks by type, in alphabetical order. Every file in `schema/blocks` is
 * a block.
 */
export const readBlockSchemas = (): Map<string, Schema> => readFolder('blocks', 'type');

/**
 * Reads the schemas of all visuals by kind, in alphabetical order. Every file in `schema/visuals`
 * is a kind.
 */
export const readVisualSchemas = (): Map<string, Schema> => readFolder('visuals', 'kind');

function readFolder(parts: 'blocks' | 'visuals', tag: 'type' | 'kind'): Map<string, Schema> {
  const files = readdirSync(join(folder, parts)).filter((file) => file.endsWith('.json'));
  return new Map(files.sort().map((file) => readPart(`${parts}/${file}`, tag)));
}

/** @throws PlainError if the schema has another tag than its file, as after copying another one */
function readPart(path: string, tag: 'type' | 'kind'): [name: string, schema: Schema] {
  const schema = readSchema(path);
  const name = basename(path, '.json');
  const written = schema.properties?.[tag]?.const;
  if (written !== name)
    throw new PlainError(
      `schema/${path} needs \`"${tag}": { "const": "${name}" }\` among its properties, and has ${orNone(written)}.`,
    );
  if (![schema.required].flat().includes(tag))
    throw new PlainError(`schema/${path} needs "${tag}" in its "required".`);
  return [name, schema];
}

/** Kinds of charts that people ask for, as long as no visual has the name. */
const otherDrawings = [
  'gauge',
  'speedometer',
  'dial',
  'scatter',
  'bubble',
  'radar',
  'spider',
  'candlestick',
];

/**
 * Creates the schemas of any block and any visual, from those that exist. An `$id` is the path of a
 * file: these two schemas are written there, so that editors can follow references.
 */
export function createUnionSchemas(): Schema[] {
  const union = (name: string, tag: string, description: string, members: Iterable<string>) => ({
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    $id: `generated/${name}.json`,
    title: name,
    description,
    type: 'object',
    required: [tag],
    discriminator: { propertyName: tag },
    oneOf: [...members].map((member) => ({ $ref: `../${name}s/${member}.json` })),
  });
  const blocks = readBlockSchemas().keys();
  const visuals = readVisualSchemas();
  const kinds = [...visuals.keys()];
  const present = new Set(
    [...visuals].flatMap(([kind, schema]) => [kind, schema['x-synonyms'] ?? []].flat()),
  );
  const absent = otherDrawings.filter((word) => !present.has(word));
  const names = kinds.map((kind) => `\`${kind}\``).join(', ');
  const visual = union(
    'visual',
    'kind',
    `Evidence drawn from figures; its \`kind\` says how: ${names}.`,
    kinds,
  );
  return [
    union('block', 'type', 'One block of a page; its `type` says which.', blocks),
    {
      ...visual,
      'x-synonyms': ['img', 'photo', 'photograph', 'picture', 'image', 'pic'],
      'x-value-instead': {
        'video, youtube, vimeo, embed, iframe, animation, lottie':
          'Nothing is played or embedded in a page. A frame of it is a picture, `kind: image`, and a link or a button can lead to it.',
        'map, googleMap': 'There are no maps. A picture of one is `kind: image`.',
        'gallery, slideshow, carousel':
          'A visual is one picture, `kind: image`. Several go into a block `card-grid`, each as the `picture` of its card.',
        [absent.join(', ')]:
          'There is no such drawing. Values are compared as lying bars (`ranking`), as bars over time (`bars`) or as lines (`lines`).',
      },
    },
  ];
}

/** Reads the schema of site.yaml. */
export const readSiteSchema = (): Schema => readSchema('site.json');

/** Reads the files of all content schemas. */
export const readSchemaFiles = (): Schema[] => [
  readSchema('common.json'),
  readSchema('charts.json'),
  ...readVisualSchemas().values(),
  ...readBlockSchemas().values(),
  readSchema('page.json'),
  readSiteSchema(),
];

/** Reads all content schemas for a validator. */
export const readContentSchemas = (): Schema[] => [...readSchemaFiles(), ...createUnionSchemas()];

/**
 * Reads everything that schemas can refer to: pieces by their names, which are unique, and whole
 * files by their paths, such as `visuals/bars.json`.
 */
export const readPieces = (): Record<string, Schema> =>
  Object.assign(
    {},
    ...readContentSchemas().map((schema) => ({
      ...schema.definitions,
      [schema.$id ?? '']: schema,
    })),
  );

/** Reads the schemas of the two requests, by the last part of their address. */
export function readRequestSchemas(): Map<'email-signup' | 'demo-request', Schema> {
  return new Map(
    (['email-signup', 'demo-request'] as const).map((name) => [
      name,
      readSchema(`requests/${name}.json`),
    ]),
  );
}
