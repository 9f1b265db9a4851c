import { buildSite } from '../renderer/build/build.ts';
import { checkBuiltSite } from '../renderer/check/check-built-site.ts';
import { type Format, writeReport } from './write-report.ts';

/** Builds a site, checks its HTML, and prints the problems. Returns the exit code. */
export async function checkSite(
  content: string,
  out: string,
  format: Format,
  all: boolean,
): Promise<number> {
  const { written, diagnostics, files } = await buildSite({ content, out });
  const command = 'npm run check';
  if (!written) {
    writeReport(format, content, { command, files, diagnostics, all });
    return 1;
  }
  writeReport(format, content, { command, ...checkBuiltSite(content, out), all });
  return 0;
}
