/** The changed code, by what it belongs to. Paths are relative to the project's root. */
export interface CodeChanges {
  /** Block types with their files. */
  blocks: Map<string, string[]>;
  /** Kinds of visuals with their files. */
  kinds: Map<string, string[]>;
  /** Files that may affect every page, by a name for the group. */
  shared: Map<string, string[]>;
}

/** Sorts changed files by what they may affect. Files of tests, scripts and the server affect no page. */
export function sortCode(files: readonly string[]): CodeChanges {
  const changes: CodeChanges = { blocks: new Map(), kinds: new Map(), shared: new Map() };
  const add = (group: Map<string, string[]>, name: string, file: string) =>
    group.set(name, [...(group.get(name) ?? []), file]);
  for (const file of files) {
    const [, kind] = /^(?:blocks|schema)\/visuals\/([\w-]+)\.(?:tsx|json)$/.exec(file) ?? [];
    const [, schema] = /^schema\/blocks\/([\w-]+)\.json$/.exec(file) ?? [];
    const [, block] = /^blocks\/([\w-]+)(?:\.tsx$|\/)/.exec(file) ?? [];
    if (kind) add(changes.kinds, kind, file);
    else if (schema) add(changes.blocks, schema, file);
    else if (block === 'ui') add(changes.shared, 'what blocks share', file);
    else if (block) add(changes.blocks, block, file);
    else if (file.startsWith('schema/')) add(changes.shared, 'schemas', file);
    else if (file.startsWith('renderer/')) add(changes.shared, 'renderer', file);
    else if (file === 'package-lock.json') add(changes.shared, 'packages', file);
  }
  return changes;
}
