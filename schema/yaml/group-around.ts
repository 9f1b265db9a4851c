import type { Schema } from '../model/schemas.ts';
import { cachedPieces } from '../model/wording.ts';
import type { Line } from './lines.ts';
import { mayHave, shapesOf } from './schema-names.ts';

/** The schemas of the group that begins with an item's line. */
export const holdersOf = (head: Line): Schema[] =>
  head.key?.name === 'type'
    ? [cachedPieces()[`blocks/${head.value.text}.json`] ?? {}]
    : shapesOf(head.list ?? '').items;

/** The schemas of the group that a line begins, or is in, if it is a property in that column, and what the group has. */
export function groupAt(line: Line, column: number): { holders: Schema[]; present: Set<string> } {
  const own: Line[] = [];
  const isFirst = line.column === column && line.dashes > 0;
  let holders: Schema[] = isFirst ? holdersOf(line) : column === 0 ? ofPage() : [];
  for (const above of isFirst ? [] : line.linesAbove()) {
    if (above.column === column && above.key) own.push(above);
    if (above.column === column && above.dashes > 0) {
      holders = holdersOf(above);
      break;
    }
    if (above.column >= column) continue;
    if (above.key && above.value.text === '') holders = shapesOf(above.key.name).groups;
    break;
  }
  own.push(
    ...line
      .runBelow(({ indent }) => indent >= column)
      .filter((below) => below.column === column && below.dashes === 0 && below.key),
  );
  const present = new Set(own.flatMap(({ key }) => key?.name ?? []));
  return {
    holders: holders.filter((each) => mayHave(each, present) && hasTags(each, own)),
    present,
  };
}

const ofPage = (): Schema[] => [cachedPieces()['page.json'] ?? {}];

/** Whether properties with a fixed value, such as `kind`, have that of the schema. */
export const hasTags = ({ properties = {} }: Schema, own: readonly Line[]): boolean =>
  own.every(({ key, value }) => {
    const fixed = properties[key?.name ?? '']?.const;
    return fixed === undefined || String(fixed) === value.text;
  });
