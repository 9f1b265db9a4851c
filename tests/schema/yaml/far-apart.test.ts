import { expect, test } from 'vitest';
import { applyFixes } from '../../../schema/edits/apply-fixes.ts';
import { diagnose } from '../../diagnose.ts';

const block = (index: number) => `  - type: check-list
    heading: List ${index}
    items:
      - First of ${index}
      - Second of ${index}
`;

/** A page whose first and last blocks have the mistake, with sound blocks between them. */
const page = (change: (text: string) => string) =>
  `title: Lists
description: Eight lists.
blocks:
${[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (index === 1 || index === 8 ? change(block(index)) : block(index))).join('')}`;

test.each([
  ['* for a dash', (text: string) => text.replace('- First', '* First')],
  ['• for a dash', (text: string) => text.replace('- First', '• First')],
  ['a semicolon at the end', (text: string) => text.replace(/(heading: .*)/, '$1;')],
  ['a comma at the end', (text: string) => text.replace(/(heading: .*)/, '$1,')],
])('%s in two blocks that are far apart: the fix keeps what is between them', async (_, change) => {
  const text = page(change);
  const fixes = (await diagnose(text)).flatMap(({ fix }) => fix ?? []);
  expect(
    applyFixes(
      text,
      fixes.map((fix) => ({ ...fix, certain: true })),
    ).text,
  ).toBe(page((as) => as));
});

test('a fence around a page is removed, and nothing else', async () => {
  const text = `\`\`\`yaml\n${page((as) => as)}\`\`\`\n`;
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(applyFixes(text, found?.fix ? [found.fix] : []).text).toBe(page((as) => as));
});
