import type { Path } from '../../../model/diagnostics.ts';
import { isSamePath } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import type { Schema } from '../../../model/schemas.ts';
import { last, resolvePiece } from '../../../model/wording.ts';
import { oncePer } from '../../../once-per.ts';
import { accepts } from '../../accepts.ts';
import type { FileContext } from '../context.ts';

/** The list that a misplaced item belongs to. */
export interface Home {
  name: string;
  /** Where on this page, if there is one. */
  path?: Path;
  /** The blocks that have such a list. */
  types: string[];
}

/** Returns the list that accepts an item: the nearest one on the page, or one that a block or visual may have. */
export function homeOf(item: object, path: Path, file: FileContext): Home | undefined {
  const owners = ownersOf(item, file);
  const [best] = owners;
  if (!best) return undefined;
  const here = listsOnPage(Object(file.root))
    .filter((list) => list.length > 1 && !isSamePath(list, path.slice(0, -1)))
    .filter((list) => takes(schemaAt(list, file), item) === best.fit)
    .sort((a, b) => Math.abs(blockOf(a) - blockOf(path)) - Math.abs(blockOf(b) - blockOf(path)));
  const [nearest] = here;
  const name = nearest ? last(nearest) : best.name;
  return {
    name,
    ...(nearest && { path: nearest }),
    types: owners.flatMap((owner) =>
      owner.name === name && owner.fit === best.fit && owner.spare === best.spare ? owner.type : [],
    ),
  };
}

interface Owner {
  /** The type of the block, or the kind of the visual. */
  type: string;
  name: string;
  fit: Fit;
  /** How many properties of the list's items this one does not have. */
  spare: number;
}

/** Returns all lists of blocks and visuals that accept an item, the likeliest first. */
function ownersOf(item: object, file: FileContext): Owner[] {
  const lists = [file.blocks, file.visuals].flatMap(listsIn);
  const owners = lists.flatMap(({ type, name, list, names }): Owner[] => {
    const fit = takes(list, item);
    return fit ? [{ type, name, fit, spare: names - Object.keys(item).length }] : [];
  });
  const best = owners.some(({ fit }) => fit === 'whole') ? 'whole' : 'part';
  return owners.filter(({ fit }) => fit === best).sort((a, b) => a.spare - b.spare);
}

interface List extends Pick<Owner, 'type' | 'name'> {
  list: Schema;
  /** How many properties an item may have. */
  names: number;
}

/** Returns all lists of groups that blocks or visuals may have: each stray item is compared with them. */
const listsIn = oncePer((types: ReadonlyMap<string, Schema>): List[] =>
  [...types].flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).flatMap(([name, reference]): List[] => {
      const list = resolvePiece(reference);
      const item = list.type === 'array' ? resolvePiece(list.items).properties : undefined;
      return item ? [{ type, name, list, names: Object.keys(item).length }] : [];
    }),
  ),
);

type Fit = 'whole' | 'part' | undefined;

/** Whether a list accepts an item: `part` if something is missing in it. */
function takes(list: Schema | undefined, item: object): Fit {
  if (list?.type !== 'array') return undefined;
  const schema = resolvePiece(list.items);
  const { properties, required = [] } = schema;
  const entries = Object.entries(item);
  if (!properties || !entries.every(([name]) => Object.hasOwn(properties, name))) return undefined;
  if (!entries.every(([name, value]) => accepts(value, properties[name]))) return undefined;
  const present = required.filter((name) => Object.hasOwn(item, name)).length;
  if (present === required.length) return 'whole';
  return entries.length > 2 && present * 2 > required.length ? 'part' : undefined;
}

/** Returns the index of the block that a path leads into; 0 outside of blocks. */
export const blockOf = (path: Path): number => Number(path[1] ?? 0);

const listsOnPage = oncePer((root: object) => listsOf(root, []));

function listsOf(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, next]) =>
    listsOf(next, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return Array.isArray(value) ? [path, ...inner] : inner;
}
