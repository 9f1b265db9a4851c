import { insert } from '../../edits/text-edits.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';

/** A comma missing at the end of a line, within braces over several lines. */
export const missingLineComma: Trap = (line, { lines }) => {
  const next = neighbour(lines, line.index, 1);
  const { text } = line.value;
  if (!next || !/[^,{[]$/.test(text)) return [];
  // `- { label: Jan` and `value: 12 }` below it.
  const isOpen = /^\{[^{}]*:[ \t][^{}]*$/.test(text) && next.key && next.indent > line.indent;
  const isBeside = next.indent === line.indent;
  const isNext = (line.key && next.key) || /^[{["']/.test(next.value.text);
  if (!isOpen && !(isBeside && isNext)) return [];
  const at = line.value.to;
  return {
    code: 'Y017',
    place: [at - 1, at],
    message: 'A comma is missing at the end of this line.',
    hints: ['In braces and brackets, a comma stands between one thing and the next.'],
    title: 'write a comma',
    edits: [insert(at, ',')],
    certain: true,
    cost: 5,
  };
};
