import { listSign } from '../../diagnostics/list-sign.ts';
import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Scene, Trap } from '../candidate.ts';
import { hasContent, type Line } from '../lines.ts';
import { shortened } from '../shortened.ts';

/** `-type: hero` without a space, and items that start with another sign than a dash. */
export const bullets: Trap = (line, scene) =>
  bulletOf(line) === '' ? [] : runs(line, scene).map((run, rank) => bulletsOf(run, rank));

function bulletsOf(run: readonly Line[], rank: number): Candidate {
  const [first] = run as [Line];
  const sign = bulletOf(first).trim();
  const isClose = sign === '-';
  const from = first.from + first.column;
  const rest = first.text.slice(first.column + sign.length).trim();
  const where = run.length > 1 ? ` in ${run.length} lines` : '';
  return {
    code: isClose ? 'Y012' : 'Y028',
    place: [from, from + sign.length],
    message: isClose
      ? `A space is missing behind ${where ? 'each' : 'the'} dash that starts an item.`
      : `An item of a list starts with a dash and a space, not with ${code(sign)}.`,
    hints: [`Write ${code(`- ${shortened(rest)}`)}.`],
    title: `write ${code('- ')}${where}`,
    edits: run.map((each) => {
      const start = each.from + each.column;
      return { from: start, to: start + bulletOf(each).length, text: '- ' };
    }),
    certain: true,
    cost: 1.5 - rank / 10,
  };
}

/** What stands where a dash belongs, with the space behind it. */
const bulletOf = ({ text, column, indent }: Line): string =>
  indent === column
    ? ((/^-(?=[^\s-])/.exec(text.slice(column)) ?? listSign.exec(text.slice(column)))?.[0] ?? '')
    : '';

/** The lines of a list that have the same sign, and those of all lists of the file: either is one mistake. */
function runs(line: Line, { lines }: Scene): Line[][] {
  const kindOf = (each: Line) => bulletOf(each).trim().replace(/\w+/, '1');
  const all = lines.filter((each) => kindOf(each) === kindOf(line));
  const endsList = (each: Line) =>
    hasContent(each) &&
    (each.indent < line.indent || (each.indent === line.indent && !all.includes(each)));
  const isInList = ({ index, indent }: Line) =>
    indent === line.indent &&
    !lines.slice(Math.min(index, line.index), Math.max(index, line.index)).some(endsList);
  // Elsewhere, a sign may well begin a line of a long text.
  const hangsOnName = ({ index, indent }: Line) =>
    lines.slice(0, index).findLast((each) => !each.isBlank && each.indent < indent)?.value.text ===
    '';
  const list = all.filter(isInList);
  const lists = all.filter(hangsOnName);
  return lists.length > list.length ? [list, lists] : [list];
}
