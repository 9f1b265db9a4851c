import type { Path } from '../model/diagnostics.ts';
import { branchesOf, branchOf, type FileValue, ownProperty, schemaAt } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { isNumberType } from './accepts.ts';

/**
 * Returns an example for a property: from the examples of its block, from its own schema, or the
 * smallest value that its schema accepts.
 */
export function exampleOf(name: string, path: Path, file: FileValue): unknown {
  const { examples, schema } = examplesAt(path, file);
  const property = ownProperty(schema?.properties, name) ?? anyOf(schema);
  const inContext = examples
    .map((example) => ownProperty(example as Record<string, unknown>, name))
    .find((value) => value !== undefined);
  return inContext ?? exampleOfSchema(property);
}

/** The same with blanks for what only the author knows. */
export const blankOf = (name: string, path: Path, file: FileValue): unknown =>
  toBlanks(exampleOf(name, path, file), schemaAt(path, file)?.properties?.[name]);

/** Returns the schema of the properties in a group with free names. */
function anyOf(schema: Schema | undefined): Schema | undefined {
  const { additionalProperties: any } = schema ?? {};
  return typeof any === 'object' ? any : undefined;
}

/**
 * Finds examples for a place in the examples of the schemas around it. Any item of a list will do.
 */
function examplesAt(path: Path, { root, top }: FileValue) {
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

/** Returns the schema's own example, or the smallest value that it accepts. */
export function exampleOfSchema(schema: Schema | undefined): unknown {
  const { examples, type, properties = {}, items, required = [], ...rest } = resolvePiece(schema);
  if (examples?.length) return examples[0];
  const given = rest.default ?? rest.const;
  // An empty object is a default, which shows nothing.
  if (given !== undefined && JSON.stringify(given) !== '{}') return given;
  if (rest.enum) return rest.enum[0];
  const [branch] = branchesOf({ ...rest }).values();
  if (branch) return exampleOfSchema(branch);
  if (type === 'array') {
    const count = Math.max(1, rest.minItems ?? 1);
    return Array.from({ length: count }, () => exampleOfSchema(items));
  }
  if (type === 'object') {
    return Object.fromEntries(
      required.map((name) => [name, exampleOfSchema(ownProperty(properties, name))]),
    );
  }
  if (type === 'boolean') return true;
  if (isNumberType(type)) return rest.minimum ?? 1;
  return quotedIn(rest.description) ?? 'Some words';
}

/** Placeholder for facts that only the author can provide. It is reported until it is replaced. */
const blank = '…';

/** The properties of a group that are examples. */
const examplesIn = new WeakMap<object, readonly string[]>();

/** Marks properties of a group as examples that the author has not written. */
export function markExamples<T extends object>(group: T, names: readonly string[]): T {
  examplesIn.set(group, names);
  return group;
}

/** Returns a value for a proposal, with placeholders instead of examples. */
export function withBlanks(value: unknown, schema: Schema | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const piece = branchOf(resolvePiece(schema), value);
  if (Array.isArray(value)) return value.map((item) => withBlanks(item, piece.items));
  const examples = examplesIn.get(value) ?? [];
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const property = ownProperty(piece.properties, name) ?? {};
      return [name, (examples.includes(name) ? toBlanks : withBlanks)(inner, property)];
    }),
  );
}

/** An example from an enum with at most this many options stays in a proposal. */
const most = 8;

/**
 * Replaces all texts, numbers and addresses of an example by placeholders. Options from a short
 * list and values in a technical format stay, because they state no facts.
 */
export function toBlanks(example: unknown, schema: Schema | undefined): unknown {
  const piece = branchOf(resolvePiece(schema), example);
  if (Array.isArray(example)) return example.map((item) => toBlanks(item, piece.items));
  if (typeof example === 'object' && example !== null) {
    const needed = neededIn(example, piece);
    return Object.fromEntries(
      Object.entries(example)
        .filter(([name]) => needed.length === 0 || needed.includes(name))
        .map(([name, inner]) => [name, toBlanks(inner, ownProperty(piece.properties, name))]),
    );
  }
  // An option from a long list, such as an icon, depends on the content, so it becomes a placeholder.
  const isChosen =
    (piece.enum !== undefined && piece.enum.length <= most) || piece.const !== undefined;
  // The file of an example is not among those of the author.
  const hasForm =
    piece.role !== 'picture' && (piece.pattern !== undefined || piece.format !== undefined);
  return isChosen || hasForm || typeof example === 'boolean' ? example : blank;
}

/** Returns the required properties of a group, including those of the schema’s condition. */
function neededIn(group: object, { required = [], if: either, else: or }: Schema): string[] {
  const instead = either?.required ?? [];
  const hasOther = instead.length > 0 && instead.every((name) => Object.hasOwn(group, name));
  return [...required, ...(hasOther ? instead : (or?.required ?? []))];
}

/** Returns the example after a description's colon: `The words on the button: \`Get Started\`.` */
const quotedIn = (description = ''): string | undefined => /: `([^`]+)`/.exec(description)?.[1];
