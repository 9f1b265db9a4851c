import { countFixable, countOf } from '../format.ts';
import type { Report } from './report.ts';

/**
 * Writes the diagnostics with their counts. `schema/report.json` describes the format.
 */
export function writeJson({ diagnostics, files }: Report): string {
  const summary = {
    files: files.length,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    fixable: countFixable(diagnostics),
  };
  const written = diagnostics.map(({ about: _, ...diagnostic }) => diagnostic);
  return JSON.stringify({ summary, diagnostics: written }, null, 2);
}
