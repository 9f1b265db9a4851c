import type { Schema } from '../validate/schemas.ts';
import type { Reference } from '../validate/validation-context.ts';
import type { Problem } from './diagnostics.ts';
import { explainBudgets } from './explain-budgets.ts';
import { explainMarks } from './explain-marks.ts';
import { openSource } from './source.ts';

/** What could be better in a value that is valid: warnings. */
export const advise = (
  references: readonly Reference[],
  value: unknown,
  top: Schema,
  text: string,
): Problem[] => [
  ...explainBudgets(references, value, top),
  ...explainMarks(value, top, openSource(text)),
];
