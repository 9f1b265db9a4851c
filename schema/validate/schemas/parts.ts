import type { Path } from '../../model/diagnostics.ts';
import type { Schema } from '../../model/schemas.ts';
import { aboutSameValue, keywords, otherKeywords } from './keyword-table.ts';
import { type Found, meant, readShape } from './shapes.ts';

/** A schema within a file. */
export interface Part {
  file: string;
  path: Path;
  schema: Schema;
  /** The schemas around it that are about the same value, as around `then`. */
  sameValue: readonly Schema[];
  /** The part whose property or item it is. */
  parent: Part | undefined;
}

export const wholeFile = (schema: Schema): Part => ({
  file: schema.$id ?? '',
  path: [],
  schema,
  sameValue: [],
  parent: undefined,
});

/** Reads a schema and all within it. */
export function* readParts(part: Part): Generator<{ part: Part; found: Found[] }> {
  const found = Object.entries(part.schema).flatMap(([keyword, value]): Found[] => {
    const is = Object.hasOwn(keywords, keyword) ? keywords[keyword]?.is : undefined;
    if (is) return [...readShape(is, value, [keyword])];
    const instead = Object.hasOwn(otherKeywords, keyword) && otherKeywords[keyword];
    const advice = instead
      ? ` Write ${instead} instead.`
      : meant(keyword, Object.keys(keywords)) ||
        ' All of them are in schema/validate/schemas/keyword-table.ts.';
    const fault = `"${keyword}" is not a keyword of these schemas.${advice}`;
    return [{ path: [keyword], at: 'key', fault }];
  });
  yield { part, found };
  for (const each of found) {
    if (!('inner' in each)) continue;
    const { path, inner: schema } = each;
    const place = { file: part.file, path: [...part.path, ...path], schema };
    if (aboutSameValue.has(path[0])) {
      yield* readParts({ ...part, ...place, sameValue: [...part.sameValue, part.schema] });
      continue;
    }
    const isName = path[0] === 'propertyNames';
    const parent = path[0] === 'definitions' || isName ? undefined : part;
    yield* readParts({ ...place, sameValue: isName ? [{ type: 'string' }] : [], parent });
  }
}
