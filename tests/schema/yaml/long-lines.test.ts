import { expect, test } from 'vitest';
import { parsePage } from '../../../schema/load/load-page.ts';
import { createContentValidator } from '../../../schema/validate/validate.ts';

const validator = await createContentValidator();

/** In microseconds of processor time. Without limits, each of these takes minutes or never ends. */
const most = 15_000_000;

test.each([
  ['spaces in a text', ' ', 15_000, (long: string) => `text: x${long}Z`],
  ['names in braces', 'a: ', 4_000, (long: string) => `action: { label: Go, ${long} href: /a }`],
  ['braces in braces', '{,', 1_900, (long: string) => `action: { label: Go, ${long} href: /a }`],
  ['braces in a text', '{,', 4_000, (long: string) => `text: x${long}`],
  ['dots for a group', '.', 6_000, (long: string) => `action: "${long}Z"`],
])('a line of %s is checked in a few seconds', async (_, piece, length, write) => {
  const line = write(piece.repeat(length / piece.length));
  const text = `title: A\ndescription: B\nblocks:\n  - type: call-to-action\n    title: C\n    ${line}\n`;
  const before = process.cpuUsage();
  const { diagnostics } = await parsePage(
    { file: 'pages/a.yaml', route: '/a' },
    text,
    validator,
    undefined,
  );
  const { user, system } = process.cpuUsage(before);
  expect(diagnostics).not.toEqual([]);
  expect(user + system).toBeLessThan(most);
});
