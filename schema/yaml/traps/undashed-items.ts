import { listSign } from '../../diagnostics/list-sign.ts';
import { code } from '../../diagnostics/wording.ts';
import { insert } from '../../edits/text-edits.ts';
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
  // A sign between two items, as in other lists, is no part of them.
  const sign = /[,;|]$/.exec(first.value.text)?.[0] ?? '';
  const isDivided =
    sign !== '' && items.slice(0, -1).every(({ value }) => value.text.endsWith(sign));
  const signs = isDivided ? items.filter(({ value }) => value.text.endsWith(sign)) : [];
  const shown = isDivided ? first.value.text.slice(0, -1).trimEnd() : first.text.trim();
  return {
    code: 'Y015',
    place: [first.from + first.indent, first.value.to],
    message: `The items of ${code(key.name)} have no dashes.`,
    hints: [
      `Write ${code(`- ${shortened(shown)}`)}: each item starts with a dash and a space${isDivided ? ', and nothing divides it from the next' : ''}.`,
    ],
    title: `write ${code('- ')} in ${items.length} lines${isDivided ? `, and remove ${code(sign)}` : ''}`,
    edits: items.flatMap((item) => {
      const start = item.from + item.indent;
      const { to } = item.value;
      return [
        insert(start, '- '),
        ...(signs.includes(item) ? [{ from: to - 1, to, text: '' }] : []),
      ];
    }),
    certain: false,
    cost: isDivided ? 0.95 : 1,
  };
};
