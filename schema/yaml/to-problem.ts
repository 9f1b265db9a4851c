import type { Problem } from '../diagnostics/diagnostics.ts';
import { lineBreakOf } from '../diagnostics/source.ts';
import type { Candidate } from './candidate.ts';
import { joined, type Revision } from './revision.ts';

/** Converts a confirmed guess to a problem, with offsets in the original text. */
export function toProblem(candidate: Candidate, { text, origins }: Revision): Problem {
  const { code, place, message, label, hints, title, certain, edits } = candidate;
  const at = (offset: number) => origins[offset] ?? 0;
  const lineBreak = lineBreakOf(text);
  const fix = joined(
    text,
    edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, lineBreak) })),
  );
  const start = at(place[0]);
  return {
    code,
    where: { offsets: [start, Math.max(start + 1, at(place[1]))] },
    message,
    label,
    hints,
    replacement: title
      ? { title, text: fix.text, certain, offsets: [at(fix.from), at(fix.to)] }
      : undefined,
  };
}
