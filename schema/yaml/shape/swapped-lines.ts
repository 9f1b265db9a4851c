import { lineBreakOf } from '../../diagnostics/source.ts';
import { code } from '../../diagnostics/wording.ts';
import type { Guesses, Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';

/** The name of a group or of a list, and a line that belongs above it, or is the first of what hangs on it. */
export function swappedLines(line: Line, { lines, text }: Scene): Guesses {
  const { key, column, index, value, below } = line;
  const above = lines[index - 1];
  if (!key || !below || !above) return [];
  const isName = (each: Line) => each.key !== undefined && each.value.text === '';
  const hangsOn = (name: Line, each: Line) =>
    each.indent > name.column || (each.dashes > 0 && each.indent === name.column);
  // `blocks:`, `description: …` and then the blocks.
  const isBetween =
    isName(above) && line.indent === above.column && value.text !== '' && hangsOn(above, below);
  // `- title: …`, `cards:` and then the rest of the first card. Above it stands nothing that the first
  // line could hang on.
  const before = above.above;
  const isBelow =
    isName(line) &&
    !isName(above) &&
    above.indent > column &&
    before !== undefined &&
    (before.column <= column || before.dashes > 0 !== above.dashes > 0) &&
    before.value.text !== '' &&
    (below.indent === above.column || (above.dashes > 0 && below.indent === above.indent));
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
