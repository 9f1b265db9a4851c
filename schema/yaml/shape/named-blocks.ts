import { code } from '../../diagnostics/wording.ts';
import type { TextEdit } from '../../edits/text-edits.ts';
import type { Guesses } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { valuesOf } from '../schema-names.ts';

/** `hero:` and `feature:` below `blocks:`, each with its properties below it: a group in place of a list. */
export function namedBlocks(line: Line): Guesses {
  const blocks = line.siblings();
  const [first] = blocks;
  const parent = first?.above;
  if (!first || parent?.key?.name !== 'blocks' || parent.value.text !== '' || parent.indent > 0)
    return [];
  if (parent.column >= first.indent || !blocks.every(isNamed)) return [];
  const name = first.key?.name ?? '';
  return {
    code: 'Y015',
    place: first.place,
    message: `${code('blocks')} is a list, and a block says in ${code('type')} which one it is.`,
    hints: [
      `Write ${code(`- type: ${name}`)} in place of ${code(`${name}:`)}, and its properties below.`,
    ],
    title: `write ${code('- type: ')} before ${blocks.length > 1 ? 'the names of the blocks' : 'the name of the block'}`,
    edits: blocks.flatMap(asItem),
    certain: true,
    cost: 1,
  };
}

/** Whether a line has the name of a block, and its properties are below. */
const isNamed = (line: Line): boolean =>
  line.dashes === 0 &&
  line.value.text === '' &&
  valuesOf('type').includes(line.key?.name ?? '') &&
  (line.below?.indent ?? 0) > line.indent;

function asItem(line: Line): TextEdit[] {
  const { from, start, text, key, indent, below } = line;
  const colon = from + text.indexOf(':');
  const by = indent + 2 - (below?.indent ?? 0);
  const own = by === 0 ? [] : line.subtree().slice(1);
  return [
    { from: start, to: colon + 1, text: `- type: ${key?.name}` },
    ...own
      .filter(({ isBlank }) => !isBlank)
      .map((each) => ({
        from: each.from,
        to: each.start,
        text: ' '.repeat(Math.max(0, each.indent + by)),
      })),
  ];
}
