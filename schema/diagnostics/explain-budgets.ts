import type { Reference } from '../facts/reference.ts';
import { parseInline } from '../inline/parse-inline.ts';
import type { Path, Problem } from '../model/diagnostics.ts';
import { pointerToPath } from '../model/pointer.ts';
import { type FileValue, schemaAt } from '../model/schema-at.ts';
import type { Budget, Schema } from '../model/schemas.ts';
import { capital, describeField, field, last } from '../model/wording.ts';
import { plural } from './format.ts';

/** Returns a warning for each valid text that is longer than its schema recommends. */
export const explainBudgets = (references: readonly Reference[], file: FileValue): Problem[] =>
  warnOf('over-budget', references, file, (path, schema, value) => {
    const found = overBudget(value, schema);
    if (!found || found.length > (schema.maxLength ?? Infinity)) return undefined;
    const { length, over, budget } = found;
    return {
      code: 'C501',
      message: `${capital(field(path, file.root))} has ${length} characters, and should have at most ${budget.characters}.`,
      label: `${plural(over, 'character')} over`,
      hints: [budget.reason],
    };
  });

/** Returns by how many visible characters a text is longer than its schema recommends. */
export function overBudget(
  value: string,
  schema: Schema,
): { length: number; over: number; budget: Budget } | undefined {
  const budget = schema['x-budget'];
  if (!budget) return undefined;
  const { length } = [...shownOf(value, schema)];
  const over = length - budget.characters;
  return over > 0 ? { length, over, budget } : undefined;
}

/** Returns a warning for each text that lacks expected words. */
export const explainExpected = (references: readonly Reference[], file: FileValue): Problem[] =>
  warnOf('unexpected', references, file, (path, schema, value) => {
    const expected = schema.expected;
    if (!expected || !value) return undefined;
    return {
      code: 'W911',
      message: `${capital(field(path, file.root))} needs ${expected.what} in it.`,
      hints: [describeField(last(path), schema)],
    };
  });

/** Returns the warnings about the references with a role. */
const warnOf = (
  role: Reference['role'],
  references: readonly Reference[],
  file: FileValue,
  explain: (path: Path, schema: Schema, value: string) => Omit<Problem, 'where'> | undefined,
): Problem[] =>
  references.flatMap((reference) => {
    const path = pointerToPath(reference.pointer);
    const schema = reference.role === role ? schemaAt(path, file) : undefined;
    const found = schema && explain(path, schema, reference.value);
    return found ? [{ ...found, severity: 'warning', where: { path, at: 'value' } }] : [];
  });

/** Returns the visible part of a text, without the marks of links and bold words. */
const shownOf = (text: string, schema: Schema | undefined): string =>
  schema?.role === 'inline'
    ? parseInline(text)
        .map((part) => part.text)
        .join('')
    : text;
