import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Scene } from '../candidate.ts';
import { type Line, neighbour, subtree } from '../lines.ts';

/** What if this property were there already? */
export function duplicates(line: Line, { lines, text }: Scene): Candidate[] {
  const { key, indent, column } = line;
  if (!key || line.dashes > 0) return [];
  let first: Line | undefined;
  for (
    let above = neighbour(lines, line.index, -1);
    above && above.column >= indent;
    above = neighbour(lines, above.index, -1)
  ) {
    if (above.column === column && above.key?.name === key.name) first = above;
    if (above.indent < indent) break;
  }
  if (!first) return [];
  const own = subtree(lines, line);
  const end = own.at(-1) as Line;
  const isSame =
    first.value.text !== '' && first.value.text === line.value.text && own.length === 1;
  const to = Math.min(end.to + 1, text.length);
  return [
    {
      code: 'Y002',
      place: [key.from, key.to],
      message: `${code(key.name)} stands twice in the same place.`,
      label: `the first is in line ${first.index + 1}`,
      hints: ['Keep one of the two. If they belong to different items, start each item with `- `.'],
      title: isSame
        ? 'remove the second'
        : `remove the second, ${code(shortened(line.text.trim()))}`,
      edits: [{ from: line.from, to: text.startsWith('\r\n', end.to) ? end.to + 2 : to, text: '' }],
      certain: isSame,
      cost: 20,
    },
  ];
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
