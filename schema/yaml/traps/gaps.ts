import { rewrite, type Trap } from '../candidate.ts';
import { neighbour } from '../lines.ts';

/** Spaces that separate what belongs together. */
export const gaps: Trap = (line, scene) =>
  [behindMinus(line, scene), behindDash(line, scene)].flat();

/** `change: - 4`, where a number is meant. */
const behindMinus: Trap = ({ text, from }) =>
  [...text.matchAll(/(?<=[:[,][ \t]+)[-−][ \t]+(?=\d[\d.]*[ \t]*(?:[,}\]]|$))/g)].map(
    ({ index, 0: sign }) =>
      rewrite([from + index, from + index + sign.length], '-', {
        code: 'Y007',
        message: 'A space stands between this minus and its number.',
        hints: ['Write the minus right before the number.'],
        title: 'remove the space',
        certain: true,
        cost: 0.8,
      }),
  );

/** `-  type: hero`, and below it properties that stand one space less far to the right. */
const behindDash: Trap = ({ index, indent, column, dashes, key, from }, { lines }) => {
  const usual = indent + 2;
  const below = neighbour(lines, index, 1);
  if (dashes !== 1 || !key || column <= usual || below?.column !== usual) return [];
  return {
    code: 'Y014',
    place: [from + column, key.to],
    message: `More than one space stands behind this dash.`,
    hints: ['One space stands behind a dash, and the other lines of the item start below it.'],
    title: 'write one space behind the dash',
    edits: [{ from: from + usual, to: from + column, text: '' }],
    certain: true,
    cost: 5,
  };
};
