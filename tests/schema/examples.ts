import { dump } from 'js-yaml';
import { readBlockSchemas, readVisualSchemas, type Schema } from '../../schema/model/schemas.ts';
import { resolvePiece } from '../../schema/model/wording.ts';

type Json = Record<string, unknown>;
type Path = (string | number)[];

export const pageOf = (...blocks: unknown[]) => ({
  title: 'Page',
  description: 'A page.',
  blocks,
});

export const textOf = (page: unknown): string => dump(page, { lineWidth: -1, noRefs: true });

export const pageWith = (...blocks: unknown[]): string => textOf(pageOf(...blocks));

/** The examples of every block, and of every visual within a block. */
export function* exampleBlocks(): Generator<Json> {
  for (const { examples = [] } of readBlockSchemas().values()) yield* examples as Json[];
  for (const { examples = [] } of readVisualSchemas().values()) {
    for (const visual of examples) yield { type: 'feature', heading: 'See it', visual };
  }
}

/** A group within an example: where, its schema, and what it has. */
export interface Group {
  path: Path;
  schema: Schema;
  object: Json;
}

const blocks = readBlockSchemas();
const visuals = readVisualSchemas();

/** All groups of a block, itself included. */
export function* groupsOf(block: Json): Generator<Group> {
  const schema = blocks.get(String(block.type));
  if (schema) yield* within(block, schema, []);
}

function* within(value: unknown, reference: Schema, path: Path): Generator<Group> {
  const piece = resolvePiece(reference);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield* within(item, piece.items ?? {}, [...path, index]);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const object = value as Json;
  const schema = piece.oneOf ? (visuals.get(String(object.kind)) ?? piece) : piece;
  yield { path, schema, object };
  for (const [name, inner] of Object.entries(object)) {
    yield* within(inner, schema.properties?.[name] ?? {}, [...path, name]);
  }
}

/** A copy in which one group is another one. */
export function changed(value: unknown, path: Path, change: (object: Json) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value as Json);
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = changed(copy[step], rest, change);
  return copy;
}

export const renamed = (object: Json, from: string, to: string): Json =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key === from ? to : key, value]),
  );
