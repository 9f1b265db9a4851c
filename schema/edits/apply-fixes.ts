import type { Fix, Position } from '../diagnostics/diagnostics.ts';
import { parseYaml } from '../load/parse-yaml.ts';
import { applyEdits, withoutOverlaps } from './text-edits.ts';

export interface FixedText {
  text: string;
  /** The fixes that were made, in the order of the text. */
  fixes: Fix[];
}

/**
 * Makes the fixes that are certain. Of two that overlap the first is made; and where all together
 * break the YAML, such as two names that become the same, the first that does not. The others may
 * be asked for again, once what is left has been found.
 * @param text as it was when the fixes were found, without a byte order mark
 */
export function applyFixes(text: string, fixes: readonly Fix[]): FixedText {
  const offset = offsetsIn(text);
  const edits = fixes
    .filter(({ certain }) => certain)
    .map((fix) => ({
      from: offset(fix.range.start),
      to: offset(fix.range.end),
      text: fix.text,
      fix,
    }));
  const mistakes = countMistakes(text);
  for (const chosen of [withoutOverlaps(edits), ...edits.map((edit) => [edit])]) {
    const fixed = applyEdits(text, chosen);
    if (fixed !== text && countMistakes(fixed) <= mistakes) {
      return { text: fixed, fixes: chosen.map(({ fix }) => fix) };
    }
  }
  return { text, fixes: [] };
}

/** The text after a single fix, certain or not, whatever becomes of its YAML. */
export function applyFix(text: string, { range, text: replacement }: Fix): string {
  const offset = offsetsIn(text);
  return applyEdits(text, [
    { from: offset(range.start), to: offset(range.end), text: replacement },
  ]);
}

const countMistakes = (text: string): number => parseYaml(text).problems.length;

/** Makes the function from a place to its offset. Lines end as the YAML parser ends them. */
function offsetsIn(text: string): (position: Position) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) =>
    Math.min((starts[line - 1] ?? text.length) + column - 1, text.length);
}
