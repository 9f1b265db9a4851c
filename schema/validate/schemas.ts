import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of JSON Schema (draft-07) that this project's schemas use. */
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
export type Role = 'link' | 'inline' | 'anchor' | 'asset' | 'page-heading' | 'runs-at-once';

const folder = join(import.meta.dirname, '..');
const read = (name: string): Schema => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Every block there is: a file in `schema/blocks` is a block. By type, in alphabetical order. */
export function readBlockSchemas(): Map<string, Schema> {
  const names = existsSync(join(folder, 'blocks')) ? readdirSync(join(folder, 'blocks')) : [];
  return new Map(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name.slice(0, -'.json'.length), read(`blocks/${name}`)]),
  );
}

/**
 * All content schemas, ready for a validator: `page.json` refers to `block.json`, which is put
 * together here from the blocks that exist.
 */
export function readContentSchemas(): Schema[] {
  const blocks = readBlockSchemas();
  const block: Schema = {
    $id: 'block.json',
    title: 'block',
    description: 'One block of a page; its `type` says which.',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [...blocks.keys()].map((type) => ({ $ref: `blocks/${type}.json` })),
  };
  return [
    read('common.json'),
    read('visual.json'),
    ...blocks.values(),
    block,
    read('page.json'),
    read('site.json'),
  ];
}

/** The pieces that schemas refer to, by their names, which are unique. */
export const readPieces = (): Record<string, Schema> =>
  Object.assign({}, ...readContentSchemas().map(({ definitions }) => definitions));

/** The schemas of the two requests, by the last part of their address. */
export function readRequestSchemas(): Map<'email-signup' | 'demo-request', Schema> {
  return new Map(
    (['email-signup', 'demo-request'] as const).map((name) => [
      name,
      read(`requests/${name}.json`),
    ]),
  );
}
