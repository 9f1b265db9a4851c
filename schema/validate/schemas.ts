import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of JSON Schema (draft 2019-09) that this project's schemas use. */
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
  items?: Schema;
  oneOf?: Schema[];
  definitions?: Record<string, Schema>;
  examples?: unknown[];
  [keyword: string]: unknown;
}

/**
 * Keywords for people only, which validation does not look at: other people's words for a property
 * or a type (`x-synonyms`) and for values (`x-value-synonyms`), the signs that are shorter than words
 * which are right as well (`x-signs`), what to do instead of properties and
 * values that there are not (`x-instead`, `x-value-instead`: of one word, or of several with commas
 * between them), where a bare text goes in a group (`x-main`), which properties people write into one
 * text (`x-parts`), what they write on lines of its own and stands here in one (`x-collects`), what says the opposite of a switch (`x-opposites`), the form of a text in words (`x-form`), what names look like where a group takes any (`x-names`), and what had another name once (`x-renamed-from`, `x-renamed-values`) or is gone (`x-removed`).
 */
export const notes = [
  'x-synonyms',
  'x-value-synonyms',
  'x-signs',
  'x-instead',
  'x-parts',
  'x-collects',
  'x-opposites',
  'x-value-instead',
  'x-main',
  'x-form',
  'x-names',
  'x-renamed-from',
  'x-renamed-values',
  'x-removed',
] as const;

/** How long a text should be at most, and why (`x-budget`). More is a warning. */
export interface Budget {
  characters: number;
  /** A sentence. */
  reason: string;
}

/** What a text should have in it (`expected`). One without is a warning. */
export interface Expected {
  pattern: string;
  /** In words. */
  what: string;
}

/**
 * What a value means beyond its shape, so that rules across pages need not know any block:
 * where it leads, or what it names.
 */
export type Role =
  | 'link'
  | 'inline'
  | 'anchor'
  | 'topic'
  | 'picture'
  | 'alt'
  | 'shown-width'
  | 'page-heading'
  | 'owner'
  | 'form';

const folder = join(import.meta.dirname, '..');
/** The schema of this file in `schema/`. */
export const readSchema = (name: string): Schema =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Every block there is: a file in `schema/blocks` is a block. By type, in alphabetical order. */
export const readBlockSchemas = (): Map<string, Schema> => readFolder('blocks');

/** Every kind of visual there is: a file in `schema/visuals` is a kind. By kind, in alphabetical order. */
export const readVisualSchemas = (): Map<string, Schema> => readFolder('visuals');

function readFolder(name: 'blocks' | 'visuals'): Map<string, Schema> {
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file.slice(0, -'.json'.length), readSchema(`${name}/${file}`)]),
  );
}

/**
 * The schemas of any block and of any visual, put together from those that exist. An `$id` is the
 * path of a file: these two are written where it says, so that editors can follow references too.
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
  const kinds = [...readVisualSchemas().keys()];
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
          'A visual is one picture, `kind: image`. Several stand in a block `card-grid`, each as the `picture` of its card.',
        'gauge, speedometer, dial, scatter, bubble, radar, spider, candlestick':
          'There is no such drawing. Values are compared as lying bars (`ranking`), as bars over time (`bars`) or as lines (`lines`).',
      },
    },
  ];
}

/** The schema of site.yaml. */
export const readSiteSchema = (): Schema => readSchema('site.json');

/** All content schemas, ready for a validator. */
export const readContentSchemas = (): Schema[] => [
  readSchema('common.json'),
  readSchema('charts.json'),
  ...readVisualSchemas().values(),
  ...readBlockSchemas().values(),
  ...createUnionSchemas(),
  readSchema('page.json'),
  readSiteSchema(),
];

/**
 * What schemas refer to: pieces by their names, which are unique, and whole files by their paths,
 * such as `visuals/bars.json`.
 */
export const readPieces = (): Record<string, Schema> =>
  Object.assign(
    {},
    ...readContentSchemas().map((schema) => ({
      ...schema.definitions,
      [schema.$id ?? '']: schema,
    })),
  );

/** The schemas of the two requests, by the last part of their address. */
export function readRequestSchemas(): Map<'email-signup' | 'demo-request', Schema> {
  return new Map(
    (['email-signup', 'demo-request'] as const).map((name) => [
      name,
      readSchema(`requests/${name}.json`),
    ]),
  );
}
