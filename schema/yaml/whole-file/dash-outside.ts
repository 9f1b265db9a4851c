import { plural } from '../../diagnostics/format.ts';
import { code } from '../../model/wording.ts';
import { type Candidate, change } from '../candidate.ts';
import { type Line, splitLines } from '../lines.ts';

/**
 * The first line of a block that is in another column than those of all others, while its own properties fit
 * theirs. Where more is wrong with the block, no repair of this line would make it valid.
 */
export function dashOutsideIn(text: string): Candidate | undefined {
  const lines = splitLines(text);
  const list = lines.find(({ indent, key, value }) => {
    return indent === 0 && key?.name === 'blocks' && value.text === '';
  });
  const starts = list?.runBelow(({ indent, dashes }) => indent > 0 || dashes > 0).filter(isStart);
  const line = starts?.find((start) => isOutside(start, starts));
  if (!list || !line) return undefined;
  const by = stepOf(line);
  return change([line.moveBy(by)], {
    code: 'Y014',
    place: line.place,
    message: `This line is ${plural(Math.abs(by), 'space')} too far to the ${by < 0 ? 'right' : 'left'}.`,
    hints: `It is a part of ${code('blocks')} of line ${list.index + 1}: start it in column ${line.indent + by + 1}.`,
    certain: true,
    cost: 0,
  });
}

/** A tab before the dash is another mistake. */
const isStart = ({ dashes, key, text }: Line): boolean =>
  dashes === 1 && key?.name === 'type' && /^ *-/.test(text);

/** How far the dash of a block has to go so that the property below it is in the column of `type`. */
const stepOf = ({ below, column }: Line): number =>
  below?.key && below.dashes === 0 ? below.indent - column : 0;

const isOutside = (start: Line, starts: readonly Line[]): boolean => {
  const by = stepOf(start);
  const others = starts.filter((other) => other !== start);
  return (
    by !== 0 && others.length > 0 && others.every(({ indent }) => indent === start.indent + by)
  );
};
