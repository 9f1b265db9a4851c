import { code } from '../../model/wording.ts';
import { change, type Guesses } from '../candidate.ts';
import { type Line, removalOf } from '../lines.ts';
import { isPropertyName } from '../schema-names.ts';

/** What if this property were not there? Then it was pasted at the wrong place, or nothing has such a one. */
export function strayLines(line: Line): Guesses {
  const { key, start, value } = line;
  const own = line.subtree();
  // A colon in the value is the mistake itself, wherever the line belongs.
  const isPlain = /^[^{[|>]/.test(value.text) && !/^[^"'].*:[ \t]/.test(value.text);
  if (!key || line.dashes > 0) return [];
  if (own.length === 1 ? !isPlain : isPropertyName(key.name) || !isBesideItem(line)) return [];
  const beside = isPropertyName(key.name) ? undefined : propertyAbove(line);
  return change([removalOf(own)], {
    code: 'Y014',
    place: [start, value.to],
    message: `${code(key.name)} ${beside ? 'is too far to the right' : 'does not belong here'}.`,
    hints: beside
      ? [`If it belongs beside ${beside}, start it in the same column. Otherwise remove it.`]
      : isPropertyName(key.name)
        ? ['Move it to the group that it is a property of, or remove it.']
        : ['No block or group has a property of this name: use one that it has, or remove it.'],
    // What is removed may be right there under another name.
    ...(beside && { title: '' }),
    mustBeValid: true,
    // More than any other guess about lines.
    cost: 21,
  });
}

/** The property right above a line that is further in, although the value of that one is complete. */
function propertyAbove({ above, indent }: Line): string | undefined {
  return above?.key && above.value.text !== '' && above.column < indent
    ? `${code(above.key.name)} of line ${above.index + 1}`
    : undefined;
}

/** Whether a property is in the column of the dashes above it, and so in no item. */
function isBesideItem(line: Line): boolean {
  const above = line.linesAbove().find(({ indent }) => indent <= line.indent);
  return above !== undefined && above.dashes > 0 && above.indent === line.indent;
}
