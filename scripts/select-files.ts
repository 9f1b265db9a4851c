import { matchesGlob, posix, relative, resolve, sep } from 'node:path';
import { inPageForm } from '../schema/addresses/correct-address.ts';
import type { Diagnostic } from '../schema/diagnostics/diagnostics.ts';
import { suggest } from '../schema/diagnostics/suggest.ts';
import { callerFolder, UsageError } from './command-line.ts';

/** Files that were asked for; `named` are those by their own name rather than by a folder or a pattern. */
export interface Selection {
  files: ReadonlySet<string>;
  named: ReadonlySet<string>;
}

/**
 * The files that arguments name: files, folders with all that is in them, patterns such as
 * `pages/solutions/**`, and addresses of pages. Files count from where the command was called, or
 * else from the content folder.
 * @param files every file that there is to check, as paths from the content folder
 * Throws `UsageError` where an argument names none.
 */
export function selectFiles(
  files: readonly string[],
  content: string,
  patterns: readonly string[],
): Selection {
  const named = new Set<string>();
  const selected = patterns.flatMap((pattern) => {
    const ways = [callerFolder(), content]
      .map((folder) => relative(content, resolve(folder, pattern)).split(sep).join('/'))
      .concat(waysOfAddress(pattern));
    const way = ways.find((candidate) => files.some((file) => isSelected(file, candidate)));
    if (way !== undefined) {
      if (files.includes(way)) named.add(way);
      return files.filter((file) => isSelected(file, way));
    }
    const [best] = /\.yaml$/.test(pattern)
      ? suggest(ways[1] ?? pattern, files)
      : suggest(inPageForm(pattern.replace(/^https?:\/+[^/]+/i, '')).address, files.map(addressOf));
    throw new UsageError(
      `${/[*?[{]/.test(pattern) ? 'No file matches' : 'There is no page or file'} ${pattern} in the content folder ${content}.${best ? ` Did you mean ${best}?` : ''}`,
    );
  });
  return { files: new Set(selected), named };
}

/** Where the page with an address may be, such as `/solutions/for-cfos`, or pages below it. */
function waysOfAddress(argument: string): string[] {
  const path = posix.join('pages', argument.replace(/\/$/, ''));
  return [`${path}.yaml`, `${path}/index.yaml`, path];
}

const addressOf = (file: string): string =>
  file.replace(/^pages/, '').replace(/(?:(?<=.)\/index|(?<=^\/)index)?\.yaml$/, '');

const isSelected = (file: string, way: string): boolean =>
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
