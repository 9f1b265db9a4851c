import { formatDiagnostics, plural, summarize } from '../../schema/diagnostics/format.ts';
import { describeWaiting } from '../../schema/facts/publish-time.ts';
import type { Site } from '../../schema/load/load-site.ts';
import { type Diagnostic, hasErrors } from '../../schema/model/diagnostics.ts';
import { wantsColor } from '../../schema/wants-color.ts';
import type { EditedSite } from './edited-site.ts';
import { errorsOf, renamedProblems, warningsOf } from './problems.ts';

/** More errors, or warnings, than anyone reads after a save. */
const mostShown = 10;

/** A renamed folder has many pages. */
const mostRenamed = 3;

/**
 * Returns a function that describes what has changed since its last call: the new warnings, the errors, of
 * many those that are new, the closing lines, and the pages that were renamed. It returns `undefined` if
 * nothing has changed, unless the whole is wanted `again`. The first call has only the places of warnings,
 * because those are older than the author's edits.
 * @param pathOf writes a file as the terminal links it
 */
export function createTerminalReport(
  edited: EditedSite,
  pathOf?: (file: string) => string,
): (options?: { again?: boolean }) => Promise<string | undefined> {
  const options = { readLines: edited.readLines, ...(pathOf && { pathOf }) };
  const takeNewWarnings = followWarnings();
  const takeRenamed = followRenamed(edited);
  const takeNewErrors = followErrors();
  let previous: string | undefined;
  return async ({ again = false } = {}) => {
    const site = await edited.check();
    const color = wantsColor(process.stdout);
    const brief = previous === undefined;
    const all = errorsOf(site.diagnostics);
    const chosen = new Set([...takeNewErrors(all), ...all]).values().take(mostShown).toArray();
    const errors = formatDiagnostics(
      all.filter((error) => chosen.includes(error)),
      { ...options, color },
    );
    const summary = summarize(site.diagnostics, site.files);
    const waiting = describeWaiting(site.waiting);
    const frames = all.length > mostShown ? [] : errors;
    const state = JSON.stringify([all, frames, summary, waiting]);
    const added = takeNewWarnings(site.diagnostics);
    const renamed = takeRenamed();
    const isSame = state === previous && added.length === 0;
    previous = state;
    if (isSame && !again) return renamed.length > 0 ? renamed.join('\n') : undefined;
    const shown = await placeWarnings(site, added.slice(0, mostShown));
    const hidden = added.length - shown.length;
    const texts = [
      ...formatDiagnostics(shown, { ...options, color, brief }),
      ...(hidden > 0 ? [`… and ${plural(hidden, 'more warning')}`] : []),
      ...errors,
      ...(all.length > mostShown
        ? [`… and ${plural(all.length - mostShown, 'more error')}: npm run validate`]
        : []),
    ];
    const isIncomplete = hidden > 0 || (brief && shown.length > 0);
    return [
      ...texts.map((text) => `${text}\n`),
      summary,
      ...(isIncomplete ? ['npm run validate shows the warnings in full.'] : []),
      ...waiting,
      ...renamed,
    ].join('\n');
  };
}

/** Returns a function that returns the errors which were not among those of its last call. */
function followErrors(): (errors: readonly Diagnostic[]) => Diagnostic[] {
  let reported: ReadonlySet<string> = new Set();
  return (errors) => {
    const earlier = reported;
    const current = new Map(errors.map((error) => [JSON.stringify(error), error]));
    reported = new Set(current.keys());
    return [...current].flatMap(([text, error]) => (earlier.has(text) ? [] : [error]));
  };
}

/** Returns a function that returns the warnings which were not among those of its earlier calls. */
function followWarnings(): (diagnostics: readonly Diagnostic[]) => Diagnostic[] {
  let reported: ReadonlyMap<string, number> = new Map();
  return (diagnostics) => {
    const current = Map.groupBy(warningsOf(diagnostics), identityOf);
    const added = [...current].flatMap(([identity, same]) =>
      same.length > (reported.get(identity) ?? 0) ? same : [],
    );
    // What depends on a page with errors is not checked, and is back unchanged once they are fixed.
    const unchecked = hasErrors(diagnostics) ? reported : [];
    reported = new Map([
      ...unchecked,
      ...[...current].map(([identity, same]): [string, number] => [identity, same.length]),
    ]);
    return added;
  };
}

/** Returns a function that returns what to do about pages that were renamed since its last call. */
function followRenamed(edited: EditedSite): () => string[] {
  let reported: ReadonlySet<string> = new Set();
  return () => {
    const texts = renamedProblems(edited).map(({ text }) => text);
    const added = texts.filter((text) => !reported.has(text));
    reported = new Set(texts);
    const hidden = added.length - mostRenamed;
    return [
      ...added.slice(0, mostRenamed),
      ...(hidden > 0 ? [`The same is true of ${plural(hidden, 'more page')}.`] : []),
    ];
  };
}

/** Returns warnings with their places. */
async function placeWarnings(site: Site, warnings: readonly Diagnostic[]): Promise<Diagnostic[]> {
  if (warnings.length === 0) return [];
  const wanted = new Set(warnings.map(identityOf));
  const placed = await site.placed(new Set(warnings.map(({ file }) => file)));
  return warningsOf(placed).filter((warning) => wanted.has(identityOf(warning)));
}

/** What a warning is about. Its lines are left out, because they move with what is written above them. */
const identityOf = ({ code, file, message }: Diagnostic): string =>
  [code, file, message].join('\n');
