import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';
import { asValue } from '../scalar.ts';

/** `|` and `>` with the text behind them instead of below. */
export const longTexts: Trap = (line, { lines }) => {
  const match = /^([|>][+-]?)([ \t]+)([^#\s].*)$/.exec(line.value.text);
  // A text such as `> 90% of teams` means the sign.
  if (!match || /^>\s*[\d$€]/.test(line.value.text)) return [];
  const [, sign = '', space = '', rest = ''] = match;
  const { from, to } = line.value;
  const next = neighbour(lines, line.index, 1);
  const goesOn = next && next.indent > line.indent && next.indent > 0 && !next.key;
  const common = {
    code: 'Y007' as const,
    place: [from, from + sign.length] as [number, number],
    message: `Behind ${code(sign)} the text starts in the next line, not in the same one.`,
    certain: true,
    cost: sign.startsWith('|') ? 1 : 1.5,
  };
  if (goesOn) {
    return [
      {
        ...common,
        hints: ['Start a new line behind it, indented like the rest of the text.'],
        title: `start a new line behind ${code(sign)}`,
        edits: [
          {
            from: from + sign.length,
            to: from + sign.length + space.length,
            text: `\n${' '.repeat(next.indent)}`,
          },
        ],
      },
    ];
  }
  return [
    {
      ...common,
      hints: ['A text of one line needs no such sign.'],
      title: `remove ${code(sign)}`,
      edits: [{ from, to, text: asValue(rest) }],
    },
  ];
};
