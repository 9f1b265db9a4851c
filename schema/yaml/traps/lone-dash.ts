import type { Trap } from '../candidate.ts';

/** `[820, -, 880]`: a dash for a value that is missing. */
export const loneDash: Trap = ({ text, from }) => {
  const found = /(?<=[[,]\s*)[-–—](?:\s*,\s*|(?=\s*\]))/.exec(text);
  if (!found || !/\[[^\]]*$/.test(text.slice(0, found.index))) return [];
  const at = from + found.index;
  return [
    {
      code: 'Y007',
      place: [at, at + 1],
      message: 'This dash is no value, and a list has no gaps.',
      hints: ['Write the value in this place. If there is none, take the place out.'],
      title: 'take the place out',
      edits: [{ from: at, to: at + found[0].length, text: '' }],
      certain: false,
      cost: 0.5,
    },
  ];
};
