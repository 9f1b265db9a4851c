import { matchesGlob, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../schema/diagnostics/diagnostics.ts';
import { suggest } from '../schema/diagnostics/suggest.ts';
import { callerFolder, UsageError } from './command-line.ts';

/**
 * The files that arguments name: files, folders with all that is in them, and patterns such as
 * `pages/solutions/**`. Each counts from where the command was called, or else from the content folder.
 * @param files every file that there is to check, as paths from the content folder
 * Throws `UsageError` where an argument names none.
 */
export function selectFiles(
  files: readonly string[],
  content: string,
  patterns: readonly string[],
): Set<string> {
  return new Set(
    patterns.flatMap((pattern) => {
      const ways = [callerFolder(), content].map((folder) =>
        relative(content, resolve(folder, pattern)).split(sep).join('/'),
      );
      const found = ways
        .map((way) => files.filter((file) => isNamed(file, way)))
        .find(({ length }) => length > 0);
      if (found) return found;
      const [best] = suggest(ways[1] ?? pattern, files);
      throw new UsageError(
        `${/[*?[{]/.test(pattern) ? 'No file matches' : 'There is no file'} ${pattern} in the content folder ${content}.${best ? ` Did you mean ${best}?` : ''}`,
      );
    }),
  );
}

const isNamed = (file: string, way: string): boolean =>
  file === way || way === '' || file.startsWith(`${way}/`) || matchesGlob(file, way);

/** What concerns these files: a cause with places in several is reported at the first of these. */
export function diagnosticsIn(
  files: ReadonlySet<string>,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const { fix, breadcrumb, others = [], ...rest } = diagnostic;
    const [first, ...more] = [diagnostic, ...others].filter(({ file }) => files.has(file));
    if (!first) return [];
    const isMoved = first !== diagnostic;
    return {
      ...rest,
      file: first.file,
      range: first.range,
      // These two are about the first place of all.
      ...(!isMoved && breadcrumb !== undefined && { breadcrumb }),
      ...(!isMoved && fix && { fix }),
      ...(more.length > 0 && { others: more }),
    };
  });
}
