import type { ErrorObject } from 'ajv';
import { readPieces, type Schema } from '../validate/schemas.ts';
import type { Path } from './diagnostics.ts';

/** The words in which messages speak of values, fields and blocks. */

/** Read at the first mistake. */
let pieces: Record<string, Schema> | undefined;

/** The same schemas are asked for with every value. */
let resolved = new WeakMap<Schema, Schema>();

/** The schemas may have changed since they were read: reads them again at the next mistake. */
export function forgetPieces(): void {
  pieces = undefined;
  resolved = new WeakMap();
}

/** What schemas refer to, by name: another object once the schemas have been read again. */
export function cachedPieces(): Record<string, Schema> {
  pieces ??= readPieces();
  return pieces;
}

/** The schema itself, or the piece that it refers to. */
export function resolvePiece(schema: Schema): Schema {
  const cached = resolved.get(schema);
  if (cached) return cached;
  const [path = '', fragment] = schema.$ref?.split('#') ?? [];
  const name = fragment?.split('/').at(-1) ?? path.replace(/^(\.\.\/)+/, '');
  const piece = { ...cachedPieces()[name], ...schema };
  resolved.set(schema, piece);
  return piece;
}

export const kinds: Record<string, string> = {
  array: 'a list',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
  object: 'a group of properties',
  string: 'a text',
};

/** What a value is, in an author's words. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of properties';
  if (typeof value === 'boolean') return 'true or false';
  return typeof value === 'number' ? 'a number' : 'a text';
}

export const code = (text: string): string => `\`${text}\``;
export const andList = (words: readonly string[]): string =>
  [words.slice(0, -1).map(code).join(', '), ...words.slice(-1).map(code)]
    .filter(Boolean)
    .join(' and ');
export const orList = (words: readonly string[]): string => words.map(code).join(' or ');
export const capital = (text: string): string =>
  text.startsWith('site.yaml') ? text : text.charAt(0).toUpperCase() + text.slice(1);
export const isBlockPath = (path: Path): boolean => path.length === 2 && path[0] === 'blocks';

/** The nearest property on the way to a value. */
export function last(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? 'value');
}

/** `title (required): the large heading of the page, at most 70 characters` */
export function describeField(name: string, schema: Schema | undefined, required: boolean): string {
  const { description, maxLength, title, ...rest } = resolvePiece(schema ?? {});
  const limit = maxLength ? ` At most ${maxLength} characters.` : '';
  const is = kinds[String(rest.type)];
  const purpose =
    description ??
    (rest.const === undefined
      ? `${title ?? is ?? 'a value'}.`
      : `says what it is, here ${code(String(rest.const))}.`);
  return `\`${name}\`${required ? ' (required)' : ''}: ${purpose}${limit}`;
}

/** The object that an error is about: `the hero block`, `an item of cards`, `the page`. */
export function thing(error: ErrorObject, path: Path, root: unknown): string {
  if (path.length === 0)
    return (error.parentSchema as Schema).title === 'page' ? 'the page' : 'site.yaml';
  if (!isBlockPath(path)) return field(path, root);
  const block = blockType(path, root);
  return block ? `the ${block} block` : 'this block';
}

/** A value: `` `title` of the hero block ``, `item 2 of \`cards\``. */
export function field(path: Path, root: unknown): string {
  if (path.length === 0) return 'the file';
  const name = path.at(-1);
  const block = blockType(path, root);
  const inBlock = block && path.length > 2 ? ` of the ${block} block` : '';
  return typeof name === 'number'
    ? `item ${name + 1} of \`${last(path)}\`${inBlock}`
    : `\`${name}\`${inBlock}`;
}

function blockType(path: Path, root: unknown): string | undefined {
  const [first, index] = path;
  if (first !== 'blocks' || typeof index !== 'number') return undefined;
  const type = (root as { blocks?: { type?: unknown }[] })?.blocks?.[index]?.type;
  return typeof type === 'string' ? type : undefined;
}
