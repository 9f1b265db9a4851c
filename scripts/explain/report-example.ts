import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputsOf, writeFiles } from '../../renderer/build/output.ts';
import { checkBuiltSite } from '../../renderer/check/check-built-site.ts';
import { siteDataPath } from '../../renderer/page/data-paths.ts';
import { exampleSite, sitesAround } from '../../schema/diagnostics/examples.ts';
import { formatDiagnostic } from '../../schema/diagnostics/format.ts';
import { loadSite } from '../../schema/load/load-site.ts';
import { readLines } from '../../schema/load/read-lines.ts';
import { surveyContent } from '../../schema/load/survey.ts';
import type { Code } from '../../schema/model/codes.ts';
import type { Diagnostic } from '../../schema/model/diagnostics.ts';
import { wantsColor } from '../../schema/wants-color.ts';

type Files = Record<string, string | Uint8Array>;

/**
 * Returns the message for an example, which is written to a temporary folder and checked. `undefined` if
 * no file can show the mistake, or the folder cannot be written.
 */
export async function reportExample(code: Code, wrong: string): Promise<string | undefined> {
  const root = createTemporaryFolder();
  if (root === undefined) return undefined;
  // What the HTML shows is found in a built site.
  const isBuilt = code.startsWith('H');
  const sites = isBuilt ? [builtPage(wrong)] : [...sitesAround(wrong)];
  const check = isBuilt ? checkBuilt : checkContent;
  try {
    for (const [index, files] of sites.entries()) {
      const folder = join(root, String(index));
      writeFiles(folder, Object.entries({ ...exampleSite, ...files }));
      const diagnostics = await check(folder);
      const diagnostic = diagnostics.find((found) => found.code === code);
      if (!diagnostic) continue;
      return formatDiagnostic(diagnostic, {
        readLines: (file) => readLines(join(folder, file)),
        color: wantsColor(process.stdout),
      });
    }
    return undefined;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const checkBuilt = (folder: string): readonly Diagnostic[] =>
  checkBuiltSite(folder, folder).diagnostics;

async function checkContent(folder: string): Promise<readonly Diagnostic[]> {
  const site = await loadSite(await surveyContent(folder), { drafts: false });
  return site.diagnostics;
}

/** The home page of the example's site as if its block had written that. */
function builtPage(html: string): Files {
  const [page, data] = outputsOf('/');
  const heading = html.includes('<h1>') ? '' : '<h1>Home</h1>';
  return {
    [page]: `<main><section>${heading}${html}</section></main>`,
    [siteDataPath]: '{}',
    [data]: JSON.stringify({ blocks: [{ type: 'hero', title: 'Home' }] }),
  };
}

function createTemporaryFolder(): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), 'example-'));
  } catch {
    return undefined;
  }
}
