import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../schema/diagnostics/diagnostics.ts';
import { type FormatOptions, formatDiagnostic, summarize } from '../schema/diagnostics/format.ts';

/** More than anyone reads in one go; programs get all of them as JSON. */
const mostShown = 100;

/** The diagnostics as people read them, with the closing line. */
export function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: number,
  content: string,
  color: boolean,
  options: Omit<FormatOptions, 'color' | 'readLines'> = {},
): string {
  const lines = new Map<string, string[] | undefined>();
  const readLines = (file: string) => {
    if (!lines.has(file)) lines.set(file, readLinesOf(join(content, file)));
    return lines.get(file);
  };
  const shown = diagnostics.slice(0, mostShown);
  const hidden = diagnostics.length - shown.length;
  return [
    ...shown.map(
      (diagnostic) => `${formatDiagnostic(diagnostic, { ...options, color, readLines })}\n`,
    ),
    ...(hidden > 0 ? [`… and ${hidden} more: npm run validate -- --format json lists all.\n`] : []),
    summarize(diagnostics, files),
  ].join('\n');
}

function readLinesOf(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/);
  } catch {
    return undefined;
  }
}
