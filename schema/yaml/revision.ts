/** A replacement of a part of a text; offsets are those of the text before it. */
export interface Splice {
  from: number;
  to: number;
  text: string;
}

/** A text that repairs have changed in memory, and where each of its characters comes from. */
export interface Revision {
  text: string;
  /** By offset, the offset in the original text; one more than the text has characters. */
  origins: readonly number[];
}

export const unrevised = (text: string): Revision => ({
  text,
  origins: Array.from({ length: text.length + 1 }, (_, offset) => offset),
});

/** Splices must be in order and must not overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { from, to, text: added } of splices) {
    result += text.slice(at, from) + added;
    at = to;
  }
  return result + text.slice(at);
}

export function revise(revision: Revision, splices: readonly Splice[]): Revision {
  const origins: number[] = [];
  let at = 0;
  for (const { from, to, text } of splices) {
    for (; at < from; at += 1) origins.push(revision.origins[at] as number);
    // What stays the same at the start keeps its places, so that a longer text is still the same text.
    for (let index = 0; index < text.length; index += 1)
      origins.push(revision.origins[Math.min(from + index, to)] as number);
    at = to;
  }
  for (; at < revision.origins.length; at += 1) origins.push(revision.origins[at] as number);
  return { text: splice(revision.text, splices), origins };
}

/** Several splices as one, which covers what lies between them. */
export function joined(text: string, splices: readonly Splice[]): Splice {
  const from = splices[0]?.from ?? 0;
  const to = splices.at(-1)?.to ?? 0;
  const shifted = splices.map((part) => ({ ...part, from: part.from - from, to: part.to - from }));
  return { from, to, text: splice(text.slice(from, to), shifted) };
}
