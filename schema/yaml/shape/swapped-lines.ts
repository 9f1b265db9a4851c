import { listSign } from '../../diagnostics/list-sign.ts';
import { lineBreakOf } from '../../diagnostics/source.ts';
import { code } from '../../model/wording.ts';
import { type Guesses, rewrite, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** What if this line belonged above the previous one, as after moving it with the keyboard? */
export function swappedLines(line: Line, { lines, text }: Scene): Guesses {
  const above = lines[line.index - 1];
  if (!above?.hasContent || !line.hasContent || isInOrder(above, line)) return [];
  const head = isName(line) ? line : above;
  const numbers = `${above.index + 1} and ${line.index + 1}`;
  const isBelow = head === line && above.indent > line.column;
  const isText = !above.key && !above.value.text.startsWith('{');
  // A property right above one of the same name was written twice.
  const next = above.dashes > 0 ? line.subtree().at(-1)?.below : undefined;
  const isTwice =
    line.key !== undefined && next?.column === line.column && next.key?.name === line.key.name;
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
    certain: !isTwice && !isWords(line) && !(isBelow && isText && above.above?.dashes),
    mustBeValid: true,
    // Other mistakes of single lines are more likely.
    cost: isName(head) && !isWords(line) ? 0.9 : 7.95,
  });
}

const isWords = ({ key, dashes }: Line): boolean => key === undefined && dashes === 0;

const isName = ({ key, value }: Line): boolean => key !== undefined && value.text === '';

/** Whether two lines may be right as they are, or would be no better in the other order. */
function isInOrder(above: Line, line: Line): boolean {
  const { below } = line;
  // What is below `lead: |` is its text.
  if (/^[|>][-+\d]*$/.test(above.value.text)) return true;
  // Nor are two lines of a text in each other's place.
  if (isWords(above) && (isWords(line) || (above.above && isWords(above.above)))) return true;
  // Nothing belongs to a dash alone, which would become a part of the text above.
  if (line.content.text === '') return true;
  // A numbered line is an item of the list whose name is above it.
  if (listSign.test(line.text.trim())) return true;
  if (!isName(above) && !isName(line))
    return above.indent === line.indent && above.dashes === line.dashes;
  // Any item of the list above would fit below the name of an empty one.
  if (isName(line) && !holdsMore(line) && isInList(above)) return true;
  // Of two items in different columns, one is too far to the left or to the right.
  return isName(above) && line.dashes > 0 && !!below?.dashes && below.indent !== line.indent;
}

/** Whether what is below a name may belong to it. */
const holdsMore = ({ below, column }: Line): boolean =>
  below !== undefined && (below.indent > column || (below.indent === column && below.dashes > 0));

/** Whether a line is an item below another one of its list, or below the name of that. */
const isInList = ({ dashes, indent, above }: Line): boolean =>
  dashes > 0 &&
  above !== undefined &&
  (isName(above) || (above.dashes > 0 && above.indent === indent));
