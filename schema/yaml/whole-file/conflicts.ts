import { andList } from '../../model/wording.ts';
import { read } from '../assess.ts';
import { type Candidate, change } from '../candidate.ts';
import { isRun, type Line, lastOf, type Run, splitLines } from '../lines.ts';
import { blockAround } from '../unreadable.ts';

/** Editors may indent its three lines like what is between them. */
const conflict =
  /^[ \t]*<{7}[^\n]*\n(?<ours>(?:(?![ \t]*[<=>|]{7})[^\n]*\n)*)(?<base>[ \t]*\|{7}[^\n]*\n(?:(?![ \t]*={7})[^\n]*\n)*)?[ \t]*={7}[^\n]*\n(?<theirs>(?:(?![ \t]*[<=>|]{7})[^\n]*\n)*)[ \t]*>{7}[^\n]*(?:\n|$)/m;

/** The first conflict that a merge has left. */
export function conflictIn(text: string): Candidate | undefined {
  const match = conflict.exec(text);
  if (!match) return undefined;
  const { ours = '', base = '' } = match.groups ?? {};
  const from = match.index;
  const oursFrom = match[0].indexOf('\n') + 1;
  const edits = [
    { from, to: from + oursFrom, text: '' },
    { from: from + oursFrom + ours.length, to: from + match[0].length, text: '' },
  ];
  return change(edits, {
    code: 'Y020',
    place: [from + match[0].indexOf('<'), from + oursFrom - 1],
    message: 'Two versions of these lines are here, because git could not merge them.',
    hints:
      base === ''
        ? 'Keep the lines that are right, and remove the three lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.'
        : 'Keep the lines that are right, and remove the four lines that start with `<<<<<<<`, `|||||||`, `=======` and `>>>>>>>`. What is below `|||||||` is what both versions have changed: remove it, too.',
    title: 'keep the first version',
    cost: 0,
  });
}

const mark = /^[ \t]*(?:[<>|]{7}(?:[ \t].*)?|={7}[ \t]*)$/;

/** In the order in which git writes its lines. */
const order = ['<', '|', '=', '>'];

/** The most lines that a version of several blocks is likely to have. */
const longest = 20;

/**
 * Some of the lines that git leaves around two versions, without the others. Nobody knows where the
 * versions begin and end, so that the blocks with these lines are left out. Of several conflicts, it
 * is the first.
 */
export function brokenConflictIn(text: string): Candidate | undefined {
  if (!/[<>|=]{7}/.test(text)) return undefined;
  const lines = splitLines(text);
  const all = lines.filter((line) => mark.test(line.text) && !isInText(line));
  if (!isRun(all) || read(text).failsAt === undefined) return undefined;
  const rank = (line?: Line) => order.indexOf(line?.text.trim().charAt(0) ?? '');
  const startOf = (line: Line) => blockAround(lines, line)[0];
  const next = all.findIndex((line, at) => {
    const before = all[at - 1];
    const isFar = before && line.index - before.index > longest;
    return before && (rank(line) <= rank(before) || (isFar && startOf(line) !== startOf(before)));
  });
  const marks: Run = next < 0 ? all : [all[0], ...all.slice(1, next)];
  const [first, last] = [marks[0], lastOf(marks)];
  const names = marks.map((line) => line.text.trim());
  const [from, to] = [blockAround(lines, first)[0], blockAround(lines, last)[1]];
  return change([{ from, to, text: '' }], {
    code: 'Y020',
    place: first.place,
    message:
      'This line is one of those that git leaves around two versions of the same lines, and not all of them are here.',
    hints: `Keep the lines that are right, and remove those of the other version, with ${andList([...new Set(names)])}.`,
    title: '',
    isOmission: true,
    cost: 0,
  });
}

/** Whether a line is in a text of several lines, which begins with `|` or `>`. */
function isInText(line: Line): boolean {
  const parent = line.linesAbove().find(({ indent }) => indent < line.indent);
  return parent !== undefined && /^[|>]/.test(parent.value.text);
}
