import { type Diagnostic, hasErrors } from '../schema/diagnostics/diagnostics.ts';
import { loadSite, type Site } from '../schema/load/load-site.ts';
import { type PageRecords, surveyContent } from '../schema/load/survey.ts';
import { createContentValidator } from '../schema/validate/validate.ts';
import { fixContent } from './fix-content.ts';
import { diagnosticsIn, selectFiles } from './select-files.ts';
import { type Format, pathsFor, writeReport } from './write-report.ts';

export interface CheckOptions {
  format: Format;
  /** The files, folders and patterns to report on; none for all. */
  patterns: readonly string[];
  /** Whether every place of a repeated cause is listed. */
  all: boolean;
  /** Whether certain fixes are made first. */
  fix: boolean;
}

/**
 * Makes the function that checks a content folder and prints what is wrong. Called again, it reads
 * what has changed since.
 * @returns exit code: 0 valid, 1 not valid
 */
export async function createCheck(
  content: string,
  { format, patterns, all, fix }: CheckOptions,
): Promise<() => Promise<number>> {
  const validator = await createContentValidator();
  let records: PageRecords | undefined;
  const load = async () => {
    const site = await loadSite(surveyContent(content, records), { drafts: false, validator });
    records = site.records;
    return site;
  };
  const select = (site: Site): { files: string[]; diagnostics: readonly Diagnostic[] } => {
    const files = filesOf(site);
    if (patterns.length === 0) return { files, diagnostics: site.diagnostics };
    const selected = selectFiles(files, content, patterns);
    return { files: [...selected], diagnostics: diagnosticsIn(selected, site.diagnostics) };
  };
  return async () => {
    if (fix) {
      const lines = await fixContent(
        content,
        load,
        (site) => select(site).diagnostics,
        pathsFor(format, content),
      );
      const print = format === 'pretty' ? console.log : console.error;
      if (lines.length > 0) print(`${lines.join('\n')}\n`);
    }
    const found = select(await load());
    writeReport(format, content, { ...found, all });
    return hasErrors(found.diagnostics) ? 1 : 0;
  };
}

/** Every file that there is to check, and those whose name is what is wrong. */
const filesOf = ({ records, diagnostics }: Site): string[] => [
  ...new Set(['site.yaml', ...records.keys(), ...diagnostics.map(({ file }) => file)]),
];
