import type { Schema } from '../../model/schemas.ts';
import type { Fault } from './faults.ts';
import type { Part } from './parts.ts';

/** Finds pieces with the name of one in another file: types, editors and messages have only the name. */
export function sharedNames(schemas: readonly Schema[]): Fault[] {
  const owners = new Map<string, string>();
  return schemas.flatMap(({ $id: file = '', definitions = {} }) =>
    Object.keys(definitions).flatMap((name): Fault[] => {
      const owner = owners.get(name);
      owners.set(name, owner ?? file);
      if (owner === undefined) return [];
      const message = `schema/${owner} has a "${name}" among its "definitions", too, and one would be taken for the other. Give this one another name, or use that one.`;
      return [{ file, path: ['definitions', name], at: 'key', message }];
    }),
  );
}

/**
 * Finds old names that two properties of a group have, or two blocks or two visuals, and those that are
 * still in use.
 */
export function sharedOldNames(parts: readonly Part[]): Fault[] {
  const groups = parts.map(({ file, path, schema: { properties = {} } }) =>
    Object.entries(properties).map(([name, schema]) => ({
      ...{ name, file, schema },
      path: [...path, 'properties', name],
    })),
  );
  const wholes = ['blocks/', 'visuals/'].map((folder) =>
    parts.flatMap(({ file, path, schema }) =>
      path.length === 0 && file.startsWith(folder)
        ? [{ name: file.slice(folder.length).replace(/\.json$/, ''), file, schema, path }]
        : [],
    ),
  );
  return [...groups, ...wholes].flatMap((group) => {
    const owners = new Map<unknown, string>();
    const current = new Set(group.map(({ name }) => name));
    return group.flatMap(({ name, file, path, schema }) =>
      [schema['x-renamed-from'] ?? []].flat().flatMap((old, index): Fault[] => {
        const owner = current.has(String(old)) ? old : owners.get(old);
        owners.set(old, name);
        if (owner === undefined) return [];
        const reason = owner === old ? 'is still in use' : `is an old name of "${owner}", too`;
        const message = `"x-renamed-from" has "${old}", which ${reason}: old pages could mean either.`;
        return [{ file, path: [...path, 'x-renamed-from', index], at: 'value', message }];
      }),
    );
  });
}
