import { countFixable, countOf } from '../format.ts';
import type { Report } from './report.ts';

/** The diagnostics as they are, with their counts. The shape is `schema/report.json`. */
export function writeJson({ diagnostics, files }: Report): string {
  const summary = {
    files: files.length,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    fixable: countFixable(diagnostics),
  };
  return JSON.stringify({ summary, diagnostics }, null, 2);
}
