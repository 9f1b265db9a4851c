import { branchesOf, tagOf } from '../../schema/model/schema-at.ts';
import type { Schema } from '../../schema/model/schemas.ts';
import { resolvePiece } from '../../schema/model/wording.ts';
import { ownKeywords } from '../../schema/validate/keywords.ts';

/**
 * Returns a function that lists the places in a schema's keywords, such as `1/visual`, where no file
 * can have a value. A piece that several blocks share needs the place in one of them.
 * @param tops the schemas of whole files
 */
export function findLostPlaces(tops: readonly Schema[]): (schema: Schema) => string[] {
  const reached = new Set<string>();
  const walk = (written: Schema, around: readonly Schema[]): void => {
    for (const schema of choicesOf(written)) {
      const chain = [...around, schema];
      for (const one of [written, resolvePiece({ $ref: written.$ref ?? '' }), schema])
        for (const place of placesIn(one)) if (leads(place, chain)) reached.add(keyOf(one, place));
      for (const inner of insideOf(schema)) walk(inner, chain);
    }
  };
  for (const top of tops) walk(top, []);
  return (schema) => placesIn(schema).filter((place) => !reached.has(keyOf(schema, place)));
}

/** The same schema is written once, and referred to from many places. */
const keyOf = (schema: Schema, place: string) =>
  `${place} ${JSON.stringify({ ...schema, $ref: undefined })}`;

/** The places that are relative to a value: a number of levels up, then down. */
const placesIn = (schema: Schema): string[] =>
  Object.entries(schema)
    .filter(([keyword]) => ownKeywords.has(keyword) && !keyword.startsWith('x-'))
    .flatMap(([, value]) => JSON.stringify(value).match(/(?<=")\d\/[^"]*/g) ?? []);

function choicesOf(schema: Schema): Schema[] {
  const whole = resolvePiece(schema);
  return tagOf(whole) ? [...branchesOf(whole).values()] : [whole];
}

const insideOf = ({ properties = {}, items }: Schema): Schema[] => [
  ...Object.values(properties),
  ...(items ? [items] : []),
];

function leads(place: string, chain: readonly Schema[]): boolean {
  const [up, ...down] = place.split('/');
  const start = chain.at(-1 - Number(up));
  const steps = (from: Schema, step: string): Schema[] =>
    choicesOf(from).flatMap((each) => {
      const property = each.properties?.[step];
      return step === '*' ? insideOf(each) : property ? [property] : [];
    });
  const ends = down.reduce<Schema[]>(
    (from, step) => from.flatMap((each) => steps(each, step)),
    start ? [start] : [],
  );
  return ends.length > 0;
}
