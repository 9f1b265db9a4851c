import { join } from 'node:path';
import { describePlace, printable } from '../schema/diagnostics/sentences.ts';
import { applyFixes } from '../schema/edits/apply-fixes.ts';
import { editFile } from '../schema/edits/edit-file.ts';
import { fingerprint, fingerprintFile } from '../schema/files/fingerprint.ts';
import type { Site } from '../schema/load/load-site.ts';
import type { Diagnostic, Fix } from '../schema/model/diagnostics.ts';
import { refusalOf } from '../schema/plain-error.ts';

/** A fix may uncover the next one. No content needs more rounds than this. */
const mostRounds = 500;

/**
 * Applies the certain fixes to the files, until none is left.
 * @param load reads the content folder again
 * @param select the diagnostics to fix
 * @returns a line for each fix, and for each file that could not be fixed
 */
export async function fixContent(
  content: string,
  load: () => Promise<Site>,
  select: (site: Site) => readonly Diagnostic[],
  pathOf: (file: string) => string,
): Promise<string[]> {
  const lines: string[] = [];
  const refused = new Set<string>();
  const fixFile = createFixer(content);
  for (let round = 0; round < mostRounds; round += 1) {
    const settings = fingerprintFile(join(content, 'site.yaml'));
    const site = await load();
    const fixable = select(site).flatMap(({ file, range, fix }) =>
      fix?.certain && !refused.has(file) ? [{ file, range, fix }] : [],
    );
    const { length } = lines;
    for (const [file, found] of Map.groupBy(fixable, (each) => each.file)) {
      const print = file === 'site.yaml' ? settings : site.records.get(file)?.fingerprint;
      const fixes = found.map(({ fix }) => fix);
      const result = fixFile(file, print ?? '', fixes);
      if (typeof result === 'string') {
        refused.add(file);
        lines.push(`Not fixed: ${pathOf(file)} ${result}.`);
      } else {
        const applied = new Set(result);
        for (const { fix, range } of found) {
          if (!applied.has(fix)) continue;
          // The place of the message, which the author has seen. The edit may begin before it.
          lines.push(printable(`Fixed ${describePlace({ file, range }, pathOf)}: ${fix.title}`));
        }
      }
    }
    if (lines.length === length) break;
  }
  return lines;
}

/**
 * Returns a function that applies fixes to one file, if it still has the expected fingerprint. It
 * returns the applied fixes, or why the file could not be changed.
 */
function createFixer(content: string) {
  /** Every earlier text of the files, so that two fixes cannot undo each other forever. */
  const seen = new Set<string>();
  return (file: string, expected: string, fixes: readonly Fix[]): Fix[] | string => {
    let applied: Fix[] = [];
    const edit = (text: string) => {
      const fixed = applyFixes(text, fixes);
      seen.add(`${file} ${fingerprint(text)}`);
      if (seen.has(`${file} ${fingerprint(fixed.text)}`)) return text;
      applied = fixed.fixes;
      return fixed.text;
    };
    try {
      return editFile(content, file, expected, edit) ?? applied;
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === undefined) throw error;
      return `cannot be written: ${reason}`;
    }
  };
}
