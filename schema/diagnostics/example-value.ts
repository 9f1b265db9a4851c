import type { Schema } from '../validate/schemas.ts';
import type { Path } from './diagnostics.ts';
import { ownProperty } from './own-property.ts';
import { branchesOf, branchOf } from './schema-at.ts';
import { resolvePiece } from './wording.ts';

/**
 * What a property may look like: as the examples of its block have it, as its own schema says, or
 * else the least that its schema takes.
 */
export function exampleOf(name: string, path: Path, root: unknown, top: Schema): unknown {
  const { examples, schema } = examplesAt(path, root, top);
  const property = ownProperty(schema?.properties, name);
  const inContext = examples
    .map((example) => ownProperty(example as Record<string, unknown>, name))
    .find((value) => value !== undefined);
  return inContext ?? exampleOfSchema(property ?? {});
}

/** What the examples of the schemas on the way have at a place; any item of a list will do. */
function examplesAt(path: Path, root: unknown, top: Schema) {
  let schema: Schema | undefined = top;
  let value = root;
  let examples: unknown[] = top.examples ?? [];
  for (const step of path) {
    schema = typeof step === 'number' ? schema?.items : ownProperty(schema?.properties, step);
    value = (value as Record<string | number, unknown> | undefined)?.[step];
    schema = schema && branchOf(resolvePiece(schema), value);
    examples = examples.flatMap((example) => {
      if (typeof step === 'number') return Array.isArray(example) ? example : [];
      const inner = ownProperty(example as Record<string, unknown>, step);
      return inner === undefined ? [] : [inner];
    });
    if (schema?.examples) examples = [...schema.examples, ...examples];
  }
  return { schema, examples };
}

/** The schema's own example, or the least that it takes. */
export function exampleOfSchema(schema: Schema): unknown {
  const { examples, type, properties = {}, items, required = [], ...rest } = resolvePiece(schema);
  if (examples?.length) return examples[0];
  const given = rest.default ?? rest.const;
  // An empty group is a default that shows nothing.
  if (given !== undefined && JSON.stringify(given) !== '{}') return given;
  if (rest.enum) return rest.enum[0];
  const [branch] = branchesOf({ ...rest }).values();
  if (branch) return exampleOfSchema(branch);
  if (type === 'array') {
    const count = Math.max(1, Number(rest.minItems ?? 1));
    return Array.from({ length: count }, () => exampleOfSchema(items ?? {}));
  }
  if (type === 'object') {
    return Object.fromEntries(
      required.map((name) => [name, exampleOfSchema(ownProperty(properties, name) ?? {})]),
    );
  }
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Number(rest.minimum ?? 1);
  return quotedIn(rest.description) ?? 'Some words';
}

/** `The words on the button: \`Get Started\`.` gives an example after its colon. */
const quotedIn = (description = ''): string | undefined => /: `([^`]+)`/.exec(description)?.[1];
