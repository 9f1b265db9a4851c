import { describeWaiting, type WaitingPage } from '../schema/facts/publish-time.ts';
import { loadSite, type Site } from '../schema/load/load-site.ts';
import { type PageRecords, surveyContent } from '../schema/load/survey.ts';
import { type Diagnostic, hasErrors, strictly } from '../schema/model/diagnostics.ts';
import type { Redirects } from '../schema/model/redirects.ts';
import { createContentValidator } from '../schema/validate/validate.ts';
import { fixContent } from './fix-content.ts';
import { diagnosticsIn, namedFiles, selectFiles } from './select-files.ts';
import { type Format, pathsFor, writeReport } from './write-report.ts';

export interface CheckOptions {
  format: Format;
  /** The files, folders, patterns and addresses to report on; none for all. */
  patterns: readonly string[];
  /** Whether every place of a repeated problem is listed. */
  all: boolean;
  /** Whether certain fixes are applied first. */
  fix: boolean;
}

/**
 * Returns a function that checks a content folder and prints the problems. When it is called again, it
 * reads only what has changed. Its result is the exit code: 0 valid, 1 not valid.
 */
export async function createCheck(
  content: string,
  { format, patterns, all, fix }: CheckOptions,
): Promise<() => Promise<number>> {
  const validator = await createContentValidator();
  let records: PageRecords | undefined;
  const load = async () => {
    const survey = await surveyContent(content, records);
    const files = survey.files.pages.map(({ file }) => file);
    const comparedDrafts = namedFiles(files, content, patterns);
    const site = await loadSite(survey, { drafts: false, comparedDrafts, validator });
    records = site.records;
    return site;
  };
  return async () => {
    if (fix) {
      const lines = await fixContent(
        content,
        load,
        (site) => select(site, content, patterns).diagnostics,
        pathsFor(format, content),
      );
      const print = format === 'pretty' ? console.log : console.error;
      if (lines.length > 0) print(`${lines.join('\n')}\n`);
    }
    const { waiting, ...found } = select(await load(), content, patterns);
    writeReport(format, content, { command: 'npm run validate', ...found, all });
    if (format === 'pretty') for (const line of describeWaiting(waiting)) console.log(line);
    return hasErrors(found.diagnostics) ? 1 : 0;
  };
}

interface Selected {
  files: string[];
  diagnostics: readonly Diagnostic[];
  waiting: WaitingPage[];
}

/** The diagnostics of the selected files. A draft that is selected by name is checked like any page. */
function select(site: Site, content: string, patterns: readonly string[]): Selected {
  const { waiting, diagnostics, settings } = site;
  const all = filesOf(site);
  if (patterns.length === 0) return { files: all, diagnostics, waiting };
  const { files, named } = selectFiles(
    all,
    content,
    patterns,
    settings?.redirects as Redirects | undefined,
  );
  return {
    files: [...files],
    diagnostics: strictly(diagnosticsIn(files, diagnostics), named),
    waiting: waiting.filter(({ file }) => files.has(file)),
  };
}

/** Every file to check, including those with a wrong name. */
const filesOf = ({ files, diagnostics }: Site): string[] => [
  ...new Set([...files, ...diagnostics.map(({ file }) => file)]),
];
