import { listSign } from '../../diagnostics/list-sign.ts';
import { lineBreakOf } from '../../diagnostics/source.ts';
import { code } from '../../model/wording.ts';
import { type Guesses, rewrite, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** What if this line belonged above the previous one, as after moving it with the keyboard? */
export function swappedLines(line: Line, { lines, text }: Scene): Guesses {
  const above = lines[line.index - 1];
  if (!above?.hasContent || !line.hasContent) return [];
  // What is below `lead: |` is its text.
  if (/^[|>][-+\d]*$/.test(above.value.text)) return [];
  const before = above.above;
  // Nor are two lines of a text in each other's place.
  if (isWords(above) && (isWords(line) || (before && isWords(before)))) return [];
  // A numbered line is an item of the list whose name is above it.
  if (listSign.test(line.text.trim())) return [];
  const isName = (each: Line) => each.key !== undefined && each.value.text === '';
  const isAlike =
    above.indent === line.indent && above.dashes === line.dashes && !isName(above) && !isName(line);
  const { below, column } = line;
  const isEmpty =
    isName(line) && (!below || below.indent < column || (below.indent === column && !below.dashes));
  const isOfList =
    above.dashes > 0 &&
    before !== undefined &&
    (isName(before) || (before.dashes > 0 && before.indent === above.indent));
  // A property right above one of the same name was written twice.
  const next = above.dashes > 0 ? line.subtree().at(-1)?.below : undefined;
  const name = line.key?.name;
  const isTwice = name !== undefined && next?.column === column && next.key?.name === name;
  // Any item of the list above would fit below the name of an empty one.
  if (isAlike || (isEmpty && isOfList)) return [];
  // Of two items in different columns, one is too far to the left or to the right.
  if (isName(above) && line.dashes > 0 && below?.dashes && below.indent !== line.indent) return [];
  const head = isName(line) ? line : above;
  const numbers = `${above.index + 1} and ${line.index + 1}`;
  const isBelow = head === line && above.indent > line.column;
  const isText = !above.key && !above.value.text.startsWith('{');
  return rewrite([above.from, line.to], line.text + lineBreakOf(text) + above.text, {
    code: 'Y014',
    place: [head.content.from, head.to],
    message: isBelow
      ? `${code(`${head.key?.name}:`)} is below the first line of what belongs to it.`
      : isName(above) && line.key
        ? `${code(line.key.name)} is between ${code(`${head.key?.name}:`)} and what belongs to that.`
        : `Lines ${numbers} are in each other’s place.`,
    hints: [
      `Swap lines ${numbers}.`,
      isTwice &&
        `If ${code(above.content.text)} was pasted here with the line below, move both below line ${next.index + 1} instead.`,
    ],
    title: `swap lines ${numbers}`,
    // A text below another item may belong to the list above, and `shape:line` below `sparkline:` would go on with
    // the text above that.
    certain: !isTwice && !isWords(line) && !(isBelow && isText && before?.dashes),
    mustBeValid: true,
    // Other mistakes of single lines are more likely.
    cost: isName(head) && !isWords(line) ? 0.9 : 7.95,
  });
}

const isWords = ({ key, dashes }: Line): boolean => key === undefined && dashes === 0;
