import { code } from '../../diagnostics/wording.ts';
import type { Trap } from '../candidate.ts';

/** `-type: hero` without a space, and items that start with another sign than a dash. */
export const bullets: Trap = ({ text: line, from: start, indent, column }) => {
  const content = line.slice(column);
  const close = /^-(?=[^\s-])/.exec(content);
  const at = start + column;
  if (close) {
    return [
      {
        code: 'Y012',
        place: [at, at + 1],
        message: 'A space is missing behind the dash that starts an item.',
        hints: [`Write ${code(`- ${content.slice(1, 30)}${content.length > 30 ? '…' : ''}`)}.`],
        title: 'write a space behind the dash',
        edits: [{ from: at + 1, to: at + 1, text: ' ' }],
        certain: true,
        cost: 1,
      },
    ];
  }
  const other = /^(?:[–—−•·‣*+▪]|--|\d+[.)](?=[ \t]))[ \t\u00a0]*/.exec(content);
  if (!other || indent !== column) return [];
  return [
    {
      code: 'Y028',
      place: [at, at + other[0].trimEnd().length],
      message: `An item of a list starts with a dash and a space, not with ${code(other[0].trim())}.`,
      hints: ['Write `- ` instead.'],
      title: 'write `- `',
      edits: [{ from: at, to: at + other[0].length, text: '- ' }],
      certain: true,
      cost: 1.5,
    },
  ];
};
