import type { Fix, Position } from '../model/diagnostics.ts';
import { parseYaml } from '../syntax/parse-yaml.ts';
import { applyEdits, withoutOverlaps } from '../syntax/text-edits.ts';

export interface FixedText {
  text: string;
  /** The applied fixes, in the order of the text. */
  fixes: Fix[];
}

/**
 * Applies the fixes that are certain. Of overlapping fixes only the first is applied. If all
 * together break the YAML, for instance because two names become the same, the first one that does
 * not is applied alone. The others may be found again in the new text.
 * @param text the text for which the fixes were found, without a byte order mark
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
  // What cannot be read anyway is not broken by a fix.
  const isReadable = edits.length > 0 && canRead(text);
  for (const chosen of [withoutOverlaps(edits), ...edits.map((edit) => [edit])]) {
    const fixed = applyEdits(text, chosen);
    if (fixed !== text && (!isReadable || canRead(fixed))) {
      return { text: fixed, fixes: chosen.map(({ fix }) => fix) };
    }
  }
  return { text, fixes: [] };
}

/** Applies a single fix, certain or not, even if it breaks the YAML. */
export function applyFix(text: string, { range, text: replacement }: Fix): string {
  const offset = offsetsIn(text);
  return applyEdits(text, [
    { from: offset(range.start), to: offset(range.end), text: replacement },
  ]);
}

const canRead = (text: string): boolean => parseYaml(text).problems.length === 0;

/** Returns a function that converts a position to an offset. Lines end as in the YAML parser. */
function offsetsIn(text: string): (position: Position) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) =>
    Math.min((starts[line - 1] ?? text.length) + column - 1, text.length);
}
