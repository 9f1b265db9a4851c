import { code, startOf } from '../../../model/wording.ts';
import { type Candidate, change } from '../../candidate.ts';
import { type Line, removalOf } from '../../lines.ts';

/** Removes one of two. Which of them is right only the author can say, unless both say the same. */
export function spareProperties(line: Line, first: Line): Candidate[] {
  const isOneLine = line.subtree().length === 1;
  const isSame = first.value.text !== '' && first.value.text === line.value.text && isOneLine;
  const [one, other] = [first, line].map(({ text }) => code(startOf(text.trim())));
  const both =
    one === other ? `the one of line ${first.index + 1} or this one` : `${one} or ${other}`;
  const remove = (which: string, spare: Line, cost: number): Candidate =>
    change([removalOf(spare.subtree())], {
      code: 'Y002',
      place: [line.start, line.key?.to ?? line.to],
      message: appearsTwice(line),
      label: `the first is in line ${first.index + 1}`,
      hints: `Keep the one that is right, ${both}, and remove the other.${elsewhere(line)}`,
      // The second is most likely what the author has just written, and the first what was there.
      title: isSame ? `remove the ${which}` : '',
      certain: isSame,
      cost,
    });
  // One right below the other is another wording of it, rather than the beginning of an item.
  const isBeside = line.index === first.index + 1 && isOneLine && line.value.text !== '';
  return [
    remove('second', line, isBeside && (isSame || first.dashes === 0) ? 5 : 20),
    ...(first.dashes === 0 ? [remove('first', first, 20.5)] : []),
  ];
}

/** A name with nothing behind or below it was left over. */
export function emptyProperty(line: Line, first: Line): Candidate | undefined {
  const isEmpty = first.value.text === '' && first.subtree().length === 1;
  if (!isEmpty || first.dashes > 0 || line.subtree().length === 1) return undefined;
  return change([removalOf([first])], {
    code: 'Y002',
    place: [first.start, first.to],
    message: appearsTwice(line),
    label: `the second is in line ${line.index + 1}`,
    hints: 'Nothing is below this one: remove it.',
    title: 'remove the line',
    certain: true,
    cost: 1.2,
  });
}

export const appearsTwice = ({ key }: Line): string =>
  `${code(String(key?.name))} appears twice in the same place.`;

/** Where a property may belong if both are right. An address of a redirect has only one place. */
function elsewhere(line: Line): string {
  const { key, isInValues } = line;
  if (isInValues)
    return ' If they belong to different groups, write each two spaces further in, below the name of its group.';
  if (/^\W/.test(key?.name ?? '')) return '';
  const start = line
    .linesAbove()
    .find(({ column, dashes }) => dashes > 0 && column === line.column);
  return start?.key && start.key.name !== key?.name
    ? ` If they belong to different items, write ${code(`- ${start.key.name}: …`)} above the one that this belongs to.`
    : ' If they belong to different items, start each item with `- `.';
}
