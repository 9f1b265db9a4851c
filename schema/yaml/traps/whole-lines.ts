import { code } from '../../diagnostics/wording.ts';
import { rewrite, shortened, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { asValue } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';

/** `"heading: Plans"` with the quotes around the name too, and `? What now` for a name. */
export const wholeLines: Trap = (line) => {
  const { text, from, column, to } = line;
  const content = text.slice(column).trimEnd();
  const [, , name = '', rest = ''] = /^(["'])([A-Za-z][\w-]*):[ \t]+(.*)\1$/.exec(content) ?? [];
  const place: [number, number] = [from + column, from + column + content.length];
  if (isPropertyName(name)) {
    const right = `${name}: ${asValue(rest.replace(/^["']$/, ''))}`;
    return rewrite(place, right, {
      code: 'Y008',
      message: `The quotes are around the whole line, and belong around the text after ${code(`${name}:`)}.`,
      certain: true,
      cost: 0.9,
    });
  }
  const [, words = ''] = /^\?[ \t]+(\S.*)$/.exec(content) ?? [];
  if (words === '') return [];
  const other = line.dashes > 0 ? sameItem(line) : undefined;
  const right = `${other ?? 'text'}: ${asValue(words)}`;
  return rewrite(place, right, {
    code: 'Y007',
    place: [place[0], to],
    message:
      'A question mark and a space at the beginning mean something else in YAML: the name of a property.',
    hints: [`Write the property before the text: ${code(shortened(right))}.`],
    cost: 1,
  });
};

/** Returns the property with which another item of the list begins. */
function sameItem(line: Line): string | undefined {
  for (const step of [-1, 1] as const) {
    let next = step < 0 ? line.above : line.below;
    while (next && next.indent > line.indent) next = step < 0 ? next.above : next.below;
    if (next?.indent === line.indent && next.dashes > 0 && next.key) return next.key.name;
  }
  return undefined;
}
