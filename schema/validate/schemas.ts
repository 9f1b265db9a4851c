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
 * What a value means beyond its shape, so that rules across pages need not know any block:
 * where it leads, what it names, or how the page must behave.
 */
export type Role =
  | 'link'
  | 'inline'
  | 'anchor'
  | 'asset'
  | 'page-heading'
  | 'runs-at-once'
  | 'form';

const folder = join(import.meta.dirname, '..');
const read = (name: string): Schema => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Every block there is: a file in `schema/blocks` is a block. By type, in alphabetical order. */
export const readBlockSchemas = (): Map<string, Schema> => readFolder('blocks');

/** Every kind of visual there is: a file in `schema/visuals` is a kind. By kind, in alphabetical order. */
export const readVisualSchemas = (): Map<string, Schema> => readFolder('visuals');

function readFolder(name: 'blocks' | 'visuals'): Map<string, Schema> {
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.sort().map((file) => [file.slice(0, -'.json'.length), read(`${name}/${file}`)]),
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
  return [
    union('block', 'type', 'One block of a page; its `type` says which.', blocks),
    union('visual', 'kind', `Evidence drawn from figures; its \`kind\` says how: ${names}.`, kinds),
  ];
}

/** The schema of site.yaml. */
export const readSiteSchema = (): Schema => read('site.json');

/** All content schemas, ready for a validator. */
export const readContentSchemas = (): Schema[] => [
  read('common.json'),
  read('charts.json'),
  ...readVisualSchemas().values(),
  ...readBlockSchemas().values(),
  ...createUnionSchemas(),
  read('page.json'),
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
      read(`requests/${name}.json`),
    ]),
  );
}
