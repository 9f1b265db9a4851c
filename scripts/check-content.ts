import { relative, resolve, sep } from 'node:path';
import { type Diagnostic, hasErrors, strictly } from '../schema/diagnostics/diagnostics.ts';
import { countOf } from '../schema/diagnostics/format.ts';
import { loadSite, type Site } from '../schema/load/load-site.ts';
import { describeWaiting } from '../schema/load/publish-time.ts';
import { surveyContent } from '../schema/load/survey.ts';
import { UsageError, wantsColor } from './command-line.ts';
import { writeDiagnostics } from './write-diagnostics.ts';

/**
 * Checks a content folder and prints what is wrong.
 * @param paths the files to report on; none for all
 * @returns exit code: 0 valid, 1 not valid
 */
export async function checkContent(
  content: string,
  format: 'pretty' | 'json',
  paths: readonly string[],
): Promise<number> {
  const site = await loadSite(surveyContent(content), { drafts: false });
  const files = selectFiles(site, content, paths);
  const found = site.diagnostics.filter(({ file }) => !files || files.has(file));
  // A draft that is asked for by name is looked at like any page.
  const diagnostics = files ? strictly(found, files) : found;
  const checked = files?.size ?? site.files;
  console.log(
    format === 'json'
      ? writeJson(diagnostics, checked)
      : writeDiagnostics(diagnostics, checked, content, wantsColor(process.stdout)),
  );
  if (format === 'pretty') {
    const waiting = site.waiting.filter(({ file }) => !files || files.has(file));
    for (const line of describeWaiting(waiting)) console.log(line);
  }
  return hasErrors(diagnostics) ? 1 : 0;
}

/** The content files that the arguments name, or `undefined` for all. */
function selectFiles(
  site: Site,
  content: string,
  paths: readonly string[],
): Set<string> | undefined {
  if (paths.length === 0) return undefined;
  const existing = new Set([
    'site.yaml',
    ...site.records.keys(),
    ...site.diagnostics.map(({ file }) => file),
  ]);
  return new Set(
    paths.map((path) => {
      const fromCaller = resolve(process.env.INIT_CWD ?? process.cwd(), path);
      const file = [fromCaller, resolve(content, path)]
        .map((candidate) => relative(content, candidate).split(sep).join('/'))
        .find((candidate) => existing.has(candidate));
      if (!file) throw new UsageError(`There is no file ${path} in the content folder ${content}.`);
      return file;
    }),
  );
}

function writeJson(diagnostics: readonly Diagnostic[], files: number): string {
  const summary = {
    files,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
  };
  return JSON.stringify({ summary, diagnostics }, null, 2);
}
