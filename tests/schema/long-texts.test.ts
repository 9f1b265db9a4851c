import { expect, test } from 'vitest';
import { diagnose } from '../diagnose.ts';

/** Pieces of texts in which patterns look far around. A file may be almost as long as these texts. */
const pieces = [
  '**[a](/pricing?',
  '\\\\',
  ' ',
  '$',
  '__a',
  '<b>',
  '</b>',
  'a\\n',
  '…',
  'a.',
  '(a',
  "'",
];

// Each takes less than a second, and some took minutes.
test.each(pieces)(
  'a text of many %j is reported as too long',
  async (piece) => {
    const text = piece.repeat(200_000 / new TextEncoder().encode(piece).length);
    const page = (lead: string) =>
      `title: A\ndescription: A page.\nblocks:\n  - { type: hero, title: A, lead: ${lead} }\n`;
    const found = await diagnose(page(`"a${text}b"`));
    expect(found.map(({ code }) => code)).toEqual(['P107']);
  },
  20_000,
);

test('a text of many elements in HTML is reported as that', async () => {
  const text = '<b>a</b>'.repeat(2000);
  const page = `title: A\ndescription: A page.\nblocks:\n  - { type: hero, title: A, lead: "${text}" }\n`;
  const found = await diagnose(page);
  expect(found.map(({ code }) => code)).toContain('W901');
});
