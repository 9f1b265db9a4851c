import type { Scene, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';

const fence = /^\s*(?:```+|~~~+)\s*\w*\s*$/;

/** The marks around code in Markdown, which come along where a page is copied from a chat or a document. */
export const codeFences: Trap = (line, scene) => {
  const all = fence.test(line.text) ? fencesOf(scene) : [];
  const [first] = all;
  if (!first) return [];
  return {
    code: 'Y028',
    place: [first.start, first.to],
    message: 'Such a line marks code in Markdown, and is no part of a page.',
    hints: [all.length > 1 ? 'Remove all of them.' : 'Remove the line.'],
    title:
      all.length > 1
        ? `remove lines ${all.map(({ index }) => index + 1).join(' and ')}`
        : 'remove the line',
    // The line breaks stay, so that all other lines keep their numbers until the fix is made.
    edits: all.map(({ from, to }) => ({ from, to, text: '' })),
    certain: true,
    cost: 0.9,
  };
};

const fencesOf = ({ lines }: Scene): Line[] => lines.filter(({ text }) => fence.test(text));
