import { lineBreakOf } from '../../../diagnostics/source.ts';
import type { Schema } from '../../../model/schemas.ts';
import { code } from '../../../model/wording.ts';
import { insert, type TextEdit } from '../../../syntax/text-edits.ts';
import { type Candidate, change } from '../../candidate.ts';
import { type Line, lastOf, type Run } from '../../lines.ts';
import { mayHave, namesOf, shapesOf } from '../../schema-names.ts';

/** `question:`, `answer:`, `question:`, `answer:`, where the dashes of a list are missing, or the list as well. */
export function itemsOfGroups(first: Line, text: string): Candidate[] {
  const { key, above } = first;
  if (!key || first.dashes > 0) return [];
  const parts = partsFrom(first, (line) => line.key !== undefined && line.dashes === 0);
  const names = new Set(parts.flatMap(([head]) => head?.key?.name ?? []));
  const isItem = (item: Schema) => mayHave(item, names);
  const isBelowName = above && above.indent < first.indent && above.value.text === '';
  const own = isBelowName ? above.key?.name : undefined;
  if (own && shapesOf(own).items.some(isItem)) return [onlyDashes(own, first, parts)];
  return namesOf('list')
    .filter((list) => shapesOf(list).items.some(isItem))
    .map((list) => listAndDashes(list, first, parts, text));
}

/** The list is there. */
function onlyDashes(list: string, first: Line, parts: readonly Line[][]): Candidate {
  const name = first.key?.name ?? '';
  return change(dashesBefore(name, parts, 0), {
    code: 'Y015',
    place: placeOf(first),
    message: `The dashes that start the items of ${code(list)} are missing.`,
    hints: `Write ${code(`- ${name}: …`)} for each, and what else belongs to it below, two spaces further in.`,
    title: `write a dash before each ${code(name)}`,
    certain: true,
    cost: 1,
  });
}

/** The name of the list is missing as well. */
function listAndDashes(
  list: string,
  first: Line,
  parts: readonly Line[][],
  text: string,
): Candidate {
  const name = first.key?.name ?? '';
  const count = parts.filter(([head]) => head?.key?.name === name).length;
  const start = insert(first.from, `${' '.repeat(first.column)}${list}:${lineBreakOf(text)}`);
  return change([start, ...dashesBefore(name, parts, 2)], {
    code: 'Y002',
    place: placeOf(first),
    message: `${code(name)} appears here ${count} times, and belongs in the items of ${code(list)}, a list.`,
    hints: `Write ${code(`${list}:`)} above, and start each item with ${code(`- ${name}: …`)}. What else belongs to it is below.`,
    title: `write ${code(`${list}:`)} above, and a dash before each ${code(name)}`,
    certain: true,
    cost: 3,
  });
}

const placeOf = ({ content, value }: Line): [from: number, to: number] => [content.from, value.to];

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

/** The properties in the column of the first one, up to one that is no part, each with what is below it. */
export function partsFrom(first: Line, isPart: (line: Line) => boolean): Run[] {
  const parts: Run[] = [];
  for (let next: Line | undefined = first; next && isPart(next); ) {
    const own = next.subtree();
    parts.push(own);
    next = lastOf(own).below;
    if (next?.column !== first.column) break;
  }
  return parts;
}
