import { code } from '../../model/wording.ts';
import { change, type Trap } from '../candidate.ts';

/** `- type: card-grid` alone between the lines of another block, such as half of one that was pasted. */
export const strayType: Trap = (line) => {
  const { above, below, dashes, indent, key, value } = line;
  if (key?.name !== 'type' || dashes !== 1 || !below || below.indent <= indent) return [];
  const start = line.linesAbove().find((each) => each.indent <= indent);
  if (above === start || start?.key?.name !== 'type' || start.indent !== indent) return [];
  const one = code(value.text);
  const other = code(start.value.text);
  return change([line.removal], {
    code: 'P117',
    place: line.place,
    message: `A block begins here, between the lines of the ${other} block of line ${start.index + 1}.`,
    label: `what is below belongs to the ${other} block`,
    hints: [
      `Remove this line. If you want a ${one} block, too, write all of it below the other one.`,
    ],
    title: 'remove this line',
    mustBeValid: true,
    // Less than that of two lists that are one.
    cost: 1.1,
  });
};
