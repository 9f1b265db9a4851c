import { code } from '../../../model/wording.ts';
import { type Candidate, change } from '../../candidate.ts';
import { type Line, removalOf } from '../../lines.ts';

/** A group in the column of the dash of a block that has one of that name already: further in, it would be the second. */
export function besideBlock(line: Line, lines: readonly Line[]): Candidate | undefined {
  const { key, indent } = line;
  const start = line.linesAbove().find((above) => above.indent <= indent);
  if (!key || start?.dashes !== 1 || start.indent !== indent || start.key?.name !== 'type')
    return undefined;
  const first = lines
    .slice(start.index + 1, line.index)
    .find(
      (above) =>
        above.column === start.column && above.dashes === 0 && above.key?.name === key.name,
    );
  if (!first) return undefined;
  return change([removalOf(line.subtree())], {
    code: 'Y002',
    place: [line.start, line.start + key.name.length],
    message: `The block above has ${code(key.name)} already, and this one belongs to no block.`,
    label: `the first is in line ${first.index + 1}`,
    hints:
      'Keep the one that is right, and remove the other. If it belongs to another block, write that block above it, from its `- type: …` on.',
    title: '',
    cost: 9,
  });
}
