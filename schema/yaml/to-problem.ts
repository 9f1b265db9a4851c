import { lineBreakOf } from '../diagnostics/source.ts';
import type { Problem } from '../model/diagnostics.ts';
import { lineStart } from '../syntax/lines.ts';
import { joined, type Revision } from '../syntax/revision.ts';
import type { TextEdit } from '../syntax/text-edits.ts';
import type { Candidate } from './candidate.ts';
import { isDoubtful } from './choose/doubts.ts';
import { titleOf } from './describe-edits.ts';

/**
 * Converts a confirmed guess to a problem of the original text. What is between the edits of its fix is
 * from there, too: other repairs are other problems, and lines may have been left out meanwhile.
 * @param emptied where the lines that were left out end in the original, and where they start
 */
export function toProblem(
  candidate: Candidate,
  { text, origins }: Revision,
  original: string,
  emptied: ReadonlyMap<number, number> = new Map(),
): Problem {
  const { code, severity, place, message, label, hints, edits } = candidate;
  const title = titleOf(candidate, text);
  const at = (offset: number) => origins[offset] ?? 0;
  // What ends where an emptied line was does not include that line.
  const endAt = (offset: number) => emptied.get(at(offset)) ?? at(offset);
  const lineBreak = lineBreakOf(text);
  const fix = joined(
    original,
    edits.map((edit) => {
      const { from, to, text: written } = edit.text === '' ? wholeLine(edit, text) : edit;
      return {
        from: from < to ? at(from) : endAt(from),
        to: endAt(to),
        text: written.replace(/\r?\n/g, lineBreak),
      };
    }),
  );
  const certain = candidate.certain === true && !isDoubtful(text, candidate);
  const start = at(place[0]);
  const more = otherPlaces(candidate, text).map(([from, to]) => ({
    offsets: [at(from), Math.max(at(from) + 1, endAt(to))] satisfies [number, number],
  }));
  return {
    code,
    ...(severity && { severity }),
    where: { offsets: [start, Math.max(start + 1, endAt(place[1]))] },
    message,
    label,
    hints,
    ...(more.length > 0 && { more }),
    replacement: title
      ? { title, text: fix.text, certain, offsets: [fix.from, fix.to] }
      : undefined,
  };
}

/**
 * The places in other lines where a repair changes the same: one mistake that was made in each of them. What
 * moves or removes lines says itself which ones.
 */
function otherPlaces({ place, edits }: Candidate, text: string): [from: number, to: number][] {
  const changed = ({ from, to, text: written }: TextEdit) => {
    const [old, right] = [text.slice(from, to).trim(), written.trim()];
    return old === right ? 'spaces' : `${old} > ${right}`;
  };
  const [first] = edits;
  const isSame = edits.every((edit) => first && changed(edit) === changed(first));
  const isMove = edits.every(({ from, to, text: by }) => /^ *$/.test(text.slice(from, to) + by));
  if (!first || edits.length === 1 || !isSame || isMove) return [];
  const lines = new Set([lineStart(text, place[0])]);
  return edits.flatMap(({ from }) => {
    const line = lineStart(text, from);
    if (lines.has(line)) return [];
    lines.add(line);
    return [[place[0] + from - first.from, place[1] + from - first.from]];
  });
}

/**
 * Removes the line break as well where nothing of a line is left. Guesses keep it, so that the numbers
 * of later lines in messages are right.
 */
function wholeLine(edit: TextEdit, text: string): TextEdit {
  const from = lineStart(text, edit.from);
  const [rest = ''] = /^[ \t]*\r?(?:\n|$)/.exec(text.slice(edit.to)) ?? [];
  const isAlone = edit.from < edit.to && rest !== '' && text.slice(from, edit.from).trim() === '';
  return isAlone ? { from, to: edit.to + rest.length, text: '' } : edit;
}
