import { isSameWord } from '../../diagnostics/same-word.ts';
import { lineBreakOf } from '../../diagnostics/source.ts';
import type { Schema } from '../../model/schemas.ts';
import { code, startOf } from '../../model/wording.ts';
import { insert, type TextEdit } from '../../syntax/text-edits.ts';
import { type Candidate, change, type Guesses, type Scene } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { isPropertyName, mayHave, namesOf, shapesOf } from '../schema-names.ts';

/** What if this property were there already? */
export function duplicates(line: Line, scene: Scene): Guesses {
  const { lines } = scene;
  const { key, indent, column } = line;
  if (!key || line.dashes > 0) return [];
  const outside = besideDash(line, lines);
  if (outside) return [outside];
  let first: Line | undefined;
  for (const above of line.linesAbove()) {
    if (above.column < indent) break;
    if (above.column === column && above.key?.name === key.name) first = above;
    if (above.indent < indent) break;
  }
  return first ? [flattened(line, first) ?? [], repeated(line, key, first, scene)].flat() : [];
}

/** What if it is there already, further up in the same group? */
function repeated(
  line: Line,
  key: NonNullable<Line['key']>,
  first: Line,
  { lines, text }: Scene,
): readonly Candidate[] {
  const copy = copied(line, first, lines);
  if (copy) return [copy];
  const list = asList(key.name, first, text);
  if (list) return [list];
  const groups = asGroups(key.name, first, text);
  const own = line.subtree();
  const isSame =
    first.value.text !== '' && first.value.text === line.value.text && own.length === 1;
  const [one, other] = [first, line].map(({ text }) => code(startOf(text.trim())));
  const both =
    one === other ? `the one of line ${first.index + 1} or this one` : `${one} or ${other}`;
  const remove = (which: string, spare: Line, cost: number): Candidate =>
    change([removal(spare.subtree())], {
      code: 'Y002',
      place: [key.from, key.to],
      message: `${code(key.name)} appears twice in the same place.`,
      label: `the first is in line ${first.index + 1}`,
      hints: `Keep the one that is right, ${both}, and remove the other.${elsewhere(line)}`,
      // The second is most likely what the author has just written, and the first what was there.
      title: isSame ? `remove the ${which}` : '',
      certain: isSame,
      cost,
    });
  const isList = ({ value, below }: Line) => value.text === '' && (below?.dashes ?? 0) > 0;
  const before = first.subtree();
  if (isList(line) && isList(first) && before.at(-1)?.index === line.above?.index)
    return [(isAlike(line, first) ? undefined : lostStart(line, first)) ?? joinLists(line, first)];
  // A name with nothing behind or below it was left over.
  if (first.value.text === '' && before.length === 1 && first.dashes === 0 && own.length > 1)
    return [
      {
        ...remove('first', first, 1.2),
        place: [first.start, first.to],
        label: `the second is in line ${line.index + 1}`,
        hints: ['Nothing is below this one: remove it.'],
        title: 'remove the line',
        certain: true,
      },
    ];
  // One right below the other is another wording of it, rather than the beginning of an item.
  const isBeside = line.index === first.index + 1 && own.length === 1 && line.value.text !== '';
  // Where the second is complete and the first is not, the first is the one that was left over.
  return [
    ...groups,
    remove('second', line, isBeside && (isSame || first.dashes === 0) ? 5 : 20),
    ...(first.dashes === 0 ? [remove('first', first, 20.5)] : []),
  ];
}

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

/** `action:` and `second:`, each with its properties below it in the same column. */
function flattened(line: Line, first: Line): Candidate | undefined {
  // There, any text may have any name.
  if (line.isInValues) return undefined;
  const groups: { name: string; lines: Line[] }[] = [];
  for (const each of line.siblings()) {
    const isEmpty = each.value.text === '' && each.subtree().length === 1;
    if (isEmpty) groups.push({ name: each.key?.name ?? '', lines: [] });
    else groups.at(-1)?.lines.push(each);
  }
  // What follows in the last group, and is in no other one, is beside the groups.
  const last = groups.at(-1);
  const end = last?.lines.findIndex(
    ({ key }) =>
      !groups.some(
        (group) => group !== last && group.lines.some((each) => each.key?.name === key?.name),
      ),
  );
  if (last && end !== undefined && end >= 0) last.lines.splice(end);
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

/** Several lines that appear twice, one copy right below the other. */
function copied(line: Line, first: Line, lines: readonly Line[]): Candidate | undefined {
  const length = line.index - first.index;
  const isTwice = (at: number) => lines[at] && lines[at].text === lines[at + length]?.text;
  let [from, to] = [first.index, first.index];
  while (isTwice(from - 1)) from -= 1;
  while (isTwice(to)) to += 1;
  if (length < 2 || to - from < length) return undefined;
  const spare = lines.slice(to, to + length);
  const [head] = spare as [Line];
  return change([removal(spare)], {
    code: 'Y002',
    place: [head.start, head.to],
    message: `${length} lines appear twice, one copy right below the other.`,
    label: `the first copy begins in line ${to - length + 1}`,
    hints: 'Remove one of the two.',
    certain: true,
    cost: 1.1,
  });
}

/** `feature:` several times, one below the other, for the items of `features`. */
function asList(name: string, first: Line, text: string): Candidate | undefined {
  // The address of a page, as in redirects, is no item.
  const parent = first.linesAbove().find(({ indent }) => indent < first.indent);
  const outer = parent?.value.text === '' ? parent.key?.name : undefined;
  const isBelowList =
    outer !== undefined &&
    outer !== name &&
    isSameWord(outer, name) &&
    namesOf('list').includes(outer);
  const list = isBelowList
    ? outer
    : isPropertyName(name) || /^\W/.test(name)
      ? undefined
      : namesOf('list').find((each) => isSameWord(each, name));
  const runs: Line[][] = [];
  for (let next: Line | undefined = first; next?.key?.name === name; ) {
    const own = next.subtree();
    runs.push(own);
    next = own.at(-1)?.below;
    if (next?.column !== first.column) break;
  }
  const { key, column, from } = first;
  if (!list || !key || runs.length < 2) return undefined;
  const deeper = isBelowList ? 0 : 2;
  const inner = ' '.repeat(column + deeper);
  const edits = runs.flatMap(([head, ...below]) => {
    const { value, from: start } = head as Line;
    const child = below.find((each) => each.hasContent);
    const by = child && !value.text ? column + deeper + 2 - child.indent : deeper;
    const isOpening = head === first && !isBelowList;
    const opening = isOpening ? `${list}:${lineBreakOf(text)}` : '';
    // The first line below a name without a value follows the dash.
    const isBelow = child !== undefined && value.text === '';
    return [
      {
        from: isOpening ? from + column : start,
        to: isBelow ? child.start : value.from,
        text: `${opening}${inner}- `,
      },
      ...below
        .filter((each) => !each.isBlank && !(isBelow && each.index <= child.index))
        .map((each) => each.indentTo(each.indent + by)),
    ];
  });
  return change(edits, {
    code: 'Y002',
    place: [key.from, key.to],
    message: `${code(name)} appears here ${runs.length} times, and ${code(list)} is a list of such items.`,
    hints: isBelowList
      ? `Write ${code('- ')} in place of each ${code(`${name}:`)}.`
      : `Write ${code(`${list}:`)} once, and below it ${code('- ')} before each of them.`,
    title: `write them as items of ${code(list)}`,
    certain: true,
    cost: 1.2,
  });
}

/** `question:`, `answer:`, `question:`, `answer:`, where the dashes of a list are missing, or the list as well. */
function asGroups(name: string, first: Line, text: string): Candidate[] {
  if (first.dashes > 0) return [];
  const parts = partsFrom(first);
  const names = new Set(parts.flatMap(([head]) => head?.key?.name ?? []));
  const isItem = (item: Schema) => mayHave(item, names);
  const place: [number, number] = [first.content.from, first.value.to];
  const { above } = first;
  const isBelowName = above && above.indent < first.indent && above.value.text === '';
  const own = isBelowName ? above.key?.name : undefined;
  if (own && shapesOf(own).items.some(isItem))
    return [
      change(dashesBefore(name, parts, 0), {
        code: 'Y015',
        place,
        message: `The dashes that start the items of ${code(own)} are missing.`,
        hints: `Write ${code(`- ${name}: …`)} for each, and what else belongs to it below, two spaces further in.`,
        title: `write a dash before each ${code(name)}`,
        certain: true,
        cost: 1,
      }),
    ];
  const count = parts.filter(([head]) => head?.key?.name === name).length;
  const column = ' '.repeat(first.column);
  return namesOf('list')
    .filter((list) => shapesOf(list).items.some(isItem))
    .map((list) => {
      const start = insert(first.from, `${column}${list}:${lineBreakOf(text)}`);
      return change([start, ...dashesBefore(name, parts, 2)], {
        code: 'Y002',
        place,
        message: `${code(name)} appears here ${count} times, and belongs in the items of ${code(list)}, a list.`,
        hints: `Write ${code(`${list}:`)} above, and start each item with ${code(`- ${name}: …`)}. What else belongs to it is below.`,
        title: `write ${code(`${list}:`)} above, and a dash before each ${code(name)}`,
        certain: true,
        cost: 3,
      });
    });
}

/** The properties in the column of the first one, each with what is below it. */
function partsFrom(first: Line): Line[][] {
  const parts: Line[][] = [];
  for (let next: Line | undefined = first; next?.key && next.dashes === 0; ) {
    const own = next.subtree();
    parts.push(own);
    next = own.at(-1)?.below;
    if (next?.column !== first.column) break;
  }
  return parts;
}

/** Makes each property of this name the beginning of an item, with the properties that follow. */
const dashesBefore = (name: string, parts: readonly Line[][], margin: number): TextEdit[] =>
  parts.flatMap((part) =>
    part
      .filter(({ isBlank }) => !isBlank)
      .map((each, index) => ({
        from: each.from,
        to: each.start,
        text: `${' '.repeat(each.indent + margin)}${index === 0 && each.key?.name === name ? '- ' : '  '}`,
      })),
  );

/** A group in the column of the dash of a block that has one of that name already: further in, it would be the second. */
function besideDash(line: Line, lines: readonly Line[]): Candidate | undefined {
  const { key, indent } = line;
  const start = line.linesAbove().find((above) => above.indent <= indent);
  if (!key || start?.dashes !== 1 || start.indent !== indent || start.key?.name !== 'type')
    return undefined;
  const first = lines
    .slice(start.index + 1, line.index)
    .find(
      (above) =>
        above.column === start.column && above.dashes === 0 && above.key?.name === key.name,
    );
  if (!first) return undefined;
  return change([removal(line.subtree())], {
    code: 'Y002',
    place: [line.start, line.start + key.name.length],
    message: `The block above has ${code(key.name)} already, and this one belongs to no block.`,
    label: `the first is in line ${first.index + 1}`,
    hints:
      'Keep the one that is right, and remove the other. If it belongs to another block, write that block above it, from its `- type: …` on.',
    title: '',
    cost: 9,
  });
}

/** The items below the second name go on with the list above it. */
const joinLists = (line: Line, first: Line): Candidate =>
  change([{ ...line.removal, from: line.from - 1 }], {
    code: 'Y002',
    place: [line.start, line.to],
    message: `${code(String(line.key?.name))} appears twice in the same place.`,
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
  return change([removal(line.subtree())], {
    code: 'Y002',
    place: [line.start, line.to],
    message: `${name} appears twice, and its items are of another kind here: the start of ${isBlock ? 'a block' : 'an item'} is missing above it.`,
    label: `the first is in line ${first.index + 1}`,
    hints: `Write ${code(`- ${start.key.name}: …`)} above ${name}, with what else belongs to that ${isBlock ? 'block' : 'item'}.`,
    title: '',
    cost: 1.2,
  });
}

/** Removes what is in lines. */
export function removal(own: readonly Line[]): TextEdit {
  const [{ from }] = own as [Line];
  return { from, to: (own.at(-1) as Line).to, text: '' };
}
