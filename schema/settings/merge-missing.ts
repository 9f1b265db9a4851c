import { isGroup } from '../is-group.ts';
/**
 * Adds to a value what it lacks and `defaults` has, at any depth. Only groups are merged: a given
 * list or text replaces the default.
 */
export function mergeMissing(value: unknown, defaults: unknown): unknown {
  if (value === undefined) return structuredClone(defaults);
  if (!isGroup(value) || !isGroup(defaults)) return value;
  const merged: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(defaults)) {
    // An empty group is read as null, and validation rejects it.
    merged[name] = mergeMissing(value[name], part);
  }
  return merged;
}
