import { code } from '../../../model/wording.ts';
import { type Candidate, change } from '../../candidate.ts';
import type { Line } from '../../lines.ts';

/** `action:` and `second:`, each with its properties below it in the same column. */
export function flattenedGroups(line: Line, first: Line): Candidate | undefined {
  // There, any text may have any name.
  if (line.isInValues) return undefined;
  const groups: { name: string; lines: Line[] }[] = [];
  for (const each of line.siblings()) {
    const isEmpty = each.value.text === '' && each.subtree().length === 1;
    if (isEmpty) groups.push({ name: each.key?.name ?? '', lines: [] });
    else groups.at(-1)?.lines.push(each);
  }
  const [one, other] = [first, line].map((each) =>
    groups.findIndex(({ lines }) => lines.includes(each)),
  );
  const [head] = groups[0]?.lines ?? [];
  if (!head || one === -1 || one === other || groups.some(({ lines }) => lines.length === 0))
    return undefined;
  const namesIn = ({ lines }: { lines: Line[] }) =>
    lines
      .map(({ key }) => key?.name)
      .toSorted()
      .join();
  const moved = groups
    .flatMap(({ lines }) => lines)
    .flatMap((each) => each.subtree())
    .filter((each) => !each.isBlank);
  const names = groups.map(({ name }) => code(name)).join(' and ');
  return change(
    moved.map((each) => each.moveBy(2)),
    {
      code: 'Y014',
      place: head.place,
      message: `What belongs to ${names} is 2 spaces too far to the left.`,
      hints: ['What is in a group starts 2 spaces after the name of the group.'],
      certain: groups.every((group) => namesIn(group) === namesIn(groups[0] ?? group)),
      cost: 1.05,
    },
  );
}
