import { valueAt } from '../../../model/pointer.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { andList, code, last, resolvePiece } from '../../../model/wording.ts';
import { accepts } from '../../accepts.ts';
import { type Replacement, type Source, writeProperty } from '../../source.ts';
import type { Context } from '../context.ts';

/** What to write instead of a list of groups, if one group is wanted. */
export interface SeveralGroups {
  hint: string;
  replacement?: Replacement;
}

/** Explains `action: [{ … }, { … }]`: keep one, or write each as a property if the group has `action` and `second`. */
export function severalGroups(context: Context): SeveralGroups | undefined {
  const { error, path, root, source } = context;
  const items: unknown[] = Array.isArray(error.data) ? error.data : [];
  const schema = schemaAt(path, context) ?? {};
  const name = path.at(-1);
  if (items.length < 2 || typeof name !== 'string' || !schema.properties) return undefined;
  if (!items.every((item) => accepts(item, schema))) return undefined;
  // Parts of one group.
  const names = items.flatMap((item) => Object.keys(Object(item)));
  if (new Set(names).size === names.length && names.length === items.length) return undefined;
  const holder = path.slice(0, -1);
  const { properties = {} } = schemaAt(holder, context) ?? {};
  const written = Object(valueAt(root, holder));
  const others = Object.keys(properties).filter(
    (each) =>
      !Object.hasOwn(written, each) &&
      resolvePiece(properties[each]).title === schema.title &&
      items.every((item) => accepts(item, properties[each])),
  );
  const hasRoom = others.length >= items.length - 1;
  const places = [name, ...(hasRoom ? others.slice(0, items.length - 1) : [])];
  const lines = places.map((each, at) => code(writeProperty(each, items[at], true)));
  return {
    hint: hasRoom
      ? `${code(name)} is one, and ${andList(places.slice(1))} beside it ${places.length > 2 ? 'are more' : 'is another'}: write ${lines.join(' and ')}.`
      : `There can be one, and here are ${items.length}: keep one of them, as in ${lines[0]}.`,
    replacement: asProperties(path, places, items, source),
  };
}

/** Writes the items of the list at a path as properties of these names, in its place. */
export const asProperties = (
  path: Context['path'],
  names: readonly string[],
  items: readonly unknown[],
  source: Source,
): Replacement | undefined =>
  source.writeProperties(
    path,
    names.map((name, at) => [name, items[at]]),
    ([line = '']) =>
      names.length > 1 || last(path) !== names[0]
        ? `write ${andList(names)}`
        : `write ${code(line)}`,
  );
