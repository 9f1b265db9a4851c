import { existsSync, statSync } from 'node:fs';
import { join, matchesGlob, posix, relative, resolve, sep } from 'node:path';
import { inPageForm } from '../schema/addresses/correct-address.ts';
import { suggestPages } from '../schema/addresses/nearest-address.ts';
import { seePlaces } from '../schema/diagnostics/locate.ts';
import { codes } from '../schema/model/codes.ts';
import type { Diagnostic } from '../schema/model/diagnostics.ts';
import type { Redirects } from '../schema/model/redirects.ts';
import { suggest } from '../schema/model/suggest.ts';
import { listedPath } from '../schema/redirects/redirects-file.ts';
import { callerFolder, UsageError } from './command-line.ts';

/** The selected files. `named` are those selected by name rather than by a folder or pattern. */
export interface Selection {
  files: ReadonlySet<string>;
  named: ReadonlySet<string>;
}

/**
 * Finds the files for arguments: files, folders, patterns such as `pages/solutions/**`, and addresses of
 * pages. Paths are relative to where the command was called, or else to the content folder.
 * @param files every file that can be checked, relative to the content folder
 * @param redirects old addresses, which have no file
 * @throws UsageError if an argument matches no file
 */
export function selectFiles(
  files: readonly string[],
  content: string,
  patterns: readonly string[],
  redirects: Redirects = {},
): Selection {
  const named = new Set<string>();
  const selected = patterns.flatMap((pattern) => {
    const ways = waysOf(content, pattern);
    const way = ways.find((candidate) => files.some((file) => isSelected(file, candidate)));
    if (way !== undefined) {
      if (files.includes(way)) named.add(way);
      return files.filter((file) => isSelected(file, way));
    }
    throw new UsageError(
      explainRedirect(pattern, redirects) ??
        explainNothing(files, content, pattern, ways[1] ?? pattern),
    );
  });
  return { files: new Set(selected), named };
}

/** The files that arguments select by name. */
export function namedFiles(
  files: readonly string[],
  content: string,
  patterns: readonly string[],
): ReadonlySet<string> {
  const ways = new Set(patterns.flatMap((pattern) => waysOf(content, pattern)));
  return new Set(files.filter((file) => ways.has(file)));
}

/** What an argument may mean, relative to the content folder. */
const waysOf = (content: string, pattern: string): string[] =>
  [pattern, withoutPlace(pattern)].flatMap((written) =>
    [callerFolder(), content]
      .map((folder) => relative(content, resolve(folder, written)).split(sep).join('/'))
      .concat(waysOfAddress(written)),
  );

/**
 * A page as it is named elsewhere: without the domain, the part after `?` or `#`, and the line and
 * column of an error.
 */
const withoutPlace = (argument: string): string =>
  argument
    .replace(/^https?:\/+[^/?#]+\/?/i, '/')
    .replace(/(?<=.)[?#].*$|(?<=\.yaml)(?::\d+)+:?$/, '');

/** Says where an old address leads, which has no page of its own. */
function explainRedirect(pattern: string, redirects: Redirects): string | undefined {
  const path = listedPath(withoutPlace(pattern));
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  return target && `${path} is no page: \`redirects\` in site.yaml leads it to ${target}.`;
}

/**
 * Says why an argument selects nothing, and what was meant.
 * @param way the argument relative to the content folder
 */
function explainNothing(
  files: readonly string[],
  content: string,
  pattern: string,
  way: string,
): string {
  const beside = [way, `pages/${way}`].find((each) => existsSync(join(content, each)));
  if (beside !== undefined && statSync(join(content, beside)).isFile())
    return `${pattern} is not a page, and nothing in it can be checked. Only site.yaml and the pages are checked.`;
  const isPattern = /[*?[{]/.test(pattern);
  const best = isCode(pattern)
    ? `--explain ${pattern.toUpperCase()}`
    : options.includes(pattern)
      ? `--${pattern}`
      : nearest(files, way, pattern);
  return `${isPattern ? 'No file matches' : 'There is no page or file'} ${pattern} in the content folder ${content}.${best ? ` Did you mean ${best}?` : ''}`;
}

function nearest(files: readonly string[], way: string, pattern: string): string | undefined {
  if (/[*?[{]/.test(pattern)) {
    const yaml = way.replace(/\.\w+$/, '.yaml');
    if (files.some((file) => isSelected(file, yaml))) return yaml;
    const folder = /^[^*?[{]*(?=\/)/.exec(way)?.[0] ?? '';
    return suggest(folder, new Set(files.map(posix.dirname).filter((name) => name !== '.')))[0];
  }
  const byAddress = new Map(files.map((file) => [`/${addressOf(file).replace(/^\//, '')}`, file]));
  const named = withoutPlace(pattern);
  const { address } = inPageForm(named);
  const [best = ''] = suggestPages(address, [...byAddress.keys()]);
  const file = byAddress.get(best);
  return /\.\w+$/.test(named) || !file?.startsWith('pages/') ? file : best;
}

/** The options of `validate` that may be written without their dashes. */
const options = ['fix', 'watch', 'explain', 'all'];

const isCode = (text: string): boolean => Object.hasOwn(codes, text.toUpperCase());

/** The possible files for an address such as `/solutions/for-cfos`, or the folder of pages below it. */
function waysOfAddress(argument: string): string[] {
  const path = posix.join('pages', argument.replace(/\/$/, ''));
  return [`${path}.yaml`, `${path}/index.yaml`, path];
}

const addressOf = (file: string): string =>
  file.replace(/^pages/, '').replace(/(?:(?<=.)\/index|(?<=^\/)index)?\.yaml$/, '');

const isSelected = (file: string, way: string): boolean =>
  file === way || way === '' || file.startsWith(`${way}/`) || matchesGlob(file, way);

/**
 * The diagnostics of these files. One with places in several files is reported at the first
 * selected one, and so is what differs from a selected file: either may be wrong.
 */
export function diagnosticsIn(
  files: ReadonlySet<string>,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const { fix, breadcrumb, others = [], ...rest } = diagnostic;
    const [first, ...more] = [diagnostic, ...others].filter(({ file }) => files.has(file));
    if (!first) return fromOtherSide(diagnostic, files) ?? [];
    const isMoved = first !== diagnostic;
    return {
      ...rest,
      file: first.file,
      range: first.range,
      // These two belong to the diagnostic's original place.
      ...(!isMoved && breadcrumb !== undefined && { breadcrumb }),
      ...(!isMoved && fix && { fix }),
      ...(more.length > 0 && { others: more }),
    };
  });
}

/** Tells a difference between two files from the one that is selected; `undefined` if none is. */
function fromOtherSide(
  { code, severity, file, range, message, about, hints, differsFrom = [] }: Diagnostic,
  files: ReadonlySet<string>,
): Diagnostic | undefined {
  const place = differsFrom.find((other) => files.has(other.file));
  if (!place) return undefined;
  const [see] = seePlaces(differsFrom);
  const first = { file, range };
  return {
    code,
    severity,
    ...place,
    message: about?.kind === 'difference' ? about.messageThere : message,
    hints: [...hints.filter((hint) => hint !== see), ...seePlaces([first])],
    differsFrom: [first],
  };
}
