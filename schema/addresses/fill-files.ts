import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { writeSimpleText } from '../edits/write-simple-text.ts';
import { onlyOf } from '../only-of.ts';
import { fileName } from './own-computer.ts';

/**
 * Fills in the address of a file in proposals: the only file with that name, if the address itself
 * does not exist.
 */
export function fillFiles(
  diagnostics: readonly Diagnostic[],
  assets: readonly string[],
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { code, fix } = diagnostic;
    if (code !== 'P108' || !fix || !/^\/\S*\.\w+$/.test(fix.text) || assets.includes(fix.text))
      return diagnostic;
    const name = fileName(fix.text).toLowerCase();
    const file = onlyOf(assets.filter((asset) => fileName(asset).toLowerCase() === name));
    if (file === undefined) return diagnostic;
    return {
      ...diagnostic,
      label: `did you mean \`${file}\`?`,
      fix: { ...fix, title: `write \`${file}\``, text: writeSimpleText(file), certain: false },
    };
  });
}
