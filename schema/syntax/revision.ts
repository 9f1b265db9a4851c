import { applyEdits, type TextEdit } from './text-edits.ts';

/** A text that was repaired in memory, with the origin of each character. */
export interface Revision {
  text: string;
  /** The offset in the original text for each offset, including the one after the last character. */
  origins: readonly number[];
}

/** A text in which nothing was repaired yet. */
export function unrevised(text: string): Revision {
  const origins: number[] = [];
  for (let offset = 0; offset <= text.length; offset += 1) origins.push(offset);
  return { text, origins };
}

/** Applies edits, which must be in order and must not overlap. */
export function revise(revision: Revision, edits: readonly TextEdit[]): Revision {
  const origins: number[] = [];
  let at = 0;
  for (const { from, to, text } of edits) {
    for (; at < from; at += 1) origins.push(revision.origins[at] as number);
    // Characters of a replacement map to those that they replace, one by one from the start.
    for (let index = 0; index < text.length; index += 1)
      origins.push(revision.origins[Math.min(from + index, to)] as number);
    at = to;
  }
  for (; at < revision.origins.length; at += 1) origins.push(revision.origins[at] as number);
  return { text: applyEdits(revision.text, edits), origins };
}

/** Combines several edits into one that covers the text between them. */
export function joined(text: string, edits: readonly TextEdit[]): TextEdit {
  const from = edits[0]?.from ?? 0;
  const to = edits.at(-1)?.to ?? 0;
  const shifted = edits.map((part) => ({ ...part, from: part.from - from, to: part.to - from }));
  return { from, to, text: applyEdits(text.slice(from, to), shifted) };
}

/** The edits that lead from a text to its revision, which need much less memory. */
export function editsOf(original: string, { text, origins }: Revision): TextEdit[] {
  const edits: TextEdit[] = [];
  let from = 0;
  let written = '';
  for (let index = 0; index <= text.length; index += 1) {
    const origin = origins[index] ?? original.length;
    const isKept =
      index === text.length || (origin >= from && original.charAt(origin) === text.charAt(index));
    if (!isKept) {
      written += text.charAt(index);
      continue;
    }
    const to = index === text.length ? original.length : origin;
    if (to > from || written !== '') edits.push({ from, to, text: written });
    from = to + 1;
    written = '';
  }
  return edits;
}
