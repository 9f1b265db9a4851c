import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import { formatDiagnostic, summarize } from '../../schema/diagnostics/format.ts';
import { describeWaiting } from '../../schema/load/publish-time.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import type { SourcePlace } from './dev-paths.ts';
import type { EditedSite } from './edited-site.ts';

/** A problem as the browser shows it: the words of the terminal, and the page that it is on. */
export interface DevProblem {
  /** `undefined` for what concerns every page. */
  route: string | undefined;
  text: string;
  /** Stands in the text as `pages/pricing.yaml:14:5`. */
  place?: SourcePlace;
  /** The block that it is in. */
  block?: string;
}

/** Warnings would bury what has to be fixed; `npm run validate` reports them. */
const errorsOf = (edited: EditedSite) =>
  edited.site().diagnostics.filter(({ severity }) => severity === 'error');

/** The errors, each with the page that it is on. */
export const problemsOf = (edited: EditedSite): DevProblem[] =>
  errorsOf(edited).map((diagnostic) => ({
    route: edited.routeOf(diagnostic.file),
    text: formatDiagnostic(diagnostic, { color: false, readLines: edited.readLines }),
    place: { file: diagnostic.file, ...diagnostic.range.start },
    ...blockOf(diagnostic),
  }));

/** `Pricing › block 1 (hero) › title` is in a hero. */
function blockOf({ breadcrumb = '' }: Diagnostic): { block?: string } {
  const [, block] = /› block \d+ \(([a-z0-9-]+)\)/.exec(breadcrumb) ?? [];
  return block ? { block } : {};
}

/** The errors and the closing lines, for the terminal. */
export function reportProblems(edited: EditedSite): string {
  const color = wantsColor(process.stdout);
  const { diagnostics, files, waiting } = edited.site();
  const { readLines } = edited;
  const errors = errorsOf(edited).map(
    (diagnostic) => `${formatDiagnostic(diagnostic, { color, readLines })}\n`,
  );
  const isWarned = diagnostics.some(({ severity }) => severity === 'warning');
  const others = isWarned ? ['npm run validate shows the warnings.'] : [];
  return [...errors, summarize(diagnostics, files), ...others, ...describeWaiting(waiting)].join(
    '\n',
  );
}
