import { join, relative, sep } from 'node:path';
import { type FormatOptions, formatDiagnostics, summarize } from '../schema/diagnostics/format.ts';
import { isInside } from '../schema/files/is-inside.ts';
import { readLines } from '../schema/load/read-lines.ts';
import type { Diagnostic } from '../schema/model/diagnostics.ts';
import { callerFolder } from './command-line.ts';

/** More than anyone reads at once. Programs get all of them as JSON. */
const mostShown = 100;

/** The diagnostics as text for people, with a summary at the end. */
export function writeDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly string[],
  content: string,
  options: Omit<FormatOptions, 'readLines'>,
): string {
  const lines = new Map<string, string[] | undefined>();
  const linesOf = (file: string) => {
    if (!lines.has(file)) lines.set(file, readLines(join(content, file)));
    return lines.get(file);
  };
  const pathOf = pathsFrom(callerFolder(), content);
  // A build stops at an error: no number of warnings may hide it.
  const { error = [], warning = [] } = Object.groupBy(diagnostics, ({ severity }) => severity);
  const chosen = new Set([...error, ...warning].slice(0, mostShown));
  const shown = diagnostics.filter((each) => chosen.has(each));
  const hidden = diagnostics.length - shown.length;
  return [
    ...formatDiagnostics(shown, { pathOf, ...options, readLines: linesOf }).map(
      (text) => `${text}\n`,
    ),
    ...(hidden > 0 ? [`… and ${hidden} more: npm run validate -- --format json lists all.\n`] : []),
    summarize(diagnostics, files),
  ].join('\n');
}

/**
 * Returns a function for paths of content files that terminals can open: relative to a folder, or
 * else absolute.
 */
export function pathsFrom(folder: string, content: string): (file: string) => string {
  const base = isInside(folder, content) ? relative(folder, content) : content;
  return (file) => join(base, file).split(sep).join('/');
}
