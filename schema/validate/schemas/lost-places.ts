import type { Schema } from '../../model/schemas.ts';
import type { Located, References } from './references.ts';

/** The places that the keywords of a schema name, such as `1/visual`. */
export type PlacesOf = (schema: Schema) => readonly string[];

/**
 * Returns the places at which no file can have a value, by their schemas. A piece that several blocks
 * share needs the place in one of them.
 * @param tops the schemas of whole files
 */
export function findLostPlaces(
  tops: readonly Located[],
  placesOf: PlacesOf,
  { target, below }: References,
): Map<Schema, Set<string>> {
  const lost = new Map<Schema, Set<string>>();
  const leads = (place: string, chain: readonly Located[]): boolean => {
    const [up, ...down] = place.split('/');
    const start = chain.at(-1 - Number(up));
    return (
      down.reduce<Located[]>(
        (from, step) => from.flatMap((each) => below(each, step)),
        start ? [start] : [],
      ).length > 0
    );
  };
  const walk = (written: Located, around: readonly Located[]): void => {
    if (around.some(({ schema }) => schema === written.schema)) return;
    const chain = [...around, written];
    for (let at: Located | undefined = written; at; at = targetOf(at)) {
      const places = placesOf(at.schema);
      const before = lost.get(at.schema) ?? new Set(places);
      lost.set(at.schema, new Set([...before].filter((place) => !leads(place, chain))));
    }
    for (const inner of below(written, '*')) walk(inner, chain);
  };
  const targetOf = ({ file, schema }: Located) =>
    schema.$ref === undefined ? undefined : target(schema.$ref, file);
  for (const top of tops) walk(top, []);
  return lost;
}
