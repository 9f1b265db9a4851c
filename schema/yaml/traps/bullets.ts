import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Scene, Trap } from '../candidate.ts';
import { type Line, neighbour } from '../lines.ts';

/** `-type: hero` without a space, and items that start with another sign than a dash. */
export const bullets: Trap = (line, scene) => {
  const { text, from: start, column } = line;
  const content = text.slice(column);
  const close = /^-(?=[^\s-])/.exec(content);
  const at = start + column;
  if (close) {
    const run = linesAround(line, scene, (each) =>
      /^-(?=[^\s-])/.test(each.text.slice(each.column)),
    );
    return [
      ...(run.length > 1 ? [closeRun(run)] : []),
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
    ? (/^(?:[–—−•·‣*+▪▸▹►▶◦●○■□◆◇➤➔→⁃✓✔]|--|\d+[.)](?=[ \t]))[ \t\u00a0]*/.exec(
        text.slice(column),
      )?.[0] ?? '')
    : '';

/** Several dashes without a space, one below the other, are one mistake. */
function closeRun(run: readonly Line[]): Candidate {
  const { from, column } = run[0] as Line;
  return {
    code: 'Y012',
    place: [from + column, from + column + 1],
    message: 'A space is missing behind each dash that starts an item.',
    hints: ['Write `- ` with a space.'],
    title: `write a space behind the dash in ${run.length} lines`,
    edits: run.map((each) => {
      const at = each.from + each.column + 1;
      return { from: at, to: at, text: ' ' };
    }),
    certain: true,
    cost: 1.1,
  };
}

function bulletsAround(line: Line, scene: Scene): Line[] {
  if (bulletOf(line) === '') return [];
  const kind = (each: Line) => bulletOf(each).trim().replace(/\d+/, '1');
  return linesAround(line, scene, (each) => kind(each) === kind(line));
}

/** A line with those above and below it, in the same column, that are of its kind. */
function linesAround(line: Line, { lines }: Scene, isOne: (each: Line) => boolean): Line[] {
  const run = [line];
  for (const step of [-1, 1] as const) {
    for (
      let next = neighbour(lines, line.index, step);
      next && next.indent >= line.indent;
      next = neighbour(lines, next.index, step)
    ) {
      // What stands further in hangs on the one above it.
      if (next.indent > line.indent) continue;
      if (!isOne(next)) break;
      if (step < 0) run.unshift(next);
      else run.push(next);
    }
  }
  return run;
}
