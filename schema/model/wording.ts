import type { Label, Path } from './diagnostics.ts';
import { readPieces, type Schema } from './schemas.ts';

/** Names of values, fields and blocks for messages. */

/** Read lazily at the first mistake. */
let pieces: Record<string, Schema> | undefined;

/** Cached, because the same schemas are used for every value. */
let resolved = new WeakMap<Schema, Schema>();

/** Clears the cache, so that changed schemas are read again at the next mistake. */
export function forgetPieces(): void {
  pieces = undefined;
  resolved = new WeakMap();
}

/** Returns the shared schemas by name. They are new objects after a reload. */
export function cachedPieces(): Record<string, Schema> {
  pieces ??= readPieces();
  return pieces;
}

/** Returns the schema itself, or the shared schema that it refers to; empty if there is none. */
export function resolvePiece(schema: Schema = {}): Schema {
  const cached = resolved.get(schema);
  if (cached) return cached;
  const [path = '', fragment] = schema.$ref?.split('#') ?? [];
  const name = fragment?.split('/').at(-1) ?? path.replace(/^(\.\.\/)+/, '');
  const piece = { ...cachedPieces()[name], ...schema };
  resolved.set(schema, piece);
  return piece;
}

/** The types of JSON Schema in an author's words. */
export const kinds: Record<string, string> = {
  array: 'a list',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
  object: 'a group of properties',
  string: 'a text',
};

/** Whether a value is what YAML reads from `.nan` or `.inf`. */
export const isNoNumber = (value: unknown): boolean =>
  typeof value === 'number' && !Number.isFinite(value);

/** Describes the type of a value in an author's words. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of properties';
  if (typeof value === 'boolean') return 'true or false';
  if (isNoNumber(value)) return code(Number.isNaN(value) ? '.nan' : '.inf');
  return typeof value === 'number' ? 'a number' : 'a text';
}

export const code = (text: string): string => `\`${text}\``;
/** Joins parts of a sentence: `one, two and three` */
export const joinAnd = (parts: readonly string[]): string => joinBy('and', parts);
/** Joins parts of a sentence: `one, two or three` */
export const joinOr = (parts: readonly string[]): string => joinBy('or', parts);
const joinBy = (word: string, parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${word} `);
export const andList = (words: readonly string[]): string => joinAnd(words.map(code));
/** Names some of many words, and says how many more there are. */
export const someOf = (words: readonly string[], most = 8): string => {
  const more = words.length > most ? ` and ${words.length - most} more` : '';
  return words.slice(0, most).map(code).join(', ') + more;
};
export const orList = (words: readonly string[]): string => words.map(code).join(' or ');
/** Returns a text for a message, cut off if it is long. */
export const startOf = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40)}…` : text;
/** Begins a sentence. The name of a file keeps its small letter. */
export const capital = (text: string): string =>
  text.startsWith('site.yaml') ? text : text.charAt(0).toUpperCase() + text.slice(1);
/** Whether a path leads to a block as a whole, not into it. */
export const isBlockPath = (path: Path): boolean => path.length === 2 && path[0] === 'blocks';

/** Returns the last property name on a path. */
export function last(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? 'value');
}

/** Describes a field: `title (required): the large heading of the page, at most 70 characters` */
export function describeField(name: string, schema: Schema | undefined, required = false): string {
  const { description, maxLength, title, ...rest } = resolvePiece(schema);
  const limit = maxLength ? ` At most ${maxLength} characters.` : '';
  const is = kinds[String(rest.type)];
  const purpose =
    description ??
    (rest.const === undefined
      ? `${title ?? is ?? 'a value'}.`
      : `says what it is, here ${code(String(rest.const))}.`);
  return `\`${name}\`${required ? ' (required)' : ''}: ${purpose}${limit}`;
}

/** Describes a property of a group, and says whether the group requires it. */
export const describeProperty = ({ properties, required }: Schema, name: string): string =>
  describeField(name, properties?.[name], required?.includes(name));

/** Names the properties that a group may have beside those in a fix. */
export const mayAlsoHave = (names: readonly string[]): string | false =>
  names.length > 0 && `It may also have ${names.slice(0, 4).map(code).join(', ')}.`;

/** Returns the label of a mistake that means one of these; none if nobody knows what it means. */
export const didYouMean = (names: readonly string[]): Exclude<Label, string> | undefined =>
  names.length > 0 ? { question: `did you mean ${orList(names)}?` } : undefined;

/** Names a group or a value: `the hero block`, `item 2 of \`cards\``, `the page`. */
export function thing(path: Path, { root, top }: { root: unknown; top: Schema }): string {
  if (path.length === 0) return top.title === 'page' ? 'the page' : 'site.yaml';
  if (!isBlockPath(path)) return field(path, root);
  const block = blockType(path, root);
  return block ? `the ${block} block` : 'this block';
}

/** Names a value: `` `title` of the hero block ``, `item 2 of \`cards\``. */
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

/** Shortens a text for a hint to its start and its end. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 50)} … ${line.slice(-12)}`;
};
