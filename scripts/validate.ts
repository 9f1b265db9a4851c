import { relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../schema/diagnostics/diagnostics.ts';
import { hasErrors } from '../schema/diagnostics/diagnostics.ts';
import { countOf } from '../schema/diagnostics/format.ts';
import { loadSite, type Site } from '../schema/load/load-site.ts';
import { surveyContent } from '../schema/load/survey.ts';
import {
  contentFolder,
  contentHelp,
  contentOption,
  readArguments,
  run,
  UsageError,
  wantsColor,
  writeDiagnostics,
} from './command-line.ts';

const formats = ['pretty', 'json'] as const;

await run(async () => {
  const { values, positionals } = readArguments(
    {
      usage: 'npm run validate -- [--content DIR] [--format pretty|json] [FILE ...]',
      about:
        'Checks pages without building them. With files, only what is wrong in those is told.\nExit code: 0 valid, 1 not valid, 2 could not check.',
      options: {
        ...contentHelp,
        '--format NAME': 'pretty (default) for people, json for programs',
      },
    },
    { ...contentOption, format: { type: 'string', default: 'pretty' } },
    true,
  );
  const format = formats.find((name) => name === values.format);
  if (!format) {
    throw new UsageError(`There is no format ${values.format}. Allowed: ${formats.join(', ')}.`);
  }
  const content = contentFolder(values.content);
  const site = await loadSite(surveyContent(content), { drafts: false });
  const files = selectFiles(site, content, positionals);
  const diagnostics = site.diagnostics.filter(({ file }) => !files || files.has(file));
  const checked = files?.size ?? site.files;
  console.log(
    format === 'json'
      ? writeJson(diagnostics, checked)
      : writeDiagnostics(diagnostics, checked, content, wantsColor(process.stdout)),
  );
  return hasErrors(diagnostics) ? 1 : 0;
});

/** The content files that the arguments name, or `undefined` for all. */
function selectFiles(
  site: Site,
  content: string,
  paths: readonly string[],
): Set<string> | undefined {
  if (paths.length === 0) return undefined;
  const known = new Set([
    'site.yaml',
    ...site.pages.map(({ file }) => file),
    ...site.diagnostics.map(({ file }) => file),
  ]);
  return new Set(
    paths.map((path) => {
      const fromCaller = resolve(process.env.INIT_CWD ?? process.cwd(), path);
      const file = [fromCaller, resolve(content, path)]
        .map((candidate) => relative(content, candidate).split(sep).join('/'))
        .find((candidate) => known.has(candidate));
      if (!file) throw new UsageError(`${path} is no file of the content folder ${content}.`);
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
