import type { Reference } from '../facts/reference.ts';
import type { Problem } from '../model/diagnostics.ts';
import type { Schema } from '../model/schemas.ts';
import { explainBudgets, explainExpected } from './explain-budgets.ts';
import { explainMarks } from './explain-marks.ts';
import { explainHalfItems } from './half-items.ts';
import { explainShownAddresses } from './marks/shown-address.ts';
import { mayHaveNotation, mayHaveThousands, mayHideItem } from './numbers/may-have.ts';
import { explainNotations } from './numbers/notations.ts';
import { explainThousands } from './numbers/thousands.ts';
import { Source } from './source.ts';

/** Returns warnings about valid values. */
export const advise = (
  references: readonly Reference[],
  value: unknown,
  top: Schema,
  text: string,
): Problem[] => adviceOf(references, value, top, new Source(text));

/**
 * Like `advise`, for a file that is already parsed. Texts with marks are not checked for their
 * length or for expected words.
 */
export function adviceOf(
  references: readonly Reference[],
  value: unknown,
  top: Schema,
  source: Source,
): Problem[] {
  const marks = source.text ? explainMarks(value, top, source) : [];
  const marked = new Set(marks.map(({ where }) => JSON.stringify(where.path)));
  const isUnmarked = ({ where }: Problem) => !marked.has(JSON.stringify(where.path));
  const file = { root: value, top };
  return [
    ...explainBudgets(references, file).filter(isUnmarked),
    ...marks,
    ...explainExpected(references, file).filter(isUnmarked),
    ...explainShownAddresses(references, value),
    ...(mayHideItem(source.text) ? explainHalfItems(source.text) : []),
    ...(mayHaveThousands(source.text) ? explainThousands(source.text) : []),
    ...(mayHaveNotation(source.text) ? explainNotations(source.text, file) : []),
  ];
}
