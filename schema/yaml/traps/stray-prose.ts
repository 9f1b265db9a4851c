import { insteadOf } from '../../diagnostics/explanations/unknown/advice.ts';
import { cachedPieces, code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { asFlowValue } from '../scalar.ts';
import { shortened } from '../shortened.ts';

/** A paragraph that stands between blocks, and belongs to no property. */
export const strayProse: Trap = ({ text, from, indent, key, dashes, index }, { lines }) => {
  const words = text.trim();
  // Further in, it is a part of a block.
  if (indent > 2 || key || dashes > 0 || !/^\p{L}[^:]*[ \t][^:]*:?$/u.test(words)) return [];
  // A paragraph of its own, before a block.
  const isApart = lines[index - 1]?.isBlank && neighbour(lines, index, 1)?.key?.name === 'type';
  const run = lines.slice(index);
  const end = run.findIndex(
    (line) => line.indent !== indent || line.key || line.dashes > 0 || line.isBlank,
  );
  const paragraph = end < 0 ? run : run.slice(0, end);
  const isBelowBlocks = lines.slice(0, index).some((line) => line.key?.name === 'blocks');
  return [
    {
      code: 'Y018',
      place: [from + indent, from + indent + words.length],
      message: `${code(shortened(words))} belongs to no property.`,
      hints: [
        isBelowBlocks
          ? inBlock(paragraph.map((line) => line.text.trim()).join(' '))
          : 'A text is the value of a property of a block, such as `text: …`.',
        asNote,
      ],
      title: 'write `# ` in front, which makes it a note that nobody sees',
      edits: paragraph.map((line) => ({
        from: line.from + indent,
        to: line.from + indent,
        text: '# ',
      })),
      certain: false,
      // Elsewhere it goes on with the text above, if it can.
      cost: isApart ? 5 : 16,
    },
  ];
};

/** What else such a text may be. */
export const asNote = 'A note for yourself starts with `# `; what nobody needs can go.';

/** How a text that visitors are to read stands in a block, as the schema of the page says it. */
export const inBlock = (words: string): string =>
  insteadOf('bodyText', cachedPieces()['page.json'] ?? {})?.replace(
    'text: …',
    () => `text: ${asFlowValue(words)}`,
  ) ?? '';
