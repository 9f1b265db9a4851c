import { code } from '../../../model/wording.ts';
import { endOfLine } from '../../../syntax/lines.ts';
import { type Candidate, change } from '../../candidate.ts';
import { type Line, removalOf } from '../../lines.ts';
import { appearsTwice } from './spare-property.ts';

/** A list right below another one of its name. */
export function secondList(line: Line, first: Line, text: string): Candidate | undefined {
  const isRightBelow = first.subtree().at(-1)?.index === line.above?.index;
  if (!isRightBelow || !isList(line) || !isList(first)) return undefined;
  return (
    (isAlike(line, first) ? undefined : lostStart(line, first)) ?? joinLists(line, first, text)
  );
}

const isList = ({ value, below }: Line): boolean => value.text === '' && (below?.dashes ?? 0) > 0;

/** The items below the second name go on with the list above it. */
const joinLists = (line: Line, first: Line, text: string): Candidate =>
  change([{ ...line.removal, from: endOfLine(text, line.from - 1) }], {
    code: 'Y002',
    place: [line.start, line.to],
    message: appearsTwice(line),
    label: `the first is in line ${first.index + 1}`,
    hints: 'Remove this line and keep what is below it: its items then belong to the list above.',
    title: 'remove this line only, so that both lists are one',
    certain: true,
    cost: 1.2,
  });

/** Whether the first items of two lists are both texts, or both groups. */
function isAlike({ below: one }: Line, { below: other }: Line): boolean {
  const isGroup = (item: Line | undefined) =>
    item !== undefined && (item.key !== undefined || item.value.text.startsWith('{'));
  return isGroup(one) === isGroup(other);
}

/** The second list has other items than the first, so it is that of an item whose start is missing. */
function lostStart(line: Line, first: Line): Candidate | undefined {
  const name = code(String(line.key?.name));
  const start = line
    .linesAbove()
    .find(({ column, dashes, key }) => dashes > 0 && column === line.column && key);
  if (!start?.key) return undefined;
  const isBlock = start.key.name === 'type';
  return change([removalOf(line.subtree())], {
    code: 'Y002',
    place: [line.start, line.to],
    message: `${name} appears twice, and its items are of another kind here: the start of ${isBlock ? 'a block' : 'an item'} is missing above it.`,
    label: `the first is in line ${first.index + 1}`,
    hints: `Write ${code(`- ${start.key.name}: …`)} above ${name}, with what else belongs to that ${isBlock ? 'block' : 'item'}.`,
    title: '',
    cost: 1.2,
  });
}
