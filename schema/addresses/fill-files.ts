import { fileName } from '../diagnostics/forms/own-computer.ts';
import { writeSimpleText } from '../edits/write-simple-text.ts';
import { type Diagnostic, shownLabel } from '../model/diagnostics.ts';
import { didYouMean } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';

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
    const label = shownLabel(didYouMean([file]));
    return {
      ...diagnostic,
      ...(label && { label }),
      fix: { ...fix, title: `write \`${file}\``, text: writeSimpleText(file), certain: false },
    };
  });
}
