import { cachedPieces, code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
import type { Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { shapesOf } from '../schema-names.ts';

/** `kind: bars` in the column of what else a block or an item has: the line `visual:` above it is gone. */
export const lostVisualName: Trap = (own) => {
  // What is wrong may be reported further down, such as a title that is none here.
  const line =
    own.key && own.siblings().find(({ key, dashes }) => key?.name === 'kind' && dashes === 0);
  const pieces = cachedPieces();
  const visual = pieces[`visuals/${line?.value.text}.json`];
  if (!line || !visual) return [];
  const { column } = line;
  const block = line.linesAbove().find((each) => each.column === column && each.dashes > 0);
  const holders =
    block?.key?.name === 'type'
      ? [pieces[`blocks/${block.value.text}.json`]]
      : shapesOf(block?.list ?? '').items;
  if (!holders.some((holder) => Object.hasOwn(holder?.properties ?? {}, 'visual'))) return [];
  const run: Line[] = [];
  for (const each of [line, ...line.linesBelow()]) {
    const isOwn = each.column === column && each.dashes === 0;
    if (each.indent < column) break;
    if (isOwn && !Object.hasOwn(visual.properties ?? {}, each.key?.name ?? '')) break;
    run.push(each);
  }
  return {
    code: 'Y016',
    place: line.place,
    message: 'A visual begins here, and the line with its name is missing.',
    label: `${code('visual:')} is missing above it`,
    hints: `Write ${code('visual:')} in a line of its own above it, and move lines ${line.index + 1} to ${(run.at(-1) ?? line).index + 1} 2 spaces to the right.`,
    title: `write ${code('visual:')} above it, and move ${run.length} lines to the right`,
    edits: run.map((each) =>
      insert(each.from, each === line ? `${' '.repeat(column)}visual:\n  ` : '  '),
    ),
    certain: true,
    cost: 0.5,
  };
};
