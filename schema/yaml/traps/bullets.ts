import { code } from '../../diagnostics/wording.ts';
import type { Scene, Trap } from '../candidate.ts';
import { type Line, neighbour } from '../lines.ts';

/** `-type: hero` without a space, and items that start with another sign than a dash. */
export const bullets: Trap = (line, scene) => {
  const { text, from: start, column } = line;
  const content = text.slice(column);
  const close = /^-(?=[^\s-])/.exec(content);
  const at = start + column;
  if (close) {
    return [
      {
        code: 'Y012',
        place: [at, at + 1],
        message: 'A space is missing behind the dash that starts an item.',
        hints: [`Write ${code(`- ${content.slice(1, 30)}${content.length > 30 ? '…' : ''}`)}.`],
        title: 'write a space behind the dash',
        edits: [{ from: at + 1, to: at + 1, text: ' ' }],
        certain: true,
        cost: 1,
      },
    ];
  }
  const run = bulletsAround(line, scene);
  const [first] = run;
  if (!first) return [];
  const sign = bulletOf(first).trim();
  const from = first.from + first.column;
  return [
    {
      code: 'Y028',
      place: [from, from + sign.length],
      message: `An item of a list starts with a dash and a space, not with ${code(sign)}.`,
      hints: ['Write `- ` instead.'],
      title: run.length > 1 ? `write \`- \` in ${run.length} lines` : 'write `- `',
      edits: run.map((each) => ({
        from: each.from + each.column,
        to: each.from + each.column + bulletOf(each).length,
        text: '- ',
      })),
      certain: true,
      cost: 1.5,
    },
  ];
};

/** What stands where a dash belongs, with the space behind it. */
const bulletOf = ({ text, column, indent }: Line): string =>
  indent === column
    ? (/^(?:[–—−•·‣*+▪]|--|\d+[.)](?=[ \t]))[ \t\u00a0]*/.exec(text.slice(column))?.[0] ?? '')
    : '';

/** The lines one below the other that all start in that way. */
function bulletsAround(line: Line, { lines }: Scene): Line[] {
  if (bulletOf(line) === '') return [];
  const kind = (each: Line) => bulletOf(each).trim().replace(/\d+/, '1');
  const isOne = (each: Line | undefined) =>
    each !== undefined && each.indent === line.indent && kind(each) === kind(line);
  const run = [line];
  for (let next = neighbour(lines, line.index, -1); next && isOne(next); ) {
    run.unshift(next);
    next = neighbour(lines, next.index, -1);
  }
  for (let next = neighbour(lines, line.index, 1); next && isOne(next); ) {
    run.push(next);
    next = neighbour(lines, next.index, 1);
  }
  return run;
}
