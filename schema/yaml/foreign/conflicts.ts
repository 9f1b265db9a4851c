import type { Candidate } from '../candidate.ts';

/** Editors may indent its three lines like what is between them. */
const conflict =
  /^[ \t]*<{7}[^\n]*\n(?<ours>(?:(?![ \t]*(?:={7}|\|{7}))[^\n]*\n)*)(?:[ \t]*\|{7}[^\n]*\n(?:(?![ \t]*={7})[^\n]*\n)*)?[ \t]*={7}[^\n]*\n(?<theirs>(?:(?![ \t]*>{7})[^\n]*\n)*)[ \t]*>{7}[^\n]*(?:\n|$)/m;

/** The first conflict that a merge has left. */
export function conflictIn(text: string): Candidate | undefined {
  const match = conflict.exec(text);
  if (!match) return undefined;
  const { ours = '' } = match.groups ?? {};
  const from = match.index;
  const oursFrom = match[0].indexOf('\n') + 1;
  return {
    code: 'Y020',
    place: [from + match[0].indexOf('<'), from + oursFrom - 1],
    message: 'Two versions of these lines are here, because git could not merge them.',
    hints:
      'Keep the lines that are right, and remove the three lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
    title: 'keep the first version',
    edits: [
      { from, to: from + oursFrom, text: '' },
      { from: from + oursFrom + ours.length, to: from + match[0].length, text: '' },
    ],
    cost: 0,
  };
}
