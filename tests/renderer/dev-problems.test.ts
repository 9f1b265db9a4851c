import { expect, test } from 'vitest';
import { openEditedSite } from '../../renderer/dev/edited-site.ts';
import { reportProblems } from '../../renderer/dev/problems.ts';
import { contentFolder } from '../content.ts';

test('warnings are counted while pages are edited, and the command that shows them is named', async () => {
  const warned = contentFolder({ 'site.yaml': 'brand: { name: Holm }\n' });
  expect(reportProblems(await openEditedSite(warned))).toMatch(/1 warning.*\n.*npm run validate/);
  expect(reportProblems(await openEditedSite(contentFolder()))).not.toContain('validate');
});
