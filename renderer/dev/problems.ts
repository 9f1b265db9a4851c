import { formatDiagnostic } from '../../schema/diagnostics/format.ts';
import { type Diagnostic, type Problem, shownHints } from '../../schema/model/diagnostics.ts';
import { readBlockSchemas } from '../../schema/model/schemas.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import type { SourcePlace } from './dev-paths.ts';
import type { EditedSite } from './edited-site.ts';

/** A problem for the browser: the message of the terminal, and its pages. */
export interface DevProblem {
  /** The pages that have it; `undefined` for a problem of every page. */
  routes: string[] | undefined;
  text: string;
  /** The text contains it as `pages/pricing.yaml:14:5`. */
  place?: SourcePlace;
  /** The type of its block, which the catalogue describes. */
  block?: string;
}

export const errorsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

export const warningsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'warning');

/** The errors, each with its pages, and those of one page first. */
export async function problemsOf(edited: EditedSite, first?: string): Promise<DevProblem[]> {
  const { diagnostics } = await edited.check();
  const errors = errorsOf(diagnostics);
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

/** The files that have a problem, if one message is about several places. */
const filesOf = ({ file, others = [] }: Diagnostic): string[] => [
  file,
  ...others.map((other) => other.file),
];

/**
 * What browsers show of all pages: what could not be read, the errors in what could, and the pages that were
 * renamed.
 */
export const allProblems = async (
  failure: DevProblem | undefined,
  edited: EditedSite,
): Promise<DevProblem[]> => [
  ...(failure ? [failure] : []),
  // If the check itself fails, that is the failure.
  ...(await problemsOf(edited).catch(() => [])),
  ...renamedProblems(edited),
];

/** What to do about pages that were renamed without the command for it. */
export const renamedProblems = (edited: EditedSite): DevProblem[] =>
  edited.renamed().map(({ previous, current }) => ({
    routes: [previous.route],
    text: `${previous.file} is called ${current.file} now, and its old address leads nowhere.\nTo change the links and redirect the old address, too, call it ${previous.file} again, and run: npm run move -- ${previous.route} ${current.route}`,
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
