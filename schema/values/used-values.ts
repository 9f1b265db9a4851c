import { fingerprint } from '../files/fingerprint.ts';
import type { Problem } from '../model/diagnostics.ts';
import type { UsedValues, Values } from '../model/values.ts';

/** Notes which values a page uses, and what they are now: see `isOutdated`. */
export function noteUses(
  names: Iterable<string>,
  places: Iterable<[pointer: string, text: string]>,
  values: Values | undefined,
): UsedValues {
  const used = [...new Set(names)];
  return { names: used, print: fingerprintValues(used, values), at: [...places] };
}

/** Whether a page must be read again, because a value that it uses has changed. */
export const isOutdated = (used: UsedValues | undefined, values: Values | undefined): boolean =>
  used !== undefined && fingerprintValues(used.names, values) !== used.print;

/**
 * Returns the fingerprint of the used values. If a name is wrong, it covers all values, because the
 * message suggests another.
 */
function fingerprintValues(names: readonly string[], values: Values | undefined): string {
  if (!values) return '';
  const isRight = names.every((name) => values.has(name));
  const used = isRight ? names.map((name) => [name, values.get(name)]) : [...values];
  return fingerprint(JSON.stringify(used));
}

/** Returns a warning for each value that no file uses. */
export function findUnused(values: Values, used: Iterable<UsedValues | undefined>): Problem[] {
  const unused = new Set(values.keys());
  for (const each of used) for (const name of each?.names ?? []) unused.delete(name);
  return [...unused].map((name) => ({
    code: 'V806',
    severity: 'warning',
    where: { path: ['values', ...name.split('.')], at: 'key' },
    message: `No page uses the value \`${name}\`.`,
    hints: `Write \`$(${name})\` in a text where it is meant, or remove it.`,
  }));
}
