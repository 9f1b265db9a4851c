/**
 * The value, with what `defaults` has and it has not, at any depth. Only groups are merged: a list
 * or a text that is given replaces that of the defaults.
 */
export function mergeMissing(value: unknown, defaults: unknown): unknown {
  if (value === undefined) return structuredClone(defaults);
  if (!isGroup(value) || !isGroup(defaults)) return value;
  const merged: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(defaults)) {
    // A group without anything in it is read as null, and is left for validation to refuse.
    merged[name] = mergeMissing(value[name], part);
  }
  return merged;
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
