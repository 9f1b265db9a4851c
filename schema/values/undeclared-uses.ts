import { locate } from '../diagnostics/locate.ts';
import type { Facts } from '../facts/facts.ts';
import type { Diagnostic } from '../model/diagnostics.ts';
import type { DeclaredValues } from '../model/values.ts';
import { explainUses } from './explain-uses.ts';

/**
 * Finds uses of values that site.yaml does not name. Pages are read without values if some of them
 * are wrong, so their uses are checked only here.
 */
export function findUndeclaredUses(
  facts: readonly Facts[],
  { values, wrong }: DeclaredValues,
  readText: (file: string) => string | undefined,
): Diagnostic[] {
  const wrongNames = new Set(wrong);
  const groups = new Set(wrong.flatMap(startsOf));
  // What should be a group may be wrong, and a group may have wrong values.
  const isUndeclared = (name: string) =>
    !values.has(name) &&
    !groups.has(name) &&
    !startsOf(name).some((start) => wrongNames.has(start));
  return facts.flatMap(({ file, faulty, repairs, values: used }) => {
    if (faulty === 'all' || repairs || !used?.names.some(isUndeclared)) return [];
    const text = readText(file);
    if (text === undefined) return [];
    const uses = explainUses(text, values).filter(
      ({ value }) => value !== undefined && isUndeclared(value),
    );
    return locate(file, text, uses);
  });
}

/** Returns a name and the names of its groups: `prices.starter` and `prices`. */
const startsOf = (name: string): string[] =>
  name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
