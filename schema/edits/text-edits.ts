/** A change of a text: what stands from `from` up to, and not including, `to` becomes `text`. Offsets in UTF-16 units. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/**
 * Makes all edits at once; every character outside them stays as it is. Their order does not matter.
 * Throws where two of them overlap, because then no result is what both want.
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

/** The edits without those that overlap an earlier one. */
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
