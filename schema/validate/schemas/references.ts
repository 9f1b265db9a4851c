import { posix } from 'node:path';
import type { Schema } from '../../model/schemas.ts';

/** A schema, and the file that its references start from. */
export interface Located {
  file: string;
  schema: Schema;
}

/** Follows what the schemas of a set refer to. */
export interface References {
  /** Returns what a file refers to; `undefined` if there is nothing. */
  target: (ref: string, file: string) => Located | undefined;
  /** Returns the names that the file of a reference defines. */
  namesIn: (ref: string, file: string) => string[];
  /** Returns a schema together with what it refers to. */
  whole: (located: Located) => Located;
  /** Returns the schemas that a property leads to, or with `*` those of all properties and items. */
  below: (located: Located, step: string) => Located[];
}

export function createReferences(schemas: readonly Schema[]): References {
  const files = new Map(schemas.map((schema) => [schema.$id ?? '', schema]));
  const target: References['target'] = (ref, file) => {
    const { path, name } = addressOf(ref, file);
    const found = name === undefined ? files.get(path) : files.get(path)?.definitions?.[name];
    return found && { file: path, schema: found };
  };
  const whole: References['whole'] = ({ file, schema }) => {
    const { $ref, ...own } = schema;
    const found = $ref === undefined ? undefined : target($ref, file);
    if (!found) return { file, schema };
    const inner = whole(found);
    return { file: inner.file, schema: { ...inner.schema, ...own } };
  };
  /** The alternatives of a schema; itself if it has none. */
  const choices = (located: Located): Located[] => {
    const { file, schema } = whole(located);
    const { discriminator, oneOf = [] } = schema;
    return discriminator
      ? oneOf.map((branch) => whole({ file, schema: branch }))
      : [{ file, schema }];
  };
  return {
    target,
    namesIn: (ref, file) => Object.keys(files.get(addressOf(ref, file).path)?.definitions ?? {}),
    whole,
    below: (located, step) =>
      choices(located).flatMap(({ file, schema }) =>
        schemasBelow(schema)
          .filter(([name]) => step === '*' || name === step)
          .map(([, inner]) => ({ file, schema: inner })),
      ),
  };
}

/** The schemas of the values in a value, each with the name of its property if it has one. */
function schemasBelow({
  properties = {},
  items,
  additionalProperties: others,
}: Schema): [name: string | undefined, schema: Schema][] {
  const unnamed = [items, others].filter((each) => typeof each === 'object');
  return [
    ...Object.entries(properties),
    ...unnamed.map((each): [undefined, Schema] => [undefined, each]),
  ];
}

/** `common.json` and `lead` for `../common.json#/definitions/lead`. */
function addressOf(ref: string, file: string): { path: string; name?: string } {
  const [path = '', name] = ref.split('#/definitions/');
  const whole = path === '' ? file : posix.join(posix.dirname(file), path);
  return name === undefined ? { path: whole } : { path: whole, name };
}
