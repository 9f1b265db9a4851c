import {
  formatDiagnostic,
  formatDiagnostics,
  plural,
  summarize,
} from '../../schema/diagnostics/format.ts';
import { describeWaiting } from '../../schema/facts/publish-time.ts';
import type { Site } from '../../schema/load/load-site.ts';
import { type Diagnostic, type Problem, shownHints } from '../../schema/model/diagnostics.ts';
import { readBlockSchemas } from '../../schema/model/schemas.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import type { SourcePlace } from './dev-paths.ts';
import type { EditedSite } from './edited-site.ts';

/** A problem for the browser: the message of the terminal, and its page. */
export interface DevProblem {
  /** The pages that have it; `undefined` for a problem of every page. */
  routes: string[] | undefined;
  text: string;
  /** The text contains it as `pages/pricing.yaml:14:5`. */
  place?: SourcePlace;
  /** The type of its block, which the catalogue describes. */
  block?: string;
}

const errorsOf = ({ diagnostics }: Site) =>
  diagnostics.filter(({ severity }) => severity === 'error');

const warningsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'warning');

/** The errors, each with its page, and those of one page first. */
export async function problemsOf(edited: EditedSite, first?: string): Promise<DevProblem[]> {
  const errors = errorsOf(await edited.check());
  const types = errors.length > 0 ? blockTypes() : [];
  const problems = errors.map((diagnostic) => toDevProblem(diagnostic, edited, types));
  const isFirst = ({ routes = [] }: DevProblem) => first !== undefined && routes.includes(first);
  return problems.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

/** The warnings about a page. Browsers ask for them, because the places of all take long to find. */
export async function warningsAt(edited: EditedSite, route: string): Promise<DevProblem[]> {
  const file = edited.fileOf(route);
  if (file === undefined) return [];
  const isAbout = (warning: Diagnostic) => filesOf(warning).includes(file);
  const site = await edited.check();
  const found = warningsOf(site.diagnostics).filter(isAbout);
  if (found.length === 0) return [];
  const warnings = warningsOf(await site.placed(new Set(found.map((warning) => warning.file))));
  const types = blockTypes();
  return warnings.filter(isAbout).map((warning) => toDevProblem(warning, edited, types));
}

const filesOf = ({ file, others = [] }: Diagnostic): string[] => [
  file,
  ...others.map((other) => other.file),
];

/** What browsers show of all pages: what could not be read, and the errors in what could. */
export const allProblems = async (
  failures: ReadonlyMap<unknown, DevProblem>,
  edited: EditedSite,
): Promise<DevProblem[]> => [
  ...failures.values(),
  // If the check itself fails, that is one of the failures.
  ...(await problemsOf(edited).catch(() => [])),
  ...renamedProblems(edited),
];

/** What to do about pages that were renamed without the command for it. */
export const renamedProblems = (edited: EditedSite): DevProblem[] =>
  edited.renamed().map(({ old, now }) => ({
    routes: [old.route],
    text: `${old.file} is called ${now.file} now, and its old address leads nowhere.\nTo change the links and redirect the old address, too, call it ${old.file} again, and run: npm run move -- ${old.route} ${now.route}`,
  }));

function toDevProblem(
  diagnostic: Diagnostic,
  edited: EditedSite,
  types: readonly string[],
): DevProblem {
  const block = blocksOf(diagnostic).find((type) => types.includes(type));
  const routes = new Set(filesOf(diagnostic).flatMap((file) => edited.routeOf(file) ?? []));
  return {
    routes: edited.routeOf(diagnostic.file) === undefined ? undefined : [...routes],
    text: formatDiagnostic(diagnostic, { color: false, readLines: edited.readLines }),
    place: { file: diagnostic.file, ...diagnostic.range.start },
    ...(block !== undefined && { block }),
  };
}

/**
 * Reports a page that could not be rendered in the terminal, and returns the same for the browser. Most
 * often the code of a block is being written.
 */
export async function reportFailed(
  edited: EditedSite,
  route: string,
  problem: Problem,
  pathOf: (file: string) => string,
): Promise<DevProblem> {
  const file = edited.fileOf(route);
  const { readLines } = edited;
  const { locate } = await import('../../schema/diagnostics/locate.ts');
  const [diagnostic] = file ? locate(file, readLines(file)?.join('\n') ?? '', [problem]) : [];
  if (!diagnostic) {
    const text = [problem.message, ...shownHints(problem.hints)].join('\n');
    console.error(text);
    return { routes: [route], text };
  }
  console.error(
    formatDiagnostic(diagnostic, { color: wantsColor(process.stderr), readLines, pathOf }),
  );
  return toDevProblem(diagnostic, edited, blockTypes());
}

/** None while a schema is half written, which is a failure of its own. */
function blockTypes(): string[] {
  try {
    return [...readBlockSchemas().keys()];
  } catch {
    return [];
  }
}

/**
 * The block type in a breadcrumb: `Pricing › block 1 (hero) › title` is in a `hero`. If the type
 * is what is wrong, the proposed one follows.
 */
function blocksOf({ breadcrumb = '', code, fix }: Diagnostic): string[] {
  const [, block] = /› block \d+ \(([a-z0-9-]+)\)/.exec(breadcrumb) ?? [];
  return [...(block ? [block] : []), ...(code === 'P105' && fix ? [fix.text] : [])];
}

/** More than anyone reads after a save. */
const mostWarnings = 10;

/**
 * Returns a function that describes the site for the terminal: the warnings that are new, all errors, and
 * the closing lines. Its result is `undefined` if nothing has changed since the last call, unless it has to
 * be said `again`. The first call has only the places of warnings, which are older than the author's edits.
 * @param pathOf writes a file as the terminal links it
 */
export function createTerminalReport(
  edited: EditedSite,
  pathOf?: (file: string) => string,
): (options?: { again?: boolean }) => Promise<string | undefined> {
  let printed: string | undefined;
  let reported: ReadonlyMap<string, number> | undefined;
  return async ({ again = false } = {}) => {
    const site = await edited.check();
    const { diagnostics, files, waiting } = site;
    const color = wantsColor(process.stdout);
    const options = { color, readLines: edited.readLines, ...(pathOf && { pathOf }) };
    const errors = formatDiagnostics(errorsOf(site), options);
    const counts = [summarize(diagnostics, files), ...describeWaiting(waiting)];
    const state = [...errors, ...counts].join('\n');
    const found = Map.groupBy(warningsOf(diagnostics), identityOf);
    const fresh = [...found].flatMap(([identity, same]) =>
      same.length > (reported?.get(identity) ?? 0) ? same : [],
    );
    if (state === printed && fresh.length === 0 && !again) return undefined;
    const brief = reported === undefined;
    const shown = await placeWarnings(site, fresh.slice(0, mostWarnings));
    const hidden = fresh.length - shown.length;
    const texts = [
      ...formatDiagnostics(shown, { ...options, brief }),
      ...(hidden > 0 ? [`… and ${plural(hidden, 'more warning')}`] : []),
      ...errors,
    ];
    const [summary = '', ...others] = counts;
    const isPart = fresh.length > 0 && (brief || hidden > 0);
    printed = state;
    const current = [...found].map(([identity, same]) => [identity, same.length] as const);
    // What depends on a page with errors is not checked, and is back unchanged once they are fixed.
    reported = new Map([...(errors.length > 0 ? (reported ?? []) : []), ...current]);
    return [
      ...texts.map((text) => `${text}\n`),
      summary,
      ...(isPart ? ['npm run validate shows the warnings in full.'] : []),
      ...others,
    ].join('\n');
  };
}

/** Returns warnings with their places. */
async function placeWarnings(site: Site, warnings: readonly Diagnostic[]): Promise<Diagnostic[]> {
  if (warnings.length === 0) return [];
  const wanted = new Set(warnings.map(identityOf));
  const placed = await site.placed(new Set(warnings.map(({ file }) => file)));
  return warningsOf(placed).filter((warning) => wanted.has(identityOf(warning)));
}

/** What a warning is about. Its lines are left out: they move with what is written above them. */
const identityOf = ({ code, file, message }: Diagnostic): string =>
  [code, file, message].join('\n');
