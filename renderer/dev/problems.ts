import type { Diagnostic } from '../../schema/diagnostics/diagnostics.ts';
import { formatDiagnostic, summarize } from '../../schema/diagnostics/format.ts';
import { describeWaiting } from '../../schema/load/publish-time.ts';
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
  /** The type of its block. */
  block?: string;
}

/** Errors only. Warnings would bury them, and `npm run validate` reports those. */
const errorsOf = (edited: EditedSite) =>
  edited.site().diagnostics.filter(({ severity }) => severity === 'error');

/** The errors, each with its page. */
export const problemsOf = (edited: EditedSite): DevProblem[] =>
  errorsOf(edited).map((diagnostic) => ({
    route: edited.routeOf(diagnostic.file),
    text: formatDiagnostic(diagnostic, { color: false, readLines: edited.readLines }),
    place: { file: diagnostic.file, ...diagnostic.range.start },
    ...blockOf(diagnostic),
  }));

/** The block type in a breadcrumb: `Pricing › block 1 (hero) › title` is in a `hero`. */
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
