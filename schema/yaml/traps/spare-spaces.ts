import { change, rewrite, type Trap } from '../candidate.ts';
import { trapOf } from '../patterns.ts';

/** `change: - 4`, where a number is meant. */
export const behindMinus: Trap = trapOf([
  {
    within: 'text',
    form: /(?<=[:[,][ \t]+)[-−][ \t]+(?=\d[\d.]*[ \t]*(?:[,}\]]|$))/,
    guess: ({ at }) =>
      rewrite(at(), '-', {
        code: 'Y007',
        message: 'A space is between this minus and its number.',
        hints: ['Write the minus right before the number.'],
        title: 'remove the space',
        certain: true,
        cost: 0.8,
      }),
  },
]);

/** `-  type: hero`, and below it properties that are one space less far to the right. */
export const behindDash: Trap = ({ indent, column, dashes, key, from, below }) => {
  const usual = indent + 2;
  if (dashes !== 1 || !key || column <= usual || below?.column !== usual) return [];
  return change([{ from: from + usual, to: from + column, text: '' }], {
    code: 'Y014',
    place: [from + column, key.to],
    message: 'More than one space comes after this dash.',
    hints: ['One space comes after a dash, and the other lines of the item start below it.'],
    title: 'write one space after the dash',
    certain: true,
    cost: 5,
  });
};
