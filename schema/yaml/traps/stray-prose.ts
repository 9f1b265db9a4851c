import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { shortened } from '../shortened.ts';

/** A paragraph that stands between blocks, at the beginning of its line, and belongs to no property. */
export const strayProse: Trap = ({ text, from, indent, key, dashes }, { lines }) => {
  const words = text.trim();
  if (indent > 0 || key || dashes > 0 || !/^\p{L}[^:]*[ \t][^:]*$/u.test(words)) return [];
  const run = lines.filter((line) => line.from >= from);
  const end = run.findIndex(
    (line) => line.indent > 0 || line.key || line.dashes > 0 || line.isBlank,
  );
  const paragraph = end < 0 ? run : run.slice(0, end);
  return [
    {
      code: 'Y018',
      place: [from, from + words.length],
      message: `${code(shortened(words))} belongs to no property.`,
      hints: [
        'A text is the value of a property of a block, such as `text: …`. A note for yourself starts with `# `.',
      ],
      title: 'write `# ` in front, which makes it a note that nobody sees',
      edits: paragraph.map((line) => ({ from: line.from, to: line.from, text: '# ' })),
      certain: false,
      // Where it can go on with the text above, it most likely does.
      cost: 16,
    },
  ];
};
