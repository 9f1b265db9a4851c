/**
 * A change of a text: replaces the range from `from` up to, but not including, `to`. Offsets are in
 * UTF-16 units.
 */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

export const insert = (at: number, text: string): TextEdit => ({ from: at, to: at, text });

/**
 * Applies all edits at once, in any order. Every character outside them stays as it is. Throws if
 * two of them overlap, because no result could satisfy both.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const edit of inOrder(edits)) {
    if (edit.from < done) throw new Error(`Two edits overlap at offset ${edit.from}.`);
    result += text.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return result + text.slice(done);
}

/** Removes edits that overlap an earlier one. */
export function withoutOverlaps<E extends TextEdit>(edits: readonly E[]): E[] {
  let done = -1;
  return inOrder(edits).filter(({ from, to }) => {
    if (from < done || (from === done && to === done)) return false;
    done = to;
    return true;
  });
}

const inOrder = <E extends TextEdit>(edits: readonly E[]): E[] =>
  [...edits].sort((a, b) => a.from - b.from || a.to - b.to);
