import { readPieces, type Schema } from '../validate/schemas.ts';

/** Read at the first mistake. */
let pieces: Record<string, Schema> | undefined;

/** What schemas refer to: see `readPieces`. */
export function cachedPieces(): Record<string, Schema> {
  pieces ??= readPieces();
  return pieces;
}

let names: Map<string, Set<'list' | 'group' | 'other'>> | undefined;

/** Every name of a property in any schema, with what its values are. */
function readNames() {
  const found: NonNullable<typeof names> = new Map();
  const pieces = cachedPieces();
  const kindOf = (schema: Schema): 'list' | 'group' | 'other' => {
    if (schema.type === 'array') return 'list';
    if (schema.type === 'object') return 'group';
    const name = schema.$ref?.split('#').at(-1)?.split('/').at(-1) || '';
    const target = schema.$ref
      ? (pieces[name] ?? pieces[schema.$ref.replace(/^(\.\.\/)+/, '')])
      : undefined;
    return target ? kindOf(target) : 'other';
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as Schema;
    if (properties && !Array.isArray(properties)) {
      for (const [name, schema] of Object.entries(properties)) {
        const kinds = found.get(name) ?? new Set();
        found.set(name, kinds.add(kindOf(schema)));
      }
    }
    for (const [keyword, inner] of Object.entries(value)) {
      if (keyword !== 'examples') walk(inner);
    }
  };
  for (const piece of Object.values(pieces)) walk(piece);
  return found;
}

const all = () => {
  names ??= readNames();
  return names;
};

export const isPropertyName = (name: string): boolean => all().has(name);

let tags: Map<unknown, string> | undefined;

/** The fixed values of properties, such as the names of blocks, with the property of each. */
function readTags(): Map<unknown, string> {
  const properties = Object.values(cachedPieces()).flatMap(({ properties = {} }) =>
    Object.entries(properties),
  );
  // Of two properties with the same value, the first.
  return new Map(properties.toReversed().map(([name, schema]) => [schema.const, name]));
}

/** The property whose value says what a block or visual is, if a word is such a value. */
export function tagOf(word: string): string | undefined {
  tags ??= readTags();
  return tags.get(word);
}

/** The names of properties that are lists or groups: those that a list or a group may lack. */
export const namesOf = (kind: 'list' | 'group'): string[] =>
  [...all()].filter(([, kinds]) => kinds.has(kind)).map(([name]) => name);
