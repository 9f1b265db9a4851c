import { formatDiagnostic, summarize } from '../../schema/diagnostics/format.ts';
import { describeWaiting } from '../../schema/facts/publish-time.ts';
import type { Site } from '../../schema/load/load-site.ts';
import { type Diagnostic, type Problem, shownHints } from '../../schema/model/diagnostics.ts';
import { readBlockSchemas } from '../../schema/model/schemas.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import type { SourcePlace } from './dev-paths.ts';
import type { EditedSite } from './edited-site.ts';

/** A problem for the browser: the message of the terminal, and its page. */
export interface DevProblem {
  /** `undefined` for a problem of every page. */
  route: string | undefined;
  text: string;
  /** The text contains it as `pages/pricing.yaml:14:5`. */
  place?: SourcePlace;
  /** The type of its block, which the catalogue describes. */
  block?: string;
}

/** Errors only. Warnings would bury them, and `npm run validate` reports those. */
const errorsOf = ({ diagnostics }: Site) =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** The errors, each with its page, and those of one page first. */
export async function problemsOf(edited: EditedSite, first?: string): Promise<DevProblem[]> {
  const errors = errorsOf(await edited.check());
  const types = errors.length > 0 ? blockTypes() : [];
  const problems = errors.map((diagnostic) => toDevProblem(diagnostic, edited, types));
  const isFirst = ({ route }: DevProblem) => route !== undefined && route === first;
  return problems.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

/** Everything that browsers show: what could not be read, and the errors in what could. */
export const allProblems = async (
  failures: ReadonlyMap<unknown, DevProblem>,
  edited: EditedSite,
): Promise<DevProblem[]> => [
  ...failures.values(),
  // If the check itself fails, that is one of the failures.
  ...(await problemsOf(edited).catch(() => [])),
];

function toDevProblem(
  diagnostic: Diagnostic,
  edited: EditedSite,
  types: readonly string[],
): DevProblem {
  const block = blocksOf(diagnostic).find((type) => types.includes(type));
  return {
    route: edited.routeOf(diagnostic.file),
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
    return { route, text };
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

/** The errors and the closing lines, for the terminal. `pathOf` writes a file as the terminal links it. */
export async function reportProblems(
  edited: EditedSite,
  pathOf?: (file: string) => string,
): Promise<string> {
  const color = wantsColor(process.stdout);
  const { readLines } = edited;
  const site = await edited.check();
  const { diagnostics, files, waiting } = site;
  const errors = errorsOf(site).map(
    (diagnostic) =>
      `${formatDiagnostic(diagnostic, { color, readLines, ...(pathOf && { pathOf }) })}\n`,
  );
  const isWarned = diagnostics.some(({ severity }) => severity === 'warning');
  const others = isWarned ? ['npm run validate shows the warnings.'] : [];
  return [...errors, summarize(diagnostics, files), ...others, ...describeWaiting(waiting)].join(
    '\n',
  );
}
