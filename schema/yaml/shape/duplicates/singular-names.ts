import { isSameWord } from '../../../diagnostics/same-word.ts';
import { lineBreakOf } from '../../../diagnostics/source.ts';
import { code } from '../../../model/wording.ts';
import type { TextEdit } from '../../../syntax/text-edits.ts';
import { type Candidate, change } from '../../candidate.ts';
import type { Line, Run } from '../../lines.ts';
import { isPropertyName, namesOf } from '../../schema-names.ts';
import { partsFrom } from './missing-dashes.ts';

/** `feature:` several times, one below the other, for the items of `features`. */
export function itemsOfOneName(first: Line, text: string): Candidate | undefined {
  const { key } = first;
  const list = listOf(first);
  const parts = partsFrom(first, (line) => line.key?.name === key?.name);
  if (!list || !key || parts.length < 2) return undefined;
  const opening = list.isAbove ? '' : `${list.name}:${lineBreakOf(text)}`;
  return change(dashesInsteadOfNames(first, parts, opening), {
    code: 'Y002',
    place: [key.from, key.to],
    message: `${code(key.name)} appears here ${parts.length} times, and ${code(list.name)} is a list of such items.`,
    hints: list.isAbove
      ? `Write ${code('- ')} in place of each ${code(`${key.name}:`)}.`
      : `Write ${code(`${list.name}:`)} once, and below it ${code('- ')} before each of them.`,
    title: `write them as items of ${code(list.name)}`,
    certain: true,
    cost: 1.2,
  });
}

/** The list that a property's name is the singular of, and whether the property is below its name. */
function listOf(first: Line): { name: string; isAbove: boolean } | undefined {
  const name = first.key?.name ?? '';
  const lists = namesOf('list').filter((list) => isSameWord(list, name));
  const parent = first.linesAbove().find(({ indent }) => indent < first.indent);
  const outer = parent?.value.text === '' ? parent.key?.name : undefined;
  if (outer !== undefined && outer !== name && lists.includes(outer))
    return { name: outer, isAbove: true };
  // The address of a page, as in redirects, is no item.
  const isNoProperty = !isPropertyName(name) && /^\w/.test(name);
  const [list] = isNoProperty ? lists : [];
  return list === undefined ? undefined : { name: list, isAbove: false };
}

/**
 * Writes a dash in place of the name of each property, and what is below it further in.
 * @param opening the line above them that names their list, if it is not there
 */
function dashesInsteadOfNames(first: Line, parts: readonly Run[], opening: string): TextEdit[] {
  const column = first.column + (opening ? 2 : 0);
  return parts.flatMap(([head, ...below]) => {
    const { value, from } = head;
    const child = below.find(({ hasContent }) => hasContent);
    // The first line below a name without a value follows the dash.
    const start = value.text === '' ? child : undefined;
    const by = start ? column + 2 - start.indent : column - first.column;
    const isOpening = head === first && opening !== '';
    return [
      {
        from: isOpening ? from + first.column : from,
        to: start ? start.start : value.from,
        text: `${isOpening ? opening : ''}${' '.repeat(column)}- `,
      },
      ...below
        .filter((each) => !each.isBlank && !(start && each.index <= start.index))
        .map((each) => each.indentTo(each.indent + by)),
    ];
  });
}
