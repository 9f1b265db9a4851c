import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { type Cause, placesByValue } from './missing-values.ts';

/**
 * Finds values that are too small or too large for a number that they stand for. Where other texts
 * use the value, too, most likely the value was changed.
 */
export function findOutOfRange(
  diagnostics: readonly Diagnostic[],
  texts: readonly string[],
): Cause[] {
  return placesByValue(diagnostics, 'P110').flatMap(({ name, places }) => {
    const [first] = places;
    const uses = texts.filter((text) => text.includes(`$(${name})`));
    if (name === '' || !first || uses.length <= places.length) return [];
    return {
      replaced: new Set(places),
      problem: {
        code: 'P110' as const,
        where: { path: ['values', ...name.split('.')], at: 'value' as const },
        message: first.message.replace(/, and is (?=[^,]*$)/, `, and \`${name}\` is `),
        ...(first.label && { label: first.label }),
        hints: `Correct the value, or write a number of its own where \`$(${name})\` stands for it.`,
      },
    };
  });
}
