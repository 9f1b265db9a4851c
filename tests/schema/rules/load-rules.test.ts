import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PlainError } from '../../../schema/plain-error.ts';
import { loadRules } from '../../../schema/validate/check-across-pages.ts';
import { temporaryFolder } from '../../content.ts';

test.each([
  ['no export', 'const rule = () => {};\n'],
  ['an export with a name', 'export const rule = () => {};\n'],
  ['a default export that is no function', "export default 'rule';\n"],
])('a file of a rule with %s is named', async (_, text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'first.ts'), 'export default () => {};\n');
  writeFileSync(join(folder, 'second.ts'), text);
  const error = await loadRules(folder).catch((reason) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(error.message).toContain('schema/rules/second.ts');
  expect(error.message).toContain('export default');
});
