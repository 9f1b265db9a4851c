import { code } from '../../model/wording.ts';
import { type Candidate, lineAbove } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** Guesses that the name of the list or group that begins with a line is missing above it. */
export function nameAbove(
  line: Line,
  column: number,
  name: string,
  guess: Pick<Candidate, 'cost' | 'certain'> & Partial<Candidate>,
): Candidate {
  const last = lastItemAbove(line);
  return lineAbove(line, column, `${name}:`, {
    code: 'Y016',
    message: `This ${line.dashes > 0 ? 'list' : 'group'} has no name.`,
    ...guess,
    ...(last && {
      hints: [
        `Write ${code(`${name}:`)} in a line of its own above it.`,
        `Or it belongs to the list above: then move it below line ${last.index + 1}.`,
      ],
      certain: false,
    }),
  });
}

/**
 * The last text of a list in the item above the one in which a text is, where that may be one of its own: it is
 * alone in its place, or what ends with it is there twice.
 */
function lastItemAbove(line: Line): Line | undefined {
  const isText = ({ dashes, key, indent, value }: Line) =>
    dashes > 0 && !key && indent === line.indent && !/^[{[]/.test(value.text);
  const head = line.linesAbove().find(({ dashes }) => dashes > 0);
  if (!head || head.indent >= line.indent || !isText(line)) return undefined;
  const last = head.linesAbove().find((each) => each.indent <= head.indent || isText(each));
  if (!last || !isText(last)) return undefined;
  const end = line.runBelow(isText).at(-1) ?? line;
  return end === line || end.text === last.text ? last : undefined;
}
