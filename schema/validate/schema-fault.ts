import type { Ajv } from 'ajv';
import type { Schema } from '../model/schemas.ts';
import { suggest } from '../model/suggest.ts';
import { PlainError } from '../plain-error.ts';
import { createAjv } from './ajv.ts';

/** A schema within a file, by the steps that lead to it. */
interface Part {
  file: string;
  steps: string[];
  schema: Schema;
}

/**
 * Compiles schemas by calling a function.
 * @throws PlainError with the file at fault and what is wrong in it, if ajv refuses a schema
 */
export function compileOrExplain<Result>(
  schemas: readonly Schema[],
  compile: () => Result,
): Result {
  try {
    return compile();
  } catch (error) {
    // ajv's own errors have no other name, and a wrong pattern is a wrong syntax. Other errors of
    // JavaScript are mistakes in our keywords.
    if (!['Error', 'SyntaxError'].includes((error as Error).name)) throw error;
    throw new PlainError(explain(error as Error, schemas));
  }
}

function explain(error: Error, schemas: readonly Schema[]): string {
  const ajv = createAjv();
  try {
    for (const schema of schemas) ajv.addSchema(schema);
  } catch {
    return `A schema cannot be used: ${error.message}`;
  }
  for (const schema of schemas) {
    const top = { file: schema.$id ?? '', steps: [], schema };
    const part = innermost(top, schemas, ajv, new Set());
    if (part) return sentenceOf(part, schemas, ajv);
  }
  return `A schema cannot be used: ${error.message}`;
}

/** Why ajv refuses a part by itself; `undefined` if it does not. */
function refusalOf({ file, schema }: Part, ajv: Ajv): Error | undefined {
  const { $id: _, definitions: __, ...own } = schema;
  const alone = JSON.parse(JSON.stringify(own), (key, value) =>
    key === '$ref' && typeof value === 'string' ? addressOf(value, file) : value,
  );
  try {
    // As a property, because a schema by itself cannot have a default.
    ajv.compile({ type: 'object', properties: { alone } });
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** The address of what a file refers to, from the top: `common.json#/definitions/lead`. */
function addressOf(ref: string, file: string): string {
  const { pathname, hash } = new URL(ref, `file:///${file}`);
  return pathname.slice(1) + hash;
}

/** Returns the innermost part that is refused, in this part or in what it refers to. */
function innermost(
  part: Part,
  schemas: readonly Schema[],
  ajv: Ajv,
  seen: Set<string>,
): Part | undefined {
  const place = [part.file, ...part.steps].join('/');
  if (seen.has(place) || !refusalOf(part, ajv)) return undefined;
  seen.add(place);
  const target = targetOf(part, schemas);
  for (const inner of [...partsIn(part), ...(target ? [target] : [])]) {
    const found = innermost(inner, schemas, ajv, seen);
    if (found) return found;
  }
  return part;
}

function partsIn({ file, steps, schema }: Part): Part[] {
  const { properties = {}, items, oneOf = [], additionalProperties: others } = schema;
  const inner: [string[], Schema | undefined][] = [
    ...Object.entries(properties).map(([name, each]): [string[], Schema] => [
      ['properties', name],
      each,
    ]),
    [['items'], items],
    ...oneOf.map((each, index): [string[], Schema] => [['oneOf', String(index)], each]),
    [['additionalProperties'], typeof others === 'object' ? (others as Schema) : undefined],
  ];
  return inner.flatMap(([more, each]) =>
    each ? [{ file, steps: [...steps, ...more], schema: each }] : [],
  );
}

function targetOf({ file, schema }: Part, schemas: readonly Schema[]): Part | undefined {
  if (schema.$ref === undefined) return undefined;
  const [target = '', name] = addressOf(schema.$ref, file).split('#/definitions/');
  const whole = schemas.find(({ $id }) => $id === target);
  const found = name === undefined ? whole : whole?.definitions?.[name];
  const steps = name === undefined ? [] : ['definitions', name];
  return found && { file: target, steps, schema: found };
}

function sentenceOf(part: Part, schemas: readonly Schema[], ajv: Ajv): string {
  const { file, steps } = part;
  const place = steps.length > 0 ? `, at ${steps.join('/')}` : '';
  const message = refusalOf(part, ajv)?.message ?? '';
  return `schema/${file}${place}: ${whatIsWrong(message, part, schemas, ajv)}`;
}

/** Says what ajv's message means, with what is allowed instead. */
function whatIsWrong(
  message: string,
  { file, schema }: Part,
  schemas: readonly Schema[],
  ajv: Ajv,
): string {
  const [, unknown] = /unknown keyword: "(.+)"/.exec(message) ?? [];
  if (unknown !== undefined)
    return `"${unknown}" is not a keyword.${meant(unknown, Object.keys(ajv.RULES.all))}`;
  const [, refused] = /keyword "(.+?)" value is invalid/.exec(message) ?? [];
  if (refused !== undefined) {
    const { metaSchema } = Object(ajv.getKeyword(refused));
    const allowed: string[] = metaSchema?.enum ?? [];
    return `"${refused}" cannot be ${JSON.stringify(schema[refused])}.${allowed.length > 0 ? ` Allowed: ${allowed.join(', ')}.` : ''}`;
  }
  const { $ref } = schema;
  if ($ref === undefined || !message.startsWith("can't resolve reference"))
    // Without the place in what was compiled.
    return `${message.replace(/^strict mode: | at "\S*alone.*$|\.$/g, '')}.`;
  const [target = '', name] = addressOf($ref, file).split('#/definitions/');
  const names = Object.keys(schemas.find(({ $id }) => $id === target)?.definitions ?? {});
  return `"$ref" leads to nothing: "${$ref}".${meant(name ?? '', names)}`;
}

function meant(word: string, names: readonly string[]): string {
  const [best] = suggest(word, names);
  return best === undefined ? '' : ` Did you mean "${best}"?`;
}
