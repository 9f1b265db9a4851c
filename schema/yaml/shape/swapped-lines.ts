import { lineBreakOf } from '../../diagnostics/source.ts';
import { code } from '../../diagnostics/wording.ts';
import type { Guesses, Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { shapesOf } from '../schema-names.ts';
import { isStrange } from './missing-names.ts';

/** Whether a group has nothing, and the line above its name is one of its properties and of no other. */
const isOnly = ({ key, below, column }: Line, above: Line): boolean =>
  (below === undefined || below.indent < column || (below.indent === column && !below.dashes)) &&
  isStrange(above) &&
  shapesOf(key?.name ?? '').groups.some(({ properties = {} }) =>
    Object.hasOwn(properties, above.key?.name ?? ''),
  );

/** The name of a group or of a list, and a line that belongs above it, or is the first of what hangs on it. */
export function swappedLines(line: Line, { lines, text }: Scene): Guesses {
  const { key, column, index, value, below } = line;
  const above = lines[index - 1];
  if (!key || !above) return [];
  const isName = (each: Line) => each.key !== undefined && each.value.text === '';
  const hangsOn = (name: Line, each: Line) =>
    each.indent > name.column || (each.dashes > 0 && each.indent === name.column);
  // `blocks:`, `description: …` and then the blocks.
  const isBetween =
    isName(above) &&
    line.indent === above.column &&
    value.text !== '' &&
    below &&
    hangsOn(above, below);
  // `- title: …`, `cards:` and then the rest of the first card. Above it stands nothing that the first
  // line could hang on.
  const before = above.above;
  const isBelow =
    isName(line) &&
    !isName(above) &&
    above.indent > column &&
    (isOnly(line, above) ||
      (before !== undefined &&
        below !== undefined &&
        (before.column <= column || before.dashes > 0 !== above.dashes > 0) &&
        before.value.text !== '' &&
        (below.indent === above.column || (above.dashes > 0 && below.indent === above.indent))));
  if (!isBetween && !isBelow) return [];
  const name = isBelow ? line : above;
  return {
    code: 'Y014',
    place: [name.from + name.column, name.to],
    message: isBelow
      ? `${code(`${name.key?.name}:`)} stands below the first line of what belongs to it.`
      : `${code(key.name)} stands between ${code(`${name.key?.name}:`)} and what belongs to that.`,
    hints: [`Swap lines ${above.index + 1} and ${index + 1}.`],
    title: `swap lines ${above.index + 1} and ${index + 1}`,
    edits: [{ from: above.from, to: line.to, text: line.text + lineBreakOf(text) + above.text }],
    certain: true,
    cost: 0.9,
  };
}
