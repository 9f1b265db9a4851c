import { listSign } from '../../diagnostics/list-sign.ts';
import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { type Line, linesBelow } from '../lines.ts';
import { shapesOf } from '../schema-names.ts';
import { shortened } from '../shortened.ts';

/** The items of a list, each in a line of its own, and none with a dash: YAML reads them as one text. */
export const undashedItems: Trap = (line, { lines }) => {
  const { key, value, column } = line;
  if (!key || value.text !== '' || !shapesOf(key.name).isListOfValues) return [];
  const items: Line[] = [];
  for (const next of linesBelow(lines, line)) {
    if (next.indent <= column) break;
    // A sign in front stands for the dash.
    const isText =
      !next.key &&
      next.dashes === 0 &&
      !listSign.test(next.text.trim()) &&
      /^[\p{L}\p{N}"'$€£]/u.test(next.text.trim());
    if (!isText || next.indent !== (items[0] ?? next).indent) return [];
    items.push(next);
  }
  const [first, second] = items;
  if (!first || !second) return [];
  return [
    {
      code: 'Y015',
      place: [first.from + first.indent, first.value.to],
      message: `The items of ${code(key.name)} have no dashes.`,
      hints: [
        `Write ${code(`- ${shortened(first.text.trim())}`)}: each item starts with a dash and a space.`,
      ],
      title: `write ${code('- ')} in ${items.length} lines`,
      edits: items.map(({ from, indent }) => ({
        from: from + indent,
        to: from + indent,
        text: '- ',
      })),
      certain: false,
      cost: 1,
    },
  ];
};
