import { code } from '../../model/wording.ts';
import type { TextEdit } from '../../syntax/text-edits.ts';
import { type Candidate, change } from '../candidate.ts';
import { type Line, splitLines } from '../lines.ts';
import { valuesOf } from '../schema-names.ts';

/**
 * `hero:` and `feature:` below `blocks:`, each with its properties below it: a group in place of a list.
 * Nothing in it can be checked, so its other mistakes are found only after this one.
 */
export function namedBlocksIn(text: string): Candidate | undefined {
  const parent = splitLines(text).find(({ key, indent }) => key?.name === 'blocks' && indent === 0);
  const first = parent?.below;
  if (parent?.value.text !== '' || !first || first.indent === 0) return undefined;
  const blocks = first.siblings();
  const recognized = blocks.filter((line) => hasType(line) || isBlock(line));
  if (!blocks.every(isNamed) || recognized.length * 2 < blocks.length) return undefined;
  const name = first.key?.name ?? '';
  return change(blocks.flatMap(asItem), {
    code: 'Y015',
    place: first.place,
    message: `${code('blocks')} is a list, and a block says in ${code('type')} which one it is.`,
    hints: [
      hasType(first)
        ? `Write a dash in place of ${code(`${name}:`)}, before the ${code('type')}.`
        : `Write ${code(`- type: ${name}`)} in place of ${code(`${name}:`)}, and its properties below.`,
    ],
    title: hasType(first)
      ? `write ${code('- ')} in place of the names of the blocks`
      : `write ${code('- type: ')} before ${blocks.length > 1 ? 'the names of the blocks' : 'the name of the block'}`,
    certain: true,
    cost: 1,
  });
}

/** Whether the properties of a line are below it. */
const isNamed = ({ dashes, value, below, indent }: Line): boolean =>
  dashes === 0 && value.text === '' && below?.dashes === 0 && below.indent > indent;

const isBlock = ({ key }: Line): boolean => valuesOf('type').includes(key?.name ?? '');

const hasType = ({ below }: Line): boolean => below?.key?.name === 'type';

function asItem(line: Line): TextEdit[] {
  const { from, start, text, key, indent, below } = line;
  const by = indent + 2 - (below?.indent ?? 0);
  const own = line.runBelow((each) => each.indent > indent);
  const head: TextEdit = hasType(line)
    ? { from: start, to: below?.start ?? start, text: '- ' }
    : { from: start, to: from + text.indexOf(':') + 1, text: `- type: ${key?.name}` };
  return [
    head,
    ...own
      .filter((each) => by !== 0 && !(hasType(line) && each === below))
      .map((each) => each.indentTo(each.indent + by)),
  ];
}
