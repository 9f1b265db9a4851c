import { countFixable, countOf } from '../format.ts';
import type { Report } from './report.ts';

/**
 * Writes the diagnostics unchanged, with their counts. `schema/report.json` describes the format.
 */
export function writeJson({ diagnostics, files }: Report): string {
  const summary = {
    files: files.length,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    fixable: countFixable(diagnostics),
  };
  return JSON.stringify({ summary, diagnostics }, null, 2);
}
