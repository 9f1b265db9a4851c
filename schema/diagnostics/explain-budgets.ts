import { parseInline } from '../inline/parse-inline.ts';
import type { Budget, Expected, Schema } from '../validate/schemas.ts';
import type { Reference } from '../validate/validation-context.ts';
import type { Problem } from './diagnostics.ts';
import { pointerToPath } from './pointer.ts';
import { schemaAt } from './schema-at.ts';
import { capital, describeField, field, last } from './wording.ts';

/** Returns a warning for each valid text that is longer than its schema recommends. */
export function explainBudgets(
  references: readonly Reference[],
  root: unknown,
  top: Schema,
): Problem[] {
  return references.flatMap(({ role, pointer, value }): Problem[] => {
    if (role !== 'over-budget') return [];
    const path = pointerToPath(pointer);
    const schema = schemaAt(path, { root, top });
    const budget = schema?.['x-budget'] as Budget | undefined;
    const { length } = [...shownOf(value, schema)];
    if (!budget || length <= budget.characters || length > Number(schema?.maxLength)) return [];
    const over = length - budget.characters;
    return [
      {
        code: 'C501',
        severity: 'warning',
        where: { path, at: 'value' },
        message: `${capital(field(path, root))} has ${length} characters; best are at most ${budget.characters}.`,
        label: `${over} ${over === 1 ? 'character' : 'characters'} over`,
        hints: [budget.reason],
      },
    ];
  });
}

/** Returns a warning for each text that lacks expected words. */
export function explainExpected(
  references: readonly Reference[],
  root: unknown,
  top: Schema,
): Problem[] {
  return references.flatMap(({ role, pointer, value }): Problem[] => {
    const path = pointerToPath(pointer);
    const schema = role === 'unexpected' && value ? schemaAt(path, { root, top }) : undefined;
    const expected = schema?.expected as Expected | undefined;
    if (!schema || !expected) return [];
    return [
      {
        code: 'W911',
        severity: 'warning',
        where: { path, at: 'value' },
        message: `${capital(field(path, root))} needs ${expected.what} in it.`,
        hints: [describeField(last(path), schema, false)],
      },
    ];
  });
}

/** Returns the visible part of a text, without the marks of links and bold words. */
const shownOf = (text: string, schema: Schema | undefined): string =>
  schema?.role === 'inline'
    ? parseInline(text)
        .map((part) => part.text)
        .join('')
    : text;
